// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/openvg/matrix.h"
#include "core/api/openvg/path_data.h"

#include <optional>

namespace vitrine::core::openvg {

/// `source` transformed, in the format of `target`, which is not touched (OpenVG §8.6.8). Horizontal and vertical lines
/// become lines; relative commands stay relative.
[[nodiscard]] PathData transformedPath(const PathData& source, const Matrix& matrix, const PathData& target);

/// What lies between two paths, in the format of `target`; nothing when their segments don't correspond (OpenVG
/// §8.6.9).
[[nodiscard]] std::optional<PathData> interpolatedPath(const PathData& start, const PathData& end, double amount,
                                                       const PathData& target);

} // namespace vitrine::core::openvg
