// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/importers/svg/path.h"
#include "captures/importers/svg/scanner.h"

namespace vitrine::captures::svg {

struct ReadPath {
    Path path;
    bool isWhole = true; ///< otherwise the data is wrong behind it
};

/// The data of a path: "M0 0h10v10z". Where it is wrong, the path ends (SVG 1.1 §8.3). It has at most a segment more
/// than kMaxSegments.
[[nodiscard]] ReadPath readPath(Scanner& text);

} // namespace vitrine::captures::svg
