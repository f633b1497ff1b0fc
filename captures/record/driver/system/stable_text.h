// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

namespace vitrine::captures::system {

/// The text at an address that stays valid, and is the same for equal texts, as programs expect of EGL and OpenGL ES.
[[nodiscard]] const char* stableText(const std::string& text);

} // namespace vitrine::captures::system
