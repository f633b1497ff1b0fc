// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/driver/glsl/preprocessor.h"

#include <string>

namespace vitrine::core::glsl {

/// Turns what programs write and glslang 12 refuses in version 100 into what it takes:
///   T[N] x                     →  T x[N]            (GTK 4)
///   gl_FragData[i]             →  gl_FragData[0]    (there is one; an index without side effects)
///   gl_FragColor[i]            →  a variable's component, written out behind main (i not a number)
void rewriteTokens(Tokens& tokens);

/// The text for glslang: every token on its line, extensions and declarations in front.
[[nodiscard]] std::string toText(const PreprocessedSource& source);

} // namespace vitrine::core::glsl
