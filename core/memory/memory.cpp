// SPDX-License-Identifier: Apache-2.0
#include "core/memory/memory.h"

#include "core/base/check.h"

#include <algorithm>

namespace vitrine::core {

SurfaceId Memory::create(const Surface::Description& description)
{
    const auto isFree = [](const std::optional<Surface>& surface) { return !surface.has_value(); };
    const auto slot = std::find_if(m_surfaces.begin(), m_surfaces.end(), isFree);
    const auto index = static_cast<std::uint32_t>(slot - m_surfaces.begin());
    if (slot == m_surfaces.end())
        m_surfaces.emplace_back(Surface(description));
    else
        slot->emplace(description);
    m_surfaces[index]->keepBounds(boundsTile(description.format));
    return SurfaceId{index + 1};
}

void Memory::destroy(SurfaceId id)
{
    CORE_CHECK(contains(id), "a surface that doesn't exist is destroyed");
    m_surfaces[id.value - 1].reset();
}

bool Memory::contains(SurfaceId id) const
{
    return id && id.value <= m_surfaces.size() && m_surfaces[id.value - 1].has_value();
}

Surface& Memory::surface(SurfaceId id)
{
    CORE_CHECK(contains(id), "a surface that doesn't exist is used");
    return *m_surfaces[id.value - 1];
}

const Surface& Memory::surface(SurfaceId id) const
{
    CORE_CHECK(contains(id), "a surface that doesn't exist is used");
    return *m_surfaces[id.value - 1];
}

std::uint32_t Memory::boundsTile(PixelFormat format) const
{
    return pixelLayout(format).family == PixelFamily::Stencil ? m_policy.stencilTile : m_policy.depthTile;
}

void Memory::keepBounds(const BoundsPolicy& policy)
{
    if (policy == m_policy)
        return;
    m_policy = policy;
    for (std::optional<Surface>& surface : m_surfaces)
        if (surface)
            surface->keepBounds(boundsTile(surface->format()));
}

} // namespace vitrine::core
