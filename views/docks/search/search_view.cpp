// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/search/search_view.h"

#include "core/session/replay.h"
#include "core/session/resources/resource_list.h"
#include "views/base/call_text_source.h"
#include "views/base/desk.h"
#include "views/base/inspector.h"
#include "views/base/item_tools.h"
#include "views/base/notes.h"
#include "views/docks/search/search_model.h"
#include "views/kit/pane.h"
#include "views/theme/counted.h"
#include "views/theme/icons.h"
#include "views/theme/key_text.h"
#include "views/theme/local_action.h"
#include "views/theme/text.h"
#include "views/theme/theme.h"
#include "views/theme/tools.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QSettings>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace vitrine::views {

namespace {

constexpr int kPauseMilliseconds = 150; // after a key, before all is looked through
constexpr int kWidths[] = {240};
constexpr const char* kHistoryKey = "docks/search/history";

} // namespace

SearchView::SearchView(Desk& desk)
    : DockView(desk), m_model(new SearchModel(desk.texts(), desk.notes(), this)), m_tree(new QTreeView),
      m_status(new QLabel(this)), m_pane(new Pane(m_tree, this))
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(makeHeader());
    layout->addWidget(m_pane, 1);
    layout->addWidget(m_status);
    m_tree->setObjectName(QStringLiteral("searchTree"));
    m_status->setProperty("role", "secondary");
    m_status->setObjectName(QStringLiteral("searchStatus"));
    m_status->setContentsMargins(kPadding, kGrid, kPadding, kGrid);
    m_status->setWordWrap(true);
    m_status->setTextFormat(Qt::PlainText);
    setUpTree();
    addKeys();
    setFocusProxy(m_field);
    m_pause.setSingleShot(true);
    m_pause.setInterval(kPauseMilliseconds);
    connect(&m_pause, &QTimer::timeout, this, &SearchView::search);
    connect(&desk.texts(), &CallTextSource::searchProgressed, this, &SearchView::showCalls);
    connect(&desk.texts(), &CallTextSource::textsArrived, m_tree->viewport(), qOverload<>(&QWidget::update));
    connect(&desk.texts(), &CallTextSource::vocabularyGrew, m_field, &FilterField::offerAgain);
    queryChanged();
}

QWidget* SearchView::makeHeader()
{
    auto* header = new QWidget(this);
    auto* layout = layOutHeader(*header);
    m_field = new FilterField([this]() -> const core::QueryVocabulary& { return desk().texts().vocabulary(); }, header);
    m_field->setPlaceholderText(tr("Search calls, shaders and resources"));
    m_field->setAccessibleName(tr("Search calls, shaders and resources"));
    setKeyTip(*m_field, tr("<b>Search</b><br>Looks for these words in all calls, in the shaders that there are at this "
                           "position and in the names of resources; fields, such as <i>texture:3</i>, look for "
                           "calls. {key:next-find} and {key:previous-find} go from one find to the next."));
    m_field->setHistory(desk().settings().value(QLatin1String(kHistoryKey)).toStringList());
    layout->addWidget(m_field, 1);
    m_stop = new QToolButton(header);
    m_stop->setIcon(symbolIcon(Symbol::Cancel));
    m_stop->setToolTip(tr("<b>Stop</b><br>Ends the search; what was found stays."));
    m_stop->setAccessibleName(tr("Stop"));
    m_stop->setEnabled(false);
    layout->addWidget(m_stop);
    connect(m_stop, &QToolButton::clicked, this, &SearchView::cancel);
    connect(m_field, &QLineEdit::textChanged, this, &SearchView::queryChanged);
    connect(m_field, &FilterField::left, this, [this] {
        m_tree->setFocus();
        if (!m_tree->currentIndex().parent().isValid())
            goOn(0);
    });
    connect(m_field, &FilterField::historyChanged, this,
            [this] { desk().settings().setValue(QLatin1String(kHistoryKey), m_field->history()); });
    return header;
}

