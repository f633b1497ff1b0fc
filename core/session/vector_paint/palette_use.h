// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/text.h"
#include "core/session/pixel_history/pixel_basic.h"

#include <cstdint>

/// The palette by which a pixel of the basic path was given its color (VG2D-46). Entries count from 0 to 255, over all
/// sixteen palettes where there are so many.

namespace vitrine::core {

/// Whether the pixel was looked up at all.
[[nodiscard]] bool usesPalette(const PixelBasic& basic);
/// The stored word of an entry, the lowest byte red, and its color.
[[nodiscard]] std::uint32_t paletteWord(const BasicState& state, std::uint32_t entry);
[[nodiscard]] Vec4 paletteColor(const BasicState& state, std::uint32_t entry);
/// "entry 200", "entry 55: palette 3, index 7"
[[nodiscard]] Text entryText(const BasicState& state, std::uint32_t entry);

} // namespace vitrine::core
