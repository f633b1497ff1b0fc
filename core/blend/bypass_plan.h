// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/blend/pgpe/engine_config.h"
#include "core/blend/pgpe/fragment_lowering.h"
#include "core/blend/pgpe/loaded_program.h"
#include "core/blend/pgpe/pixel_object.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

/// What the machine does with the fragments of a draw that bypasses the processors (BYP-08, BYP-27). The driver writes
/// it when the draw is bound.

namespace vitrine::core {

struct BypassPlan {
    std::vector<std::uint16_t> colors;        ///< inputs that a pixel carries, in the order of its colors
    std::vector<pgpe::InitialLookup> lookups; ///< textures that are read for it, at most two
    /// Makes the fragment's color of colors and texels. Nothing of class none: the color stays as it is.
    std::optional<pgpe::LoadedProgram> combining;
    std::uint32_t fifoDepth = 1; ///< pixels that wait for their texels at once
};

/// `constants`: of the draw (ProgramState::fragmentConstants). `lowering`: not of class full.
[[nodiscard]] BypassPlan makeBypassPlan(const pgpe::FragmentLowering& lowering, std::span<const Vec4> constants,
                                        const ColorEngineConfig& engine, std::uint32_t fifoDepth);

/// A pixel that comes to be combined.
struct PixelToCombine {
    std::span<const Vec4> colors; ///< interpolated
    std::span<const Vec4> texels; ///< filtered
    bool skipsDiscard = false;    ///< the alpha test is proven to discard nothing (HIZ-26)
};

/// What the engine finds at its surfaces when it combines: the primary and the secondary object.
[[nodiscard]] std::array<pgpe::PixelObject, 2> combiningInputs(std::span<const Vec4> colors,
                                                               std::span<const Vec4> texels);

/// The color of a pixel; nothing when the alpha test discards it. In 32-bit floats it has the bits that the fragment
/// program would leave. The engine's work is added to `counts`.
[[nodiscard]] std::optional<Vec4> combinePixel(const BypassPlan& plan, const PixelToCombine& pixel,
                                               pgpe::EngineCounts& counts);

} // namespace vitrine::core
