// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/resources/resource_view.h"

#include "core/session/replay.h"
#include "views/base/desk.h"
#include "views/base/item_tools.h"
#include "views/docks/resources/resource_filter.h"
#include "views/docks/resources/resource_model.h"
#include "views/docks/resources/resource_text.h"
#include "views/kit/filter_line.h"
#include "views/theme/counted.h"
#include "views/theme/local_action.h"
#include "views/theme/theme.h"
#include "views/theme/tools.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QSettings>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

namespace vitrine::views {

namespace {

constexpr int kColumnWidths[] = {176, 96, 88, 152, 96}; // the details take the rest

} // namespace

ResourceView::ResourceView(Desk& desk)
    : AskingView(desk), m_model(new ResourceModel(desk.notes(), this)), m_filter(new ResourceFilter(this)),
      m_tree(new QTreeView), m_sum(new QLabel)
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(makeHeader());
    setUpTree();
    layout->addWidget(
        &setContent(makeContent(), {tr("Open a capture to see its resources here."),
                                    tr("Cancelled. The resources are looked at again with the next step.")}),
        1);
    setFocusProxy(m_tree);
}

QWidget* ResourceView::makeHeader()
{
    auto* header = new QWidget(this);
    auto* layout = layOutHeader(*header);
    m_filterField = makeFilterLine(header, {tr("Filter resources"), tr("Filter resources"),
                                            tr("Keeps the resources whose row contains all of these words, such as "
                                               "<i>texture rgba8</i> or <i>incomplete</i>.")});
    m_filterField->setObjectName(QStringLiteral("resourceFilter"));
    m_filterField->installEventFilter(this);
    layout->addWidget(m_filterField, 1);
    m_usedOnly = new QToolButton(header);
    m_usedOnly->setObjectName(QStringLiteral("resourcesUsed"));
    m_usedOnly->setText(tr("Used by this draw"));
    m_usedOnly->setCheckable(true);
    m_usedOnly->setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Fixed);
    m_usedOnly->setToolTip(tr("<b>Used by this draw</b><br>Only what the last draw read from or drew to."));
    m_usedOnly->setChecked(desk().settings().value(QStringLiteral("docks/resources/usedOnly")).toBool());
    m_filter->setUsedOnly(m_usedOnly->isChecked());
    layout->addWidget(m_usedOnly);
    connect(m_filterField, &QLineEdit::textChanged, this, [this](const QString& words) {
        m_filter->setWords(words);
        restoreExpansion();
    });
    connect(m_usedOnly, &QToolButton::toggled, this, [this](bool on) {
        desk().settings().setValue(QStringLiteral("docks/resources/usedOnly"), on);
        m_filter->setUsedOnly(on);
        restoreExpansion();
    });
    return header;
}

QWidget* ResourceView::makeContent()
{
    auto* content = new QWidget;
    auto* layout = new QVBoxLayout(content);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_tree, 1);
    m_sum->setProperty("role", "secondary");
    m_sum->setContentsMargins(kPadding, kGrid, kPadding, kGrid);
    m_sum->setWordWrap(true);
    m_sum->setTextInteractionFlags(Qt::TextSelectableByMouse);
    layout->addWidget(m_sum);
    return content;
}

void ResourceView::setUpTree()
{
    m_filter->setSourceModel(m_model);
    m_tree->setModel(m_filter);
    m_tree->setIndentation(16);
    m_tree->setObjectName(QStringLiteral("resourceTree"));
    m_tree->setAccessibleName(tr("Resources"));
    m_tree->setExpandsOnDoubleClick(false);                     // a double click shows the resource
    m_tree->setEditTriggers(QAbstractItemView::NoEditTriggers); // by its action
    m_tree->header()->setSortIndicator(ResourceModel::NameColumn, Qt::AscendingOrder);
    setUpTable(*m_tree, desk(), QStringLiteral("resources"), kColumnWidths);
    auto* rename = makeLocalAction(
        *m_tree, {"rename-resource", tr("Rename"), tr("Gives the resource a name of yours."), {Qt::Key_F2}});
    m_tree->addAction(rename);
    connect(rename, &QAction::triggered, this, [this] { editCurrent(*m_tree, ResourceModel::NameColumn); });
    connect(m_tree->selectionModel(), &QItemSelectionModel::currentChanged, this, &ResourceView::selectCurrent);
    connect(m_tree, &QTreeView::expanded, this, [this](const QModelIndex& index) { rememberExpansion(index, true); });
    connect(m_tree, &QTreeView::collapsed, this, [this](const QModelIndex& index) { rememberExpansion(index, false); });
}

void ResourceView::follow(const Changes& changes)
{
    if (changes.moment)
        ask(desk().moment().position);
    if (changes.notes)
        m_model->refreshNames();
    if (changes.selection)
        showSelected();
}

