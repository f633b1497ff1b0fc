// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/text.h"
#include "core/session/pixel_history/pixel_history.h"

#include <string_view>

namespace vitrine::core {

/// Whether HIZ has dropped the fragment's tile.
[[nodiscard]] constexpr bool isDropped(PixelFate fate)
{
    return fate == PixelFate::Culled || fate == PixelFate::Terminated;
}

/// What HIZ made of the fragment's tile: "tile (3,5) is behind draw 12: zmin 0.52 > zmax 0.41 (row 1 of the table)".
/// Empty when HIZ was not asked.
[[nodiscard]] Text tileText(const PixelEntry& entry);

/// "draw 12", "primitive 3 of the same draw", "the clear of call 40", "what the frame began with".
[[nodiscard]] Text setterText(const BoundSetter& setter);

/// The name in JSON: culled, passed, ambiguous, terminated; not_compared when the coarse test is off.
[[nodiscard]] std::string_view verdictName(const FragmentTile& tile);
/// opaque, transparent, unknown.
[[nodiscard]] std::string_view enumName(DiscardVerdict verdict);
[[nodiscard]] std::string_view enumName(OpacityClass found);

} // namespace vitrine::core
