// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string_view>

/// Names that a unit can't have, because its declaration in GLSL would break every shader that enables the extension.

namespace vitrine::core {

/// A keyword of GLSL ES 1.00, or kept for later versions (§3.6).
[[nodiscard]] bool isWordOfGlsl(std::string_view name);
/// main, or a built-in function (§8) of the language or of its extensions: no unit's function may hide it.
[[nodiscard]] bool isFunctionOfGlsl(std::string_view name);

} // namespace vitrine::core
