// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string_view>

/// Names that a unit can't have, because its declaration in GLSL would break every shader that enables the extension.

namespace vitrine::core {

/// Whether it is a keyword of GLSL ES 1.00, or is reserved for later versions (§3.6).
[[nodiscard]] bool isWordOfGlsl(std::string_view name);
/// Whether it is main, or a built-in function (§8) of the language or of its extensions. No function of a unit may hide
/// these.
[[nodiscard]] bool isFunctionOfGlsl(std::string_view name);

} // namespace vitrine::core
