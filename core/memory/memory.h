// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/ids.h"
#include "core/memory/surface.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace vitrine::core {

/// The side, in pixels, of the tiles whose bounds are kept beside surfaces; 0: no bounds are kept.
struct BoundsPolicy {
    std::uint32_t depthTile = 0, stencilTile = 0;
    friend bool operator==(const BoundsPolicy&, const BoundsPolicy&) = default;
};

/// MEM: every surface of the machine, by number. It is a plain value. A copy shares the pages and serves as a
/// checkpoint, at the cost of a pointer per surface. For threads the same holds as for Surface.
class Memory {
public:
    [[nodiscard]] SurfaceId create(const Surface::Description& description);
    /// Here and below, the number must be in use; contains() tells whether it is.
    void destroy(SurfaceId id);
    [[nodiscard]] bool contains(SurfaceId id) const;
    [[nodiscard]] Surface& surface(SurfaceId id);
    [[nodiscard]] const Surface& surface(SurfaceId id) const;
    /// The numbers in use lie in 1 … highestNumber().
    [[nodiscard]] std::size_t highestNumber() const { return m_surfaces.size(); }

    /// Keeps bounds beside every surface from now on, also beside those that are created later (HIZ-01). Bounds that
    /// are already kept in this way stay.
    void keepBounds(const BoundsPolicy& policy);

private:
    [[nodiscard]] std::uint32_t boundsTile(PixelFormat format) const;

    BoundsPolicy m_policy;
    std::vector<std::optional<Surface>> m_surfaces; // index = id − 1; the lowest free number is used again first
};

} // namespace vitrine::core
