// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/calls/call_table.h"

/// Parts of the call table: that of GL is generated, those of EGL and OpenVG (call_table_vg.h) are kept by hand.

namespace vitrine::core::call_table {

/// The single group of EGL comes after the generated ones.
inline constexpr EnumGroup kEglGroup = 0xFFFF;

[[nodiscard]] std::span<const FunctionInfo> glFunctions();            // sorted by name
[[nodiscard]] std::span<const std::span<const EnumEntry>> glGroups(); // each is sorted by value; number 0 has all names
[[nodiscard]] std::span<const FunctionInfo> eglFunctions();           // in any order, with memcpy
[[nodiscard]] std::span<const EnumEntry> eglEntries();                // sorted by value

} // namespace vitrine::core::call_table