void SearchView::setUpTree()
{
    m_tree->setModel(m_model);
    m_tree->setAccessibleName(tr("Found"));
    m_tree->setIndentation(16);
    setUpTable(*m_tree, desk(), QStringLiteral("search"), kWidths);
    addFollowAction(*m_tree, desk());
    m_tree->setSortingEnabled(false); // the order is that of the capture
    m_tree->setExpandsOnDoubleClick(false);
    connect(m_tree->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex& current) {
        const auto link = linkAt(current);
        if (link && std::holds_alternative<ResourceLink>(link->selection))
            desk().select(link->selection);
    });
}

void SearchView::expandGroups()
{
    for (int group = 0; group < m_model->rowCount(); ++group)
        m_tree->expand(m_model->index(group, 0));
}

void SearchView::addKeys()
{
    const auto add = [this](const LocalAction& local, auto run) {
        auto* action = makeLocalAction(*this, local);
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        connect(action, &QAction::triggered, this, run);
        addAction(action);
        m_tree->addAction(action);
    };
    add({"next-find", tr("Next find"), tr("Goes to the next thing that was found."), {Qt::Key_F3}},
        [this] { goOn(1); });
    add({"previous-find", tr("Previous find"), tr("Goes back to what was found before."), {Qt::SHIFT | Qt::Key_F3}},
        [this] { goOn(-1); });
}

void SearchView::focusField()
{
    m_field->setFocus(Qt::ShortcutFocusReason);
    m_field->selectAll();
}

void SearchView::refresh(const Changes& changes)
{
    const Moment& moment = desk().moment();
    if (moment.index != m_index) {
        m_index = moment.index;
        m_objects.reset();
        m_model->setIndex(m_index);
        expandGroups();
        queryChanged();
    } else if (changes.moment && (!m_objects || m_objectsPosition != moment.position)) {
        askObjects();
    } else if (changes.notes) {
        lookThroughObjects();
    }
}

QString SearchView::words() const
{
    const auto& parsed = m_field->parsed();
    if (parsed.fault)
        return m_field->text().trimmed();
    const auto* root = parsed.query.root();
    const bool isPlain =
        root && root->kind == core::QueryNode::Kind::Term && root->term.field == core::QueryField::Text;
    return isPlain ? QString::fromStdString(root->term.values.front().text) : QString();
}

void SearchView::queryChanged()
{
    if (!m_index)
        return m_pane->showEmpty(tr("Open a capture to search it."));
    if (m_field->text().trimmed().isEmpty()) {
        cancel();
        m_status->hide();
        return m_pane->showEmpty(tr("Type what to look for: words of a call or a shader, the name of a resource, or a "
                                    "filter such as texture:3."));
    }
    m_pause.start();
}

void SearchView::search()
{
    m_pane->showContent();
    const auto& parsed = m_field->parsed();
    m_isSearchingCalls = !parsed.fault;
    m_model->setCalls(nullptr);
    desk().texts().search(this, {parsed.query, SearchScope::AllCalls, desk().moment().warnings});
    if (!m_objects || m_objectsPosition != desk().moment().position)
        askObjects();
    else
        lookThroughObjects();
    showStatus();
}

void SearchView::cancel()
{
    m_pause.stop();
    desk().texts().search(this, {});
    desk().inspector().forget(this);
    m_isSearchingCalls = m_isAsking = false;
    showStatus();
}

void SearchView::askObjects()
{
    if (!m_index || words().isEmpty())
        return lookThroughObjects();
    const std::uint64_t position = desk().moment().position;
    m_isAsking = true;
    desk().inspector().ask<Objects>(
        this, position,
        [](Inspection& inspection) -> core::Result<Objects> {
            Objects objects{core::shaderTexts(inspection.replay), {}};
            for (const core::Resource& one : core::resourceList(inspection.replay).resources)
                objects.resources.push_back(one.id);
            return objects;
        },
        [this, position](const core::Result<std::shared_ptr<const Objects>>& objects) {
            m_isAsking = false;
            m_failure = objects ? QString() : inWords(objects.error().message);
            m_objects = objects ? *objects : nullptr;
            m_objectsPosition = position;
            lookThroughObjects();
        });
    showStatus();
}

