// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/session/pixel_engine/pixel_trace.h"

#include <string>
#include <string_view>
#include <vector>

/// How a pixel of 2-D graphics is blended, in words.

namespace vitrine::core {

[[nodiscard]] Text groupText(StepGroup group); ///< "pre-formatting"; of None nothing
/// "SRC_OVER"
[[nodiscard]] std::string_view modeName(const VectorBlend& blend);

/// In which space colors are blended, or coverage counts, and which knob says so: "as they are stored
/// (blend.space=auto)".
[[nodiscard]] Text spaceText(const VectorListing& listing);
[[nodiscard]] Text coverageSpaceText(const VectorListing& listing);
/// "computed (lut.mode=exact)", "looked up in tables of 256 entries (lut.mode=table)"
[[nodiscard]] Text functionsText(const VectorBlend& blend);
/// The power, or OpenVG's curve: "γ = 2.2".
[[nodiscard]] Text curveText(const VectorBlend& blend);

[[nodiscard]] std::string_view tableName(LookUpTable table); ///< "RCP", "gamma", "degamma"
/// What the table is of: "v^(1/2.2)".
[[nodiscard]] std::string formulaOf(LookUpTable table, const VectorBlend& blend);
/// "degamma of r 0.25: entry 64 = 0.0470588"; where it is computed "degamma of r 0.25: v^2.2 = 0.0473661".
[[nodiscard]] Text lookUpText(const TableLookUp& lookUp, const VectorBlend& blend);

/// A line of what weighs the pixel.
struct WeightLine {
    Text name;
    std::uint8_t value = 0; ///< 0 … 255
    Text how;
};
/// The path's coverage, the mask's, and what is made of both (VG2D-16).
[[nodiscard]] std::vector<WeightLine> weightLines(const CoveredPixel& cover);
/// "premul.clamp: read as (0.5, 0.5, 0, 0.5), no color more than alpha"
[[nodiscard]] Text clampText(const PixelTrace& trace);

} // namespace vitrine::core
