// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/gpu/fragment_batch.h"
#include "core/gpu/gpu.h"
#include "core/gpu/program_cache.h"
#include "core/gpu/shader_runner.h"
#include "core/gpu/vertex_stage.h"
#include "core/primitive/primitive_ops.h"
#include "core/raster/raster_ops.h"

#include <stop_token>
#include <vector>

namespace vitrine::core {

/// The machine without its clock: the units' pure functions in stream order (design.md §3). Leaves the same bits in
/// every buffer as the timed machine (ONE-04), for seeking and for long captures.
class UntimedGpu final : public Gpu {
public:
    explicit UntimedGpu(Memory& memory) : m_memory(memory) {}

    Result<void> draw(const DrawCommand& command) override;
    void clear(const ClearCommand& command) override;
    [[nodiscard]] Memory& memory() override { return m_memory; }

    /// Is told of the geometry of every draw from now on; null ends that.
    void watchGeometry(GeometryWatch* watch);

    void setStopToken(std::stop_token stop) override;
    /// Null: nobody watches.
    void setTaskWatch(TaskWatch* watch);
    [[nodiscard]] const DrawCounters& lastDraw() const override { return m_counters; }
    /// Of the draws from now on; null: nobody.
    void setWatcher(QuadWatcher* watcher) { m_watcher = watcher; }

private:
    Result<void> drawPrimitives(const DrawCommand& command);
    Result<void> drawPrimitive(PrimitiveProcessor& processor, PrimitiveKind kind,
                               const std::array<const ShadedVertex*, 3>& vertices);

    Result<void> drawTile(const Primitive& primitive, const TileWork& tile);

    Memory& m_memory;
    std::stop_token m_stop;
    ProgramCache m_programs;
    ShaderRunner m_vertexRunner;
    ShaderRunner m_fragmentRunner;
    VertexStage m_vertexStage;
    GeometryWatch* m_watch = nullptr;
    FragmentBatch m_batch;
    std::vector<TileWork> m_tiles;
    std::vector<Quad> m_quads;
    std::uint32_t m_primitiveNumber = 0;
    QuadWatcher* m_watcher = nullptr;
    DrawCounters m_counters;
};

} // namespace vitrine::core
