// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/observe/snapshot.h"
#include "core/observe/state_field.h"

#include <cstdint>
#include <optional>
#include <string_view>

/// Reads fields of the states that units and items show. Nothing is read of a null node.

namespace vitrine::core {

/// Nothing when there is none; 0 when it is negative.
[[nodiscard]] std::optional<std::uint64_t> numberOf(const StateNode* node);

[[nodiscard]] std::optional<std::uint64_t> read(const StateNode* node, NumberField field);
[[nodiscard]] bool read(const StateNode* node, TruthField field);            ///< false when there is none
[[nodiscard]] std::string_view read(const StateNode* node, WordField field); ///< empty when there is none
/// Null when there is none. Of an optional group it is the group, null when that is not there.
[[nodiscard]] const StateNode* read(const StateNode* node, GroupField field);
[[nodiscard]] const StateNode* read(const StateNode* node, ListField field); ///< null when there is none

} // namespace vitrine::core
