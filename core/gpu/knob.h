// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace vitrine::core {

/// How the value of a knob is written. Views choose by it what the user edits the knob with.
enum class KnobKind : std::uint8_t {
    Integer,       ///< "32", from `lowest` to `highest`
    Choice,        ///< one of `words`
    Switch,        ///< `words`: off, on
    Set,           ///< "all", "none", or members in order: "0,2", "TEX,FFS"
    List,          ///< a number for all, or one each: "2" or "2,4"
    Ratio,         ///< "1:4"
    NumberOrOff,   ///< "off", or as Integer
    Decimal,       ///< "0.25"; a fraction, "1/64", is taken too
    WordOrDecimal, ///< one of `words`, of which the first is followed by a decimal: "power 2.2"
};

/// A knob as tables, files and views name it.
struct Knob {
    std::string_view name;  ///< "ftq.depth", exactly as in spec/00 §4
    std::string_view range; ///< "1–1024", for messages and tables
    std::string_view help;  ///< one sentence
    KnobKind kind = KnobKind::Integer;
    bool mayChangePixels = false; ///< all others change time and energy alone (ONE-04)
    std::uint32_t lowest = 0;     ///< Integer, List, NumberOrOff, Ratio
    std::uint32_t highest = 0;
    std::span<const std::string_view> words = {};
};

/// All knobs in the order of the specification. Rows that name two knobs are two keys here (sp.groups and
/// sp.alusPerGroup, vs.verticesPerThread and vs.verticesPerThreadInBypass), but for sp.regBankWords, a list of A and B.
[[nodiscard]] std::span<const Knob> knobs();
/// The knob of this name; null when there is none.
[[nodiscard]] const Knob* findKnob(std::string_view name);

} // namespace vitrine::core
