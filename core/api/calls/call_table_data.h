// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/calls/call_table.h"

/// The two halves of the call table. One is generated, the other is kept by hand.

namespace vitrine::core::call_table {

/// The single group of EGL comes after the generated ones.
inline constexpr EnumGroup kEglGroup = 0xFFFF;

[[nodiscard]] std::span<const FunctionInfo> glFunctions();            // sorted by name
[[nodiscard]] std::span<const std::span<const EnumEntry>> glGroups(); // each is sorted by value; number 0 has all names
[[nodiscard]] std::span<const FunctionInfo> eglFunctions();           // in any order, with memcpy
[[nodiscard]] std::span<const EnumEntry> eglEntries();                // sorted by value

} // namespace vitrine::core::call_table
