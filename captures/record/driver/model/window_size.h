// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/record/driver/model/machine.h"

namespace vitrine::captures::model {

/// EGL 1.5 §3.10.1.1: gives a window surface the size that its window has now. Its contents are then undefined. Returns
/// false when the window is gone. Does nothing for pbuffers.
bool followWindowSize(Machine& machine, Surface& surface);

} // namespace vitrine::captures::model
