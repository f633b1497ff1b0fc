// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/gles2/program_objects.h"
#include "core/session/resources/api_objects.h"
#include "core/session/resources/program_details.h"

namespace vitrine::core {

/// Values of a linked program, as the API keeps them.
struct ProgramValues {
    const ApiObjects& objects;
    const Replayer& replayer;
    const gles2::ProgramObject& program;
    GLuint name = 0; ///< ours
    std::uint32_t group = 0;
};

[[nodiscard]] std::vector<UniformDetails> uniformsOf(const ProgramValues& values);
/// "lights[2].color"
[[nodiscard]] std::string uniformName(const gles2::Executable& executable, const gles2::UniformLocation& location);
/// The rows of UniformDetails::rows; for a sampler its texture unit.
[[nodiscard]] UniformRows uniformRows(const gles2::Executable& executable, const gles2::UniformLocation& location);
[[nodiscard]] std::vector<AttributeDetails> attributesOf(const ProgramValues& values);
[[nodiscard]] std::vector<VaryingDetails> varyingsOf(const gles2::ProgramObject& program);
[[nodiscard]] std::vector<ConstantRegister> constantsOf(const Program& program, const std::vector<Vec4>& image);

} // namespace vitrine::core
