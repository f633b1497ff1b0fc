// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/shader/affine_terms.h"
#include "core/shader/isa.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

/// On what a fragment program's discards depend (spec/04 HIZ-15), found once when it is linked.

namespace vitrine::core {

/// A read of the texture unit whose answer a discard, or the color's alpha, depends on.
struct TexelRead {
    std::uint8_t slot = 0; ///< fragment texture slot
    LodMode lodMode = LodMode::Implicit;
    bool isFollowed = false;              ///< s and t are affine in varyings: HIZ can know them
    bool hasConstantLod = false;          ///< Bias, Explicit: the operand is `lod`
    std::array<std::uint32_t, 2> st = {}; ///< with isFollowed: of DiscardAnalysis::coordinates
    ConstantRef lod = {};                 ///< with hasConstantLod
    std::uint32_t at = 0;                 ///< the instruction, of reads that the above does not tell apart
    friend auto operator<=>(const TexelRead&, const TexelRead&) = default;
};

enum class DiscardNodeKind : std::uint8_t {
    Unknown,   ///< not of a form that is understood; `at`: the instruction; `left` tells unknowns apart
    Never,     ///< false
    Always,    ///< true
    Channel,   ///< channel `channel` of reads[left] ⟨condition⟩ constant
    Constants, ///< other ⟨condition⟩ constant, integers with isInteger
    Truth,     ///< constant, 0 or ~0
    Not,       ///< of nodes[left]
    And,       ///< nodes[left] and nodes[right], Or alike
    Or
};

/// A condition by its nodes.
struct DiscardNode {
    DiscardNodeKind kind = DiscardNodeKind::Unknown;
    Condition condition = Condition::Less;
    std::uint8_t channel = 0;
    bool isInteger = false;
    std::uint32_t left = 0, right = 0;
    std::uint32_t at = 0;
    ConstantRef constant = {}, other = {};
    friend auto operator<=>(const DiscardNode&, const DiscardNode&) = default;
};

/// What is known of the color's alpha.
enum class AlphaKind : std::uint8_t { Unknown, Constant, Channel };
struct OutputAlpha {
    AlphaKind kind = AlphaKind::Unknown;
    ConstantRef constant = {}; ///< Constant
    std::uint32_t read = 0;    ///< Channel: of reads[read]
    std::uint8_t channel = 0;
};

inline constexpr std::size_t kMostDiscardTerms = 64;

/// When some KIL discards. Sound for every lane: a part that was not understood is a node Unknown, so that what is
/// proven of the rest holds. A program without KIL, or with none that is ever reached, has Never.
struct DiscardAnalysis {
    std::vector<TexelRead> reads;
    std::vector<AffineNode> coordinates; ///< that the reads have; a node's parts come before it
    std::vector<DiscardNode> nodes;      ///< a node's parts come before it; the last is the whole condition
    OutputAlpha alpha;                   ///< in lanes that are not discarded; before it is limited to 0…1
    bool exceedsLimits = false;          ///< over kMostDiscardTerms, or too long to look through: nodes is one Unknown

    [[nodiscard]] bool neverDiscards() const { return nodes.back().kind == DiscardNodeKind::Never; }
};

/// Never fails: what it can't follow it calls unknown. Of fragment programs as they were linked.
[[nodiscard]] DiscardAnalysis analyzeDiscard(const Program& program);
/// Puts it into a fragment program; one whose KILs are never reached can't discard (HIZ-09).
void noteDiscard(Program& program);

} // namespace vitrine::core
