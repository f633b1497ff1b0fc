// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/events/event_view.h"

#include "views/base/call_text_source.h"
#include "views/base/desk.h"
#include "views/base/event_costs.h"
#include "views/base/item_tools.h"
#include "views/docks/events/event_delegate.h"
#include "views/docks/events/event_model.h"
#include "views/docks/events/filter_field.h"
#include "views/machine/recordings.h"
#include "views/theme/counted.h"
#include "views/theme/key_text.h"
#include "views/theme/theme.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QScrollBar>
#include <QSettings>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>

namespace vitrine::views {

namespace {

constexpr int kExpandedRows = 100; // of those that contain matches: enough to see some without a click
constexpr const char* kHistoryKey = "docks/events/filterHistory";

} // namespace

EventView::EventView(Desk& desk)
    : DockView(desk), m_texts(desk.texts()), m_recordings(&Recordings::of(desk)), m_costs(desk.costs()),
      m_model(new EventModel(desk.texts(), m_costs, this)), m_tree(new QTreeView(this)),
      m_delegate(new EventDelegate(*m_tree)),
      m_links(new LinkCells(*m_tree, desk, *m_delegate, LinkCells::Rows::LeftToTheView)),
      m_follow(addFollowAction(*m_tree, desk)), m_writeAsker(new QObject(this))
{
    m_costs.setViewer(this, [this] { return EventCosts::Wish{wantedFrames(), m_isTimed}; });
    setUpTree();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(makeHeader());
    layout->addWidget(m_tree, 1);
    layout->addWidget(makeStatus());
    setUpColumns();
    connectAll();
    takeDecorations();
}

void EventView::setUpTree()
{
    m_tree->setModel(m_model);
    m_tree->setUniformRowHeights(true);
    m_tree->setIndentation(12);
    m_tree->setExpandsOnDoubleClick(false);
    m_tree->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_tree->setAllColumnsShowFocus(true);
    m_tree->setContextMenuPolicy(Qt::CustomContextMenu);
    m_tree->setObjectName(QStringLiteral("eventTree"));
    m_tree->setAccessibleName(tr("Events"));
    m_tree->installEventFilter(this);
    m_tree->viewport()->installEventFilter(this);
    setFocusProxy(m_tree);
}

QWidget* EventView::makeHeader()
{
    auto* header = new QWidget(this);
    header->setProperty("role", "header");
    header->setAttribute(Qt::WA_StyledBackground);
    auto* layout = new QGridLayout(header);
    layout->setContentsMargins(kPadding, kGrid, kPadding, kGrid);
    layout->setSpacing(kGrid);
    m_filter = new FilterField([this]() -> const core::QueryVocabulary& { return m_texts.vocabulary(); }, header);
    m_filter->setPlaceholderText(tr("Filter events"));
    m_filter->setAccessibleName(tr("Filter events"));
    m_filter->setHistory(desk().settings().value(QLatin1String(kHistoryKey)).toStringList());
    layout->addWidget(m_filter, 0, 0);
    m_allCalls = new QToolButton(header);
    m_allCalls->setText(tr("All calls"));
    m_allCalls->setCheckable(true);
    setKeyTip(*m_allCalls, tr("<b>All calls</b> ({key:all-calls})<br>Also shows the calls that draw nothing."));
    layout->addWidget(m_allCalls, 0, 1);
    m_fault = new QLabel(header);
    m_fault->setWordWrap(true);
    m_fault->setObjectName(QStringLiteral("filterFault"));
    m_fault->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_fault->hide();
    layout->addWidget(m_fault, 1, 0, 1, 2);
    return header;
}

QWidget* EventView::makeStatus()
{
    m_status = new QLabel(this);
    m_status->setObjectName(QStringLiteral("eventStatus"));
    m_status->setProperty("role", "secondary");
    m_status->setContentsMargins(kPadding, kGrid, kPadding, kGrid);
    m_status->setWordWrap(true);
    m_status->setTextFormat(Qt::PlainText);
    m_status->hide();
    return m_status;
}

void EventView::connectAll()
{
    m_copy = addCopyAction(*m_tree, [this] { copy(); });
    connect(m_tree, &QTreeView::doubleClicked, this, [this](const QModelIndex& index) {
        if (!m_links->hasTakenDoubleClick())
            goTo(index);
    });
    connect(m_tree, &QWidget::customContextMenuRequested, this, &EventView::showMenu);
    connect(m_tree, &QTreeView::expanded, &m_costs, &EventCosts::wantOthers);
    connect(m_tree->verticalScrollBar(), &QScrollBar::valueChanged, &m_costs, &EventCosts::wantOthers);
    connect(&m_costs, &EventCosts::counted, m_model, &EventModel::sortAgain);
    connect(&m_costs, &EventCosts::counted, m_tree->viewport(), qOverload<>(&QWidget::update));
    connect(&m_costs, &EventCosts::progressed, m_tree->viewport(), qOverload<>(&QWidget::update));
    connect(&m_texts, &CallTextSource::textsArrived, m_tree->viewport(), qOverload<>(&QWidget::update));
    connect(&m_texts, &CallTextSource::searchProgressed, this, &EventView::showMatches);
    connect(&m_texts, &CallTextSource::vocabularyGrew, m_filter, &FilterField::offerAgain);
    connect(m_filter, &QLineEdit::textChanged, this, &EventView::filterChanged);
    connect(m_filter, &FilterField::left, m_tree, qOverload<>(&QWidget::setFocus));
    connect(m_filter, &FilterField::historyChanged, this,
            [this] { desk().settings().setValue(QLatin1String(kHistoryKey), m_filter->history()); });
    connect(m_allCalls, &QToolButton::toggled, this, &EventView::searchAgain);
    connect(&desk(), &Desk::inFrameChanged, this, &EventView::wishForCosts);
    connect(&desk(), &Desk::eventDecorationsChanged, this, &EventView::takeDecorations);
    filterChanged();
}

void EventView::refresh(const Changes& changes)
{
    if (changes.notes)
        layOutColumns();
    if (!changes.moment)
        return;
    const Moment& moment = desk().moment();
    const bool hasOtherWarnings = moment.warnings != m_warnings;
    m_warnings = moment.warnings;
    if (hasOtherWarnings)
        m_model->setWarnings(m_warnings);
    if (moment.index != m_index)
        setIndex(m_index = moment.index);
    else if (hasOtherWarnings && m_filter->parsed().query.looksAt(core::QueryField::Error))
        searchAgain();
    setPosition(moment.shownPosition());
    m_costs.wantOthers();
}

void EventView::setIndex(std::shared_ptr<const EventIndex> index)
{
    m_position = 0;
    m_model->setIndex(std::move(index));
    fitEventColumn();
    searchAgain();
}

void EventView::setPosition(std::uint64_t position)
{
    m_position = position;
    m_model->setPosition(position);
    const QModelIndex row = m_model->indexOf(position);
    if (!row.isValid())
        return m_tree->scrollToTop();
    for (QModelIndex above = row.parent(); above.isValid(); above = above.parent())
        m_tree->expand(above);
    // Whatever keys of a step are held, it is the only row that is selected.
    m_tree->selectionModel()->setCurrentIndex(row, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    m_tree->scrollTo(row);
}

void EventView::focusFilter()
{
    m_filter->setFocus(Qt::ShortcutFocusReason);
    m_filter->selectAll();
}

void EventView::toggleAllCalls()
{
    m_allCalls->toggle();
}

void EventView::setFilter(const QString& filter)
{
    m_filter->setText(filter);
}

void EventView::filterChanged()
{
    const QString fault = m_filter->fault();
    m_fault->setText(fault);
    m_fault->setVisible(!fault.isEmpty());
    setKeyTip(*m_filter, tr("<b>Filter</b> ({key:filter})<br>Keeps the events whose name or call contains these words, "
                            "or that fields describe: <i>kind:draw GL_TRIANGLES and not draw:5-20</i>. "
                            "{key:offer-words} offers what can stand here.<br>%1")
                             .arg((fault.isEmpty() ? m_filter->explanation() : fault).toHtmlEscaped()));
    if (fault.isEmpty()) // else what was found stays, until the filter says something again
        searchAgain();
}

void EventView::searchAgain()
{
    if (m_filter->parsed().fault)
        return;
    const bool allCalls = m_allCalls->isChecked();
    const core::EventQuery& query = m_filter->parsed().query;
    m_texts.search(this, {query, allCalls ? SearchScope::AllCalls : SearchScope::Actions, m_warnings});
    if (!query.root()) {
        m_status->hide();
        m_model->setFilter({allCalls, nullptr});
        return rebuilt();
    }
    m_status->setText(tr("Searching…"));
    m_status->show();
}

void EventView::showMatches(QObject* asker, const std::shared_ptr<const std::vector<std::uint64_t>>& matches,
                            bool finished)
{
    if (asker != this)
        return;
    m_model->setFilter({m_allCalls->isChecked(), matches});
    const auto count = matches->size();
    QString found = counted(count, tr("%1 match"), tr("%1 matches"));
    if (!finished)
        found = counted(count, tr("Searching… %1 match so far"), tr("Searching… %1 matches so far"));
    else if (count == 0)
        found = m_allCalls->isChecked()
                    ? tr("No call matches. Clear the filter with Esc.")
                    : tr("No draw, clear, copy or marker matches. Esc clears the filter; “All calls” looks further.");
    const auto* root = m_filter->parsed().query.root();
    const bool isPlain =
        !root || (root->kind == core::QueryNode::Kind::Term && root->term.field == core::QueryField::Text);
    m_status->setText(isPlain ? found : found + QLatin1Char('\n') + m_filter->explanation());
    int left = kExpandedRows;
    for (int row = 0; row < m_model->rowCount() && left > 0; ++row)
        left = expand(m_model->index(row, 0), left);
    rebuilt();
}

// With what it contains, as long as there are rows left to open; how many there are then.
int EventView::expand(const QModelIndex& row, int left)
{
    m_model->fetchMore(row);
    m_tree->expand(row);
    --left;
    for (int child = 0; child < m_model->rowCount(row) && left > 0; ++child)
        if (const QModelIndex inner = m_model->index(child, 0, row); m_model->rowCount(inner) > 0)
            left = expand(inner, left);
    return left;
}

void EventView::rebuilt()
{
    setPosition(m_position);
    m_costs.wantOthers();
}

void EventView::showEvent(QShowEvent* event)
{
    DockView::showEvent(event);
    wishForCosts();
}

void EventView::hideEvent(QHideEvent* event)
{
    DockView::hideEvent(event);
    if (m_recordings)
        wishForCosts();
}

// That which is shown, and those with rows in view; none while nobody sees them.
std::vector<std::size_t> EventView::wantedFrames() const
{
    if (!m_index || !isVisible() || std::ranges::none_of(m_besides, &EventModel::isCost))
        return {};
    std::vector<std::size_t> frames;
    if (m_position > 0)
        frames.push_back(m_index->frameAt(m_position).value_or(m_index->frames.size()));
    const int bottom = m_tree->viewport()->height();
    for (QModelIndex row = m_tree->indexAt({0, 0}); row.isValid(); row = m_tree->indexBelow(row)) {
        if (m_tree->visualRect(row).top() > bottom)
            break;
        const std::size_t frame = m_model->frameOf(row);
        if (row.parent().isValid() && !std::ranges::count(frames, frame))
            frames.push_back(frame);
    }
    return frames;
}

void EventView::goTo(const QModelIndex& index)
{
    if (index.isValid())
        desk().follow({PositionLink{index.data(EventModel::PositionRole).toULongLong()}, {}});
}

bool EventView::eventFilter(QObject* watched, QEvent* event)
{
    if ((event->type() == QEvent::Resize && watched == m_tree->viewport()) || // the tree's own comes before it
        (event->type() == QEvent::FontChange && watched == m_tree))
        fitEventColumn();
    const bool isKey = event->type() == QEvent::KeyPress && watched == m_tree;
    return (isKey && takeKey(*static_cast<QKeyEvent*>(event))) || QWidget::eventFilter(watched, event);
}

bool EventView::takeKey(const QKeyEvent& key)
{
    const bool goes = key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
    if (goes)
        goTo(m_tree->currentIndex());
    return goes;
}

} // namespace vitrine::views
