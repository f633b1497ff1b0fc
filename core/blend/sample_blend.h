// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/blend/color_program.h"
#include "core/blend/dither.h"
#include "core/blend/pgpe/engine.h"

#include <array>
#include <cstdint>
#include <optional>

/// One sample through a color program, a step at a time: what goes in, and what of the result is stored.

namespace vitrine::core {

/// What the pixel engine finds of a sample.
struct SampleInputs {
    std::array<pgpe::PixelObject, 3> surfaces; ///< those of pgpe::targetSurfaces()
    std::optional<float> ditherOffset;

    [[nodiscard]] pgpe::PixelInputs view() const { return {surfaces, ditherOffset}; }
};

/// `source`: clamped to 0…1. `isDithered`: dithers() of the program's state and the target.
[[nodiscard]] SampleInputs sampleInputs(const ColorProgram& program, const Vec4& source, std::uint32_t stored,
                                        PixelPlace place, bool isDithered);
/// The word that a run leaves where `stored` was.
[[nodiscard]] std::uint32_t writtenWord(const pgpe::PixelRun& run, std::uint32_t stored);

/// The same of a color that the eight operations have made.
[[nodiscard]] std::uint32_t writtenWord(const BlendState& state, PixelFormat format, const Vec4& color,
                                        std::uint32_t stored, PixelPlace place, bool isDithered);

} // namespace vitrine::core
