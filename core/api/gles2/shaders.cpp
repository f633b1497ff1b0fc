// SPDX-License-Identifier: Apache-2.0
#include "core/api/gles2/context.h"
#include "core/api/gles2/fixed_function.h"
#include "core/api/gles2/references.h"
#include "core/api/gles2/share_group.h"
#include "core/api/gles2/system.h"
#include "core/api/gles2/text_results.h"

#include <array>

namespace vitrine::core::gles2 {

namespace {

Error missingUnits(const std::vector<std::string>& functions)
{
    std::string names;
    for (const std::string& function : functions)
        names += (names.empty() ? "" : ", ") + function;
    return failure("calls a unit that this machine has not: {}; the plugin that brings it is missing or not allowed",
                   names);
}

} // namespace

GLuint Context::freeProgramName() const
{
    GLuint name = 1;
    while (m_share->shaders.isReserved(name) || m_share->programs.isReserved(name) ||
           name == FF_FRAGMENT_SHADER_VITRINE)
        ++name;
    return name;
}

ShaderObject* Context::shaderNamed(GLuint name)
{
    ShaderObject* shader = m_share->shaders.findByName(name);
    if (!shader)
        fail(m_share->programs.isReserved(name) ? GL_INVALID_OPERATION : GL_INVALID_VALUE);
    return shader;
}

void Context::dropShader(ShaderKey key)
{
    const ShaderObject* shader = m_share->shaders.find(key);
    if (!shader || !shader->isDeleted || isReferenced(*m_share, key))
        return;
    m_share->shaders.releaseName(shader->name);
    m_share->shaders.erase(key);
}

GLuint Context::createShader(GLenum type)
{
    if (type != GL_VERTEX_SHADER && type != GL_FRAGMENT_SHADER) {
        fail(GL_INVALID_ENUM);
        return 0;
    }
    ShaderObject shader;
    shader.type = type;
    const GLuint name = freeProgramName();
    m_share->shaders.create(name, std::move(shader));
    return name;
}

void Context::deleteShader(GLuint shader)
{
    ShaderObject* doomed = shader == 0 ? nullptr : shaderNamed(shader);
    if (!doomed)
        return;
    doomed->isDeleted = true;
    dropShader(m_share->shaders.keyOf(shader));
}

GLboolean Context::isShader(GLuint shader)
{
    return m_share->shaders.findByName(shader) ? GL_TRUE : GL_FALSE;
}

void Context::shaderSource(GLuint shader, GLsizei count, std::span<const std::string_view> strings)
{
    if (count < 0)
        return fail(GL_INVALID_VALUE);
    ShaderObject* object = shaderNamed(shader);
    if (!object)
        return;
    object->source.clear();
    for (const std::string_view part : strings.first(std::min(strings.size(), static_cast<std::size_t>(count))))
        object->source.append(part);
}

void Context::shaderBinary(GLsizei count, std::span<const GLuint> shaders, GLenum, std::span<const std::byte>,
                           GLsizei length)
{
    if (count < 0 || length < 0)
        return fail(GL_INVALID_VALUE);
    for (const GLuint name : shaders.first(std::min(shaders.size(), static_cast<std::size_t>(count)))) {
        if (!shaderNamed(name))
            return;
    }
    fail(GL_INVALID_ENUM); // there is no binary format
}

void Context::compileShader(GLuint shader)
{
    ShaderObject* object = shaderNamed(shader);
    if (!object)
        return;
    const bool isVertex = object->type == GL_VERTEX_SHADER;
    object->compiled = core::compileShader(isVertex ? ShaderStage::Vertex : ShaderStage::Fragment, object->source,
                                           m_system->units(), m_system->shaderOrigin());
    if (!object->compiled.missingFunctions.empty())
        m_system->m_device.fail(missingUnits(object->compiled.missingFunctions));
}

void Context::releaseShaderCompiler() {}

void Context::getShaderiv(GLuint shader, GLenum pname, std::span<GLint> params)
{
    const ShaderObject* object = shaderNamed(shader);
    if (!object)
        return;
    GLint value = 0;
    switch (pname) {
    case GL_SHADER_TYPE: value = static_cast<GLint>(object->type); break;
    case GL_DELETE_STATUS: value = object->isDeleted; break;
    case GL_COMPILE_STATUS: value = object->compiled.ok; break;
    case GL_INFO_LOG_LENGTH: value = textLength(object->compiled.log); break;
    case GL_SHADER_SOURCE_LENGTH: value = textLength(object->source); break;
    default: return fail(GL_INVALID_ENUM);
    }
    if (!params.empty())
        params[0] = value;
}

void Context::getShaderInfoLog(GLuint shader, GLsizei bufSize, GLsizei* length, std::span<GLchar> infoLog)
{
    const ShaderObject* object = shaderNamed(shader);
    if (!object)
        return;
    if (bufSize < 0)
        return fail(GL_INVALID_VALUE);
    copyText(object->compiled.log, bufSize, length, infoLog);
}

void Context::getShaderSource(GLuint shader, GLsizei bufSize, GLsizei* length, std::span<GLchar> source)
{
    const ShaderObject* object = shaderNamed(shader);
    if (!object)
        return;
    if (bufSize < 0)
        return fail(GL_INVALID_VALUE);
    copyText(object->source, bufSize, length, source);
}

void Context::getShaderPrecisionFormat(GLenum shadertype, GLenum precisiontype, std::span<GLint> range,
                                       std::span<GLint> precision)
{
    const bool isStage = shadertype == GL_VERTEX_SHADER || shadertype == GL_FRAGMENT_SHADER;
    if (!isStage || precisiontype < GL_LOW_FLOAT || precisiontype > GL_HIGH_INT)
        return fail(GL_INVALID_ENUM);
    // Every precision is computed in 32 bits (DEC-35).
    const bool isFloat = precisiontype <= GL_HIGH_FLOAT;
    const std::array<GLint, 2> powers = isFloat ? std::array{127, 127} : std::array{31, 30};
    std::copy_n(powers.begin(), std::min<std::size_t>(2, range.size()), range.begin());
    if (!precision.empty())
        precision[0] = isFloat ? 23 : 0;
}

} // namespace vitrine::core::gles2
