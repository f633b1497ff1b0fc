// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/base/vec4.h"
#include "core/session/draw_start.h"

#include <cstdint>
#include <stop_token>

namespace vitrine::core {

struct PixelTraceQuery {
    std::uint32_t x = 0; ///< from the left
    std::uint32_t y = 0; ///< from the bottom
    /// Of the fragment, counted from 1 behind clipping and culling; 0: the last that is blended at the pixel.
    std::uint32_t primitive = 0;
    std::uint32_t sample = 0; ///< 0–3, of a target with four
};

/// What the machine was about to blend at a sample.
struct BlendedSample {
    Vec4 source;              ///< the fragment's color, clamped to 0…1
    std::uint32_t stored = 0; ///< the word that it found, of the target's format
    std::uint32_t x = 0, y = 0;
    std::uint32_t primitive = 0;
    std::uint32_t fragments = 0; ///< of the draw that were blended here, or of the primitive asked for
};

/// Executes the draw, and keeps what the query asks for. Fails as tracePixel() does.
[[nodiscard]] Result<BlendedSample> findBlendedSample(const DrawStart& draw, const PixelTraceQuery& query,
                                                      std::stop_token stop);

} // namespace vitrine::core
