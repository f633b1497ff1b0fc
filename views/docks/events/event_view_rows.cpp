// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/base/call_text_source.h"
#include "views/base/desk.h"
#include "views/base/event_costs.h"
#include "views/base/event_decorations.h"
#include "views/base/event_labels.h"
#include "views/base/item_tools.h"
#include "views/base/notes.h"
#include "views/docks/events/call_objects.h"
#include "views/docks/events/event_delegate.h"
#include "views/docks/events/event_model.h"
#include "views/docks/events/event_sorting.h"
#include "views/docks/events/event_table.h"
#include "views/docks/events/event_view.h"
#include "views/machine/recordings.h"
#include "views/theme/theme.h"

#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QMenu>
#include <QSettings>
#include <QTreeView>

#include <algorithm>
#include <numeric>
#include <utility>

/// What EventView does with its rows and columns.

namespace vitrine::views {

namespace {

constexpr int kCostWidth = 92;
constexpr int kCommentWidth = 160;
constexpr int kWithoutWidth = 190;
bool hasComments(const Notes& notes)
{
    return !notes.comments().empty() ||
           std::ranges::any_of(notes.bookmarks(), [](const Bookmark& mark) { return !mark.text.isEmpty(); });
}

constexpr const char* kColumnsKey = "docks/events/columns";
constexpr const char* kHiddenKey = "docks/events/hiddenColumns"; ///< of those that are there at first
constexpr const char* kShownKey = "docks/events/shownColumns";   ///< of the others

/// Whether a column waits until somebody wants it.
bool isExtra(int column)
{
    return EventModel::isCost(column) && column != EventModel::CostColumn && column != EventModel::CyclesColumn;
}

/// That lists the column when it is not as at first.
QLatin1String settingOf(int column)
{
    return QLatin1String(isExtra(column) ? kShownKey : kHiddenKey);
}

bool isWanted(const QSettings& settings, int column)
{
    return settings.value(settingOf(column)).toStringList().contains(EventModel::columnKey(column)) == isExtra(column);
}

/// From the frame down.
std::vector<int> pathOf(QModelIndex row)
{
    std::vector<int> path;
    for (; row.isValid(); row = row.parent())
        path.insert(path.begin(), row.row());
    return path;
}

} // namespace

void EventView::setUpColumns()
{
    QHeaderView* header = m_tree->header();
    header->setStretchLastSection(false);
    header->setSectionsMovable(false);
    header->setMinimumSectionSize(48);
    for (int column = 0; column < EventModel::ColumnCount; ++column)
        if (EventModel::isCost(column))
            header->resizeSection(column, kCostWidth);
    header->resizeSection(EventModel::WithoutColumn, kWithoutWidth);
    header->resizeSection(EventModel::CommentColumn, kCommentWidth);
    header->setSortIndicator(-1, Qt::AscendingOrder);
    header->restoreState(desk().settings().value(QLatin1String(kColumnsKey)).toByteArray());
    header->setSectionResizeMode(EventModel::EventColumn, QHeaderView::Fixed);
    header->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(header, &QWidget::customContextMenuRequested, this, &EventView::showHeaderMenu);
    m_sorting = new EventSorting(*m_tree, *m_model);
    connect(m_sorting, &EventSorting::changed, this, &EventView::orderChanged);
    connect(m_sorting, &EventSorting::columnWanted, this, [this](int column) { setColumnWanted(column, true); });
    connect(header, &QHeaderView::sectionResized, this, [this](int section) {
        if (section == EventModel::EventColumn || m_isFitting)
            return;
        fitEventColumn();
        desk().settings().setValue(QLatin1String(kColumnsKey), m_tree->header()->saveState());
    });
}

void EventView::orderChanged()
{
    fitEventColumn();
    m_tree->scrollTo(m_tree->currentIndex());
    m_costs.wantOthers();
    const int column = m_model->sortedBy();
    const QString head = m_model->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
    m_tree->setAccessibleDescription(column < 0 ? QString() : tr("Sorted by %1").arg(head));
    desk().settings().setValue(QLatin1String(kColumnsKey), m_tree->header()->saveState());
}

// Names and numbers of events are whole first: a column beside them is there where they leave it room. What somebody
// has asked for goes before what is there at first, and what the rows are sorted by before all.
void EventView::fitEventColumn()
{
    if (std::exchange(m_isFitting, true))
        return;
    const int least = leastEventWidth();
    int left = m_tree->viewport()->width() - least;
    QList<int> columns{EventModel::StencilWritesColumn, EventModel::TouchedColumn,    EventModel::CoveredColumn,
                       EventModel::EnergyColumn,        EventModel::ShaderRunsColumn, EventModel::WithoutColumn,
                       EventModel::CyclesColumn,        EventModel::CommentColumn,    EventModel::ThumbnailColumn,
                       EventModel::CostColumn};
    if (const qsizetype sortedBy = columns.indexOf(m_model->sortedBy()); sortedBy > 0)
        columns.move(sortedBy, 0);
    for (const int column : columns) {
        m_tree->setColumnHidden(column, !m_besides.contains(column)); // a hidden one has no width
        if (m_besides.contains(column))                               // with its name whole, in large type too
            m_tree->setColumnWidth(column,
                                   std::max(m_tree->columnWidth(column), m_tree->header()->sectionSizeHint(column)));
        if (m_tree->columnWidth(column) > left)
            m_tree->setColumnHidden(column, true);
        left -= m_tree->columnWidth(column);
    }
    m_tree->setColumnWidth(EventModel::EventColumn, least + std::max(0, left));
    m_isFitting = false;
}

// In their frame draws have the cycles and energies that its recording tells; else they are counted by themselves.
void EventView::wishForCosts()
{
    const auto isBeside = [this](int column) { return m_besides.contains(column); };
    const bool isInFrame = desk().isInFrame();
    const bool areOfFrame = isBeside(EventModel::CyclesColumn) || isBeside(EventModel::EnergyColumn);
    m_isTimed =
        (!isInFrame && areOfFrame) || isBeside(EventModel::ShaderRunsColumn) || isBeside(EventModel::WithoutColumn);
    m_tree->header()->viewport()->update(); // it tells which
    m_recordings->setWantedSometime(this, isVisible() && isInFrame && areOfFrame);
    m_costs.wantOthers();
}

// Of the last draw, within a frame and a group.
int EventView::leastEventWidth() const
{
    constexpr int kDepth = 3;
    core::ActionEntry last;
    last.kind = core::ActionKind::Draw;
    if (m_index) {
        const auto draw = std::ranges::find(m_index->actions.rbegin(), m_index->actions.rend(), core::ActionKind::Draw,
                                            &core::ActionEntry::kind);
        last = draw == m_index->actions.rend() ? last : *draw;
    }
    return kDepth * m_tree->indentation() + EventDelegate::leastWidth(m_tree->font(), actionLabel(last));
}

void EventView::takeDecorations()
{
    EventDecorations* decorations = desk().eventDecorations();
    m_model->setDecorations(decorations);
    if (decorations) {
        connect(decorations, &EventDecorations::changed, m_model, &EventModel::besideChanged, Qt::UniqueConnection);
        connect(decorations, &EventDecorations::changed, m_tree->viewport(), qOverload<>(&QWidget::update));
        connect(decorations, &EventDecorations::layoutChanged, this, &EventView::layOutColumns, Qt::UniqueConnection);
    }
    layOutColumns();
}

// What nobody fills is not there; the rest is hidden as the user likes.
void EventView::layOutColumns()
{
    const EventDecorations* decorations = desk().eventDecorations();
    const bool hasPictures = decorations && decorations->showsThumbnails();
    m_besides.clear();
    for (int column = EventModel::ThumbnailColumn; column < EventModel::ColumnCount; ++column) {
        const bool isFilled = EventModel::isCost(column) || (column == EventModel::ThumbnailColumn && hasPictures) ||
                              (column == EventModel::CommentColumn && decorations && hasComments(desk().notes()));
        if (!isFilled || !isWanted(desk().settings(), column))
            continue;
        m_besides << column;
    }
    if (m_model->sortedBy() >= 0 && !m_besides.contains(m_model->sortedBy()))
        m_sorting->clear();
    const bool showsPictures = m_besides.contains(EventModel::ThumbnailColumn);
    m_delegate->setPictureHeight(showsPictures ? decorations->thumbnailSize().height() : 0);
    if (showsPictures)
        m_tree->header()->resizeSection(EventModel::ThumbnailColumn, decorations->thumbnailSize().width() + 2 * kGrid);
    fitEventColumn();
    m_tree->doItemsLayout();
    wishForCosts();
}

void EventView::setColumnWanted(int column, bool isWanted)
{
    const QLatin1String setting = settingOf(column);
    const QString key = EventModel::columnKey(column);
    QStringList listed = desk().settings().value(setting).toStringList();
    listed.removeAll(key);
    if (isWanted == isExtra(column))
        listed << key;
    desk().settings().setValue(setting, listed);
    layOutColumns();
}

void EventView::showHeaderMenu(const QPoint& place)
{
    QMenu menu(this);
    const EventDecorations* decorations = desk().eventDecorations();
    for (int column = EventModel::ThumbnailColumn; column < EventModel::ColumnCount; ++column) {
        QAction* action = menu.addAction(m_model->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString());
        action->setToolTip(m_model->headerData(column, Qt::Horizontal, Qt::ToolTipRole).toString());
        action->setCheckable(true);
        action->setChecked(isWanted(desk().settings(), column));
        action->setEnabled(EventModel::isCost(column) || decorations);
        connect(action, &QAction::toggled, this, [this, column](bool isShown) { setColumnWanted(column, isShown); });
    }
    menu.addSeparator();
    m_sorting->addTo(menu);
    menu.setToolTipsVisible(true);
    menu.exec(m_tree->header()->mapToGlobal(place));
}

void EventView::showMenu(const QPoint& place)
{
    // Matches may arrive and the rows be others while the menu is open.
    const QPersistentModelIndex index = m_tree->indexAt(place).siblingAtColumn(EventModel::EventColumn);
    if (!index.isValid())
        return;
    QMenu menu(this);
    menu.addAction(tr("Go here\tEnter"), this, [this, index] { goTo(index); });
    if (!textLinksAt(index).isEmpty())
        menu.addAction(m_follow);
    menu.addSeparator();
    if (const QString function = functionOf(index); !function.isEmpty())
        menu.addAction(tr("Filter to %1").arg(function), this,
                       [this, function] { setFilter(QStringLiteral("function:") + function); });
    if (const QString group = groupOf(index); !group.isEmpty())
        menu.addAction(tr("Filter to the group “%1”").arg(group), this, [this, group] {
            setFilter(QStringLiteral("marker:") + QString::fromStdString(core::asQueryValue(group.toStdString())));
        });
    menu.addSeparator();
    m_sorting->addTo(menu);
    menu.addSeparator();
    menu.addAction(m_copy);
    menu.addAction(tr("Copy calls with their numbers"), this, &EventView::copyNumbered);
    if (auto* decorations = desk().eventDecorations()) {
        menu.addSeparator();
        decorations->addToMenu(menu, m_model->node(index)->firstCall);
    }
    if (const EventNode& node = *m_model->node(index); isOneCall(node)) {
        menu.addSeparator();
        new CallObjects(desk(), menu, node.lastCall, m_writeAsker);
    }
    menu.exec(m_tree->viewport()->mapToGlobal(place));
}

QModelIndexList EventView::selectedRows() const
{
    QModelIndexList rows = m_tree->selectionModel()->selectedRows();
    std::ranges::sort(rows, {}, pathOf);
    return rows;
}

void EventView::copy()
{
    QStringList lines;
    for (const QModelIndex& row : selectedRows())
        lines << row.data().toString();
    if (!lines.isEmpty())
        QApplication::clipboard()->setText(lines.join(QLatin1Char('\n')));
}

// As `vitrine-cli calls` prints them; rows that contain others stand for their first call.
void EventView::copyNumbered() const
{
    std::vector<std::uint64_t> calls;
    for (const QModelIndex& row : selectedRows())
        calls.push_back(m_model->node(row)->firstCall);
    QString text;
    for (const CallText& call : m_texts.read(calls))
        text += QStringLiteral("%1 %2\n").arg(call.number).arg(call.text);
    if (!text.isEmpty())
        QApplication::clipboard()->setText(text);
}

QString EventView::functionOf(const QModelIndex& row) const
{
    const EventNode& node = *m_model->node(row);
    if (node.kind == EventKind::Frame || node.kind == EventKind::Tail)
        return {};
    const QString text = m_texts.text(node.firstCall).value_or(QString());
    return text.left(text.indexOf(QLatin1Char('(')));
}

// The group that the row is, or that it is in.
QString EventView::groupOf(const QModelIndex& row) const
{
    for (QModelIndex above = row; above.isValid(); above = above.parent())
        if (m_model->node(above)->kind == EventKind::Group)
            return above.data(EventModel::LabelRole).toString();
    return {};
}

std::vector<std::uint64_t> EventView::listedCalls() const
{
    const EventFilter& filter = m_model->filter();
    std::vector<std::uint64_t> calls;
    if (filter.matches) {
        calls = *filter.matches;
    } else if (filter.allCalls) {
        calls.resize(m_index->callCount);
        std::iota(calls.begin(), calls.end(), std::uint64_t{0});
    } else {
        for (const core::ActionEntry& action : m_index->actions)
            calls.push_back(action.callIndex);
    }
    return m_model->asShown(std::move(calls));
}

std::unique_ptr<EventTable> EventView::table(std::vector<std::uint64_t> calls) const
{
    return std::make_unique<EventTable>(EventTable::Sources{m_index, m_texts, m_costs, desk().eventDecorations()},
                                        std::move(calls));
}

QList<Export> EventView::exports() const
{
    if (!m_index)
        return {};
    return {{QStringLiteral("CSV"), QStringLiteral("csv"), [this] { return modelAsCsv(*table(listedCalls())); }},
            {QStringLiteral("JSON"), QStringLiteral("json"),
             [this] { return modelAsJson(*table(listedCalls()), QStringLiteral("events")); }}};
}

} // namespace vitrine::views
