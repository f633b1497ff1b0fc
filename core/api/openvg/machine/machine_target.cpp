// SPDX-License-Identifier: Apache-2.0
#include "core/api/openvg/machine_target.h"

#include "core/api/openvg/machine/drawer.h"
#include "core/command/vector_config.h"

#include <algorithm>
#include <variant>

namespace vitrine::core::openvg {

MachineTarget::MachineTarget(gles2::Device& device, const VectorConfig& config,
                             std::shared_ptr<const ReachableUnits> units)
    : m_device(&device), m_config(config),
      m_programs(units ? std::move(units) : std::make_shared<const ReachableUnits>())
{
}

MachineTarget::MachineTarget(gles2::Device& device) : MachineTarget(device, VectorConfig{}) {}

void MachineTarget::setConfig(const VectorConfig& config)
{
    m_config = config;
}

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
    for (SurfaceId* plane : {&planes.coverage, &planes.insides, &planes.scissor, &planes.mask})
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

bool MachineTarget::createImage(const ImageId& image, VGint width, VGint height, const Color& color)
{
    const SurfaceId made = m_device->createSurface(
        {PixelFormat::Rgba8, static_cast<std::uint32_t>(width), static_cast<std::uint32_t>(height), 1});
    if (!made)
        return false;
    clear(made, vectorOf(color));
    m_images[image] = made;
    return true;
}

void MachineTarget::destroyImage(const ImageId& image)
{
    m_device->destroySurface(m_images[image]);
    m_images.erase(image);
}

void MachineTarget::upload(const ImageId& image, const PixelRect& rect, std::span<const std::byte> pixels)
{
    write(this->image(image), rect, pixels);
}

const Surface* MachineTarget::pixelsOf(const ImageId& image)
{
    const SurfaceId pixels = this->image(image);
    return pixels ? &m_device->surfaceToRead(pixels) : nullptr;
}

void MachineTarget::clear(SurfaceId surface, const Vec4& color)
{
    const Surface& filled = m_device->memory().surface(surface);
    ClearCommand clear;
    clear.targets.color = surface;
    clear.targets.width = filled.width();
    clear.targets.height = filled.height();
    clear.clearColor = true;
    clear.color = color;
    clear.callNumber = m_number.call;
    m_device->clear(clear);
}

void MachineTarget::write(SurfaceId surface, const PixelRect& rect, std::span<const std::byte> pixels)
{
    m_device->memoryToWrite(surface).surface(surface).writeRect(
        static_cast<std::uint32_t>(rect.x), static_cast<std::uint32_t>(rect.y), static_cast<std::uint32_t>(rect.width),
        static_cast<std::uint32_t>(rect.height), pixels);
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

SurfaceId MachineTarget::image(const ImageId& id) const
{
    const auto it = m_images.find(id);
    return it == m_images.end() ? SurfaceId{} : it->second;
}

} // namespace vitrine::core::openvg
