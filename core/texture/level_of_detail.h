// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/texture/texture_view.h"

#include <cstdint>

/// Which levels a read looks at, and how (OpenGL ES 2.0 §3.7.7, §3.7.8).

namespace vitrine::core {

/// log2 of a positive number within 2^-22 of its size plus 2^-22; 0 gives −127, infinity 128, NaN NaN.
[[nodiscard]] float approximateLog2(float v);

/// λ of two derivative vectors whose squared lengths in texels are given: log2 of the longer vector.
[[nodiscard]] float lambdaOfSquares(float squaredX, float squaredY);

/// One level, or two levels and the weight of the second.
struct LevelChoice {
    Filter filter = Filter::Nearest; ///< inside each level
    std::uint32_t level = 0;
    float nextWeight = 0.0f; ///< 0: `level` alone; otherwise level + 1 exists and has this weight, below 1
    friend bool operator==(const LevelChoice&, const LevelChoice&) = default;
};

/// λ ≤ c magnifies; c is ½ for a linear magnification filter with nearest filtering inside mip levels, otherwise 0.
/// NaN counts as 0. `levelCount` ≥ 1.
[[nodiscard]] LevelChoice chooseLevels(const SamplerState& sampler, std::uint32_t levelCount, float lambda);

} // namespace vitrine::core
