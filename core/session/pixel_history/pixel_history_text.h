// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/text.h"
#include "core/session/pixel_history/pixel_history.h"

#include <string_view>
#include <vector>

namespace vitrine::core {

/// The entry in one line: "draw 12 primitive 3: failed depth: 0.41 is not less than 0.38". Samples are named when a
/// pixel has several. Numbers have as many digits as it takes to tell them apart, at least three.
[[nodiscard]] Text sentence(const PixelHistory& history, const PixelEntry& entry);
/// The two halves of that line: where ("draw 12 primitive 3"), and what happened there.
[[nodiscard]] Text placeText(const PixelEntry& entry);
[[nodiscard]] Text reasonText(const PixelHistory& history, const PixelEntry& entry);

/// What of 2-D graphics led to it, a line each.
[[nodiscard]] std::vector<Text> detailLines(const PixelEntry& entry);

/// Where and when the machine shaded the fragment: "task 18 ran on sp.0 in cycles 34–37 and 140–141; requests 3, 5".
/// For a fragment that never became a task it is "no task: sealed before shading". Empty when the entry is no fragment,
/// or the history has no items (hasItems).
[[nodiscard]] Text timingText(const PixelHistory& history, const PixelEntry& entry);

/// What a pixel holds: "color (1, 0.5, 0, 1), depth 0.38, stencil 1". When the samples of a pixel differ, each of them
/// is told.
[[nodiscard]] Text valueText(const PixelHistory& history, const PixelValue& value);

/// The name in JSON: written, masked, discarded, stencil_failed …; clear, copy, fragment.
[[nodiscard]] std::string_view enumName(PixelFate fate);
[[nodiscard]] std::string_view enumName(PixelEntryKind kind);

} // namespace vitrine::core
