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
    std::erase_if(m_stream.loose, [id](const LooseTiles& loose) { return loose.depth == id; });
    if (m_stream.draws > 1 && m_stream.accepted > 0)
        m_stream.leaving.push_back({id, m_stream.accepted});
    else
        m_surfaces[id.value - 1].reset();
}

bool Memory::contains(SurfaceId id) const
{
    return holds(id) && !isLeaving(id);
}

bool Memory::holds(SurfaceId id) const
{
    return id && id.value <= m_surfaces.size() && m_surfaces[id.value - 1].has_value();
}

bool Memory::isLeaving(SurfaceId id) const
{
    return std::ranges::find(m_stream.leaving, id, &LeavingSurface::surface) != m_stream.leaving.end();
}

Surface& Memory::surface(SurfaceId id)
{
    CORE_CHECK(holds(id), "a surface that doesn't exist is used");
    return *m_surfaces[id.value - 1];
}

const Surface& Memory::surface(SurfaceId id) const
{
    CORE_CHECK(holds(id), "a surface that doesn't exist is used");
    return *m_surfaces[id.value - 1];
}

void Memory::acceptDraw()
{
    ++m_stream.accepted;
    const auto isOver = [this](const LeavingSurface& surface) {
        return m_stream.accepted >= surface.accepted + m_stream.draws;
    };
    release(static_cast<std::size_t>(std::ranges::find_if_not(m_stream.leaving, isOver) - m_stream.leaving.begin()));
}

void Memory::endFrame()
{
    m_stream.accepted = 0;
    release(m_stream.leaving.size());
}

/// The first so many.
void Memory::release(std::size_t count)
{
    for (std::size_t i = 0; i < count; ++i)
        m_surfaces[m_stream.leaving[i].surface.value - 1].reset();
    m_stream.leaving.erase(m_stream.leaving.begin(), m_stream.leaving.begin() + static_cast<std::ptrdiff_t>(count));
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
