// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/driver/glsl/extensions.h"
#include "core/fixed_function/unit_kind.h"
#include "core/shader/isa.h"

#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <vector>

/// GLSL ES 1.00 to the machine's instruction set.
///
/// Shaders that enable GL_VITRINE_fixed_function may call the machine's fixed-function units: one built-in function for
/// each kind (unit_functions.h). Their programs have the units' parameters among their uniforms. Other shaders and
/// programs are plain OpenGL ES 2.0 (DEC-33).

namespace vitrine::core {

/// GLSL types as glGetActiveUniform names them.
enum class GlslType : std::uint8_t {
    Float,
    Vec2,
    Vec3,
    Vec4,
    Int,
    IVec2,
    IVec3,
    IVec4,
    Bool,
    BVec2,
    BVec3,
    BVec4,
    Mat2,
    Mat3,
    Mat4,
    Sampler2D,
    SamplerCube,
    Sampler3D,
    SamplerExternal
};

/// A shader after glCompileShader. A plain value; `handle` keeps what linking needs.
struct CompiledShader {
    bool ok = false;
    std::string log; ///< what glGetShaderInfoLog returns, with `0:LINE:` positions
    /// Called by a shader that enables the extension, and of no unit of the catalog: of a plugin that is not there.
    std::vector<std::string> missingFunctions = {};
    struct Handle;
    std::shared_ptr<const Handle> handle;
};

/// A uniform, flattened as GL lists it ("lights[1].position"); an array of basic type is one entry named "name[0]".
/// Either a shader's, with registers or slots, or a parameter of a fixed-function unit.
struct UniformInfo {
    std::string name;
    GlslType type = GlslType::Float;
    std::uint16_t arraySize = 1;
    /// First constant register in each stage, −1 when the stage does not use it. One register per scalar or vector
    /// element, one per column of a matrix. Ints are stored as integers, bools as 0 or ~0.
    std::int32_t vertexRegister = -1;
    std::int32_t fragmentRegister = -1;
    /// Samplers: first texture slot in each stage (element i uses slot + i), −1 when unused.
    std::int32_t vertexSlot = -1;
    std::int32_t fragmentSlot = -1;
    const ParameterDescription* parameter = nullptr; ///< lives as long as LinkedProgram::units; null: a shader's
};

struct AttributeInfo {
    std::string name;
    GlslType type = GlslType::Vec4;
    std::uint16_t arraySize = 1;
    std::uint16_t location = 0; ///< input register; a matrix takes one per column
};

/// Both stages, linked. Immutable and shared between contexts and draws.
struct LinkedProgram {
    std::shared_ptr<const Program> vertex;
    std::shared_ptr<const Program> fragment;
    std::vector<UniformInfo> uniforms; ///< of the shaders, then of the fixed-function units
    std::vector<AttributeInfo> attributes;
    std::shared_ptr<const ReachableUnits> units; ///< null: the program has nothing to do with fixed-function units
    bool hasFixedFragmentStage = false;          ///< no fragment shader: `fragment` stands for the fixed chain
};

struct LinkResult {
    std::string log;                              ///< what glGetProgramInfoLog returns
    std::shared_ptr<const LinkedProgram> program; ///< null when linking failed
    std::string lacking;                          ///< of the log, what the machine has not; empty: nothing
};

/// Compiles one shader. Bounds on size, macros and nesting come before glslang sees a byte (design.md §6).
/// `units`: what the machine has, for shaders that want it; null: GL_VITRINE_fixed_function is not supported.
[[nodiscard]] CompiledShader compileShader(ShaderStage stage, const std::string& source,
                                           std::shared_ptr<const ReachableUnits> units = nullptr,
                                           ShaderOrigin origin = ShaderOrigin::Program);

/// Links two successfully compiled shaders. `boundAttributes`: name → location as glBindAttribLocation left them.
[[nodiscard]] LinkResult linkProgram(const CompiledShader& vertex, const CompiledShader& fragment,
                                     const std::map<std::string, std::uint32_t>& boundAttributes);

/// A program of a vertex shader alone, for a machine whose fragment stage is fixed (HET-29).
[[nodiscard]] LinkResult linkFixedFragmentStage(const CompiledShader& vertex,
                                                const std::map<std::string, std::uint32_t>& boundAttributes,
                                                std::shared_ptr<const ReachableUnits> units);

} // namespace vitrine::core
