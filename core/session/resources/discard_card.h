// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/vec4.h"
#include "core/shader/isa.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

/// What a program's discards depend on, as views show it (spec/04 HIZ-15).

namespace vitrine::core {

/// A comparison of a texture's channel with a threshold.
struct DiscardTerm {
    std::uint8_t slot = 0; ///< fragment texture slot
    char channel = 'a';    ///< r g b a
    Condition condition = Condition::Less;
    std::optional<float> threshold; ///< as the constants are now
    friend bool operator==(const DiscardTerm&, const DiscardTerm&) = default;
};

/// A part of the condition that the analysis did not understand.
struct UnknownDiscard {
    std::string reason;     ///< "computed by MUL"
    std::uint32_t line = 0; ///< of the GLSL source, from 1; 0: none
    friend bool operator==(const UnknownDiscard&, const UnknownDiscard&) = default;
};

struct DiscardCard {
    bool isAnalyzed = false; ///< false: a program that no driver has linked
    bool neverDiscards = true;
    bool exceedsLimits = false; ///< more than 64 terms, or too long: nothing is known
    std::vector<DiscardTerm> terms;
    std::vector<UnknownDiscard> unknowns;
    std::string expression; ///< "(t0.r < 0.2 or t1.a < 0.5)"; "?" stands for what is unknown
};

/// The card of a fragment program; `constants` is its constant RAM.
[[nodiscard]] DiscardCard discardCard(const Program& program, std::span<const Vec4> constants);

} // namespace vitrine::core
