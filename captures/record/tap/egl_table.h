// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/record/driver/egl_functions.h"

namespace vitrine::captures {

/// The recording functions of EGL that need more than their numbers written down.
void addRecordedEgl(EglFunctions& table);

} // namespace vitrine::captures
