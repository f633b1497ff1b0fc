// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/record/driver/native_window.h"

namespace vitrine::captures {

/// Opens X11 over our own connection to the program's display. It is an OpenWindowSystem.
[[nodiscard]] std::unique_ptr<NativeWindowSystem> openX11(NativeDisplayKind kind, void* nativeDisplay);

} // namespace vitrine::captures
