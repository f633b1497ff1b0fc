// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/opacity/channel_bounds.h"
#include "core/shader/discard_analysis.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

/// What is proven of a discard when the values that it tests lie between bounds (spec/04 HIZ-16).

namespace vitrine::core {

enum class TermTruth : std::uint8_t { Impossible, Unknown, Certain };

/// v ⟨condition⟩ threshold for v within `bounds`. A threshold NaN is unknown.
[[nodiscard]] TermTruth termTruth(const ChannelBounds& bounds, Condition condition, float threshold);
/// Whether alpha to coverage takes every sample: never from 1 upwards, always from 0 downwards.
[[nodiscard]] TermTruth alphaToCoverageTruth(const ChannelBounds& alpha);

[[nodiscard]] TermTruth negated(TermTruth truth);
[[nodiscard]] TermTruth both(TermTruth a, TermTruth b);
[[nodiscard]] TermTruth either(TermTruth a, TermTruth b);

/// The value that an instruction reads; nothing outside of constant RAM.
[[nodiscard]] std::optional<float> constantValue(const ConstantRef& constant, std::span<const Vec4> constants);

/// The whole condition of a draw. `reads`: what analysis.reads[i] may give, in their order.
[[nodiscard]] TermTruth discardTruth(const DiscardAnalysis& analysis, std::span<const Vec4> constants,
                                     std::span<const TextureBounds> reads);

/// What the color's alpha lies between.
[[nodiscard]] ChannelBounds outputAlphaBounds(const OutputAlpha& alpha, std::span<const Vec4> constants,
                                              std::span<const TextureBounds> reads);

} // namespace vitrine::core
