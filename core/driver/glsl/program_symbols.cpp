// SPDX-License-Identifier: Apache-2.0
#include "core/driver/glsl/program_symbols.h"

#include <algorithm>
#include <utility>

namespace vitrine::core::glsl {

namespace {

ProgramSymbol symbol(const std::string& name, GlslType type, std::uint32_t arraySize, std::uint32_t firstRegister)
{
    return {name,
            symbolKindOf(type),
            static_cast<std::uint8_t>(componentsOf(type)),
            static_cast<std::uint16_t>(firstRegister),
            static_cast<std::uint16_t>(columnsOf(type) * arraySize),
            0};
}

/// "color", "lights[1]", "turn[0]" for the first column of a matrix, "turns[1][0]".
std::string leafName(const InterfaceVariable& varying, std::uint32_t leaf)
{
    const std::uint32_t columns = columnsOf(varying.type.basic);
    std::string name = varying.name;
    if (varying.type.arraySize > 0)
        name += '[' + std::to_string(leaf / columns) + ']';
    return columns > 1 ? name + '[' + std::to_string(leaf % columns) + ']' : name;
}

/// By register, and in it from left to right.
void nameVaryings(const ProgramLayout& layout, const CompiledShader::Handle& fragment, Program& program)
{
    for (const InterfaceVariable& varying : fragment.interface.varyings) {
        const auto leaves = layout.fragment.inputs.find(varying.name);
        if (leaves == layout.fragment.inputs.end())
            continue;
        for (std::uint32_t i = 0; i < leaves->second.size(); ++i)
            if (const LeafLocation& leaf = leaves->second[i]; leaf.isUsed)
                program.inputSymbols.push_back({leafName(varying, i), SymbolKind::Float,
                                                static_cast<std::uint8_t>(componentsOf(varying.type.basic)), leaf.index,
                                                1, leaf.firstComponent});
    }
    std::ranges::sort(program.inputSymbols, {}, [](const ProgramSymbol& symbol) {
        return std::pair(symbol.firstRegister, symbol.firstComponent);
    });
}

} // namespace

SymbolKind symbolKindOf(GlslType type)
{
    switch (type) {
    case GlslType::Int:
    case GlslType::IVec2:
    case GlslType::IVec3:
    case GlslType::IVec4: return SymbolKind::Integer;
    case GlslType::Bool:
    case GlslType::BVec2:
    case GlslType::BVec3:
    case GlslType::BVec4: return SymbolKind::Boolean;
    default: return SymbolKind::Float;
    }
}

void nameRegisters(const ProgramLayout& layout, const CompiledShader::Handle& shader, Program& program)
{
    const bool isVertex = shader.stage == ShaderStage::Vertex;
    program.sourceText = shader.sourceText;
    for (const UniformInfo& uniform : layout.uniforms) {
        const std::int32_t first = isVertex ? uniform.vertexRegister : uniform.fragmentRegister;
        if (first >= 0 && !isSampler(uniform.type))
            program.uniformSymbols.push_back(
                symbol(uniform.name, uniform.type, uniform.arraySize, static_cast<std::uint32_t>(first)));
    }
    if (!isVertex)
        return nameVaryings(layout, shader, program);
    for (const AttributeInfo& attribute : layout.attributes)
        program.inputSymbols.push_back(symbol(attribute.name, attribute.type, attribute.arraySize, attribute.location));
}

} // namespace vitrine::core::glsl
