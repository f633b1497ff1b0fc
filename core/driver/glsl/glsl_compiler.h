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

/// Compiles GLSL ES 1.00 to the machine's instruction set.
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

/// A shader after glCompileShader, as a plain value. `handle` keeps what linking needs.
struct CompiledShader {
    bool ok = false;
    std::string log; ///< the text of glGetShaderInfoLog, with positions `0:LINE:`
    /// Functions that a shader with the extension calls, and that no unit of the catalog has. They belong to a plugin
    /// that is not there.
    std::vector<std::string> missingFunctions = {};
    struct Handle;
    std::shared_ptr<const Handle> handle;
};

/// A uniform as GL lists it ("lights[1].position"). An array of a basic type is one entry, "name[0]". It either belongs
/// to a shader, and has registers or slots, or it is a parameter of a fixed-function unit.
struct UniformInfo {
    std::string name;
    GlslType type = GlslType::Float;
    std::uint16_t arraySize = 1;
    /// The first constant register in each stage, −1 when the stage does not use it. A scalar or vector element takes
    /// one register, a matrix one for each column. Ints are stored as integers, bools as 0 or ~0.
    std::int32_t vertexRegister = -1;
    std::int32_t fragmentRegister = -1;
    /// For samplers: the first texture slot in each stage, −1 when it is not used. Element i uses slot + i.
    std::int32_t vertexSlot = -1;
    std::int32_t fragmentSlot = -1;
    /// Valid as long as LinkedProgram::units; null when it belongs to a shader.
    const ParameterDescription* parameter = nullptr;
};

struct AttributeInfo {
    std::string name;
    GlslType type = GlslType::Vec4;
    std::uint16_t arraySize = 1;
    std::uint16_t location = 0; ///< input register; a matrix takes one for each column
};

/// Both stages after linking. Contexts and draws share it, and it does not change.
struct LinkedProgram {
    std::shared_ptr<const Program> vertex;
    std::shared_ptr<const Program> fragment;
    std::vector<UniformInfo> uniforms; ///< first those of the shaders, then those of the fixed-function units
    std::vector<AttributeInfo> attributes;
    std::shared_ptr<const ReachableUnits> units; ///< null when the program does not use fixed-function units
    bool hasFixedFragmentStage = false;          ///< there is no fragment shader: `fragment` stands for the fixed chain
};

struct LinkResult {
    std::string log;                              ///< the text of glGetProgramInfoLog
    std::shared_ptr<const LinkedProgram> program; ///< null when linking failed
    std::string lacking; ///< the part of the log that tells what the machine lacks; empty when it lacks nothing
};

/// Compiles one shader. Its size, macros and nesting are checked before glslang sees a byte (design.md §6). `units` is
/// what the machine has, for shaders that use it; with null GL_VITRINE_fixed_function is not supported.
[[nodiscard]] CompiledShader compileShader(ShaderStage stage, const std::string& source,
                                           std::shared_ptr<const ReachableUnits> units = nullptr,
                                           ShaderOrigin origin = ShaderOrigin::Program);

/// Links two shaders that were compiled without errors. `boundAttributes` maps names to locations, as
/// glBindAttribLocation has set them.
[[nodiscard]] LinkResult linkProgram(const CompiledShader& vertex, const CompiledShader& fragment,
                                     const std::map<std::string, std::uint32_t>& boundAttributes);

/// Links a vertex shader alone, for a machine whose fragment stage is fixed (HET-29).
[[nodiscard]] LinkResult linkFixedFragmentStage(const CompiledShader& vertex,
                                                const std::map<std::string, std::uint32_t>& boundAttributes,
                                                std::shared_ptr<const ReachableUnits> units);

} // namespace vitrine::core
