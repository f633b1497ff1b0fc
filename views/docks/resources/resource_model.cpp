// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/resources/resource_model.h"

#include "views/base/desk.h"
#include "views/base/item_tools.h"
#include "views/base/notes.h"
#include "views/docks/resources/resource_text.h"
#include "views/theme/counted.h"
#include "views/theme/theme.h"

#include <QBrush>
#include <QFont>

#include <algorithm>

namespace vitrine::views {

using core::Resource;
using core::ResourceId;
using core::ResourceKind;

struct ResourceModel::Item {
    Item* parent = nullptr;
    int row = 0;
    ResourceKind kind = ResourceKind::Texture;
    const Resource* resource = nullptr; // null: the row of a kind, or a reference to what has no name
    QString reference;                  // how the item above refers to it: "color"; empty: it stands for itself
    std::uint64_t bytes = 0;            // of a kind
    bool isUsed = false;
    Items below;
};

namespace {

constexpr ResourceKind kKinds[] = {ResourceKind::Texture, ResourceKind::Renderbuffer, ResourceKind::Framebuffer,
                                   ResourceKind::Buffer,  ResourceKind::Program,      ResourceKind::Shader,
                                   ResourceKind::Path,    ResourceKind::Paint,        ResourceKind::Image,
                                   ResourceKind::Font,    ResourceKind::MaskLayer};

} // namespace

ResourceModel::ResourceModel(Notes& notes, QObject* parent) : QAbstractItemModel(parent), m_notes(notes) {}

ResourceModel::~ResourceModel() = default;

void ResourceModel::setList(std::shared_ptr<const core::ResourceList> list)
{
    beginResetModel();
    const auto before = std::exchange(m_list, std::move(list));
    findChanges(before.get());
    m_kinds = makeItems();
    endResetModel();
}

void ResourceModel::findChanges(const core::ResourceList* before)
{
    m_changed.clear();
    if (!before || before->resources.empty() || !m_list)
        return;
    for (const Resource& resource : m_list->resources) {
        const Resource* old = before->find(resource.id);
        if (!old || old->facts != resource.facts || old->bytes != resource.bytes)
            m_changed.insert(resource.id);
    }
}

ResourceModel::Items ResourceModel::makeItems() const
{
    Items kinds;
    if (!m_list)
        return kinds;
    for (const ResourceKind kind : kKinds) {
        auto group = std::make_unique<Item>();
        group->kind = kind;
        group->row = static_cast<int>(kinds.size());
        for (const Resource& resource : m_list->resources) {
            if (resource.id.kind != kind)
                continue;
            Item& item = addItem(*group, &resource, {});
            group->bytes += resource.bytes;
            group->isUsed = group->isUsed || resource.isUsedByLastDraw;
            addReferences(item);
        }
        if (!group->below.empty())
            kinds.push_back(std::move(group));
    }
    return kinds;
}

ResourceModel::Item& ResourceModel::addItem(Item& above, const Resource* resource, const QString& reference)
{
    Item& item = *above.below.emplace_back(std::make_unique<Item>());
    item.parent = &above;
    item.row = static_cast<int>(above.below.size()) - 1;
    item.kind = resource ? resource->id.kind : above.kind;
    item.resource = resource;
    item.reference = reference;
    item.isUsed = resource && resource->isUsedByLastDraw;
    return item;
}

void ResourceModel::addReferences(Item& item) const
{
    if (const auto* program = std::get_if<core::ProgramFacts>(&item.resource->facts))
        for (const ResourceId& shader : program->shaders)
            if (const Resource* resource = m_list->find(shader))
                addItem(item, resource,
                        formatText(*resource) == QLatin1String("GL_VERTEX_SHADER") ? tr("vertex shader")
                                                                                   : tr("fragment shader"));
    const auto* framebuffer = std::get_if<core::FramebufferFacts>(&item.resource->facts);
    if (!framebuffer || framebuffer->isWindow)
        return;
    const std::pair<QString, const std::optional<core::AttachmentFacts>*> points[] = {
        {tr("color"), &framebuffer->color}, {tr("depth"), &framebuffer->depth}, {tr("stencil"), &framebuffer->stencil}};
    for (const auto& [name, attachment] : points)
        if (*attachment) {
            const Resource* image = (*attachment)->image ? m_list->find(*(*attachment)->image) : nullptr;
            addItem(item, image, attachmentText(name, **attachment));
        }
}

const ResourceModel::Item* ResourceModel::itemOf(const QModelIndex& index)
{
    return static_cast<const Item*>(index.internalPointer());
}

const ResourceModel::Items& ResourceModel::below(const QModelIndex& parent) const
{
    return parent.isValid() ? itemOf(parent)->below : m_kinds;
}

QModelIndex ResourceModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column, below(parent)[static_cast<std::size_t>(row)].get());
}

QModelIndex ResourceModel::parent(const QModelIndex& index) const
{
    const Item* above = index.isValid() ? itemOf(index)->parent : nullptr;
    return above ? createIndex(above->row, 0, above) : QModelIndex();
}

int ResourceModel::rowCount(const QModelIndex& parent) const
{
    return parent.column() > 0 ? 0 : static_cast<int>(below(parent).size());
}

int ResourceModel::columnCount(const QModelIndex&) const
{
    return ColumnCount;
}

QModelIndex ResourceModel::indexOf(const ResourceId& id) const
{
    for (const auto& kind : m_kinds)
        for (const auto& item : kind->below)
            if (item->resource && item->resource->id == id)
                return createIndex(item->row, 0, item.get());
    return {};
}

