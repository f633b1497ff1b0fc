// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string_view>

namespace vitrine::core {

struct StateGroup; ///< what stands for a StateField that has fields of its own
struct StateList;  ///< what stands for a StateField that has elements

/// A field of a state that somebody reads: its name, and what it holds as readers see it. That is a number (or an id),
/// a bool, a word (a text, or the name of an enumeration's value), a group or a list.
///
/// It is declared in a header beside the unit that has the field, `*_fields.h`. The unit shows the field by it,
/// `visitor(ProcessorFields::kInstructions, state.instructions)`, and all others read it by it,
/// `read(state, ProcessorFields::kInstructions)`. Nobody spells the name a second time, so a field that is renamed or
/// holds something else breaks the build instead of a view.
template <typename Held>
struct StateField {
    std::string_view name;
    constexpr operator std::string_view() const { return name; } // NOLINT: where only the name matters
};

using NumberField = StateField<std::uint64_t>;
using TruthField = StateField<bool>;
using WordField = StateField<std::string_view>;
using GroupField = StateField<StateGroup>;
using ListField = StateField<StateList>;

} // namespace vitrine::core
