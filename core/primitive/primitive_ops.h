// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/primitive/setup_ops.h"

#include <array>
#include <cstdint>

namespace vitrine::core {

/// What became of primitives; a clipped polygon counts each of its triangles.
struct SetupCounts {
    std::uint32_t drawn = 0;
    std::uint32_t culled = 0;
    std::uint32_t degenerate = 0;
    std::uint32_t outside = 0; ///< clipped away, or beyond scissor and target
    std::uint32_t badVertex = 0;
    friend bool operator==(const SetupCounts&, const SetupCounts&) = default;
};

/// Clipping, PSR and AGS of one assembled primitive, for callers that need no step in between: calls
/// visit(const Primitive&) for each primitive that is left, in order (none, one, or the triangles of a clipped
/// polygon). `vertices` beyond the kind's count may be null. The visited Primitive is valid during the visit only.
/// Holds some kilobytes of room to work in: make one per draw.
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

    /// The same without AGS: calls visit(const Primitive&, corners) for primitives that lack their gradients still.
    /// Corners are valid during the visit only.
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
    /// Whether the last one has been cut.
    [[nodiscard]] bool wasClipped() const { return m_wasClipped; }

private:
    /// How many primitives are left; m_vertices are those of an unclipped one.
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
