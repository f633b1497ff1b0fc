// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

namespace vitrine::core::gles2 {

/// GL_EXTENSIONS of every context: names separated by spaces.
[[nodiscard]] const std::string& extensionNames();

} // namespace vitrine::core::gles2
