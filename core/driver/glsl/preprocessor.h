// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/driver/glsl/extensions.h"
#include "core/driver/glsl/tokenizer.h"

namespace vitrine::core::glsl {

/// A shader without directives and macros. Lines are those of the original source: #line changes only __LINE__.
struct PreprocessedSource {
    Tokens tokens;
    std::vector<std::string> extensions; ///< "NAME : behavior" in order, only those that the front end must be told
    bool isAllInvariant = false;         ///< whether it has #pragma STDGL invariant(all)
    bool callsUnits = false;             ///< whether GL_VITRINE_fixed_function is enabled
    std::string declarations;            ///< code that goes before the shader's own, one declaration a line
    std::string warnings;                ///< complete lines of the log
};

/// What a shader can rely on.
struct Dialect {
    bool knowsUnits = false; ///< whether GL_VITRINE_fixed_function is supported
    ShaderOrigin origin = ShaderOrigin::Program;
};

/// The preprocessor of GLSL ES 1.00 (§3.3–3.5). It replaces glslang's, which fills the memory with nested macros,
/// refuses `__` in names of macros and `defined` from a macro, and lets #extension follow code. Errors are complete
/// lines of the log. Every supported extension is defined as a macro.
[[nodiscard]] Result<PreprocessedSource> preprocess(std::string_view source, Dialect dialect = {});

} // namespace vitrine::core::glsl
