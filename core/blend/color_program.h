// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/blend/blend_ops.h"
#include "core/blend/opset8.h"
#include "core/blend/pgpe/loaded_program.h"
#include "core/command/draw_state.h"

#include <cstdint>
#include <optional>
#include <span>

/// What the color updater executes for a draw: its blending as a program of the pixel engine, or of the eight
/// operations (DEC-04). The driver writes it when the draw is bound.
///
/// Wherever the engine computes in 32-bit floats, the program's result is that of blend_ops.h and lane_blend.h, to the
/// bit: those stand for it unless somebody watches its steps.

namespace vitrine::core {

struct ColorProgram {
    BlendState state;
    ColorEngineConfig config;
    std::optional<pgpe::LoadedProgram> program; ///< of the pixel engine
    opset8::Sequence operations;                ///< of the eight operations; none where blending is off
    pgpe::EngineCounts perSample;               ///< what every sample costs; operations count by their numbers
    std::uint32_t bytesPerSample = 0;           ///< that go to the color buffer, and come from it if blending needs it

    /// Whether other code than the engine itself may write its results.
    [[nodiscard]] bool computesInFloat32() const { return config.computesInFloat32(); }
};

/// `target`: a format of color that can be drawn to.
[[nodiscard]] ColorProgram makeColorProgram(const BlendState& state, PixelFormat target,
                                            const ColorEngineConfig& config);

/// Told of each instruction after it was executed, sample by sample.
class BlendStepWatch {
public:
    virtual ~BlendStepWatch() = default;
    virtual void onBlendStep(std::uint32_t x, std::uint32_t y, std::uint8_t instruction) = 0;
};

/// blendQuads() by the program: a run of it for each sample that is covered and inside of the target, which adds to
/// `counts` alike whether anybody watches.
BlendCounts blendByProgram(const ColorProgram& program, std::span<const ShadedQuad> quads, Surface& target,
                           pgpe::EngineCounts& counts, BlendStepWatch* watch = nullptr);

} // namespace vitrine::core
