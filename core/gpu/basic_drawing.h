// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/indirect.h"
#include "core/blend/color_program.h"
#include "core/depth_stencil/quad_watch.h"
#include "core/gpu/basic_watch.h"
#include "core/gpu/color_watch.h"
#include "core/gpu/draw_counters.h"
#include "core/gpu/geometry_watch.h"
#include "core/primitive/primitive_ops.h"
#include "core/raster/basic_walk.h"
#include "core/stream/mux_ops.h"

#include <stop_token>
#include <vector>

namespace vitrine::core {

/// The basic 2-D path without a clock: RAS, MUX and CU in the order of the stream (VG2D-40).
class BasicDrawing {
public:
    BasicDrawing(Memory& memory, const ColorEngineConfig& colorEngine);

    /// Tells of pieces of geometry, and of quads: as they are rasterized, and before they are blended; null: nobody.
    void watchGeometry(GeometryWatch* watch) { m_geometryWatch = watch; }
    void watchColors(ColorWatch* watch) { m_colorWatch = watch; }
    void watch(BasicWatch* watch) { m_watch = watch; }
    void watchQuads(QuadWatch* watch) { m_quadWatch = watch; }

    /// The command's pass is VectorPass::Basic.
    Result<void> draw(const DrawCommand& command, DrawCounters& counters, const std::stop_token& stop);

private:
    void drawPiece(const Primitive& primitive, std::uint32_t number, const DrawState& state, DrawCounters& counters);
    void drawQuad(const Quad& quad, std::uint32_t piece, const DrawState& state, DrawCounters& counters);

    Memory& m_memory;
    const Indirect<ColorEngineConfig> m_colorEngine;
    GeometryWatch* m_geometryWatch = nullptr;
    ColorWatch* m_colorWatch = nullptr;
    BasicWatch* m_watch = nullptr;
    QuadWatch* m_quadWatch = nullptr;
    std::optional<ColorProgram> m_program; ///< of the draw
    std::vector<TileWork> m_tiles;
    std::vector<Quad> m_quads;
};

} // namespace vitrine::core
