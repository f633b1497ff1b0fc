// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/resources/draw_proofs.h"
#include "views/docks/opacity/opacity_question.h"
#include "views/docks/texture/texel_layout.h"

#include <QString>

/// What is known of opacity, in words.

namespace vitrine::views {

/// "opaque"; what that means stands in verdictSentence().
[[nodiscard]] QString verdictText(core::DiscardVerdict verdict);
/// "No fragment of it is discarded."
[[nodiscard]] QString verdictSentence(core::DiscardVerdict verdict);
/// "impossible", "possible", "certain".
[[nodiscard]] QString truthText(core::TermTruth truth);
/// "[0, 0.5019608]"; of what is not known "unknown".
[[nodiscard]] QString intervalText(const core::ChannelBounds& bounds);
/// "alpha".
[[nodiscard]] QString channelText(std::size_t channel);
/// "<", "≤", "=", "≠", "≥", ">".
[[nodiscard]] QString signText(core::Condition condition);
/// "6…14"; of two spans "60…63, 0…4".
[[nodiscard]] QString spansText(const core::TexelSpans& spans);
/// "x 6…14 y 12…20".
[[nodiscard]] QString boxText(const core::TexelBox& box);
/// The range 0 … coarsest: "0", "0–3".
[[nodiscard]] QString mipLevelsText(std::uint32_t coarsest);
/// "image (texture 3)".
[[nodiscard]] QString textureText(const core::FragmentTexture& texture);

/// A texel of level 0, with what the shown image holds there: "x 6  y 12  alpha 128  0.50196  ambiguous".
[[nodiscard]] QString texelText(const ShownOpacity& shown, const TexelPlace& texel, std::size_t level);

} // namespace vitrine::views
