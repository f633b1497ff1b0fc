// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/primitive/setup_ops.h"

#include <array>
#include <cstdint>

namespace vitrine::core {

/// How many primitives became what. Each triangle of a clipped polygon counts.
struct SetupCounts {
    std::uint32_t drawn = 0;
    std::uint32_t culled = 0;
    std::uint32_t degenerate = 0;
    std::uint32_t outside = 0; ///< clipped away, or outside of scissor and target
    std::uint32_t badVertex = 0;
    friend bool operator==(const SetupCounts&, const SetupCounts&) = default;
};

/// Does clipping, PSR and AGS of assembled primitives, for callers that need no step in between. It calls visit(const
/// Primitive&) for each primitive that is left, in order: for none, one, or the triangles of a clipped polygon. Entries
/// of `vertices` that the kind doesn't use may be null. The visited Primitive is valid during the visit only. This
/// object contains some kilobytes of scratch memory: make one per draw.
class PrimitiveProcessor {
public:
    PrimitiveProcessor(const SetupState& state, int varyingCount) : m_state(state), m_varyingCount(varyingCount) {}

    template <typename Visitor>
    void process(PrimitiveKind kind, const std::array<const ShadedVertex*, 3>& vertices, Visitor&& visit)
    {
        processPieces(kind, vertices, [&](const Primitive&, const std::array<const ShadedVertex*, 3>& corners) {
            setupAttributes(corners, m_varyingCount, m_primitive);
            visit(static_cast<const Primitive&>(m_primitive));
        });
    }

    /// Does the same without AGS: calls visit(const Primitive&, corners) for primitives that still lack their
    /// gradients. Corners are valid during the visit only.
    template <typename Visitor>
    void processPieces(PrimitiveKind kind, const std::array<const ShadedVertex*, 3>& vertices, Visitor&& visit)
    {
        const int pieces = clip(kind, vertices);
        for (int piece = 0; piece < pieces; ++piece) {
            if (setup(kind, piece))
                visit(static_cast<const Primitive&>(m_primitive), m_vertices);
        }
    }

    [[nodiscard]] const SetupCounts& counts() const { return m_counts; }
    [[nodiscard]] const SetupState& state() const { return m_state; }
    /// Whether the last primitive was cut.
    [[nodiscard]] bool wasClipped() const { return m_wasClipped; }

private:
    /// Returns how many primitives are left. m_vertices are the vertices of an unclipped one.
    int clip(PrimitiveKind kind, const std::array<const ShadedVertex*, 3>& vertices);
    bool setup(PrimitiveKind kind, int piece);

    SetupState m_state;
    int m_varyingCount;
    SetupCounts m_counts;
    bool m_wasClipped = false;
    std::array<const ShadedVertex*, 3> m_vertices{};
    ClippedPolygon m_polygon;
    std::array<ShadedVertex, 2> m_line;
    Primitive m_primitive;
};

} // namespace vitrine::core
