// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/record/driver/egl_functions.h"

namespace vitrine::captures {

/// Adds the recording functions of EGL for which it is not enough to write numbers down.
void addRecordedEgl(EglFunctions& table);

} // namespace vitrine::captures
