// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/opacity/channel_bounds.h"
#include "core/shader/discard_analysis.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

/// What is proven about a discard when bounds of the tested values are known (spec/04 HIZ-16).

namespace vitrine::core {

enum class TermTruth : std::uint8_t { Impossible, Unknown, Certain };

/// The truth of v ⟨condition⟩ threshold, for any v within `bounds`. It is unknown when the threshold is NaN.
[[nodiscard]] TermTruth termTruth(const ChannelBounds& bounds, Condition condition, float threshold);
/// Whether alpha to coverage discards every sample: never when alpha is at least 1, always when it is at most 0.
[[nodiscard]] TermTruth alphaToCoverageTruth(const ChannelBounds& alpha);

[[nodiscard]] TermTruth negated(TermTruth truth);
[[nodiscard]] TermTruth both(TermTruth a, TermTruth b);
[[nodiscard]] TermTruth either(TermTruth a, TermTruth b);

/// The value that an instruction reads; nothing when it lies outside of constant RAM.
[[nodiscard]] std::optional<float> constantValue(const ConstantRef& constant, std::span<const Vec4> constants);

/// The truth of the whole condition of a draw. `reads` are the bounds of what analysis.reads give, in their order.
[[nodiscard]] TermTruth discardTruth(const DiscardAnalysis& analysis, std::span<const Vec4> constants,
                                     std::span<const TextureBounds> reads);

/// The bounds of the color's alpha.
[[nodiscard]] ChannelBounds outputAlphaBounds(const OutputAlpha& alpha, std::span<const Vec4> constants,
                                              std::span<const TextureBounds> reads);

} // namespace vitrine::core
