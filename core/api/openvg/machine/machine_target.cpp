// SPDX-License-Identifier: Apache-2.0
#include "core/api/openvg/machine_target.h"

#include "core/api/openvg/machine/drawer.h"

#include <algorithm>
#include <variant>

namespace vitrine::core::openvg {

MachineTarget MachineTarget::cloneFor(gles2::Device& device) const
{
    MachineTarget clone(*this);
    clone.m_device = &device;
    return clone;
}

void MachineTarget::attach(DrawableId drawable, SurfaceId color, const DrawableConfig& config)
{
    Planes& planes = m_drawables[drawable];
    const SurfaceExtent extent{static_cast<std::uint32_t>(std::max(config.width, 0)),
                               static_cast<std::uint32_t>(std::max(config.height, 0))};
    const bool hasSize = extent.width == planes.extent.width && extent.height == planes.extent.height;
    planes.color = color;
    planes.config = config;
    if (hasSize)
        return;
    freePlanes(planes);
    planes.extent = extent;
}

void MachineTarget::detach(DrawableId drawable)
{
    const auto it = m_drawables.find(drawable);
    if (it == m_drawables.end())
        return;
    freePlanes(it->second);
    m_drawables.erase(it);
}

void MachineTarget::freePlanes(Planes& planes)
{
    for (SurfaceId& winding : planes.windings)
        m_device->destroySurface(winding);
    for (SurfaceId* plane : {&planes.coverage, &planes.scissor, &planes.mask})
        m_device->destroySurface(*plane);
    planes.scissored.reset();
}

Result<void> MachineTarget::draw(ContextId, DrawableId drawable, const Drawing& drawing)
{
    const auto it = m_drawables.find(drawable);
    if (it == m_drawables.end() || it->second.extent.width == 0 || it->second.extent.height == 0)
        return {};
    return std::visit(Drawer(*this, it->second), drawing);
}

const Surface* MachineTarget::colorsOf(DrawableId drawable)
{
    const Planes* known = planes(drawable);
    return known && known->color ? &m_device->surfaceToRead(known->color) : nullptr;
}

void MachineTarget::finish()
{
    m_device->finish();
}

auto MachineTarget::planes(DrawableId drawable) const -> const Planes*
{
    const auto it = m_drawables.find(drawable);
    return it == m_drawables.end() ? nullptr : &it->second;
}

SurfaceId MachineTarget::layer(const MaskLayerId& id) const
{
    const auto it = m_layers.find(id);
    return it == m_layers.end() ? SurfaceId{} : it->second;
}

} // namespace vitrine::core::openvg
