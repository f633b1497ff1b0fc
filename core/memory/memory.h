// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/ids.h"
#include "core/memory/bounds_policy.h"
#include "core/memory/draw_stream.h"
#include "core/memory/surface.h"

#include <cstddef>
#include <cstdint>
#include <deque>
#include <optional>
#include <vector>

namespace vitrine::core {

/// MEM: every surface of the machine, by number. It is a plain value. A copy shares the pages and serves as a
/// checkpoint, at the cost of a pointer per surface. For threads the same holds as for Surface.
class Memory {
public:
    [[nodiscard]] SurfaceId create(const Surface::Description& description);
    /// Here and below, the number must be in use; contains() tells whether it is. Draws under way keep the surface, and
    /// its number is used again only when they have retired (RUN-13).
    void destroy(SurfaceId id);
    [[nodiscard]] bool contains(SurfaceId id) const;
    /// One that draws under way keep is found, too.
    [[nodiscard]] Surface& surface(SurfaceId id);
    [[nodiscard]] const Surface& surface(SurfaceId id) const;
    /// The numbers in use lie in 1 … highestNumber().
    [[nodiscard]] std::size_t highestNumber() const { return m_surfaces.size(); }

    /// Keeps bounds beside every surface from now on, also beside those that are created later (HIZ-01). Bounds that
    /// are already kept in this way stay.
    void keepBounds(const BoundsPolicy& policy);

    [[nodiscard]] const DrawStream& stream() const { return m_stream; }
    /// Of feedback that waits: HIZ adds it and takes it.
    [[nodiscard]] std::vector<LooseTiles>& loose() { return m_stream.loose; }
    /// Between frames: how many draws can be under way at once from now on.
    void setDrawsInFlight(std::uint32_t draws) { m_stream.draws = draws; }
    /// A machine has taken up a draw more. By then it is done with the one that came so many draws before it as can be
    /// under way.
    void acceptDraw();
    /// The frame is over, and the machine has drained. HIZ has taken what waited.
    void endFrame();

private:
    [[nodiscard]] std::uint32_t boundsTile(PixelFormat format) const;
    [[nodiscard]] bool holds(SurfaceId id) const;
    [[nodiscard]] bool isLeaving(SurfaceId id) const;
    void release(std::size_t count);

    BoundsPolicy m_policy;
    DrawStream m_stream;
    /// Index = id − 1; the lowest free number is used again first. A surface stays where it is while others come.
    std::deque<std::optional<Surface>> m_surfaces;
};

} // namespace vitrine::core
