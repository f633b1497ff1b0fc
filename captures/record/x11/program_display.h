// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/record/driver/native_window.h"

#include <string>

namespace vitrine::captures {

/// The name of the display (":0.0") that a program's connection belongs to. It is empty when the display can't be found
/// out, and for null: XCB and Xlib then take the environment variable DISPLAY.
[[nodiscard]] std::string displayName(NativeDisplayKind kind, void* nativeDisplay);

/// Waits until the server has handled what the program has asked of it so far, so that other connections see the
/// windows that it has made. Does nothing for null.
void waitForProgram(NativeDisplayKind kind, void* nativeDisplay);

} // namespace vitrine::captures
