// SPDX-License-Identifier: Apache-2.0
// Loading and reading uniforms.
#include "core/api/gles2/context.h"
#include "core/api/gles2/enum_tables.h"
#include "core/api/gles2/executable.h"
#include "core/api/gles2/numbers.h"
#include "core/api/gles2/share_group.h"
#include "core/fixed_function/parameter_values.h"

#include <algorithm>
#include <array>
#include <bit>
#include <vector>

namespace vitrine::core::gles2 {

namespace {

using Base = TypeShape::Base;

std::uint32_t registerBits(Base base, GLfloat value)
{
    return base == Base::Bool ? (value != 0.0f ? ~0u : 0u) : std::bit_cast<std::uint32_t>(value);
}

std::uint32_t registerBits(Base base, GLint value)
{
    return base == Base::Bool ? (value != 0 ? ~0u : 0u) : static_cast<std::uint32_t>(value);
}

/// ES 2.0 §2.10.4: the command's shape and kind must be the uniform's; bools take both kinds, samplers single ints.
bool isLoadable(const TypeShape& uniform, const TypeShape& command)
{
    if (uniform.rows != command.rows || uniform.columns != command.columns)
        return false;
    if (uniform.base == Base::Bool)
        return true;
    return uniform.base == Base::Sampler ? command.base == Base::Int : uniform.base == command.base;
}

/// A word of a ParameterBlock: bools are 0 or 1 there.
template <typename T>
std::uint32_t parameterWord(ParameterType type, T value)
{
    return type == ParameterType::Bool ? (value != T{0} ? 1u : 0u) : std::bit_cast<std::uint32_t>(value);
}

/// A register's component as a number of the uniform's type.
template <typename T>
T componentValue(Base base, float component)
{
    const std::uint32_t bits = std::bit_cast<std::uint32_t>(component);
    if (base == Base::Bool)
        return bits != 0 ? T{1} : T{0};
    if (base == Base::Int)
        return static_cast<T>(static_cast<std::int32_t>(bits));
    return rounded<T>(component);
}

} // namespace

Executable* Context::uniformToLoad(GLint location, GLsizei count, const TypeShape& command, UniformLocation& found)
{
    ProgramObject* program = m_share->programs.find(m_state.program);
    if (!program) {
        fail(GL_INVALID_OPERATION);
        return nullptr;
    }
    if (count < 0) {
        fail(GL_INVALID_VALUE);
        return nullptr;
    }
    if (location == -1)
        return nullptr;
    Executable& executable = program->executable;
    if (location < 0 || static_cast<std::size_t>(location) >= executable.locations.size()) {
        fail(GL_INVALID_OPERATION);
        return nullptr;
    }
    found = executable.locations[static_cast<std::size_t>(location)];
    const UniformInfo& uniform = executable.program->uniforms[found.uniform];
    if (!isLoadable(typeShape(uniform.type), command) || (count > 1 && !isArray(uniform))) {
        fail(GL_INVALID_OPERATION);
        return nullptr;
    }
    return &executable;
}

template <typename T>
void Context::loadUniform(GLint location, GLsizei count, const TypeShape& command, std::span<const T> values)
{
    UniformLocation first;
    Executable* executable = uniformToLoad(location, count, command, first);
    if (!executable)
        return;
    const UniformInfo& uniform = executable->program->uniforms[first.uniform];
    if (uniform.parameter)
        return loadParameter(*executable, location, count, values);
    const Base base = typeShape(uniform.type).base;
    const auto rows = static_cast<std::size_t>(command.rows);
    const std::size_t scalars = rows * static_cast<std::size_t>(command.columns);
    const std::size_t elements = std::min({static_cast<std::size_t>(count), values.size() / scalars,
                                           static_cast<std::size_t>(uniform.arraySize - first.element)});
    if (base == Base::Sampler)
        return loadSamplers(*executable, location, values.first(elements));
    for (std::size_t i = 0; i < elements; ++i) {
        const UniformLocation element{first.uniform, static_cast<std::uint16_t>(first.element + i)};
        for (int column = 0; column < command.columns; ++column) {
            std::array<std::uint32_t, 4> bits{};
            for (std::size_t row = 0; row < rows; ++row)
                bits[row] = registerBits(base, values[i * scalars + static_cast<std::size_t>(column) * rows + row]);
            setUniformRegister(*executable, element, column, std::span(bits).first(rows));
        }
    }
    if (elements > 0)
        noteWritten(*executable, location);
    touchGroup();
}

/// All or nothing: units never see what they do not take.
template <typename T>
void Context::loadParameter(Executable& executable, GLint location, GLsizei count, std::span<const T> values)
{
    const UniformLocation first = executable.locations[static_cast<std::size_t>(location)];
    const UniformInfo& uniform = executable.program->uniforms[first.uniform];
    const auto components = static_cast<std::size_t>(typeShape(uniform.type).rows);
    if (count > uniform.arraySize - first.element)
        return fail(GL_INVALID_VALUE);
    const std::size_t elements = std::min(static_cast<std::size_t>(count), values.size() / components);
    std::vector<std::uint32_t> words;
    for (const T value : values.first(elements * components))
        words.push_back(parameterWord(uniform.parameter->type, value));
    for (std::size_t i = 0; i < elements; ++i)
        if (!checkParameter(*uniform.parameter, std::span(words).subspan(i * components, components)))
            return fail(GL_INVALID_VALUE);
    setParameter(executable, first, words);
    if (elements > 0)
        noteWritten(executable, location);
    touchGroup();
}

void Context::loadSamplers(Executable& executable, GLint location, std::span<const GLint> units)
{
    for (const GLint unit : units) {
        if (unit < 0 || unit >= kMaxCombinedTextureUnits)
            return fail(GL_INVALID_VALUE);
    }
    std::copy(units.begin(), units.end(), executable.samplerUnits.begin() + location);
    if (!units.empty())
        noteWritten(executable, location);
    touchGroup();
}

void Context::loadSamplers(Executable&, GLint, std::span<const GLfloat>) {} // isLoadable() keeps floats away

void Context::uniform1f(GLint location, GLfloat v0)
{
    const std::array<GLfloat, 1> value = {v0};
    uniform1fv(location, 1, value);
}

void Context::uniform1fv(GLint location, GLsizei count, std::span<const GLfloat> value)
{
    loadUniform(location, count, {1, 1, Base::Float}, value);
}

void Context::uniform2f(GLint location, GLfloat v0, GLfloat v1)
{
    const std::array<GLfloat, 2> value = {v0, v1};
    uniform2fv(location, 1, value);
}

void Context::uniform2fv(GLint location, GLsizei count, std::span<const GLfloat> value)
{
    loadUniform(location, count, {2, 1, Base::Float}, value);
}

void Context::uniform3f(GLint location, GLfloat v0, GLfloat v1, GLfloat v2)
{
    const std::array<GLfloat, 3> value = {v0, v1, v2};
    uniform3fv(location, 1, value);
}

void Context::uniform3fv(GLint location, GLsizei count, std::span<const GLfloat> value)
{
    loadUniform(location, count, {3, 1, Base::Float}, value);
}

void Context::uniform4f(GLint location, GLfloat v0, GLfloat v1, GLfloat v2, GLfloat v3)
{
    const std::array<GLfloat, 4> value = {v0, v1, v2, v3};
    uniform4fv(location, 1, value);
}

void Context::uniform4fv(GLint location, GLsizei count, std::span<const GLfloat> value)
{
    loadUniform(location, count, {4, 1, Base::Float}, value);
}

void Context::uniform1i(GLint location, GLint v0)
{
    const std::array<GLint, 1> value = {v0};
    uniform1iv(location, 1, value);
}

void Context::uniform1iv(GLint location, GLsizei count, std::span<const GLint> value)
{
    loadUniform(location, count, {1, 1, Base::Int}, value);
}

void Context::uniform2i(GLint location, GLint v0, GLint v1)
{
    const std::array<GLint, 2> value = {v0, v1};
    uniform2iv(location, 1, value);
}

void Context::uniform2iv(GLint location, GLsizei count, std::span<const GLint> value)
{
    loadUniform(location, count, {2, 1, Base::Int}, value);
}

void Context::uniform3i(GLint location, GLint v0, GLint v1, GLint v2)
{
    const std::array<GLint, 3> value = {v0, v1, v2};
    uniform3iv(location, 1, value);
}

void Context::uniform3iv(GLint location, GLsizei count, std::span<const GLint> value)
{
    loadUniform(location, count, {3, 1, Base::Int}, value);
}

void Context::uniform4i(GLint location, GLint v0, GLint v1, GLint v2, GLint v3)
{
    const std::array<GLint, 4> value = {v0, v1, v2, v3};
    uniform4iv(location, 1, value);
}

void Context::uniform4iv(GLint location, GLsizei count, std::span<const GLint> value)
{
    loadUniform(location, count, {4, 1, Base::Int}, value);
}

void Context::loadMatrix(GLint location, GLsizei count, GLboolean transpose, int size, std::span<const GLfloat> value)
{
    if (transpose != GL_FALSE)
        return fail(GL_INVALID_VALUE);
    loadUniform(location, count, {size, size, Base::Float}, value);
}

void Context::uniformMatrix2fv(GLint location, GLsizei count, GLboolean transpose, std::span<const GLfloat> value)
{
    loadMatrix(location, count, transpose, 2, value);
}

void Context::uniformMatrix3fv(GLint location, GLsizei count, GLboolean transpose, std::span<const GLfloat> value)
{
    loadMatrix(location, count, transpose, 3, value);
}

void Context::uniformMatrix4fv(GLint location, GLsizei count, GLboolean transpose, std::span<const GLfloat> value)
{
    loadMatrix(location, count, transpose, 4, value);
}

template <typename T>
void Context::readUniform(GLuint program, GLint location, std::span<T> params)
{
    const ProgramObject* object = linkedProgramNamed(program);
    if (!object)
        return;
    const Executable& executable = object->executable;
    if (location < 0 || static_cast<std::size_t>(location) >= executable.locations.size())
        return fail(GL_INVALID_OPERATION);
    const UniformLocation& element = executable.locations[static_cast<std::size_t>(location)];
    const TypeShape shape = typeShape(executable.program->uniforms[element.uniform].type);
    if (shape.base == Base::Sampler) {
        if (!params.empty())
            params[0] = static_cast<T>(executable.samplerUnits[static_cast<std::size_t>(location)]);
        return;
    }
    std::size_t written = 0;
    for (int column = 0; column < shape.columns; ++column) {
        const std::optional<Vec4> value = uniformValue(executable, element, column);
        for (int row = 0; row < shape.rows && written < params.size(); ++row)
            params[written++] = value ? componentValue<T>(shape.base, (*value)[row]) : T{0};
    }
}

void Context::getUniformfv(GLuint program, GLint location, std::span<GLfloat> params)
{
    readUniform(program, location, params);
}

void Context::getUniformiv(GLuint program, GLint location, std::span<GLint> params)
{
    readUniform(program, location, params);
}

} // namespace vitrine::core::gles2
