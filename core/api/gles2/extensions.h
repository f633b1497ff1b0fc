// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

namespace vitrine::core::gles2 {

/// The value of GL_EXTENSIONS in every context: names separated by spaces.
[[nodiscard]] const std::string& extensionNames();

} // namespace vitrine::core::gles2
