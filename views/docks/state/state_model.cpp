// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/state/state_model.h"

#include "views/base/desk.h"
#include "views/base/item_tools.h"
#include "views/theme/theme.h"

#include <QFont>

#include <utility>

namespace vitrine::views {

namespace {

QString pathOf(const StateItem& item)
{
    return item.parent ? pathOf(*item.parent) + QLatin1Char('/') + item.name : QString();
}

QString valueTip(const StateItem& item)
{
    if (!item.changed)
        return item.shown();
    return item.previous.isEmpty() ? StateModel::tr("%1 (new)").arg(item.shown())
                                   : StateModel::tr("%1 (was %2)").arg(item.shown(), item.previous);
}

QString toolTip(const StateItem& item)
{
    return item.plain.isEmpty() ? valueTip(item) : StateModel::tr("%1: %2").arg(item.plain, valueTip(item));
}

} // namespace

void StateModel::setItems(std::unique_ptr<StateItem> root)
{
    beginResetModel();
    m_root = std::move(root);
    m_linked.clear();
    endResetModel();
}

void StateModel::setLinks(const std::vector<StateRowLink>& links)
{
    for (StateItem* item : std::exchange(m_linked, {}))
        setReference(*item, {}, {});
    for (const StateRowLink& link : links)
        if (StateItem* item = m_root ? findStateItem(*m_root, link.group, link.row) : nullptr) {
            setReference(*item, link.text, link.link);
            m_linked.push_back(item);
        }
}

void StateModel::setReference(StateItem& item, const QString& text, std::optional<Link> link)
{
    item.reference = text;
    item.link = std::move(link);
    const QModelIndex value = createIndex(item.row, 1, &item);
    emit dataChanged(value, value);
}

const StateItem* StateModel::itemOf(const QModelIndex& index) const
{
    return index.isValid() ? static_cast<const StateItem*>(index.internalPointer()) : m_root.get();
}

QModelIndex StateModel::index(int row, int column, const QModelIndex& parent) const
{
    const StateItem* above = itemOf(parent);
    if (!above || row < 0 || column < 0 || column > 1 || static_cast<std::size_t>(row) >= above->children.size())
        return {};
    return createIndex(row, column, above->children[static_cast<std::size_t>(row)].get());
}

QModelIndex StateModel::parent(const QModelIndex& child) const
{
    const StateItem* above = child.isValid() ? itemOf(child)->parent : nullptr;
    return above && above != m_root.get() ? createIndex(above->row, 0, above) : QModelIndex();
}

int StateModel::rowCount(const QModelIndex& parent) const
{
    const StateItem* item = parent.column() > 0 ? nullptr : itemOf(parent);
    return item ? static_cast<int>(item->children.size()) : 0;
}

int StateModel::columnCount(const QModelIndex&) const
{
    return 2;
}

QVariant StateModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const StateItem& item = *itemOf(index);
    switch (role) {
    case Qt::DisplayRole: return index.column() == 0 ? item.name : item.shown();
    case Qt::ToolTipRole: return toolTip(item);
    case Qt::AccessibleTextRole:
        if (item.changed && index.column() == 1)
            return tr("%1, changed").arg(valueTip(item));
        return index.column() == 0 ? item.name : item.shown();
    case kLinkRole: return index.column() == 1 && item.link ? QVariant::fromValue(*item.link) : QVariant();
    case Qt::AccessibleDescriptionRole: return linkDescription(data(index, kLinkRole));
    case Qt::DecorationRole: // a mark beside the value: what changed is told by more than its color
        if (index.column() == 0 || (!item.children.empty() && !item.link))
            return {};
        return item.changed ? Theme::current().changed() : QColor(Qt::transparent);
    case ChangedRole: return item.changed;
    case ContainsChangeRole: return item.containsChange;
    case PathRole: return pathOf(item);
    case PlainNameRole: return item.plain;
    case Qt::ForegroundRole:
        if (item.changed)
            return Theme::current().changed();
        return index.column() == 1 && !item.children.empty() && !item.link ? QVariant(Theme::current().secondary)
                                                                           : QVariant();
    case Qt::FontRole: {
        QFont font = index.column() == 1 ? monospaceFont() : QFont();
        // A closed group must tell that something within it changed.
        font.setBold(item.changed || (item.containsChange && index.column() == 0));
        if (index.column() == 0 && !item.changed && !item.containsChange)
            return {};
        return font;
    }
    default: return {};
    }
}

QVariant StateModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return section == 0 ? tr("State") : tr("Value");
}

} // namespace vitrine::views
