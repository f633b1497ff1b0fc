// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/blend/pgpe/pixel_object.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace vitrine::core {

/// A channel of a stored color, by its bit field (BYP-21).
struct StoredChannel {
    char letter = 'r'; ///< r g b a, l: luminance, z and s: depth and stencil
    std::uint8_t shift = 0, bits = 0;
    std::uint32_t stored = 0; ///< its bits
    float value = 0.0f;       ///< what the engine's numbers make of them
};

/// Those that the format has, red first.
[[nodiscard]] std::vector<StoredChannel> channelsOf(const pgpe::StoredColor& color, PgpeFormat numbers);

/// "0xFF000000", of as many digits as the format has bits.
[[nodiscard]] std::string wordText(const pgpe::StoredColor& color);

/// "255 ÷ 255 = 1" and "⌊0.5 · 255 + ½⌋ = 128": how a channel comes in, and how it goes out from `value`. With a dither
/// offset in place of ½ for channels of fewer than eight bits.
[[nodiscard]] std::string inputText(const pgpe::StoredColor& color, const StoredChannel& channel, PgpeFormat numbers);
[[nodiscard]] std::string outputText(const pgpe::StoredColor& color, const StoredChannel& channel, float value,
                                     PgpeFormat numbers, std::optional<float> ditherOffset);

} // namespace vitrine::core
