// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/command/draw_state.h"
#include "core/memory/channel_vector.h"

/// The arithmetic of blending (ES 2.0 §4.1.7), on colors in 0…1, one pixel at a time.

namespace vitrine::core {

/// Any state: factors and equations looked up. Alpha of a color factor is the factor for alpha.
[[nodiscard]] ChannelVector blendAny(const BlendState& state, ChannelVector source, ChannelVector destination);

/// α and 1 − α: what SourceAlpha, OneMinusSourceAlpha for color and alpha give.
[[nodiscard]] inline ChannelVector blendOver(ChannelVector source, ChannelVector destination)
{
    const ChannelVector alpha = ChannelVector{} + source[3];
    return source * alpha + destination * (1.0f - alpha);
}

/// 1 and 1 − α: what One, OneMinusSourceAlpha for color and alpha give.
[[nodiscard]] inline ChannelVector blendPremultiplied(ChannelVector source, ChannelVector destination)
{
    const ChannelVector alpha = ChannelVector{} + source[3];
    return source + destination * (1.0f - alpha);
}

} // namespace vitrine::core
