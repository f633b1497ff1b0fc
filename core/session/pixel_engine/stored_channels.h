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
    std::uint32_t stored = 0; ///< the bits as a number
    float value = 0.0f;       ///< what the engine's number format makes of the bits
};

/// The channels that the format has, red first.
[[nodiscard]] std::vector<StoredChannel> channelsOf(const pgpe::StoredColor& color, PgpeFormat numbers);

/// The stored word: "0xFF000000", with as many digits as the bits of the format need.
[[nodiscard]] std::string wordText(const pgpe::StoredColor& color);

/// How a channel comes in, "255 ÷ 255 = 1", and how it goes out from `value`, "⌊0.5 · 255 + ½⌋ = 128". A dither offset
/// takes the place of ½ for channels of fewer than eight bits.
[[nodiscard]] std::string inputText(const pgpe::StoredColor& color, const StoredChannel& channel, PgpeFormat numbers);
[[nodiscard]] std::string outputText(const pgpe::StoredColor& color, const StoredChannel& channel, float value,
                                     PgpeFormat numbers, std::optional<float> ditherOffset);

} // namespace vitrine::core
