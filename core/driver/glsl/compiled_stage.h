// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/driver/glsl/debug_declarations.h"
#include "core/driver/glsl/extensions.h"
#include "core/driver/glsl/shader_interface.h"
#include "core/driver/glsl/spirv_module.h"
#include "core/driver/glsl/unit_functions.h"
#include "core/driver/glsl/variable_usage.h"

namespace vitrine::core {

/// What compiling leaves for linking. It contains nothing of glslang.
struct CompiledShader::Handle {
    ShaderStage stage = ShaderStage::Vertex;
    ShaderOrigin origin = ShaderOrigin::Program;
    std::string sourceText;
    std::string linkFault; ///< why no program with this shader can link; empty when one can
    glsl::ShaderInterface interface;
    glsl::SpirvModule module;
    glsl::VariableUsage usage;
    std::shared_ptr<const glsl::DebugDeclarations> marks; ///< null when it was compiled without marks
    std::shared_ptr<const ReachableUnits> units;          ///< null when the shader does not enable the extension
    std::vector<const UnitKind*> calledUnits;             ///< of `units`, by port, each once
    bool isFixedChain = false;                            ///< the shader of fixed_chain.h, which can reach every unit
};

} // namespace vitrine::core
