// SPDX-License-Identifier: Apache-2.0
#include "captures/record/tap/programs.h"

#include <algorithm>
#include <string>
#include <string_view>

namespace vitrine::captures {

namespace {

GLint numberOf(const OwnCalls& own, GLuint program, GLenum name)
{
    GLint number = 0;
    own.gl().glGetProgramiv(program, name, &number);
    return std::max(number, 0);
}

/// Attributes that a matrix takes, one a column.
unsigned columnsOf(GLenum type)
{
    switch (type) {
    case GL_FLOAT_MAT2: return 2;
    case GL_FLOAT_MAT3: return 3;
    case GL_FLOAT_MAT4: return 4;
    default: return 1;
    }
}

/// One entry of a program's list of attributes, or of uniforms.
struct Variable {
    std::string name;
    GLint size = 0;
    GLenum type = 0;
};

using ActiveQuery = void(GL_APIENTRY*)(GLuint, GLuint, GLsizei, GLsizei*, GLint*, GLenum*, GLchar*);

Variable variableOf(ActiveQuery ask, GLuint program, GLuint index, GLint longest)
{
    Variable variable;
    GLsizei length = 0;
    variable.name.resize(static_cast<std::size_t>(longest) + 1);
    ask(program, index, static_cast<GLsizei>(variable.name.size()), &length, &variable.size, &variable.type,
        variable.name.data());
    variable.name.resize(static_cast<std::size_t>(std::clamp(length, 0, longest)));
    return variable;
}

std::uint32_t attributesOf(const OwnCalls& own, GLuint program)
{
    std::uint32_t bits = 0;
    const GLint longest = numberOf(own, program, GL_ACTIVE_ATTRIBUTE_MAX_LENGTH);
    const GLint count = numberOf(own, program, GL_ACTIVE_ATTRIBUTES);
    for (GLint i = 0; i < count; ++i) {
        const Variable variable = variableOf(own.gl().glGetActiveAttrib, program, static_cast<GLuint>(i), longest);
        const GLint location = own.gl().glGetAttribLocation(program, variable.name.c_str());
        if (location < 0 || static_cast<GLuint>(location) >= VertexArrayShadow::kAttributes)
            continue;
        bits |= ((1u << columnsOf(variable.type)) - 1) << location;
    }
    return bits;
}

void addArray(const OwnCalls& own, GLuint program, const Variable& variable, std::map<GLint, GLsizei>& elements)
{
    constexpr std::string_view kFirst = "[0]";
    std::string_view base = variable.name;
    if (base.ends_with(kFirst))
        base.remove_suffix(kFirst.size());
    for (GLint i = 0; i < variable.size; ++i) {
        const std::string name = std::string(base) + '[' + std::to_string(i) + ']';
        if (const GLint location = own.gl().glGetUniformLocation(program, name.c_str()); location >= 0)
            elements[location] = variable.size - i;
    }
}

std::map<GLint, GLsizei> elementsOf(const OwnCalls& own, GLuint program)
{
    std::map<GLint, GLsizei> elements;
    const GLint longest = numberOf(own, program, GL_ACTIVE_UNIFORM_MAX_LENGTH);
    const GLint count = numberOf(own, program, GL_ACTIVE_UNIFORMS);
    for (GLint i = 0; i < count; ++i) {
        const Variable variable = variableOf(own.gl().glGetActiveUniform, program, static_cast<GLuint>(i), longest);
        if (variable.size > 1)
            addArray(own, program, variable, elements);
    }
    return elements;
}

} // namespace

ExecutableShadow executableOf(const OwnCalls& own, GLuint program)
{
    return {attributesOf(own, program), elementsOf(own, program)};
}

} // namespace vitrine::captures
