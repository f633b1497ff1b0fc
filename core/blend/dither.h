// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/vec4.h"
#include "core/command/draw_state.h"
#include "core/memory/pixel_format.h"
#include "core/memory/pixel_place.h"

#include <cstdint>

/// Dithering (VG2D-39) changes only channels of fewer than eight bits: floor(v · max + (M + ½) ÷ 16).

namespace vitrine::core {

/// Whether writing to a surface of this format dithers.
[[nodiscard]] bool dithers(const BlendState& state, PixelFormat format);
/// (M + ½) ÷ 16 for a pixel.
[[nodiscard]] float ditherOffset(PixelPlace place);
[[nodiscard]] std::uint32_t ditheredWord(PixelFormat format, const Vec4& color, float offset);

} // namespace vitrine::core
