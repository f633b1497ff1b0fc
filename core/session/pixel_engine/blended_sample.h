// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/base/vec4.h"
#include "core/depth_stencil/coverage_planes.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

namespace vitrine::core {

struct DrawStart;

struct PixelTraceQuery {
    std::uint32_t x = 0; ///< from the left
    std::uint32_t y = 0; ///< from the bottom
    /// The fragment's primitive, counted from 1 behind clipping and culling; 0: the last that is blended at the sample.
    std::uint32_t primitive = 0;
    std::uint32_t sample = 0; ///< 0–3, of a target with four
};

/// What the machine was about to blend at a sample.
struct BlendedSample {
    Vec4 source;              ///< the fragment's color, clamped to 0…1
    std::uint32_t stored = 0; ///< the word that the machine found there, in the target's format
    std::uint32_t x = 0, y = 0;
    std::uint32_t primitive = 0;
    std::uint8_t coverage = 255; ///< of 2-D graphics: how much of the pixel is painted (VG2D-16)
    Vec4 second = {};            ///< the fragment's second color, for stencils (VG2D-33)
    std::uint32_t fragments = 0; ///< how many of the draw, or of the primitive asked for, were blended here
};

struct BlendedPlace {
    std::uint32_t x = 0, y = 0;
};

struct PixelFragment {
    std::uint32_t primitive = 0; ///< counted from 1 behind clipping and culling
    std::uint8_t samples = 0;    ///< samples at which it is blended, a bit each
    friend bool operator==(const PixelFragment&, const PixelFragment&) = default;
};

/// What a draw blends, seen from one of its target's pixels.
struct PixelSurvey {
    std::optional<BlendedSample> sample;  ///< the sample asked about; nothing: it is not blended
    std::vector<PixelFragment> fragments; ///< blended at the pixel, in their order
    std::uint32_t targetSamples = 1;      ///< of a pixel
    /// The nearest pixels before and after this one that the draw blends, in the order of rows from the bottom.
    std::optional<BlendedPlace> previous, next;
    std::uint64_t samplesWritten = 0; ///< by the whole draw
    std::uint64_t clampedColors = 0;  ///< premul.clamp of the whole draw (VG2D-19)
    /// What the last pass of a 2-D drawing decided of the pixel; nothing: it lies outside of what is painted at all, or
    /// the draw is of the 3-D pipeline.
    std::optional<CoveredPixel> cover;
};

/// Executes the draw, and keeps what the query asks for. Fails as tracePixel() does, but does not fail when nothing is
/// blended there.
[[nodiscard]] Result<PixelSurvey> surveyPixel(const DrawStart& draw, const PixelTraceQuery& query,
                                              const std::stop_token& stop = {});

/// The error for a survey without the sample asked about: "primitive 2 of draw 7 writes no color to pixel 3,4". Of 2-D
/// graphics it says why: "draw 5 leaves pixel 3,4 as it was: the path does not cover it".
[[nodiscard]] Error nothingBlended(const DrawStart& draw, const PixelTraceQuery& query, const PixelSurvey& survey);

} // namespace vitrine::core
