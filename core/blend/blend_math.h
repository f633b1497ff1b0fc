// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/command/draw_state.h"
#include "core/memory/channel_vector.h"

/// The arithmetic of blending (ES 2.0 §4.1.7), for colors in 0…1, one pixel at a time.

namespace vitrine::core {

/// Blends by any state; factors and equations are looked up. For the alpha channel, a color factor is the factor's
/// alpha.
[[nodiscard]] ChannelVector blendAny(const BlendState& state, ChannelVector source, ChannelVector destination);

/// Factors α and 1 − α: blending with SourceAlpha and OneMinusSourceAlpha for color and alpha.
[[nodiscard]] inline ChannelVector blendOver(ChannelVector source, ChannelVector destination)
{
    const ChannelVector alpha = ChannelVector{} + source[3];
    return source * alpha + destination * (1.0f - alpha);
}

/// Factors 1 and 1 − α: blending with One and OneMinusSourceAlpha for color and alpha.
[[nodiscard]] inline ChannelVector blendPremultiplied(ChannelVector source, ChannelVector destination)
{
    const ChannelVector alpha = ChannelVector{} + source[3];
    return source + destination * (1.0f - alpha);
}

} // namespace vitrine::core
