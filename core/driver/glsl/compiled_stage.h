// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/driver/glsl/debug_declarations.h"
#include "core/driver/glsl/shader_interface.h"
#include "core/driver/glsl/spirv_module.h"
#include "core/driver/glsl/unit_functions.h"
#include "core/driver/glsl/variable_usage.h"

namespace vitrine::core {

/// What compiling leaves for linking: nothing of glslang's.
struct CompiledShader::Handle {
    ShaderStage stage = ShaderStage::Vertex;
    std::string sourceText;
    std::string linkFault; ///< why no program with this shader can link; empty = nothing
    glsl::ShaderInterface interface;
    glsl::SpirvModule module;
    glsl::VariableUsage usage;
    std::shared_ptr<const glsl::DebugDeclarations> marks; ///< null: compiled without
    std::shared_ptr<const ReachableUnits> units;          ///< null: the shader does not enable the extension
    std::vector<const UnitKind*> calledUnits;             ///< of `units`, by port, each once
    bool isFixedChain = false;                            ///< ours (fixed_chain.h): nothing is out of its reach
};

} // namespace vitrine::core
