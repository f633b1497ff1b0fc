// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/shader/affine_terms.h"
#include "core/shader/isa.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

/// What the discards of a fragment program depend on (spec/04 HIZ-15). It is found once, when the program is linked.

namespace vitrine::core {

/// A read of the texture unit. Its answer decides about a discard, or becomes the color's alpha.
struct TexelRead {
    std::uint8_t slot = 0; ///< fragment texture slot
    LodMode lodMode = LodMode::Implicit;
    bool isFollowed = false;              ///< s and t are affine in varyings, so HIZ can know them
    bool hasConstantLod = false;          ///< with Bias and Explicit: the operand is the constant `lod`
    std::array<std::uint32_t, 2> st = {}; ///< with isFollowed: indices into DiscardAnalysis::coordinates
    ConstantRef lod = {};                 ///< with hasConstantLod
    std::uint32_t at = 0;                 ///< the instruction; it tells reads apart that are alike otherwise
    friend auto operator<=>(const TexelRead&, const TexelRead&) = default;
};

enum class DiscardNodeKind : std::uint8_t {
    Unknown,   ///< a form that the analysis can't follow; `at` is its instruction, `left` tells unknown values apart
    Never,     ///< constantly false
    Always,    ///< constantly true
    Channel,   ///< channel `channel` of reads[left] ⟨condition⟩ constant
    Constants, ///< other ⟨condition⟩ constant; both are integers with isInteger
    Truth,     ///< a constant that is 0 or ~0
    Not,       ///< not nodes[left]
    And,       ///< nodes[left] and nodes[right]; Or likewise
    Or
};

/// A node of a condition, which is a graph of them.
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

/// What is known about the alpha of the color.
enum class AlphaKind : std::uint8_t { Unknown, Constant, Channel };
struct OutputAlpha {
    AlphaKind kind = AlphaKind::Unknown;
    ConstantRef constant = {}; ///< with Constant
    std::uint32_t read = 0;    ///< with Channel: index of the read
    std::uint8_t channel = 0;
};

inline constexpr std::size_t kMostDiscardTerms = 64;

/// When the KILs of a program discard. What is proven by this holds for every lane: a part that was not understood is a
/// node Unknown. A program without KIL, or with none that can be reached, has the node Never.
struct DiscardAnalysis {
    std::vector<TexelRead> reads;
    std::vector<AffineNode> coordinates; ///< of the reads; the parts of a node come before it
    std::vector<DiscardNode> nodes;      ///< the parts of a node come before it; the last one is the whole condition
    OutputAlpha alpha;                   ///< alpha in lanes that are not discarded, before it is clamped to 0…1
    /// The program has too many terms (kMostDiscardTerms) or is too long: nodes is one Unknown.
    bool exceedsLimits = false;

    [[nodiscard]] bool neverDiscards() const { return nodes.back().kind == DiscardNodeKind::Never; }
};

/// Analyzes a linked fragment program. It never fails: what it can't follow becomes Unknown.
[[nodiscard]] DiscardAnalysis analyzeDiscard(const Program& program);
/// Stores the analysis in a fragment program. A program whose KILs are never reached can't discard (HIZ-09).
void noteDiscard(Program& program);

} // namespace vitrine::core
