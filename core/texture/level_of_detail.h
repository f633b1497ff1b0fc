// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/texture/texture_view.h"

#include <cstdint>

/// Decides which levels a read looks at, and with which filter (OpenGL ES 2.0 §3.7.7, §3.7.8).

namespace vitrine::core {

/// log2 of a positive number, with an error of at most 2^-22 of its size plus 2^-22. 0 gives −127, infinity gives 128,
/// and NaN gives NaN.
[[nodiscard]] float approximateLog2(float v);

/// λ = log2 of the longer of two derivative vectors, whose squared lengths in texels are given.
[[nodiscard]] float lambdaOfSquares(float squaredX, float squaredY);

/// The level that is read, or two levels and the weight of the second.
struct LevelChoice {
    Filter filter = Filter::Nearest; ///< the filter inside of each level
    std::uint32_t level = 0;
    float nextWeight = 0.0f; ///< 0: only `level` is read; else level + 1 exists, and this, below 1, is its weight
    friend bool operator==(const LevelChoice&, const LevelChoice&) = default;
};

/// λ ≤ c magnifies. c is ½ when magnification is linear and filtering inside of mip levels is nearest, otherwise 0. NaN
/// counts as 0. `levelCount` is at least 1.
[[nodiscard]] LevelChoice chooseLevels(const SamplerState& sampler, std::uint32_t levelCount, float lambda);

} // namespace vitrine::core
