// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/driver/glsl/glsl_compiler.h"
#include "tests/driver/differential/reference_module.h"

#include <string>

namespace vitrine::differential {

struct SourcePair {
    std::string vertex;
    std::string fragment;
};

/// Both shaders of a program twice: linked for the machine, and as the SPIR-V that the same front end makes of them
/// before anything optimizes it.
struct CompiledPair {
    std::string log; ///< why there is no program; empty when there is one
    std::shared_ptr<const core::LinkedProgram> program;
    ReferenceModule vertex;
    ReferenceModule fragment;
};

[[nodiscard]] CompiledPair compilePair(const SourcePair& sources);

} // namespace vitrine::differential
