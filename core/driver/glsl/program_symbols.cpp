// SPDX-License-Identifier: Apache-2.0
#include "core/driver/glsl/program_symbols.h"

namespace vitrine::core::glsl {

namespace {

ProgramSymbol symbol(const std::string& name, GlslType type, std::uint32_t arraySize, std::uint32_t firstRegister)
{
    return {name, symbolKindOf(type), static_cast<std::uint8_t>(componentsOf(type)),
            static_cast<std::uint16_t>(firstRegister), static_cast<std::uint16_t>(columnsOf(type) * arraySize)};
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
        return;
    for (const AttributeInfo& attribute : layout.attributes)
        program.inputSymbols.push_back(symbol(attribute.name, attribute.type, attribute.arraySize, attribute.location));
}

} // namespace vitrine::core::glsl
