// SPDX-License-Identifier: Apache-2.0
// What the source's variables hold: the marks of the optimized module become events of LirDebug.
#include "core/driver/glsl/shader_lowering.h"

#include <glslang/SPIRV/spirv.hpp>

#include <algorithm>

namespace vitrine::core::glsl {

namespace {

constexpr std::uint32_t kSlotsOfLeaf = 4;

enum MarkOperand : std::size_t { kMark, kLocal, kValue, kExpression, kFirstIndex };

} // namespace

void ShaderLowering::prepareMarks()
{
    std::uint32_t slots = 0;
    for (const auto& [local, variable] : m_marks->variables) {
        m_markSlots[local] = slots;
        slots += kSlotsOfLeaf * m_marks->types.at(variable.type).leaves;
    }
    for (const auto& [id, variable] : m_module.variables)
        if (variable.storage == spv::StorageClassOutput) {
            m_variableSlots[id] = slots;
            slots += kSlotsOfLeaf * m_module.type(variable.type).leaves;
        }
    bindVariables();
    m_program.debug = std::make_shared<LirDebug>(slots);
}

void ShaderLowering::bindVariables()
{
    for (const auto& [id, bound] : m_marks->bound) {
        const auto first = m_markSlots.find(bound.local);
        if (first == m_markSlots.end() || m_module.variables.count(id) == 0)
            continue;
        if (const auto part = m_marks->partAt(m_marks->variables.at(bound.local).type, bound.indices))
            m_variableSlots[id] = first->second + kSlotsOfLeaf * part->firstLeaf;
    }
}

std::optional<ShaderLowering::MarkedPart> ShaderLowering::markedPart(const Instruction& mark) const
{
    const auto first = m_markSlots.find(mark.operands[kLocal]);
    if (first == m_markSlots.end())
        return std::nullopt;
    std::vector<std::uint32_t> indices;
    for (std::size_t i = kFirstIndex; i < mark.operands.size(); ++i) {
        const auto index = m_module.constants.find(mark.operands[i]);
        if (index == m_module.constants.end())
            return std::nullopt;
        indices.push_back(index->second.words.empty() ? 0u : index->second.words[0]);
    }
    const auto part = m_marks->partAt(m_marks->variables.at(mark.operands[kLocal]).type, indices);
    if (!part)
        return std::nullopt;
    return MarkedPart{first->second + kSlotsOfLeaf * part->firstLeaf, part->leaves};
}

void ShaderLowering::markConstant(std::uint32_t slot, std::uint32_t id)
{
    const SpirvConstant& constant = m_module.constants.at(id);
    LirDebug& debug = *m_program.debug;
    const SpirvType& type = m_module.type(constant.type);
    const bool isVector = type.kind == SpirvTypeKind::Vector;
    if (constant.isComposite) {
        for (const std::uint32_t part : constant.words) {
            markConstant(slot, part);
            slot += isVector ? 1 : kSlotsOfLeaf * m_module.type(m_module.constants.at(part).type).leaves;
        }
        return;
    }
    // A zero of any type, an undefined value, or a number.
    for (std::uint32_t i = 0; i < kSlotsOfLeaf * type.leaves && (i == 0 || type.leaves > 1 || isVector); ++i)
        if (constant.isUndefined)
            debug.forget(slot + i);
        else
            debug.assignBits(slot + i, constant.words.empty() ? 0u : constant.words[0]);
}

void ShaderLowering::lowerMark(const Instruction& instruction)
{
    if (!m_program.debug || instruction.operands.size() < kFirstIndex ||
        instruction.operands[kMark] != static_cast<std::uint32_t>(DebugMark::Value))
        return;
    const std::uint32_t id = instruction.operands[kValue];
    const auto part = markedPart(instruction);
    if (!part || m_module.variables.count(id) != 0)
        return;
    if (m_module.constants.count(id) != 0)
        return markConstant(part->slot, id);
    const auto value = m_values.find(id);
    // Gone, or a product that waits for its sum.
    if (value == m_values.end() || value->second.size() != part->leaves) {
        for (std::uint32_t i = 0; i < kSlotsOfLeaf * part->leaves; ++i)
            m_program.debug->forget(part->slot + i);
        return;
    }
    std::vector<int> widths;
    appendWidths(typeOf(id), widths);
    for (std::uint32_t leaf = 0; leaf < part->leaves; ++leaf)
        for (int c = 0; c < widths[leaf]; ++c)
            m_program.debug->assign(part->slot + kSlotsOfLeaf * leaf + static_cast<unsigned>(c), m_program,
                                    value->second[leaf], c);
}

void ShaderLowering::markStore(std::uint32_t variable, std::uint32_t leaf, std::uint8_t mask)
{
    const auto first = m_variableSlots.find(variable);
    if (first == m_variableSlots.end())
        return;
    const std::uint32_t home = m_variables[variable].base + leaf;
    const Operand whole = wholeRegister(home, m_program.registers[home].width);
    for (int c = 0; c < m_program.registers[home].width; ++c)
        if ((mask >> c & 1) != 0)
            m_program.debug->assign(first->second + kSlotsOfLeaf * leaf + static_cast<unsigned>(c), m_program, whole, c);
}

void ShaderLowering::describeVariables()
{
    using Kind = DebugPlace::Kind;
    std::map<std::uint32_t, std::uint32_t> memory; ///< by slot of a leaf: its place in local memory
    for (const auto& [id, slot] : m_variableSlots) {
        const SpirvVariable& variable = m_module.variables.at(id);
        const VariableState& state = m_variables[id];
        const std::uint32_t leaves = m_module.type(variable.type).leaves;
        if (variable.storage == spv::StorageClassOutput && state.home == VariableHome::Registers) {
            std::vector<int> widths;
            appendWidths(variable.type, widths);
            std::vector<DebugPlace>& places = m_program.debug->outputs[variable.name];
            for (std::uint32_t leaf = 0; leaf < leaves; ++leaf)
                for (int c = 0; c < widths[leaf]; ++c)
                    places.push_back({Kind::Slot, static_cast<std::uint8_t>(c),
                                      slot + kSlotsOfLeaf * leaf + static_cast<unsigned>(c)});
        }
        for (std::uint32_t leaf = 0; state.home == VariableHome::Local && leaf < leaves; ++leaf)
            memory[slot + kSlotsOfLeaf * leaf] = state.base + leaf;
    }
    for (const auto& [local, declared] : m_marks->variables) {
        std::uint32_t slot = m_markSlots[local];
        for (DebugVariable& part : m_marks->parts(declared)) {
            const std::uint32_t leaves = std::uint32_t{part.columns} * std::max<std::uint32_t>(part.arraySize, 1);
            for (std::uint32_t leaf = 0; leaf < leaves; ++leaf, slot += kSlotsOfLeaf) {
                const auto inMemory = memory.find(slot);
                for (std::uint8_t c = 0; c < part.components; ++c)
                    part.places.push_back(inMemory == memory.end() ? DebugPlace{Kind::Slot, c, slot + c}
                                                                   : DebugPlace{Kind::Memory, c, inMemory->second});
            }
            m_program.debug->variables.push_back(std::move(part));
        }
    }
}

} // namespace vitrine::core::glsl
