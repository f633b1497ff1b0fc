// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/observe/events.h"

#include <cstdint>
#include <string_view>

namespace vitrine::core {

/// The eight stages of 2-D graphics by their numbers, as StageEntered tells of them (VG2D-01). Units of the 3-D
/// pipeline execute them.
enum class VectorStage : std::uint8_t {
    None,           ///< none of them
    Definition,     ///< of the path and its paint
    Tessellation,   ///< the path, or its stroke, becomes fans
    Transformation, ///< from the user's coordinates to the surface
    Coverage,       ///< rasterization
    Clipping,       ///< with masking and scissoring
    Paint,          ///< generation
    Image,          ///< interpolation
    Blending        ///< with the conversion of colors
};
inline constexpr std::uint32_t kVectorStages = 8;

[[nodiscard]] std::string_view enumName(VectorStage stage);

/// For the unit that takes up the stage's first item.
[[nodiscard]] constexpr StageEntered stageEntered(std::uint32_t draw, VectorStage stage)
{
    return {0, {}, draw, static_cast<std::uint32_t>(stage), 0};
}

} // namespace vitrine::core
