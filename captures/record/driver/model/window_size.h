// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/record/driver/model/machine.h"

namespace vitrine::captures::model {

/// EGL 1.5 §3.10.1.1: a window surface takes the size that its window has by now, with contents undefined. False: the
/// window has gone. Does nothing for pbuffers.
bool followWindowSize(Machine& machine, Surface& surface);

} // namespace vitrine::captures::model
