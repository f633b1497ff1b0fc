// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/texture/sampler_ops.h"

#include <array>
#include <cstddef>
#include <cstdint>

/// The sampler's arithmetic over rows of lanes, for whole batches. It gives the same bits as texel_filter.h and
/// lambda_ops.h.

namespace vitrine::core {

inline constexpr std::size_t kBatchLanes = 64;
inline constexpr std::size_t kBatchQuads = kBatchLanes / 4;

/// One value for each lane of a batch.
struct alignas(64) LaneRow {
    std::array<float, kBatchLanes> values;
};
using LaneColors = std::array<LaneRow, 4>;

/// What the lanes of a batch read. Each quad has a level of its own. Only for two-dimensional textures.
struct LaneReads {
    std::size_t laneCount = 0; ///< a multiple of 4, at most kBatchLanes
    const float* s = nullptr;  ///< laneCount values; t has as many
    const float* t = nullptr;
    Wrap wrapS = Wrap::Repeat, wrapT = Wrap::Repeat;
    std::array<const TextureLevel*, kBatchQuads> levels{}; ///< by quad; all have the same format
};

/// Whether the functions below can read textures of this kind.
[[nodiscard]] bool readsInBatches(PixelFormat format, TextureKind kind);

/// Fills `colors`: one row of reads.laneCount values for each channel.
void filterLanes(Filter filter, const LaneReads& reads, const std::array<float*, 4>& colors);

/// colors += weights (next − colors), clamped to the range of both, in lanes whose weight isn't 0.
void mixLanes(const std::array<float*, 4>& colors, const LaneColors& next, const LaneRow& weights,
              std::size_t laneCount);

/// λ of each quad, from the derivatives of s and t in texels of a level of this size.
void quadLambdas(const float* s, const float* t, std::size_t quadCount, const TextureLevel& base, float* lambdas);

} // namespace vitrine::core
