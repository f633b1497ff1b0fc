// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/command/draw_state.h"
#include "core/memory/tile_bounds.h"

#include <cstdint>

namespace vitrine::core {

/// What is known of the depths that a tile gets.
enum class UpdateKind : std::uint8_t {
    None,         ///< nothing is written
    Full,         ///< coverage is as the triangle has it
    Conservative, ///< any sample may keep what it holds
    Unknown,      ///< the program supplies the depths
    Feedback,     ///< the tested samples themselves have been looked at (HIZ-06)
};

/// Bounds of a tile after a triangle with depths in `incoming` was tested by `function` and written; `isFull` when it
/// covers every sample of the tile. Not for Feedback. HIZ-04
[[nodiscard]] ValueInterval updatedBounds(CompareFunction function, UpdateKind kind, bool isFull,
                                          const ValueInterval& stored, const ValueInterval& incoming,
                                          std::uint32_t maxCode);

} // namespace vitrine::core
