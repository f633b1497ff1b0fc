// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/command/draw_state.h"
#include "core/opacity/channel_bounds.h"

#include <cstdint>

/// The bounds of the channels of a render target, which follow from what is done to it (spec/04 HIZ-19). Targets are
/// normalized: a channel that isn't followed lies between 0 and 1.

namespace vitrine::core {

/// The bounds of anything that a target of the format can hold, as it is read.
[[nodiscard]] TextureBounds anyContent(PixelFormat format);

/// The bounds after values within `bounds` were clamped to 0…1 and stored in channel `channel`, 0–3. Unknown bounds
/// become those of any content.
[[nodiscard]] ChannelBounds stored(const ChannelBounds& bounds, PixelFormat format, std::size_t channel, bool dithers);

/// The size of the target, in pixels.
struct TargetExtent {
    PixelFormat format = PixelFormat::None;
    std::uint32_t width = 0, height = 0;
};

/// The command must have clearColor set.
[[nodiscard]] TextureBounds afterClear(const TextureBounds& old, const ClearCommand& command,
                                       const TargetExtent& target);

/// `alpha` bounds the alpha of the colors that the program gives.
[[nodiscard]] TextureBounds afterDraw(const TextureBounds& old, const BlendState& blend, const ChannelBounds& alpha,
                                      PixelFormat format);

} // namespace vitrine::core