void SearchView::lookThroughObjects()
{
    const QString wanted = words();
    std::vector<core::ShaderLine> lines;
    std::vector<core::ResourceId> resources;
    if (m_objects && !wanted.isEmpty()) {
        lines = core::linesWith(wanted.toStdString(), m_objects->shaders);
        for (const core::ResourceId& id : m_objects->resources)
            if (desk().notes().displayName(id).contains(wanted, Qt::CaseInsensitive))
                resources.push_back(id);
    }
    m_model->setLines(std::move(lines));
    m_model->setResources(std::move(resources));
    expandGroups();
    showStatus();
}

void SearchView::showCalls(QObject* asker, const std::shared_ptr<const std::vector<std::uint64_t>>& calls,
                           bool isFinished)
{
    if (asker != this)
        return;
    m_isSearchingCalls = !isFinished;
    m_model->setCalls(calls);
    expandGroups();
    showStatus();
}

void SearchView::showStatus()
{
    m_stop->setEnabled(isSearching());
    m_status->setVisible(m_index && !m_field->text().trimmed().isEmpty());
    QStringList parts;
    if (isSearching())
        parts << tr("Searching…");
    if (m_field->parsed().fault)
        parts << tr("Not looked for in calls: %1.").arg(m_field->fault());
    if (words().isEmpty())
        parts << tr("%1. Shaders and resources are searched for words alone.").arg(m_field->explanation());
    if (!m_failure.isEmpty())
        parts << tr("Shaders and resources are not known here: %1.").arg(m_failure);
    const bool isNothing = m_model->count(SearchModel::Calls) + m_model->count(SearchModel::Shaders) +
                               m_model->count(SearchModel::Resources) ==
                           0;
    if (!isSearching())
        parts << (isNothing
                      ? tr("Nothing was found.")
                      : counted(m_model->count(SearchModel::Calls), tr("%1 call,"), tr("%1 calls,")) +
                            QLatin1Char(' ') +
                            counted(m_model->count(SearchModel::Shaders), tr("%1 line of shaders,"),
                                    tr("%1 lines of shaders,")) +
                            QLatin1Char(' ') +
                            counted(m_model->count(SearchModel::Resources), tr("%1 resource."), tr("%1 resources.")));
    m_status->setText(parts.join(QLatin1Char(' ')));
}

// To the next find in a direction, over the ends as well; 0: chooses the first one without going there.
void SearchView::goOn(int direction)
{
    std::vector<QModelIndex> heads;
    for (int group = 0; group < m_model->rowCount(); ++group)
        if (m_model->rowCount(m_model->index(group, 0)) > 0)
            heads.push_back(m_model->index(group, 0));
    if (heads.empty())
        return;
    const QModelIndex current = m_tree->currentIndex().siblingAtColumn(0);
    const auto first = [this](const QModelIndex& head) { return m_model->index(0, 0, head); };
    const auto last = [this](const QModelIndex& head) { return m_model->index(m_model->rowCount(head) - 1, 0, head); };
    QModelIndex next = direction < 0 ? last(heads.back()) : first(heads.front());
    if (current.parent().isValid()) {
        next = current.siblingAtRow(current.row() + direction);
        const auto head = std::ranges::find(heads, current.parent());
        if (!next.isValid() && direction > 0)
            next = first(head + 1 == heads.end() ? heads.front() : *(head + 1));
        else if (!next.isValid())
            next = last(head == heads.begin() ? heads.back() : *(head - 1));
    }
    m_tree->setCurrentIndex(next);
    m_tree->scrollTo(next);
    if (direction != 0)
        desk().follow(next.data(kLinkRole).value<Link>());
}

QList<Export> SearchView::exports() const
{
    QList<Export> exports = m_index ? modelExports(*m_model, QStringLiteral("search")) : QList<Export>();
    for (Export& one : exports)
        one.content = [this, content = std::move(one.content)] {
            m_model->readCalls(); // of which those that nobody has looked at are not known yet
            return content();
        };
    return exports;
}

void SearchView::copy()
{
    QApplication::clipboard()->setText(rowsAsText(*m_tree));
}

} // namespace vitrine::views
