// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/blend/color_program.h"
#include "core/blend/dither.h"
#include "core/blend/pgpe/engine.h"

#include <array>
#include <cstdint>
#include <optional>

/// Blends one sample by a color program, a step at a time: what the engine is given, and what of its result is stored.

namespace vitrine::core {

/// What the pixel engine is given for a sample.
struct SampleInputs {
    std::array<pgpe::PixelObject, 3> surfaces; ///< the surfaces of pgpe::targetSurfaces()
    std::optional<float> ditherOffset;

    [[nodiscard]] pgpe::PixelInputs view() const { return {surfaces, ditherOffset}; }
};

/// `source` is clamped to 0…1. `isDithered` is dithers() of the program's state and the target.
[[nodiscard]] SampleInputs sampleInputs(const ColorProgram& program, const Vec4& source, std::uint32_t stored,
                                        PixelPlace place, bool isDithered);
/// With a second color of the fragment.
void addSecond(SampleInputs& inputs, const Vec4& second);
/// The word that is stored after a run, in place of `stored`.
[[nodiscard]] std::uint32_t writtenWord(const pgpe::PixelRun& run, std::uint32_t stored);

/// The same for a color that the eight operations have made.
[[nodiscard]] std::uint32_t writtenWord(const BlendState& state, PixelFormat format, const Vec4& color,
                                        std::uint32_t stored, PixelPlace place, bool isDithered);

} // namespace vitrine::core
