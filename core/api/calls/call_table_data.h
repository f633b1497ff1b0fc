// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/calls/call_table.h"

/// The two halves of the call table: one generated, one kept by hand.

namespace vitrine::core::call_table {

/// EGL's single group stands behind the generated ones.
inline constexpr EnumGroup kEglGroup = 0xFFFF;

[[nodiscard]] std::span<const FunctionInfo> glFunctions();            // sorted by name
[[nodiscard]] std::span<const std::span<const EnumEntry>> glGroups(); // each sorted by value; 0: all names
[[nodiscard]] std::span<const FunctionInfo> eglFunctions();           // in any order, memcpy included
[[nodiscard]] std::span<const EnumEntry> eglEntries();                // sorted by value

} // namespace vitrine::core::call_table
