// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/command/draw_state.h"
#include "core/memory/tile_bounds.h"

#include <cstdint>

namespace vitrine::core {

/// What the comparison of two intervals tells about all samples of a tile.
enum class CoarseResult : std::uint8_t {
    Fail,
    Pass,
    Ambiguous, ///< each sample has to be tested for itself
};

/// The result of incoming ⟨function⟩ stored, when only bounds of both values are known. HIZ-03
[[nodiscard]] CoarseResult coarseTest(CompareFunction function, const ValueInterval& incoming,
                                      const ValueInterval& stored);

} // namespace vitrine::core
