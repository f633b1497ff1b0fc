// SPDX-License-Identifier: Apache-2.0
#include "core/api/gles2/context.h"
#include "core/api/gles2/enum_tables.h"
#include "core/api/gles2/executable.h"
#include "core/api/gles2/fixed_function.h"
#include "core/api/gles2/share_group.h"
#include "core/api/gles2/text_results.h"

#include <algorithm>

namespace vitrine::core::gles2 {

namespace {

template <typename Info>
GLint longestName(const std::vector<Info>& infos)
{
    std::size_t longest = 0;
    for (const Info& info : infos)
        longest = std::max(longest, info.name.size() + 1);
    return static_cast<GLint>(longest);
}

/// Attributes and uniforms of the last successful link; empty after none.
const LinkedProgram& linkedProgram(const ProgramObject& program)
{
    static const LinkedProgram kNone;
    return program.linkStatus ? *program.executable.program : kNone;
}

template <typename Info>
void describe(const Info& info, GLint* size, GLenum* type)
{
    if (size)
        *size = info.arraySize;
    if (type)
        *type = uniformType(info.type);
}

} // namespace

std::vector<GLuint> Context::attachedNames(const ProgramObject& program) const
{
    std::vector<GLuint> names;
    for (const ShaderKey key : program.attached)
        names.push_back(m_share->shaders.find(key)->name);
    if (program.hasFixedFragmentShader)
        names.push_back(FF_FRAGMENT_SHADER_VITRINE);
    return names;
}

void Context::getProgramiv(GLuint program, GLenum pname, std::span<GLint> params)
{
    const ProgramObject* object = programNamed(program);
    if (!object)
        return;
    const LinkedProgram& linked = linkedProgram(*object);
    GLint value = 0;
    switch (pname) {
    case GL_DELETE_STATUS: value = object->isDeleted; break;
    case GL_LINK_STATUS: value = object->linkStatus; break;
    case GL_VALIDATE_STATUS: value = object->validateStatus; break;
    case GL_INFO_LOG_LENGTH: value = textLength(object->infoLog); break;
    case GL_ATTACHED_SHADERS: value = static_cast<GLint>(attachedNames(*object).size()); break;
    case GL_ACTIVE_ATTRIBUTES: value = static_cast<GLint>(linked.attributes.size()); break;
    case GL_ACTIVE_ATTRIBUTE_MAX_LENGTH: value = longestName(linked.attributes); break;
    case GL_ACTIVE_UNIFORMS: value = static_cast<GLint>(linked.uniforms.size()); break;
    case GL_ACTIVE_UNIFORM_MAX_LENGTH: value = longestName(linked.uniforms); break;
    default: return fail(GL_INVALID_ENUM);
    }
    if (!params.empty())
        params[0] = value;
}

void Context::getProgramInfoLog(GLuint program, GLsizei bufSize, GLsizei* length, std::span<GLchar> infoLog)
{
    const ProgramObject* object = programNamed(program);
    if (!object)
        return;
    if (bufSize < 0)
        return fail(GL_INVALID_VALUE);
    copyText(object->infoLog, bufSize, length, infoLog);
}

void Context::getAttachedShaders(GLuint program, GLsizei maxCount, GLsizei* count, std::span<GLuint> shaders)
{
    const ProgramObject* object = programNamed(program);
    if (!object)
        return;
    if (maxCount < 0)
        return fail(GL_INVALID_VALUE);
    const std::vector<GLuint> names = attachedNames(*object);
    const std::size_t room = std::min({names.size(), static_cast<std::size_t>(maxCount), shaders.size()});
    std::copy_n(names.begin(), room, shaders.begin());
    if (count)
        *count = static_cast<GLsizei>(room);
}

void Context::getActiveAttrib(GLuint program, GLuint index, GLsizei bufSize, GLsizei* length, GLint* size, GLenum* type,
                              std::span<GLchar> name)
{
    const ProgramObject* object = programNamed(program);
    if (!object)
        return;
    const auto& attributes = linkedProgram(*object).attributes;
    if (bufSize < 0 || index >= attributes.size())
        return fail(GL_INVALID_VALUE);
    describe(attributes[index], size, type);
    copyText(attributes[index].name, bufSize, length, name);
}

void Context::getActiveUniform(GLuint program, GLuint index, GLsizei bufSize, GLsizei* length, GLint* size,
                               GLenum* type, std::span<GLchar> name)
{
    const ProgramObject* object = programNamed(program);
    if (!object)
        return;
    const auto& uniforms = linkedProgram(*object).uniforms;
    if (bufSize < 0 || index >= uniforms.size())
        return fail(GL_INVALID_VALUE);
    describe(uniforms[index], size, type);
    copyText(uniforms[index].name, bufSize, length, name);
}

const ProgramObject* Context::linkedProgramNamed(GLuint name)
{
    const ProgramObject* program = programNamed(name);
    if (!program || program->linkStatus)
        return program;
    fail(GL_INVALID_OPERATION);
    return nullptr;
}

GLint Context::getAttribLocation(GLuint program, std::string_view name)
{
    const ProgramObject* object = linkedProgramNamed(program);
    if (!object || name.starts_with("gl_"))
        return -1;
    for (const AttributeInfo& attribute : object->executable.program->attributes)
        if (attribute.name == name)
            return attribute.location;
    return -1;
}

GLint Context::getUniformLocation(GLuint program, std::string_view name)
{
    const ProgramObject* object = linkedProgramNamed(program);
    return object ? uniformLocation(object->executable, name) : -1;
}

} // namespace vitrine::core::gles2
