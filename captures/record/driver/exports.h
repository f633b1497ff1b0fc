// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/record/driver/egl_functions.h"

#include <string_view>

namespace vitrine::captures {

/// The entry point of that name, what eglGetProcAddress answers; null when nothing of that name is offered. More is
/// exported: functions of newer versions (refused_entry_points.cpp).
[[nodiscard]] __eglMustCastToProperFunctionPointerType exportedFunction(std::string_view name);

} // namespace vitrine::captures
