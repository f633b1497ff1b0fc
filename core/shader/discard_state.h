// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/shader/discard_terms.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

/// What the analysis of discards keeps while it walks through a program.

namespace vitrine::core::discard {

/// What one component of a register holds.
struct Value {
    enum class Kind : std::uint8_t { Unknown, Constant, Texel, Varying, Number, Truth };
    Kind kind = Kind::Unknown;
    std::uint8_t channel = 0; ///< with Texel
    ConstantRef constant = {};
    VaryingRef varying = {};
    /// Texel: index of the read. Number: number of the AffineTerms. Truth: the node. Unknown: a number of its own, by
    /// which copies of an unknown value are known to be equal.
    std::uint32_t number = 0;
    std::uint32_t at = 0; ///< with Unknown and Number: the instruction that made it
    friend bool operator==(const Value& a, const Value& b)
    {
        return a.kind == b.kind && a.channel == b.channel && a.constant == b.constant && a.varying == b.varying &&
               a.number == b.number; // `at` does not count: equal values may come from different instructions
    }
};

/// What the analysis knows in one place of the program, for all lanes that came there the same way.
struct State {
    std::vector<Value> temps; ///< four values for each register
    std::array<Value, 4> color;
    DiscardTerms::Node path = DiscardTerms::kAlways; ///< the condition under which lanes come here
    bool isDead = false; ///< no lane comes here: all are discarded or elsewhere, and the registers count for nothing
};

struct Frame {
    bool isLoop = false, isSingleTurn = false;
    DiscardTerms::Node condition = DiscardTerms::kAlways;
    State entry;
    std::optional<State> first; ///< IF: the state at the end of its first part; LOOP: the state of lanes that left it
    DiscardTerms::Node firstPath = 0, secondPath = 0; ///< IF: the conditions at the beginning of its two parts
    std::uint32_t begin = 0, end = 0;                 ///< LOOP: the range of its instructions
};

} // namespace vitrine::core::discard