void ResourceModel::refreshNames()
{
    for (const auto& kind : m_kinds) {
        const QModelIndex above = index(kind->row, 0);
        emit dataChanged(index(0, NameColumn, above), index(rowCount(above) - 1, NameColumn, above));
    }
}

QString ResourceModel::kindRowText(const Item& item, int column) const
{
    switch (column) {
    case NameColumn: return QStringLiteral("%1 · %2").arg(kindText(item.kind), grouped(item.below.size()));
    case MemoryColumn: return item.bytes == 0 ? QString() : bytesText(item.bytes);
    default: return {};
    }
}

QString ResourceModel::nameText(const Item& item) const
{
    if (!item.resource)
        return tr("%1: deleted, without a name").arg(item.reference);
    const QString name = m_notes.displayName(item.resource->id);
    return item.reference.isEmpty() ? name : QStringLiteral("%1: %2").arg(item.reference, name);
}

QString ResourceModel::text(const Item& item, int column) const
{
    if (!item.parent)
        return kindRowText(item, column);
    if (column == NameColumn)
        return nameText(item);
    if (!item.resource)
        return {};
    const Resource& resource = *item.resource;
    switch (column) {
    case UseColumn: return resource.isUsedByLastDraw ? tr("● used") : resource.isBound ? tr("○ bound") : QString();
    case ExtentColumn: return extentText(resource);
    case FormatColumn: return formatText(resource);
    case MemoryColumn: return resource.bytes == 0 ? QString() : bytesText(resource.bytes);
    case DetailColumn: return detailText(resource);
    default: return {};
    }
}

QVariant ResourceModel::value(const Item& item, int column) const
{
    if (column == MemoryColumn)
        return QVariant::fromValue<quint64>(item.resource ? item.resource->bytes : item.bytes);
    if (column == UseColumn && item.resource)
        return item.resource->isUsedByLastDraw ? QStringLiteral("used")
               : item.resource->isBound        ? QStringLiteral("bound")
                                               : QString();
    return {};
}

QVariant ResourceModel::sortValue(const Item& item, int column) const
{
    if (!item.parent)
        return item.row;
    if (!item.resource)
        return {};
    switch (column) {
    case NameColumn: return (quint64{item.resource->id.group} << 32) + item.resource->id.name;
    case UseColumn: return item.resource->isUsedByLastDraw ? 0 : item.resource->isBound ? 1 : 2;
    case MemoryColumn: return QVariant::fromValue<quint64>(item.resource->bytes);
    default: return text(item, column);
    }
}

QVariant ResourceModel::color(const Item& item, int column) const
{
    const Theme theme = Theme::current();
    if (!item.resource)
        return {};
    if (column == DetailColumn && isFaulty(*item.resource))
        return QBrush(theme.fail);
    if (item.reference.isEmpty() && m_changed.contains(item.resource->id))
        return QBrush(theme.changed());
    if (column == UseColumn && !item.resource->isUsedByLastDraw)
        return QBrush(theme.secondary);
    return {};
}

QString ResourceModel::toolTip(const Item& item, int column) const
{
    if (!item.resource)
        return {};
    if (column == UseColumn && item.resource->isUsedByLastDraw)
        return tr("The last draw used it.");
    if (column == UseColumn && item.resource->isBound)
        return tr("Bound, but the last draw did not use it.");
    const bool isChanged = m_changed.contains(item.resource->id);
    const QString all = text(item, column);
    return isChanged ? tr("%1<br>Changed since the place shown before.").arg(all.toHtmlEscaped()) : all;
}

QVariant ResourceModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const Item& item = *itemOf(index);
    switch (role) {
    case Qt::DisplayRole: return text(item, index.column());
    case Qt::EditRole:
        return item.resource && m_notes.names().contains(item.resource->id) ? m_notes.names().at(item.resource->id)
                                                                            : QString();
    case Qt::ToolTipRole: return toolTip(item, index.column());
    case Qt::ForegroundRole: return color(item, index.column());
    case Qt::TextAlignmentRole:
        return index.column() == MemoryColumn ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    case IdRole: return item.resource ? QVariant::fromValue(item.resource->id) : QVariant();
    case UsedRole: return item.isUsed;
    case SortRole: return sortValue(item, index.column());
    case kValueRole: return value(item, index.column());
    case Qt::AccessibleDescriptionRole: return linkDescription(data(index, kLinkRole));
    case kLinkRole:
        return item.resource && index.column() == NameColumn
                   ? QVariant::fromValue(Link{.place = {}, .selection = ResourceLink{item.resource->id}})
                   : QVariant();
    default: return {};
    }
}

bool ResourceModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (role != Qt::EditRole || !index.isValid() || !itemOf(index)->resource)
        return false;
    m_notes.setName(itemOf(index)->resource->id, value.toString().trimmed());
    return true;
}

Qt::ItemFlags ResourceModel::flags(const QModelIndex& index) const
{
    Qt::ItemFlags flags = QAbstractItemModel::flags(index);
    if (index.isValid() && index.column() == NameColumn && itemOf(index)->resource)
        flags |= Qt::ItemIsEditable;
    return flags;
}

QVariant ResourceModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role == Qt::TextAlignmentRole && section == MemoryColumn)
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case NameColumn: return tr("Name");
    case UseColumn: return tr("Use");
    case ExtentColumn: return tr("Size");
    case FormatColumn: return tr("Format");
    case MemoryColumn: return tr("Memory");
    case DetailColumn: return tr("Details");
    default: return {};
    }
}

} // namespace vitrine::views
