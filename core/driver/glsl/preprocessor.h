// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/driver/glsl/extensions.h"
#include "core/driver/glsl/tokenizer.h"

namespace vitrine::core::glsl {

/// A shader without directives and macros. Lines are those of the source as given: #line moves only __LINE__.
struct PreprocessedSource {
    Tokens tokens;
    std::vector<std::string> extensions; ///< "NAME : behavior" in order, those that the front end must hear of
    bool isAllInvariant = false;         ///< #pragma STDGL invariant(all)
    bool callsUnits = false;             ///< GL_VITRINE_fixed_function is enabled
    std::string declarations;            ///< code in front of the shader's own; one declaration a line
    std::string warnings;                ///< complete log lines
};

/// What a shader may rely on.
struct Dialect {
    bool knowsUnits = false; ///< GL_VITRINE_fixed_function is supported
    ShaderOrigin origin = ShaderOrigin::Program;
};

/// The preprocessor of GLSL ES 1.00 (§3.3–3.5). Ours, not glslang's, which fills the memory with nested macros, refuses
/// `__` in macro names and `defined` out of a macro, and lets #extension follow code. Errors are complete log lines.
/// Every extension that is supported is defined as a macro.
[[nodiscard]] Result<PreprocessedSource> preprocess(std::string_view source, Dialect dialect = {});

} // namespace vitrine::core::glsl
