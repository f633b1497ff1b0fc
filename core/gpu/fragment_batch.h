// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/indirect.h"
#include "core/blend/color_program.h"
#include "core/depth_stencil/fragment_tests.h"
#include "core/gpu/color_watch.h"
#include "core/gpu/draw_counters.h"
#include "core/gpu/shader_runner.h"
#include "core/gpu/task_watch.h"
#include "core/gpu/winding_sums.h"
#include "core/interpolate/lane_interpolate.h"
#include "core/primitive/primitive.h"
#include "core/raster/quad.h"
#include "core/stream/auxiliary_store.h"

#include <array>
#include <optional>
#include <span>
#include <vector>

namespace vitrine::core {

/// Carries quads from the rasterizer to the color buffer: early tests, interpolation, shading, late tests, blending.
/// Quads wait until a batch of sixteen fills the interpreter's lanes; they take effect in the order of add().
class FragmentBatch {
public:
    static constexpr std::size_t kQuads = kMaxLanes / 4;

    explicit FragmentBatch(const ColorEngineConfig& colorEngine);

    /// `watcher` is told what becomes of the quads; null: nobody.
    void prepare(const DrawState& state, Memory& memory, DrawCounters& counters, QuadWatch* watcher = nullptr);
    /// Quads of a tile, whose coverage becomes what the early tests leave of it; `primitive` is copied into the batch
    /// when any survive.
    Result<void> add(ShaderRunner& runner, const Primitive& primitive, std::uint32_t primitiveNumber,
                     std::span<Quad> quads);
    Result<void> flush(ShaderRunner& runner);
    /// A pass of 2-D graphics for all pixels of a box at once, which is faster and leaves the same. False: they have to
    /// come as quads, since somebody looks at them or because they differ in their paint.
    /// `windings`: of the draws before, which may know what it would read in planes.
    Result<bool> addBox(ShaderRunner& runner, const PixelBounds& box, WindingSums& windings);
    [[nodiscard]] bool isOfBoxes() const { return m_isOfBoxes; }
    [[nodiscard]] bool isWatched() const { return m_taskWatch || m_colorWatch || m_quadWatch; }
    void watchTasks(TaskWatch* watch) { m_taskWatch = watch; }
    /// From the next prepare() on; null: nobody.
    void watchColors(ColorWatch* watch) { m_colorWatch = watch; }

private:
    [[nodiscard]] bool mustFlush(std::span<const Quad> quads) const;
    [[nodiscard]] std::span<Quad> withoutDropped(const Primitive& primitive, std::span<Quad> quads) const;
    /// The counters of quads that need no shading.
    void countOnly(std::span<const Quad> quads);
    std::uint32_t keepPrimitive(const Primitive& primitive, std::uint32_t primitiveNumber);
    /// visit(primitive, its quads, index of the first of them)
    template <typename Visit>
    void forEachPrimitive(Visit&& visit);
    void interpolate(ThreadContext& context, std::uint32_t lanes);
    [[nodiscard]] LaneRecorder* recorder() const;
    void finish(const ThreadContext& context);
    /// What shading and the late tests have left of the quads, in m_quads.
    void testLate(const ThreadContext& context);
    void blendOneByOne(const ThreadContext& context);
    void blend(std::span<const ShadedQuad> quads);
    void tellShaded(const ThreadContext& context) const;
    void tellPassed() const;
    [[nodiscard]] bool resolvesBoxes() const;
    [[nodiscard]] bool paintsBoxes() const;
    /// `spans`: what the plane of coverage says of the box; null: it has to be read.
    void paint(const PixelBounds& box, const Vec4& color, const std::vector<CoveredSpan>* spans);
    void storeAuxiliary(const ThreadContext& context);

    const Indirect<ColorEngineConfig> m_colorEngine;
    TaskWatch* m_taskWatch = nullptr;
    ColorWatch* m_colorWatch = nullptr;
    const DrawState* m_state = nullptr;
    DrawCounters* m_counters = nullptr;
    QuadWatch* m_quadWatch = nullptr;
    Surface* m_color = nullptr;
    Surface* m_auxiliary = nullptr;
    AuxiliaryStore m_auxiliaryStore;
    bool m_shades = true;                       ///< false: depth and stencil are all that the draw changes
    bool m_isOfBoxes = false;                   ///< addBox() may take its boxes
    bool m_blendsLanes = false;                 ///< colors need not be taken out of their rows
    std::optional<ColorProgram> m_colorProgram; ///< of an engine whose results are its own alone
    FragmentTests m_tests;
    FragmentInputs m_inputs;
    VaryingMasks m_varyings{};

    std::array<Quad, kQuads> m_quads;
    std::array<std::uint32_t, kQuads> m_primitiveOf; ///< index in m_primitives, by quad
    std::size_t m_count = 0;
    std::array<std::uint32_t, kQuads> m_primitiveNumbers; ///< in the draw, by index in m_primitives
    std::vector<Primitive> m_primitives;                  ///< those of the quads, reused from batch to batch
    std::size_t m_primitiveCount = 0;
    std::vector<ShadedQuad> m_shaded;
};

} // namespace vitrine::core
