// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/samples/palette.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// A drawing of paths in a text file of ours. feast.paths begins with what its lines are.

namespace vitrine::captures::samples {

struct DrawnGradient {
    bool isRadial = false;
    std::vector<float> points; ///< linear: where it begins and ends; radial: the focus
    std::vector<float> matrix; ///< radial: from its unit circle to the window, as vgLoadMatrix takes it
    bool isReflected = false;  ///< beyond its end, where another one keeps its last color
    std::vector<float> stops;  ///< of each its offset and its color
};

/// A color, or the number of a gradient.
struct DrawnPaint {
    Color color{};
    std::optional<std::size_t> gradient;
};

struct DrawnStroke {
    DrawnPaint paint;
    float width = 0, miterLimit = 0;
    int cap = 0, join = 0; ///< VGCapStyle and VGJoinStyle
};

struct DrawnPath {
    int fillRule = 0; ///< VGFillRule
    std::optional<DrawnPaint> fill;
    std::optional<DrawnStroke> stroke;
    std::vector<std::uint8_t> commands; ///< as vgAppendPathData takes them
    std::vector<float> points;
};

struct DrawnGroup {
    std::string name;
    std::vector<DrawnPath> paths;
};

struct Drawing {
    std::vector<DrawnGradient> gradients;
    std::vector<DrawnGroup> groups;
};

/// The file is ours: it is there, and every line of it is sound.
[[nodiscard]] Drawing readPathsFile(const std::string& name);

} // namespace vitrine::captures::samples
