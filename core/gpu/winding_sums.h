// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/command/draw_state.h"
#include "core/depth_stencil/coverage_planes.h"
#include "core/gpu/covered_span.h"
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
    /// False for other draws than such passes. `setup` must outlive the draw, and the memory what is kept.
    [[nodiscard]] bool begin(const DrawState& state, const SetupState& setup, Memory& memory);
    /// Triangles by three corners each, whose clip coordinates these are, by index. False: one of them has to be cut,
    /// and the pass is to go the long way.
    [[nodiscard]] bool add(std::span<const Vec4> clips, std::span<const std::uint32_t> corners);
    /// How many were left by setup, which drops those that nothing can be seen of.
    [[nodiscard]] std::uint32_t count() const { return m_count; }
    /// Behind the last triangle.
    void write();
    /// In place of write(): for resolve(), before which nobody looks at the plane.
    void keep() { m_isKept = true; }
    /// What is kept has to be in the plane after all.
    void writeKept();
    void forgetKept() { m_isKept = false; }
    /// The pass that makes coverage of what is kept, for all pixels of a box: the plane stays as it is, without
    /// windings. False: they have been written, and the pass has to read them there.
    [[nodiscard]] bool resolve(FillRule rule, const CoveragePlanes& planes, const PixelBounds& box);
    /// What the last resolve() has found of a plane in a box, row by row. Null: it was about others.
    [[nodiscard]] const std::vector<CoveredSpan>* spans(const Surface* coverage, const PixelBounds& box) const;
    void forgetSpans() { m_covered = nullptr; }

private:
    struct Placed {
        VertexOutsides outsides;
        FixedPoint place;
    };
    void place(std::span<const Vec4> clips);
    void addTriangle(const std::array<FixedPoint, 3>& corners);
    template <int kSamples>
    void writeSamples();
    template <int kSamples>
    void coverSamples(FillRule rule, Surface& coverage);

    const SetupState* m_setup = nullptr;
    PixelBounds m_box; ///< where there may be any
    Surface* m_plane = nullptr;
    int m_ofCounterClockwise = 0, m_ofClockwise = 0; ///< what a triangle adds
    bool m_saturates = false;
    bool m_isKept = false;
    std::uint32_t m_count = 0;
    EdgeSums m_sums;
    const Surface* m_covered = nullptr; ///< the plane that m_spans are of; null: of none
    PixelBounds m_coveredBox;
    std::vector<CoveredSpan> m_spans;
    std::vector<Placed> m_vertices;
};

} // namespace vitrine::core
