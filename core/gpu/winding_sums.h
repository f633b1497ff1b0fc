// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/command/draw_state.h"
#include "core/memory/memory.h"
#include "core/primitive/setup_ops.h"
#include "core/raster/edge_sums.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace vitrine::core {

/// The pass that counts windings, done at once for all triangles of a path, to the same bits in the plane. It is for
/// those who don't look at quads.
class WindingSums {
public:
    /// False for other draws than such passes. Both must outlive the draw.
    [[nodiscard]] bool begin(const DrawState& state, const SetupState& setup, Memory& memory);
    /// Triangles by three corners each, which are vertices by their index. False: one of them has to be cut, and the
    /// pass is to go the long way.
    [[nodiscard]] bool add(std::span<const ShadedVertex> vertices, std::span<const std::uint32_t> corners);
    /// Behind the last triangle. Returns how many were left by setup, which drops those that nothing can be seen of.
    std::uint32_t write();

private:
    struct Placed {
        VertexOutsides outsides;
        FixedPoint place;
    };
    void place(std::span<const ShadedVertex> vertices);
    void addTriangle(const std::array<FixedPoint, 3>& corners);
    template <int kSamples>
    void writeSamples();

    const SetupState* m_setup = nullptr;
    Surface* m_plane = nullptr;
    int m_ofCounterClockwise = 0, m_ofClockwise = 0; ///< what a triangle adds
    bool m_saturates = false;
    std::uint32_t m_count = 0;
    EdgeSums m_sums;
    std::vector<Placed> m_vertices;
};

} // namespace vitrine::core
