// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/text.h"
#include "core/session/pixel_history/pixel_history.h"

#include <string_view>

namespace vitrine::core {

/// One line: "draw 12 primitive 3: failed depth: 0.41 is not less than 0.38". Samples are named where there are several
/// in a pixel; numbers have as many digits as tell them apart, three at least.
[[nodiscard]] Text sentence(const PixelHistory& history, const PixelEntry& entry);
/// Its two halves: "draw 12 primitive 3", and what happened there.
[[nodiscard]] Text placeText(const PixelEntry& entry);
[[nodiscard]] Text reasonText(const PixelHistory& history, const PixelEntry& entry);

/// Where and when the machine shaded the fragment: "task 18 ran on sp.0 in cycles 34–37 and 140–141; requests 3, 5".
/// What never became a task: "no task: sealed before shading". Empty for what is no fragment, or has no items
/// (hasItems).
[[nodiscard]] Text timingText(const PixelHistory& history, const PixelEntry& entry);

/// What a pixel holds: "color (1, 0.5, 0, 1), depth 0.38, stencil 1"; of several samples each that differs.
[[nodiscard]] Text valueText(const PixelHistory& history, const PixelValue& value);

/// As in JSON: written, masked, discarded, stencil_failed …; clear, copy, fragment.
[[nodiscard]] std::string_view enumName(PixelFate fate);
[[nodiscard]] std::string_view enumName(PixelEntryKind kind);

} // namespace vitrine::core
