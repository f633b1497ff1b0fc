// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/blend/bypass_plan.h"
#include "core/session/draw_start.h"
#include "core/session/pixel_engine/blended_sample.h"

#include <optional>
#include <stop_token>
#include <vector>

namespace vitrine::core {

/// What a pixel that bypasses the processors brings to the color updater (BYP-27).
struct CombinedPixel {
    std::vector<Vec4> colors; ///< of the primary object: interpolated
    std::vector<Vec4> texels; ///< of the secondary one: filtered
};

/// How the machine combines the pixels of a draw; nothing where it shades them, or their color is interpolated as it
/// stands. Fails where the machine refuses the draw.
[[nodiscard]] Result<std::optional<BypassPlan>> combiningOf(const DrawStart& draw);

/// Runs the machine with its clock until the pixel comes whose color `sample` is. `plan`: combiningOf() the draw; bit
/// `sampleNumber` is the sample asked about. Nothing: none came.
[[nodiscard]] Result<std::optional<CombinedPixel>> combinedPixel(const DrawStart& draw, const BypassPlan& plan,
                                                                 const BlendedSample& sample,
                                                                 std::uint32_t sampleNumber, std::stop_token stop);

} // namespace vitrine::core
