// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/blend/pgpe/fragment_lowering.h"
#include "core/blend/pgpe/loaded_program.h"
#include "core/blend/pgpe/pixel_object.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

/// How the fragments of a draw that bypasses the processors are colored (BYP-08, BYP-27). The driver writes it when the
/// draw is bound.

namespace vitrine::core {

struct ColorEngineConfig;

struct BypassPlan {
    std::vector<std::uint16_t> colors;        ///< the inputs that a pixel carries, in the order of its colors
    std::vector<pgpe::InitialLookup> lookups; ///< the textures that are read for it, at most two
    /// Makes the fragment's color from colors and texels. Nothing for class none, where the color stays as it is.
    std::optional<pgpe::LoadedProgram> combining;
    std::uint32_t fifoDepth = 1; ///< how many pixels can wait for their texels at once
};

/// `constants` are those of the draw (ProgramState::fragmentConstants). `lowering` must not be of class full.
[[nodiscard]] BypassPlan makeBypassPlan(const pgpe::FragmentLowering& lowering, std::span<const Vec4> constants,
                                        const ColorEngineConfig& engine, std::uint32_t fifoDepth);

/// A pixel that is to be combined.
struct PixelToCombine {
    std::span<const Vec4> colors; ///< interpolated colors
    std::span<const Vec4> texels; ///< filtered texels
    bool skipsDiscard = false;    ///< the alpha test is proven to discard nothing (HIZ-26)
};

/// The two objects that the engine reads when it combines: the primary object and the secondary object.
[[nodiscard]] std::array<pgpe::PixelObject, 2> combiningInputs(std::span<const Vec4> colors,
                                                               std::span<const Vec4> texels);

/// The color of a pixel; nothing when the alpha test discards it. With 32-bit floats it has exactly the bits that the
/// fragment program would give. The work of the engine is added to `counts`.
[[nodiscard]] std::optional<Vec4> combinePixel(const BypassPlan& plan, const PixelToCombine& pixel,
                                               pgpe::EngineCounts& counts);

} // namespace vitrine::core
