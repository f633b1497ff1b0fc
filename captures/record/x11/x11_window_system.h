// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/record/driver/native_window.h"

namespace vitrine::captures {

/// X11, over a connection of our own to the program's display. An OpenWindowSystem.
[[nodiscard]] std::unique_ptr<NativeWindowSystem> openX11(NativeDisplayKind kind, void* nativeDisplay);

} // namespace vitrine::captures
