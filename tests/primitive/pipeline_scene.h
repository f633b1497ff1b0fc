// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/primitive/primitive_ops.h"
#include "core/raster/raster_ops.h"

#include <set>
#include <utility>
#include <vector>

/// Vertices given in window coordinates and what becomes of them: shared by the tests of the 3-D path.

namespace vitrine::tests {

using namespace vitrine::core;

using Pixels = std::set<std::pair<int, int>>;

/// A square target with the viewport over all of it. Sizes are powers of two, so that clip coordinates are exact.
inline DrawState sceneState(int size, int samples = 1)
{
    DrawState state;
    state.targets.width = state.targets.height = static_cast<std::uint32_t>(size);
    state.targets.samples = static_cast<std::uint32_t>(samples);
    state.raster.viewport = {0, 0, size, size};
    return state;
}

/// A vertex that the viewport of sceneState(size) puts at (x, y) with window depth z.
inline ShadedVertex windowVertex(int size, double x, double y, double z = 0.5, double w = 1.0)
{
    ShadedVertex vertex;
    const double half = size / 2.0;
    vertex.clip = {static_cast<float>((x - half) / half * w), static_cast<float>((y - half) / half * w),
                   static_cast<float>((z * 2.0 - 1.0) * w), static_cast<float>(w)};
    return vertex;
}

struct Drawn {
    std::vector<Primitive> primitives;
    std::vector<Quad> quads;
    SetupCounts counts;

    [[nodiscard]] Pixels pixels() const
    {
        Pixels result;
        for (const Quad& quad : quads) {
            for (int pixel = 0; pixel < 4; ++pixel) {
                if (coveredPixels(quad.coverage) >> pixel & 1)
                    result.insert({quad.x + pixel % 2, quad.y + pixel / 2});
            }
        }
        return result;
    }
};

inline Drawn drawOne(const SetupState& setup, PrimitiveKind kind, const std::vector<ShadedVertex>& vertices,
                     int varyingCount = 0)
{
    Drawn drawn;
    PrimitiveProcessor processor(setup, varyingCount);
    std::array<const ShadedVertex*, 3> pointers{};
    for (std::size_t i = 0; i < vertices.size(); ++i)
        pointers[i] = &vertices[i];
    processor.process(kind, pointers, [&](const Primitive& primitive) {
        drawn.primitives.push_back(primitive);
        rasterize(primitive, drawn.quads);
    });
    drawn.counts = processor.counts();
    return drawn;
}

inline Drawn drawTriangle(const SetupState& setup, const std::vector<ShadedVertex>& vertices)
{
    return drawOne(setup, PrimitiveKind::Triangle, vertices);
}

} // namespace vitrine::tests
