// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/command/draw_state.h"
#include "core/memory/tile_bounds.h"

#include <cstdint>

namespace vitrine::core {

/// What a comparison of intervals tells of all samples of a tile.
enum class CoarseResult : std::uint8_t {
    Fail,
    Pass,
    Ambiguous, ///< each sample has to be tested
};

/// incoming ⟨function⟩ stored, for values of which only bounds are known. HIZ-03
[[nodiscard]] CoarseResult coarseTest(CompareFunction function, const ValueInterval& incoming,
                                      const ValueInterval& stored);

} // namespace vitrine::core
