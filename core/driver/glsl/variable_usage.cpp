// SPDX-License-Identifier: Apache-2.0
#include "core/driver/glsl/variable_usage.h"

#include <glslang/SPIRV/spirv.hpp>

#include <algorithm>
#include <optional>

namespace vitrine::core::glsl {

namespace {

/// A part of a variable: leaves `first` … `first + count − 1`. Behind a dynamic index it stays as wide as what was
/// indexed.
struct Part {
    std::uint32_t variable = 0;
    std::uint32_t type = 0;
    std::uint32_t first = 0;
    std::uint32_t count = 0;
    bool isDynamic = false;
    bool hasDynamicComponent = false;
};

class Scan {
public:
    explicit Scan(const SpirvModule& module) : m_module(module) {}
    VariableUsage run();

private:
    std::optional<Part> partOf(std::uint32_t id);
    void step(Part& part, std::uint32_t indexId) const;
    void use(std::uint32_t pointerId, bool isRead);

    const SpirvModule& m_module;
    std::map<std::uint32_t, const SpirvInstruction*> m_chains;
    VariableUsage m_usage;
};

void Scan::step(Part& part, std::uint32_t indexId) const
{
    const SpirvType& type = m_module.type(part.type);
    const auto constant = m_module.constants.find(indexId);
    const bool isConstant = constant != m_module.constants.end();
    const std::uint32_t index = isConstant && !constant->second.words.empty() ? constant->second.words[0] : 0;
    const bool isStruct = type.kind == SpirvTypeKind::Struct;
    if (isStruct && index >= type.members.size())
        return;
    part.type = isStruct ? type.members[index] : type.element;
    if (type.kind == SpirvTypeKind::Vector)
        part.hasDynamicComponent |= !isConstant;
    else if (!isConstant)
        part.isDynamic = true;
    if (part.isDynamic || type.kind == SpirvTypeKind::Vector)
        return;
    part.count = type.kind == SpirvTypeKind::Matrix ? 1 : m_module.type(part.type).leaves;
    if (!isStruct)
        part.first += std::min(index, type.count - 1) * part.count;
    for (std::uint32_t i = 0; isStruct && i < index; ++i)
        part.first += m_module.type(type.members[i]).leaves;
}

std::optional<Part> Scan::partOf(std::uint32_t id)
{
    if (const auto variable = m_module.variables.find(id); variable != m_module.variables.end()) {
        const std::uint32_t type = variable->second.type;
        return Part{.variable = id, .type = type, .first = 0, .count = m_module.type(type).leaves};
    }
    const auto chain = m_chains.find(id);
    if (chain == m_chains.end())
        return std::nullopt;
    std::optional<Part> part = partOf(chain->second->operands[0]);
    if (!part)
        return std::nullopt;
    for (std::size_t i = 1; i < chain->second->operands.size(); ++i)
        step(*part, chain->second->operands[i]);
    if (part->isDynamic)
        m_usage.dynamic.insert(part->variable);
    return part;
}

void Scan::use(std::uint32_t pointerId, bool isRead)
{
    const std::optional<Part> part = partOf(pointerId);
    if (!part)
        return;
    if (isRead || part->hasDynamicComponent) // setting one of several components keeps the others
        m_usage.read.insert(part->variable);
    std::vector<bool>& used = m_usage.usedLeaves[part->variable];
    used.resize(m_module.type(m_module.variables.at(part->variable).type).leaves);
    for (std::uint32_t i = 0; i < part->count && part->first + i < used.size(); ++i)
        used[part->first + i] = true;
}

VariableUsage Scan::run()
{
    for (const auto& [id, block] : m_module.blocks)
        for (const SpirvInstruction& instruction : block.instructions)
            if (instruction.opcode == spv::OpAccessChain || instruction.opcode == spv::OpInBoundsAccessChain)
                m_chains[instruction.result] = &instruction;
    for (const auto& [id, block] : m_module.blocks)
        for (const SpirvInstruction& instruction : block.instructions) {
            if (instruction.opcode == spv::OpLoad)
                use(instruction.operands[0], true);
            if (instruction.opcode == spv::OpStore)
                use(instruction.operands[0], false);
        }
    return std::move(m_usage);
}

} // namespace

VariableUsage variableUsage(const SpirvModule& module)
{
    return Scan{module}.run();
}

} // namespace vitrine::core::glsl
