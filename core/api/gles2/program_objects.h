// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/gles2/types.h"
#include "core/driver/glsl/glsl_compiler.h"

#include <map>
#include <memory>
#include <string>
#include <vector>

/// Shaders and programs as plain values.

namespace vitrine::core::gles2 {

struct ShaderObject {
    GLuint name = 0;
    bool isDeleted = false; ///< GL_DELETE_STATUS; its name stays as long as a program holds it
    GLenum type = GL_VERTEX_SHADER;
    std::string source;
    CompiledShader compiled;
};
using ShaderKey = Id<ShaderObject>;

/// What a uniform location stands for: an element of an active uniform.
struct UniformLocation {
    std::uint16_t uniform = 0;
    std::uint16_t element = 0;
};

/// The locations that were set since the last draw of the program, each once, in the order of the first calls.
struct WrittenLocations {
    std::vector<std::uint32_t> inOrder;
    std::vector<bool> isIn; ///< by location: whether it is in the list
};

/// The result of the last successful link, with the values of its uniforms.
struct Executable {
    std::shared_ptr<const LinkedProgram> program;
    std::vector<GLint> baseLocations;       ///< by uniform: the location of element 0; −1 for gl_… entries
    std::vector<UniformLocation> locations; ///< by location
    std::vector<GLint> samplerUnits;        ///< by location; 0 when it is no sampler
    /// The contents of constant RAM. Draws that used them share them, so they are copied before they are written.
    std::shared_ptr<std::vector<Vec4>> vertexConstants, fragmentConstants;
    /// The same for parameters of fixed-function units; null when the program has none.
    std::shared_ptr<ParameterBlock> parameters;
    WrittenLocations written;
};

struct ProgramObject {
    GLuint name = 0;
    bool isDeleted = false; ///< GL_DELETE_STATUS; its name stays as long as a context uses it
    std::vector<ShaderKey> attached;
    bool hasFixedFragmentShader = false; ///< FF_FRAGMENT_SHADER_VITRINE is attached
    std::map<std::string, std::uint32_t> attributeBindings;
    bool linkStatus = false;
    bool validateStatus = false;
    std::string infoLog;
    Executable executable; ///< stays after a failed link, for the contexts that use it
};
using ProgramKey = Id<ProgramObject>;

} // namespace vitrine::core::gles2
