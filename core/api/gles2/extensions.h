// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string_view>

namespace vitrine::core::gles2 {

/// GL_EXTENSIONS of every context: names separated by spaces.
[[nodiscard]] std::string_view extensionNames();

} // namespace vitrine::core::gles2
