// SPDX-License-Identifier: Apache-2.0
#include "core/command/assembly_ops.h"

namespace vitrine::core {

PrimitiveKind primitiveKind(Topology topology)
{
    switch (topology) {
    case Topology::Points: return PrimitiveKind::Point;
    case Topology::Lines:
    case Topology::LineLoop:
    case Topology::LineStrip: return PrimitiveKind::Line;
    case Topology::Triangles:
    case Topology::TriangleStrip:
    case Topology::TriangleFan: break;
    }
    return PrimitiveKind::Triangle;
}

int verticesPerPrimitive(PrimitiveKind kind)
{
    return static_cast<int>(kind) + 1;
}

std::uint32_t primitiveCount(Topology topology, std::uint32_t vertexCount)
{
    switch (topology) {
    case Topology::Points: return vertexCount;
    case Topology::Lines: return vertexCount / 2;
    case Topology::LineLoop: return vertexCount < 2 ? 0 : vertexCount;
    case Topology::LineStrip: return vertexCount < 2 ? 0 : vertexCount - 1;
    case Topology::Triangles: return vertexCount / 3;
    case Topology::TriangleStrip:
    case Topology::TriangleFan: break;
    }
    return vertexCount < 3 ? 0 : vertexCount - 2;
}

std::uint32_t unusedVertexCount(Topology topology, std::uint32_t vertexCount)
{
    if (topology == Topology::Lines)
        return vertexCount % 2;
    if (topology == Topology::Triangles)
        return vertexCount % 3;
    return primitiveCount(topology, vertexCount) == 0 ? vertexCount : 0;
}

std::array<std::uint32_t, 3> primitiveVertices(Topology topology, std::uint32_t vertexCount, std::uint32_t primitive)
{
    const std::uint32_t n = primitive;
    switch (topology) {
    case Topology::Points: return {n, 0, 0};
    case Topology::Lines: return {2 * n, 2 * n + 1, 0};
    case Topology::LineLoop: return {n, n + 1 == vertexCount ? 0 : n + 1, 0};
    case Topology::LineStrip: return {n, n + 1, 0};
    case Topology::Triangles: return {3 * n, 3 * n + 1, 3 * n + 2};
    case Topology::TriangleStrip: {
        const std::uint32_t odd = n & 1;
        return {n + odd, n + 1 - odd, n + 2};
    }
    case Topology::TriangleFan: break;
    }
    return {0, n + 1, n + 2};
}

} // namespace vitrine::core
