// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/command/draw_state.h"

#include <array>
#include <cstdint>

/// Which vertices of a draw make its n-th primitive (ES 2.0 §2.6.1, HET-04). Vertices are named by their position in
/// submission order, so the same answer serves indexed and plain draws.

namespace vitrine::core {

enum class PrimitiveKind : std::uint8_t { Point, Line, Triangle };

[[nodiscard]] PrimitiveKind primitiveKind(Topology topology);
/// 1, 2 or 3.
[[nodiscard]] int verticesPerPrimitive(PrimitiveKind kind);

[[nodiscard]] std::uint32_t primitiveCount(Topology topology, std::uint32_t vertexCount);

/// Trailing vertices that belong to no primitive: HET-04's warning "1 vertex unused".
[[nodiscard]] std::uint32_t unusedVertexCount(Topology topology, std::uint32_t vertexCount);

/// Positions of the primitive's vertices; only the first verticesPerPrimitive() entries count. Odd triangles of a
/// strip have their first two vertices exchanged, so that all of a strip face the same way. `primitive` is less than
/// primitiveCount(topology, vertexCount).
[[nodiscard]] std::array<std::uint32_t, 3> primitiveVertices(Topology topology, std::uint32_t vertexCount,
                                                             std::uint32_t primitive);

} // namespace vitrine::core