Asked<core::ResourceList> ResourceView::asked(const std::uint64_t& position)
{
    const auto work = [](Inspection& inspection) {
        return core::Result<core::ResourceList>(core::resourceList(inspection.replay));
    };
    return {.position = position, .busy = tr("Looking at the resources…"), .work = work, .take = {}};
}

void ResourceView::tellFailure(const QString& why)
{
    AskingView::tellFailure(tr("The resources can't be told: %1.").arg(why));
}

void ResourceView::showAnswer(const std::shared_ptr<const core::ResourceList>& list)
{
    const QScopedValueRollback restoring(m_isRestoring, true);
    const int scroll = m_tree->verticalScrollBar()->value();
    m_model->setList(list);
    restoreExpansion();
    showSelected();
    m_tree->verticalScrollBar()->setValue(scroll);
    showSum();
}

void ResourceView::showSum()
{
    const core::ResourceList* list = m_model->list();
    if (!list)
        return emit titleChanged({});
    const auto count = list->resources.size();
    emit titleChanged(tr("Resources · %1").arg(grouped(count)));
    if (count == 0)
        return pane().showEmpty(tr("No resources yet: the program has made none before this call."));
    QString text = tr("%1, %2").arg(counted(count, tr("%1 resource"), tr("%1 resources")), bytesText(list->bytes));
    if (list->namelessCount > 0)
        text += tr(" · deleted, but still referred to: %1, %2")
                    .arg(grouped(list->namelessCount), bytesText(list->namelessBytes));
    m_sum->setText(text);
    pane().showContent();
}

void ResourceView::showSelected()
{
    const auto* selected = std::get_if<ResourceLink>(&desk().selection());
    const QModelIndex row = selected ? m_filter->mapFromSource(m_model->indexOf(selected->id)) : QModelIndex();
    if (!row.isValid())
        return;
    const QScopedValueRollback restoring(m_isRestoring, true);
    const QVariant current = m_tree->currentIndex().data(ResourceModel::IdRole);
    if (current.isValid() && current.value<core::ResourceId>() == selected->id)
        return;
    m_tree->setCurrentIndex(row);
    m_tree->scrollTo(row);
}

void ResourceView::selectCurrent(const QModelIndex& current)
{
    const QVariant id = current.data(ResourceModel::IdRole);
    if (!m_isRestoring && id.isValid())
        desk().select(ResourceLink{id.value<core::ResourceId>()});
}

namespace {

// What a row is called as long as it stands where it does: kinds and resources, not their texts.
QString keyOf(const QModelIndex& index)
{
    const QVariant id = index.data(ResourceModel::IdRole);
    if (!id.isValid())
        return index.data().toString().section(QLatin1Char(' '), 0, 0);
    const auto resource = id.value<core::ResourceId>();
    return QStringLiteral("%1/%2/%3").arg(static_cast<int>(resource.kind)).arg(resource.group).arg(resource.name);
}

} // namespace

void ResourceView::rememberExpansion(const QModelIndex& index, bool isExpanded)
{
    if (m_isRestoring)
        return;
    const bool isKind = !index.parent().isValid();
    QSet<QString>& exceptions = isKind ? m_collapsed : m_expanded;
    if (isExpanded == isKind)
        exceptions.remove(keyOf(index));
    else
        exceptions.insert(keyOf(index));
}

void ResourceView::restoreExpansion()
{
    const QScopedValueRollback restoring(m_isRestoring, true);
    for (int row = 0; row < m_filter->rowCount(); ++row) {
        const QModelIndex kind = m_filter->index(row, 0);
        m_tree->setExpanded(kind, !m_collapsed.contains(keyOf(kind)));
        for (int below = 0; below < m_filter->rowCount(kind); ++below) {
            const QModelIndex resource = m_filter->index(below, 0, kind);
            if (m_filter->hasChildren(resource))
                m_tree->setExpanded(resource, m_expanded.contains(keyOf(resource)));
        }
    }
}

bool ResourceView::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != m_filterField || event->type() != QEvent::KeyPress)
        return AskingView::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent*>(event)->key();
    if (key != Qt::Key_Escape && key != Qt::Key_Return && key != Qt::Key_Enter && key != Qt::Key_Down)
        return AskingView::eventFilter(watched, event);
    if (key == Qt::Key_Escape)
        m_filterField->clear();
    m_tree->setFocus();
    return true;
}

QList<Export> ResourceView::exports() const
{
    return modelExports(*m_model, QStringLiteral("resources"));
}

void ResourceView::copy()
{
    QApplication::clipboard()->setText(rowsAsText(*m_tree));
}

} // namespace vitrine::views
