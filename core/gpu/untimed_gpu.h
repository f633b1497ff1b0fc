// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/indirect.h"
#include "core/gpu/basic_drawing.h"
#include "core/gpu/fragment_batch.h"
#include "core/gpu/gpu.h"
#include "core/gpu/program_cache.h"
#include "core/gpu/shader_runner.h"
#include "core/gpu/vertex_stage.h"
#include "core/gpu/winding_sums.h"
#include "core/hiz/hiz_tiles.h"
#include "core/hiz/tile_watch.h"
#include "core/primitive/primitive_ops.h"
#include "core/raster/raster_ops.h"

#include <stop_token>
#include <utility>
#include <vector>

namespace vitrine::core {

struct ColorEngineConfig;
struct HizConfig;

/// The machine without its clock: the units' pure functions in stream order (design.md §3). Leaves the same bits in
/// every buffer as the timed machine (ONE-04), for seeking and for long captures.
class UntimedGpu final : public Gpu {
public:
    /// `units`: fixed-function units that answer; null: those that a program was compiled for, else those of a default
    /// machine. Without one on its port, a request reads 0 (HET-14). `colorEngine`: whose numbers colors are made of.
    /// `hiz`: as the timed machine has it, so that both leave the same bounds of tiles, too.
    UntimedGpu(Memory& memory, std::shared_ptr<const ReachableUnits> units, const ColorEngineConfig& colorEngine,
               const HizConfig& hiz);
    /// With the color engine and HIZ of a default machine.
    explicit UntimedGpu(Memory& memory, std::shared_ptr<const ReachableUnits> units = nullptr);

    Result<void> draw(const DrawCommand& command) override;
    void announce(const DrawCommand& next) override { m_announced = next.state->vector.pass; }
    /// Without a clock a draw is the same with its words or without.
    [[nodiscard]] bool readsWords() const override { return false; }
    void clear(const ClearCommand& command) override;
    void endFrame() override;
    [[nodiscard]] Memory& memory() override { return m_memory; }

    /// Between draws. Buffers are the caller's.
    [[nodiscard]] UnitRunner::Moment unitMoment() const { return m_units.moment(); }
    void restoreUnits(const UnitRunner::Moment& moment) { m_units.restore(moment); }

    void setStopToken(std::stop_token stop) override;
    [[nodiscard]] const DrawCounters& lastDraw() const override { return m_counters; }
    [[nodiscard]] std::vector<UnitReport> takeUnitReports() override { return m_units.takeReports(); }

    /// Who is told of vertices and primitives, of tiles that HIZ judges, of shader tasks, of quads on their way through
    /// the tests and of those about to be blended, from the next draw on; null: nobody.
    void watchGeometry(GeometryWatch* watch);
    void watchTiles(TileWatch* watch) { m_tileWatch = watch; }
    void watchTasks(TaskWatch* watch);
    void watchQuads(QuadWatch* watch)
    {
        m_quadWatch = watch;
        m_basic.watchQuads(watch);
    }
    void watchColors(ColorWatch* watch);
    void watchBasic(BasicWatch* watch) { m_basic.watch(watch); }

private:
    Result<void> drawRead(const DrawCommand& command);
    template <typename Visit>
    Result<bool> inChunks(const DrawCommand& command, Visit&& visit);
    Result<void> drawPrimitives(const DrawCommand& command);
    [[nodiscard]] bool isWatched() const;
    Result<bool> sumWindings(const DrawCommand& command, const SetupState& setup);
    Result<void> drawPrimitive(PrimitiveProcessor& processor, PrimitiveKind kind,
                               const std::array<const ShadedVertex*, 3>& vertices);

    Result<bool> drawBox(const Primitive& primitive);
    Result<void> drawTile(const Primitive& primitive, const TileWork& tile);
    void rasterizeJudged(const Primitive& primitive, const TileWork& tile);

    Memory& m_memory;
    std::stop_token m_stop;
    ProgramCache m_programs;
    UnitRunner m_units;
    ShaderRunner m_vertexRunner{m_units};
    ShaderRunner m_fragmentRunner{m_units};
    VertexStage m_vertexStage;
    GeometryWatch* m_geometryWatch = nullptr;
    const Indirect<HizConfig> m_hizConfig;
    HizTiles m_hiz;
    HizDraw m_hizDraw;
    FragmentBatch m_batch;
    BasicDrawing m_basic;
    WindingSums m_windings;
    VectorPass m_announced = VectorPass::None; ///< of the draw right behind the next one; None: who knows
    VectorPass m_next = VectorPass::None;      ///< of the draw right behind the one under way
    std::vector<TileWork> m_tiles;
    std::vector<Quad> m_quads;
    std::uint32_t m_primitiveNumber = 0;
    TileWatch* m_tileWatch = nullptr;
    QuadWatch* m_quadWatch = nullptr;
    DrawCounters m_counters;
};

} // namespace vitrine::core
