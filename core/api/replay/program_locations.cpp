// SPDX-License-Identifier: Apache-2.0
#include "core/api/replay/program_locations.h"

namespace vitrine::core {

namespace {

const LinkedProgram* linkedProgram(const GlCall& call, GLuint program)
{
    const auto* object = call.gl.shareGroup().programs.findByName(program);
    return object ? object->executable.program.get() : nullptr;
}

std::string withoutFirstIndex(const std::string& name)
{
    return name.ends_with("[0]") ? name.substr(0, name.size() - 3) : name;
}

int uniformElements(const LinkedProgram& program, const std::string& base)
{
    for (const UniformInfo& uniform : program.uniforms)
        if (withoutFirstIndex(uniform.name) == base)
            return uniform.arraySize;
    return 1;
}

int attributeColumns(const LinkedProgram& program, const std::string& name)
{
    for (const AttributeInfo& attribute : program.attributes) {
        if (attribute.name != name)
            continue;
        switch (attribute.type) {
        case GlslType::Mat2: return 2;
        case GlslType::Mat3: return 3;
        case GlslType::Mat4: return 4;
        default: return 1;
        }
    }
    return 1;
}

} // namespace

void learnUniformLocation(GlCall& call, GLuint program, const std::string& name)
{
    const GLint ours = call.gl.getUniformLocation(program, name);
    const auto recorded = static_cast<GLint>(call.call.result.asInteger());
    const LinkedProgram* linked = linkedProgram(call, program);
    if (recorded < 0 || call.call.result.isNull() || !linked)
        return;
    auto& uniforms = call.share.programs[program].uniforms;
    uniforms[recorded] = ours;
    const std::string base = withoutFirstIndex(name);
    const int elements = uniformElements(*linked, base);
    for (int i = 1; i < elements; ++i)
        // An element that the program asked for by itself keeps its answer.
        uniforms.try_emplace(recorded + i, call.gl.getUniformLocation(program, base + "[" + std::to_string(i) + "]"));
}

void learnAttributeLocation(GlCall& call, GLuint program, const std::string& name)
{
    const GLint ours = call.gl.getAttribLocation(program, name);
    const auto recorded = static_cast<GLint>(call.call.result.asInteger());
    const LinkedProgram* linked = linkedProgram(call, program);
    if (recorded < 0 || ours < 0 || call.call.result.isNull() || !linked)
        return;
    AttributeMap& attributes = call.share.programs[program].attributes;
    for (int column = 0; column < attributeColumns(*linked, name); ++column)
        attributes.set(static_cast<GLuint>(recorded + column), static_cast<GLuint>(ours + column));
    call.share.latestAttributes = attributes;
}

} // namespace vitrine::core
