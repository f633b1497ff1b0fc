// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/driver/glsl/preprocessor.h"

#include <string>

namespace vitrine::core::glsl {

/// Rewrites code that programs contain and glslang 12 refuses in version 100 into code that it accepts:
///   T[N] x                     →  T x[N]            (GTK 4)
///   gl_FragData[i]             →  gl_FragData[0]    (there is one; an index without side effects)
///   gl_FragColor[i]            →  a variable's component, written out behind main (i not a number)
void rewriteTokens(Tokens& tokens);

/// The text for glslang. Every token stays on its line; extensions and declarations come first.
[[nodiscard]] std::string toText(const PreprocessedSource& source);

} // namespace vitrine::core::glsl
