// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/texture/slot_strip.h"

#include "core/session/replay.h"
#include "views/base/desk.h"
#include "views/base/inspector.h"
#include "views/base/item_tools.h"
#include "views/base/notes.h"
#include "views/docks/resources/resource_model.h"
#include "views/docks/texture/thumbnail_icon.h"
#include "views/theme/theme.h"

#include <QBrush>
#include <QScopedValueRollback>

#include <algorithm>

namespace vitrine::views {

namespace {

constexpr int kPictureSize = 48;
constexpr QSize kSlotCell{116, 96};

bool hasPicture(core::UseRole role)
{
    using core::UseRole;
    return role == UseRole::Texture || role == UseRole::Framebuffer || role == UseRole::ColorTarget ||
           role == UseRole::DepthTarget || role == UseRole::StencilTarget;
}

// What the framebuffer holds is shown by its images; of the window there is but one.
bool isShown(const core::ResourceUse& use)
{
    return hasPicture(use.role) && (use.role != core::UseRole::Framebuffer || use.id.name == 0);
}

std::vector<Slot> slotsOf(const core::Replay& replay, const std::stop_token& stop)
{
    const auto list = core::resourceList(replay);
    std::vector<Slot> result;
    for (const core::ResourceUse& use : core::lastDrawUses(replay)) {
        if (stop.stop_requested() || !isShown(use))
            continue;
        Slot& slot = result.emplace_back(Slot{use, {}, false});
        const auto images = core::imagesOf(replay, use.id);
        if (!images.empty())
            if (const auto contents = core::textureContents(replay, images.front()))
                slot.picture = core::thumbnailOf(*contents, kPictureSize);
        const core::Resource* resource = list.find(use.id);
        const auto* texture = resource ? std::get_if<core::TextureFacts>(&resource->facts) : nullptr;
        slot.isFaulty = use.role == core::UseRole::Texture && texture && !texture->incomplete.empty();
    }
    return result;
}

} // namespace

void SlotModel::setSlots(std::shared_ptr<const std::vector<Slot>> entries)
{
    beginResetModel();
    m_slots = std::move(entries);
    endResetModel();
}

void SlotModel::refreshNames()
{
    if (rowCount() > 0)
        emit dataChanged(index(0), index(rowCount() - 1));
}

int SlotModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || !m_slots ? 0 : static_cast<int>(m_slots->size());
}

QString SlotModel::text(const Slot& slot) const
{
    using core::UseRole;
    const QString name = m_notes.displayName(slot.use.id);
    switch (slot.use.role) {
    case UseRole::Texture: return tr("%1 %2\n%3").arg(slot.use.slot).arg(QString::fromStdString(slot.use.name), name);
    case UseRole::ColorTarget: return tr("to: color\n%1").arg(name);
    case UseRole::DepthTarget: return tr("to: depth\n%1").arg(name);
    case UseRole::StencilTarget: return tr("to: stencil\n%1").arg(name);
    default: return tr("to: window\n%1").arg(name);
    }
}

QVariant SlotModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const Slot& slot = (*m_slots)[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole: return text(slot);
    case Qt::DecorationRole: return iconOf(slot.picture, kPictureSize);
    case Qt::ForegroundRole: return slot.isFaulty ? QVariant(QBrush(Theme::current().fail)) : QVariant();
    case Qt::ToolTipRole:
        return slot.isFaulty ? tr("%1\nThe texture is incomplete: the shader reads black.").arg(text(slot))
                             : text(slot);
    case IdRole: return QVariant::fromValue(slot.use.id);
    case kLinkRole: return QVariant::fromValue(Link{.place = {}, .selection = ResourceLink{slot.use.id}});
    default: return {};
    }
}

SlotStrip::SlotStrip(Desk& desk, QWidget* parent)
    : QListView(parent), m_desk(desk), m_model(new SlotModel(desk.notes(), this))
{
    setModel(m_model);
    setObjectName(QStringLiteral("slotStrip"));
    setAccessibleName(tr("Images of the last draw"));
    setFlow(QListView::LeftToRight);
    setViewMode(QListView::IconMode);
    setWrapping(false);
    setMovement(QListView::Static);
    setUniformItemSizes(true);
    setIconSize({kPictureSize, kPictureSize});
    setGridSize(kSlotCell);
    setTextElideMode(Qt::ElideRight);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(selectionModel(), &QItemSelectionModel::currentChanged, this, &SlotStrip::selectCurrent);
    connect(this, &QAbstractItemView::activated, this,
            [this](const QModelIndex& index) { m_desk.follow(index.data(kLinkRole).value<Link>()); });
    hide();
}

QSize SlotStrip::sizeHint() const
{
    return {kSlotCell.width(), kSlotCell.height() + 2 * frameWidth()};
}

void SlotStrip::ask()
{
    if (!m_desk.moment().isOpen()) {
        m_desk.inspector().forget(this);
        return hide();
    }
    m_desk.inspector().ask<std::vector<Slot>>(
        this, m_desk.moment().position,
        [](Inspection& inspection) {
            return core::Result<std::vector<Slot>>(slotsOf(inspection.replay, inspection.stop));
        },
        [this](core::Result<std::shared_ptr<const std::vector<Slot>>> answer) {
            const QScopedValueRollback showing(m_isShowing, true);
            m_model->setSlots(answer ? *answer : nullptr);
            setVisible(m_model->rowCount() > 0);
        });
}

void SlotStrip::showCurrent(const core::ResourceId& id)
{
    const QScopedValueRollback showing(m_isShowing, true);
    for (int row = 0; row < m_model->rowCount(); ++row)
        if (m_model->index(row).data(SlotModel::IdRole).value<core::ResourceId>() == id)
            return setCurrentIndex(m_model->index(row));
    clearSelection();
}

void SlotStrip::selectCurrent(const QModelIndex& index)
{
    if (!m_isShowing && index.isValid())
        m_desk.select(ResourceLink{index.data(SlotModel::IdRole).value<core::ResourceId>()});
}

} // namespace vitrine::views
