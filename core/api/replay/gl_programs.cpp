// SPDX-License-Identifier: Apache-2.0
#include "core/api/gles2/fixed_function.h"
#include "core/api/replay/gl_forward.h"
#include "core/api/replay/program_locations.h"

#include <array>
#include <string_view>

namespace vitrine::core {

using namespace replay;

namespace {

using Object = Name<ObjectKind::ShaderOrProgram>;
using N = Number;

void createShader(GlCall& call)
{
    const auto type = Number::read<GLenum>(call, 0);
    if (call.arguments.failed())
        return;
    const GLuint ours = call.gl.createShader(type);
    if (const auto recorded = static_cast<GLuint>(call.call.result.asInteger()); recorded != 0 && ours != 0)
        call.names(ObjectKind::ShaderOrProgram).set(recorded, ours);
}

void createProgram(GlCall& call)
{
    const GLuint ours = call.gl.createProgram();
    call.share.programs.erase(ours);
    if (const auto recorded = static_cast<GLuint>(call.call.result.asInteger()); recorded != 0 && ours != 0)
        call.names(ObjectKind::ShaderOrProgram).set(recorded, ours);
}

// A length below zero or a missing array means that the string says itself where it ends.
std::string_view sourcePart(const std::string& text, const Array* lengths, std::size_t index)
{
    if (!lengths || index >= lengths->size())
        return text;
    const std::int64_t length = (*lengths)[index].asInteger();
    return length < 0 ? std::string_view(text) : std::string_view(text).substr(0, static_cast<std::size_t>(length));
}

void shaderSource(GlCall& call)
{
    const auto shader = Object::read<GLuint>(call, 0);
    const auto count = Number::read<GLsizei>(call, 1);
    const auto needed = static_cast<std::uint64_t>(std::max(count, 0));
    const Array* strings = call.arguments.array(2, needed);
    const Array* lengths = call.arguments.value(3).isNull() ? nullptr : call.arguments.array(3, needed);
    std::vector<std::string_view> parts;
    for (std::uint64_t i = 0; i < needed && !call.arguments.failed(); ++i) {
        if (const std::string* text = (*strings)[i].string())
            parts.push_back(sourcePart(*text, lengths, i));
        else
            call.arguments.fail(2, textOf("holds no string at position {}", i));
    }
    if (!call.arguments.failed())
        call.gl.shaderSource(shader, count, parts);
}

void shaderBinary(GlCall& call)
{
    const auto count = Number::read<GLsizei>(call, 0);
    const auto recorded = Elements<0>::read<std::span<const GLuint>>(call, 1);
    const auto format = Number::read<GLenum>(call, 2);
    const auto binary = Bytes<4>::read<std::span<const std::byte>>(call, 3);
    const auto length = Number::read<GLsizei>(call, 4);
    if (call.arguments.failed())
        return;
    std::vector<GLuint> shaders;
    for (const GLuint name : recorded)
        shaders.push_back(call.names(ObjectKind::ShaderOrProgram).find(name));
    call.gl.shaderBinary(count, shaders, format, binary, length);
}

/// Attaches and detaches the fixed fragment stage, too, which has one name for everybody.
template <void (Context::*function)(GLuint, GLuint)>
void onShader(GlCall& call)
{
    const auto program = Object::read<GLuint>(call, 0);
    const auto recorded = Number::read<GLuint>(call, 1);
    if (call.arguments.failed())
        return;
    const NameMap& names = call.names(ObjectKind::ShaderOrProgram);
    const bool isFixed = recorded == gles2::FF_FRAGMENT_SHADER_VITRINE && !names.contains(recorded);
    (call.gl.*function)(program, isFixed ? recorded : names.find(recorded));
}

void linkProgram(GlCall& call)
{
    const auto program = Object::read<GLuint>(call, 0);
    if (call.arguments.failed())
        return;
    call.gl.linkProgram(program);
    const auto* object = call.gl.shareGroup().programs.findByName(program);
    // After a failed link the old executable, and so the old locations, stay in use.
    if (object && object->linkStatus)
        call.share.programs.erase(program);
}

/// What the recorded program was told about a compilation or a link: success there and failure here is a fault of the
/// replay, after which it draws something else.
template <void (Context::*get)(GLuint, GLenum, std::span<GLint>),
          void (Context::*getLog)(GLuint, GLsizei, GLsizei*, std::span<GLchar>), GLenum kStatus>
void getStatus(GlCall& call)
{
    const auto object = Object::read<GLuint>(call, 0);
    const auto name = Number::read<GLenum>(call, 1);
    if (call.arguments.failed())
        return;
    std::array<GLint, 16> answer{};
    (call.gl.*get)(object, name, answer);
    const Array* recorded = call.arguments.value(2).array();
    const bool hadWorked = recorded && !recorded->empty() && recorded->front().asInteger() != 0;
    if (name != kStatus || !hadWorked || answer.front() != 0)
        return;
    std::array<GLchar, 512> log{};
    GLsizei length = 0;
    (call.gl.*getLog)(object, static_cast<GLsizei>(log.size()), &length, log);
    const std::string_view said(log.data());
    const std::string_view line = said.substr(0, said.find('\n'));
    call.arguments.refuse(kStatus == GL_LINK_STATUS
                              ? textOf("the program linked when it was recorded, and does not here: {}", line)
                              : textOf("the shader compiled when it was recorded, and does not here: {}", line));
}

void getUniformLocation(GlCall& call)
{
    const auto program = Object::read<GLuint>(call, 0);
    const std::string& name = call.arguments.text(1);
    if (!call.arguments.failed())
        learnUniformLocation(call, program, name);
}

void getAttribLocation(GlCall& call)
{
    const auto program = Object::read<GLuint>(call, 0);
    const std::string& name = call.arguments.text(1);
    if (!call.arguments.failed())
        learnAttributeLocation(call, program, name);
}

constexpr GlEntry kEntries[] = {
    {"glCreateShader", 1, &createShader},
    forward<&Context::deleteShader, Object>("glDeleteShader"),
    forward<&Context::isShader, Object>("glIsShader"),
    {"glShaderSource", 4, &shaderSource},
    {"glShaderBinary", 5, &shaderBinary},
    forward<&Context::compileShader, Object>("glCompileShader"),
    plain<&Context::releaseShaderCompiler>("glReleaseShaderCompiler"),
    {"glGetShaderiv", 3, &getStatus<&Context::getShaderiv, &Context::getShaderInfoLog, GL_COMPILE_STATUS>},
    forward<&Context::getShaderInfoLog, Object, N, Answer, Answer>("glGetShaderInfoLog"),
    forward<&Context::getShaderSource, Object, N, Answer, Answer>("glGetShaderSource"),
    forward<&Context::getShaderPrecisionFormat, N, N, Answer, Answer>("glGetShaderPrecisionFormat"),
    {"glCreateProgram", 0, &createProgram},
    forward<&Context::deleteProgram, Object>("glDeleteProgram"),
    forward<&Context::isProgram, Object>("glIsProgram"),
    {"glAttachShader", 2, &onShader<&Context::attachShader>},
    {"glDetachShader", 2, &onShader<&Context::detachShader>},
    forward<&Context::bindAttribLocation, Object, N, String>("glBindAttribLocation"),
    {"glLinkProgram", 1, &linkProgram},
    forward<&Context::useProgram, Object>("glUseProgram"),
    forward<&Context::validateProgram, Object>("glValidateProgram"),
    {"glGetProgramiv", 3, &getStatus<&Context::getProgramiv, &Context::getProgramInfoLog, GL_LINK_STATUS>},
    forward<&Context::getProgramInfoLog, Object, N, Answer, Answer>("glGetProgramInfoLog"),
    forward<&Context::getAttachedShaders, Object, N, Answer, Answer>("glGetAttachedShaders"),
    forward<&Context::getActiveAttrib, Object, N, N, Answer, Answer, Answer, Answer>("glGetActiveAttrib"),
    forward<&Context::getActiveUniform, Object, N, N, Answer, Answer, Answer, Answer>("glGetActiveUniform"),
    {"glGetUniformLocation", 2, &getUniformLocation},
    {"glGetAttribLocation", 2, &getAttribLocation},
    forward<&Context::getUniformfv, Object, UniformOf<0>, Answer>("glGetUniformfv"),
    forward<&Context::getUniformiv, Object, UniformOf<0>, Answer>("glGetUniformiv"),
};

} // namespace

std::span<const GlEntry> glProgramEntries()
{
    return kEntries;
}

} // namespace vitrine::core
