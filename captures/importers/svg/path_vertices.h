// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/importers/svg/path.h"

namespace vitrine::captures::svg {

/// A place where a marker can be drawn, and where a marker that turns by itself looks to (SVG 1.1 §11.6.2).
struct Vertex {
    Point at;
    double degrees = 0;
};

[[nodiscard]] std::vector<Vertex> verticesOf(const Path& path);

} // namespace vitrine::captures::svg
