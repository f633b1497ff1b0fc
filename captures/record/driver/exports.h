// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/record/driver/egl_functions.h"

#include <string_view>

namespace vitrine::captures {

/// The exported entry point of that name, what eglGetProcAddress answers; null when nothing of that name is exported.
[[nodiscard]] __eglMustCastToProperFunctionPointerType exportedFunction(std::string_view name);

} // namespace vitrine::captures
