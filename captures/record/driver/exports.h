// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/record/driver/egl_functions.h"

#include <string_view>

namespace vitrine::captures {

/// The entry point with that name, which is the answer of eglGetProcAddress; null when we offer no function of that
/// name. More functions are exported than offered: those of newer versions (refused_entry_points.cpp).
[[nodiscard]] __eglMustCastToProperFunctionPointerType exportedFunction(std::string_view name);

} // namespace vitrine::captures
