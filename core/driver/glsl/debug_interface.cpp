// SPDX-License-Identifier: Apache-2.0
#include "core/driver/glsl/debug_interface.h"

#include "core/driver/glsl/program_symbols.h"

#include <algorithm>
#include <string_view>

namespace vitrine::core::glsl {

namespace {

using Place = DebugPlace;

constexpr std::uint32_t kFirstVarying = 2; ///< o2

void addRegister(DebugVariable& variable, Place::Kind kind, std::uint32_t index, std::uint8_t first = 0)
{
    for (std::uint8_t c = 0; c < variable.components; ++c)
        variable.places.push_back({kind, static_cast<std::uint8_t>(first + c), index});
}

void addRegisters(DebugVariable& variable, Place::Kind kind, std::uint32_t first)
{
    const std::uint32_t count = std::uint32_t{variable.columns} * std::max<std::uint32_t>(variable.arraySize, 1);
    for (std::uint32_t i = 0; i < count; ++i)
        addRegister(variable, kind, first + i);
}

/// GL tells arrays of basic types by their first element: "name[0]".
void makeArray(DebugVariable& variable, std::uint16_t size)
{
    constexpr std::string_view kFirst = "[0]";
    if (!variable.name.ends_with(kFirst))
        return;
    variable.name.resize(variable.name.size() - kFirst.size());
    variable.arraySize = size;
}

class Collector {
public:
    Collector(const ProgramLayout& layout, const CompiledShader::Handle& shader, const Program& program)
        : m_layout(layout), m_shader(shader), m_program(program), m_isVertex(shader.stage == ShaderStage::Vertex)
    {
    }

    std::vector<DebugVariable> run()
    {
        addOutputs();
        for (const AttributeInfo& attribute : m_layout.attributes)
            if (m_isVertex)
                add(attribute.name, VariableRole::Attribute, attribute.type, Place::Kind::Input, attribute.location);
        addSpecialInputs();
        for (const InterfaceVariable& varying : m_shader.interface.varyings)
            addVarying(varying);
        for (const UniformInfo& uniform : m_layout.uniforms)
            addUniform(uniform);
        return std::move(m_result);
    }

private:
    void add(const std::string& name, VariableRole role, GlslType type, Place::Kind kind, std::uint32_t index)
    {
        addRegisters(m_result.emplace_back(makeVariable(name, role, type)), kind, index);
    }

    [[nodiscard]] bool mentions(const char* name) const { return m_shader.sourceText.find(name) != std::string::npos; }

    void addOutputs()
    {
        constexpr VariableRole kOutput = VariableRole::Output;
        if (!m_isVertex)
            return add(mentions("gl_FragData") ? "gl_FragData[0]" : "gl_FragColor", kOutput, GlslType::Vec4,
                       Place::Kind::Output, 0);
        add("gl_Position", kOutput, GlslType::Vec4, Place::Kind::Output, 0);
        if (m_program.writesPointSize)
            add("gl_PointSize", kOutput, GlslType::Float, Place::Kind::Output, 1);
    }

    void addSpecialInputs()
    {
        const auto special = [&](const char* name, GlslType type, std::int16_t input) {
            if (input >= 0)
                add(name, VariableRole::BuiltIn, type, Place::Kind::Input, static_cast<std::uint32_t>(input));
        };
        special("gl_FragCoord", GlslType::Vec4, m_program.fragCoordInput);
        special("gl_FrontFacing", GlslType::Bool, m_program.frontFacingInput);
        special("gl_PointCoord", GlslType::Vec2, m_program.pointCoordInput);
    }

    void addVarying(const InterfaceVariable& varying)
    {
        const StageLayout& stage = m_isVertex ? m_layout.vertex : m_layout.fragment;
        const auto& locations = m_isVertex ? stage.outputs : stage.inputs;
        const auto found = locations.find(varying.name);
        if (found == locations.end())
            return;
        DebugVariable variable = makeVariable(varying.name, VariableRole::Varying, varying.type.basic);
        variable.arraySize = static_cast<std::uint16_t>(varying.type.arraySize);
        for (const LeafLocation& leaf : found->second) {
            const std::uint32_t index = leaf.index + (m_isVertex ? kFirstVarying : 0u);
            const Place::Kind kind = m_isVertex ? Place::Kind::Output : Place::Kind::Input;
            addRegister(variable, leaf.isUsed ? kind : Place::Kind::Nowhere, index, leaf.firstComponent);
        }
        if (!variable.places.empty())
            m_result.push_back(std::move(variable));
    }

    void addUniform(const UniformInfo& uniform)
    {
        const bool isTexture = isSampler(uniform.type);
        const std::int32_t slot = m_isVertex ? uniform.vertexSlot : uniform.fragmentSlot;
        const std::int32_t first = m_isVertex ? uniform.vertexRegister : uniform.fragmentRegister;
        if ((isTexture ? slot : first) < 0)
            return;
        DebugVariable variable =
            makeVariable(uniform.name, isTexture ? VariableRole::Sampler : VariableRole::Uniform, uniform.type);
        makeArray(variable, uniform.arraySize);
        addRegisters(variable, isTexture ? Place::Kind::Texture : Place::Kind::Constant,
                     static_cast<std::uint32_t>(isTexture ? slot : first));
        m_result.push_back(std::move(variable));
    }

    const ProgramLayout& m_layout;
    const CompiledShader::Handle& m_shader;
    const Program& m_program;
    const bool m_isVertex;
    std::vector<DebugVariable> m_result;
};

} // namespace

DebugVariable makeVariable(const std::string& name, VariableRole role, GlslType type)
{
    DebugVariable variable;
    variable.name = name;
    variable.role = role;
    variable.kind = isSampler(type) ? SymbolKind::Integer : symbolKindOf(type);
    variable.components = isSampler(type) ? std::uint8_t{1} : static_cast<std::uint8_t>(componentsOf(type));
    variable.columns = static_cast<std::uint8_t>(columnsOf(type));
    return variable;
}

std::vector<DebugVariable> interfaceVariables(const ProgramLayout& layout, const CompiledShader::Handle& shader,
                                              const Program& program)
{
    return Collector{layout, shader, program}.run();
}

} // namespace vitrine::core::glsl
