// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/ids.h"
#include "core/memory/surface.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace vitrine::core {

/// Pixels along the side of the tiles of which bounds are kept beside surfaces; 0: none are.
struct BoundsPolicy {
    std::uint32_t depthTile = 0, stencilTile = 0;
    friend bool operator==(const BoundsPolicy&, const BoundsPolicy&) = default;
};

/// MEM: every surface of the machine by number. A plain value: copying it shares pages and makes a checkpoint, which
/// costs a pointer per surface. Threads: as for Surface.
class Memory {
public:
    [[nodiscard]] SurfaceId create(const Surface::Description& description);
    /// The number must be in use, here and below; contains() tells.
    void destroy(SurfaceId id);
    [[nodiscard]] bool contains(SurfaceId id) const;
    [[nodiscard]] Surface& surface(SurfaceId id);
    [[nodiscard]] const Surface& surface(SurfaceId id) const;
    /// Numbers in use lie in 1 … highestNumber().
    [[nodiscard]] std::size_t highestNumber() const { return m_surfaces.size(); }

    /// Bounds are kept beside every surface, also of those to come (HIZ-01). What is kept already in the same way
    /// stays.
    void keepBounds(const BoundsPolicy& policy);

private:
    [[nodiscard]] std::uint32_t boundsTile(PixelFormat format) const;

    BoundsPolicy m_policy;
    std::vector<std::optional<Surface>> m_surfaces; // index = id − 1; numbers are reused lowest first
};

} // namespace vitrine::core
