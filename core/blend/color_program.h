// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/indirect.h"
#include "core/blend/blend_ops.h"
#include "core/blend/blend_step_watch.h"
#include "core/blend/opset8.h"
#include "core/blend/pgpe/loaded_program.h"
#include "core/blend/vector_steps.h"
#include "core/command/draw_state.h"

#include <cstdint>
#include <optional>
#include <span>

/// What the color updater executes for a draw: the draw's blending as a program of the pixel engine, or of the eight
/// operations (DEC-04). The driver writes it when the draw is bound.
///
/// When the engine computes in 32-bit floats, the program gives exactly the bits of blend_ops.h and lane_blend.h. These
/// then run in its place unless somebody watches the program's steps.

namespace vitrine::core {

struct ColorEngineConfig;

struct ColorProgram {
    BlendState state;
    Indirect<ColorEngineConfig> config;
    std::optional<pgpe::LoadedProgram> program; ///< for the pixel engine
    opset8::Sequence operations;                ///< for the eight operations; empty where blending is off
    VectorSteps vector;                         ///< of 2-D graphics, for either engine: else empty
    pgpe::EngineCounts perSample; ///< what every sample costs; the eight operations count by their numbers
    /// Clocks in which a sample has the computation unit for pre- and post-formatting: one a step that inverts, expands
    /// or compresses (VG2D-38); all in one where the eight operations take a cycle.
    std::uint32_t formattingClocks = 0;
    std::uint32_t bytesPerSample = 0; ///< bytes written to the color buffer, and read from it if blending needs that

    /// Whether other code than the engine may compute its results.
    [[nodiscard]] bool computesInFloat32() const;
};

/// `target` must be a color format that can be drawn to. Floats are stored as they come, without an engine: the state
/// must not blend or mask them.
[[nodiscard]] ColorProgram makeColorProgram(const BlendState& state, PixelFormat target,
                                            const ColorEngineConfig& config);

/// Does what blendQuads() does, by running the program for each covered sample inside of the target. It adds the same
/// work to `counts` whether anybody watches or not.
BlendCounts blendByProgram(const ColorProgram& program, std::span<const ShadedQuad> quads, Surface& target,
                           pgpe::EngineCounts& counts, BlendStepWatch* watch = nullptr);

} // namespace vitrine::core
