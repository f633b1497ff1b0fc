// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/command/draw_state.h"
#include "core/memory/tile_bounds.h"

#include <cstdint>

namespace vitrine::core {

/// What is known about the depths that a tile gets.
enum class UpdateKind : std::uint8_t {
    None,         ///< nothing is written
    Full,         ///< the tile is covered as the triangle covers it
    Conservative, ///< each sample may keep the value that it has
    Unknown,      ///< the program computes the depths
    Feedback,     ///< the samples themselves were looked at after the test (HIZ-06)
};

/// The bounds of a tile after a triangle with depths in `incoming` was tested by `function` and written. `isFull` means
/// that it covers every sample of the tile. `kind` must not be Feedback. HIZ-04
[[nodiscard]] ValueInterval updatedBounds(CompareFunction function, UpdateKind kind, bool isFull,
                                          const ValueInterval& stored, const ValueInterval& incoming,
                                          std::uint32_t maxCode);

} // namespace vitrine::core
