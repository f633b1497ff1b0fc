// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/shader/discard_terms.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

/// What the analysis of discards keeps while it goes through a program.

namespace vitrine::core::discard {

/// What a register's component holds.
struct Value {
    enum class Kind : std::uint8_t { Unknown, Constant, Texel, Varying, Number, Truth };
    Kind kind = Kind::Unknown;
    std::uint8_t channel = 0; ///< Texel
    ConstantRef constant = {};
    VaryingRef varying = {};
    /// Texel: the read · Number: of AffineTerms · Truth: the node · Unknown: its own, so that copies are known as such
    std::uint32_t number = 0;
    std::uint32_t at = 0; ///< Unknown, Number: the instruction that made it
    friend bool operator==(const Value& a, const Value& b)
    {
        return a.kind == b.kind && a.channel == b.channel && a.constant == b.constant && a.varying == b.varying &&
               a.number == b.number; // wherever it was made
    }
};

/// What lanes that took the same way have in common.
struct State {
    std::vector<Value> temps; ///< four a register
    std::array<Value, 4> color;
    DiscardTerms::Node path = DiscardTerms::kAlways; ///< when lanes come here
    bool isDead = false; ///< all of them are discarded or elsewhere: their registers count for nothing
};

struct Frame {
    bool isLoop = false, isSingleTurn = false;
    DiscardTerms::Node condition = DiscardTerms::kAlways;
    State entry;
    std::optional<State> first;                       ///< IF: at the end of its first part · LOOP: what left it
    DiscardTerms::Node firstPath = 0, secondPath = 0; ///< IF: at the beginning of its parts
    std::uint32_t begin = 0, end = 0;                 ///< LOOP: its instructions
};

} // namespace vitrine::core::discard
