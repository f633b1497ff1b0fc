// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/openvg/drawing.h"

#include <array>
#include <vector>

namespace vitrine::core {
struct VectorConfig;
}

namespace vitrine::core::openvg {

/// The kernel as a machine with these knobs applies it, at whole pixels: flipped for OpenVG (conv.flip, DEC-19). Where
/// its shift is no whole number, coefficients belong to the nearest pixels, ⌊v + ½⌋, or each pixel has one that is
/// interpolated from the four around it, 0 outside of the kernel (conv.mode, VG2D-27).
[[nodiscard]] Kernel appliedKernel(const Kernel& kernel, const VectorConfig& config);

/// The coefficients of a section of at most 2×2: (i, j), (i + 1, j), (i, j + 1) and (i + 1, j + 1), 0 for those that it
/// lacks. // VG2D-26
using Section = std::array<double, 4>;
/// In row order. The kernel is an applied one.
[[nodiscard]] std::vector<Section> sectionsOf(const Kernel& kernel);

/// A shift by which a tiled image of this size is the same below a kernel of that size, so that floats can hold places.
[[nodiscard]] double reducedShift(double shift, VGint imageSize, VGint kernelSize, VGTilingMode tiling);

} // namespace vitrine::core::openvg
