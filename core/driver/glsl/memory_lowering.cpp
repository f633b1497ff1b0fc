// SPDX-License-Identifier: Apache-2.0
#include "core/driver/glsl/shader_lowering.h"

#include "core/driver/glsl/variable_usage.h"

#include <glslang/SPIRV/spirv.hpp>

#include <algorithm>
#include <string_view>

namespace vitrine::core::glsl {

namespace {

constexpr std::uint32_t kMaxLocals = 4096;
constexpr std::uint32_t kMaxVariableRegisters = 8192;
constexpr std::uint32_t kVaryingOutput = 2; ///< o2 is the first varying

/// Of GL_EXT_blend_func_extended; SPIR-V has no built-in for it.
constexpr std::string_view kSecondColor = "gl_SecondaryFragColorEXT";

constexpr std::uint8_t maskOf(int width)
{
    return static_cast<std::uint8_t>((1 << width) - 1);
}

} // namespace

void ShaderLowering::placeVariables()
{
    const VariableUsage usage = variableUsage(m_module);
    for (const auto& [id, variable] : m_module.variables)
        placeVariable(variable, usage.dynamic, usage.read);
}

void ShaderLowering::placeVariable(const SpirvVariable& variable, const std::set<std::uint32_t>& dynamic,
                                   const std::set<std::uint32_t>& read)
{
    VariableState& state = m_variables[variable.id];
    const bool isDynamic = dynamic.count(variable.id) != 0;
    const std::uint32_t leaves = m_module.type(variable.type).leaves;
    if (variable.storage == spv::StorageClassUniformConstant) {
        state.home = VariableHome::Uniform;
        return;
    }
    state.home = VariableHome::Registers;
    if (variable.storage == spv::StorageClassInput)
        state.home = VariableHome::Input;
    else if (isDynamic)
        state.home = VariableHome::Local;
    else if (variable.storage == spv::StorageClassOutput && read.count(variable.id) == 0)
        state.home = VariableHome::OutputOnly;

    if (isDynamic) {
        state.isCopied = state.home == VariableHome::Input;
        state.base = m_program.localCount;
        if (leaves > kMaxLocals || (m_program.localCount += leaves) > kMaxLocals)
            return fail("the shader's arrays need more local memory than there is");
    } else if (state.home == VariableHome::Registers) {
        if (leaves + m_program.registers.size() > kMaxVariableRegisters)
            return fail("the shader has more variables than there are registers");
        std::vector<int> widths;
        appendWidths(variable.type, widths);
        state.base = static_cast<std::uint32_t>(m_program.registers.size());
        for (const int count : widths)
            newRegister(count, true);
    }
    if (variable.initializer && state.home != VariableHome::Input)
        store(Pointer{.variable = variable.id, .type = variable.type}, valueOf(variable.initializer));
}

void ShaderLowering::copyDynamicInputs()
{
    for (const auto& [id, variable] : m_module.variables) {
        const VariableState& state = m_variables[id];
        if (!state.isCopied)
            continue;
        std::vector<int> widths;
        appendWidths(variable.type, widths);
        for (std::uint32_t leaf = 0; leaf < widths.size(); ++leaf) {
            const Target target{.kind = OperandKind::None, .mask = maskOf(widths[leaf])};
            LirInstruction& copy = emit(Opcode::StoreLocal, target, {integer(0), inputLeaf(variable, leaf)});
            copy.immediate = static_cast<std::int32_t>(state.base + leaf);
        }
    }
}

void ShaderLowering::storeOutputs()
{
    for (const auto& [id, variable] : m_module.variables) {
        if (variable.storage != spv::StorageClassOutput || m_variables[id].home == VariableHome::OutputOnly)
            continue;
        std::vector<int> widths;
        appendWidths(variable.type, widths);
        const Pointer whole{.variable = id, .type = variable.type};
        for (std::uint32_t leaf = 0; leaf < widths.size(); ++leaf)
            storeOutput(variable, leaf, loadLeaf(whole, leaf, widths[leaf]), maskOf(widths[leaf]));
    }
}

void ShaderLowering::storeOutput(const SpirvVariable& variable, std::uint32_t leaf, const Operand& value,
                                 std::uint8_t mask)
{
    Target target{.kind = OperandKind::Output, .mask = mask};
    Operand source = value;
    if (variable.builtIn == spv::BuiltInPointSize) {
        target.index = 1;
    } else if (variable.builtIn == spv::BuiltInFragDepth) {
        emit(Opcode::Odep, {.kind = OperandKind::None, .mask = 0}, {source});
        return;
    } else if (m_stage == ShaderStage::Fragment) {
        if (leaf != 0)
            return;
        target.index = variable.name == kSecondColor ? 1 : 0;
    } else if (variable.builtIn < 0) {
        const auto found = m_layout.outputs.find(variable.name);
        if (found == m_layout.outputs.end() || leaf >= found->second.size() || !found->second[leaf].isUsed)
            return;
        const LeafLocation& location = found->second[leaf];
        target.index = kVaryingOutput + location.index;
        target.mask = static_cast<std::uint8_t>(mask << location.firstComponent);
        for (int i = 3; i >= location.firstComponent; --i)
            source.swizzle[i] = value.swizzle[i - location.firstComponent];
    }
    emit(Opcode::Mov, target, {source});
}

Pointer ShaderLowering::pointerTo(std::uint32_t id)
{
    if (const auto known = m_pointers.find(id); known != m_pointers.end())
        return known->second;
    const auto variable = m_module.variables.find(id);
    if (variable == m_module.variables.end()) {
        fail("the shader uses a pointer that can't be followed");
        return {};
    }
    return {.variable = id, .type = variable->second.type};
}

/// Narrows `pointer` by one index; false when the index makes no sense.
bool ShaderLowering::stepInto(Pointer& pointer, std::uint32_t indexId)
{
    const SpirvType& type = m_module.type(pointer.type);
    const auto constant = m_module.constants.find(indexId);
    const bool isConstant = constant != m_module.constants.end();
    const std::uint32_t index = isConstant && !constant->second.words.empty() ? constant->second.words[0] : 0;
    if (type.kind == SpirvTypeKind::Struct) {
        if (!isConstant || index >= type.members.size())
            return false;
        for (std::uint32_t i = 0; i < index; ++i)
            pointer.offset += m_module.type(type.members[i]).leaves;
        pointer.type = type.members[index];
        return true;
    }
    pointer.type = type.element;
    if (type.kind == SpirvTypeKind::Vector) {
        if (isConstant)
            pointer.component = static_cast<int>(std::min(index, type.count - 1));
        else
            pointer.dynamicComponent = valueOf(indexId)[0];
        return true;
    }
    if (type.kind != SpirvTypeKind::Array && type.kind != SpirvTypeKind::Matrix)
        return false;
    const std::uint32_t stride = type.kind == SpirvTypeKind::Matrix ? 1 : m_module.type(type.element).leaves;
    if (isConstant) {
        pointer.offset += std::min(index, type.count - 1) * stride;
        return true;
    }
    Operand leaves = valueOf(indexId)[0];
    if (stride != 1)
        leaves = compute(Opcode::IMul, 1, {leaves, integer(static_cast<std::int32_t>(stride))});
    pointer.dynamic = pointer.dynamic ? compute(Opcode::IAdd, 1, {*pointer.dynamic, leaves}) : leaves;
    return true;
}

void ShaderLowering::lowerAccessChain(const Instruction& instruction)
{
    Pointer pointer = pointerTo(instruction.operands[0]);
    for (std::size_t i = 1; i < instruction.operands.size() && !m_failure; ++i)
        if (!stepInto(pointer, instruction.operands[i]))
            return fail("the shader uses a pointer that can't be followed");
    const VariableHome home = m_variables[pointer.variable].home;
    if (pointer.dynamic && home == VariableHome::Uniform && m_module.type(pointer.type).kind != SpirvTypeKind::Sampler)
        pointer.dynamic = plainRegister(*pointer.dynamic, 1); // relative addresses come from registers
    m_pointers[instruction.result] = pointer;
}

void ShaderLowering::lowerLoad(const Instruction& instruction)
{
    const Pointer pointer = pointerTo(instruction.operands[0]);
    if (m_failure)
        return;
    if (m_module.type(instruction.type).kind == SpirvTypeKind::Sampler)
        m_pointers[instruction.result] = pointer;
    else
        setValue(instruction.result, load(pointer));
}

void ShaderLowering::lowerStore(const Instruction& instruction)
{
    const Pointer pointer = pointerTo(instruction.operands[0]);
    if (m_failure)
        return;
    const auto constant = m_module.constants.find(instruction.operands[1]);
    if (constant != m_module.constants.end() && constant->second.isUndefined)
        return;
    store(pointer, valueOf(instruction.operands[1]));
}

Leaves ShaderLowering::load(const Pointer& pointer)
{
    const bool isVariable = m_variables[pointer.variable].home == VariableHome::Registers;
    std::vector<int> widths;
    const bool isComponent = pointer.component >= 0 || pointer.dynamicComponent;
    appendWidths(pointer.type, widths);
    Leaves result;
    for (std::uint32_t leaf = 0; leaf < widths.size(); ++leaf) {
        Operand value = loadLeaf(pointer, leaf, isComponent ? 4 : widths[leaf]);
        if (pointer.component >= 0)
            value = component(value, pointer.component);
        else if (pointer.dynamicComponent)
            value = pickComponent(value, 4, *pointer.dynamicComponent);
        // The variable may change before the value is used.
        if (isVariable && !pointer.dynamicComponent)
            value = compute(Opcode::Mov, widths[leaf], {value});
        result.push_back(value);
    }
    return result;
}

Operand ShaderLowering::inputLeaf(const SpirvVariable& variable, std::uint32_t leaf)
{
    Operand result;
    result.kind = OperandKind::Input;
    switch (variable.builtIn) {
    case spv::BuiltInFragCoord: result.index = static_cast<std::uint32_t>(m_layout.fragCoordInput); return result;
    case spv::BuiltInPointCoord: result.index = static_cast<std::uint32_t>(m_layout.pointCoordInput); return result;
    case spv::BuiltInFrontFacing:
        result.index = static_cast<std::uint32_t>(m_layout.frontFacingInput);
        return component(result, 0);
    default: break;
    }
    const auto found = m_layout.inputs.find(variable.name);
    if (found == m_layout.inputs.end() || leaf >= found->second.size())
        return number(0.0f);
    std::vector<int> widths;
    appendWidths(variable.type, widths);
    const LeafLocation& location = found->second[leaf];
    result.index = location.index;
    for (int i = 0; i < 4; ++i)
        result.swizzle[i] = static_cast<std::uint8_t>(location.firstComponent + std::min(i, widths[leaf] - 1));
    return result;
}

Operand ShaderLowering::loadLeaf(const Pointer& pointer, std::uint32_t leaf, int leafWidth)
{
    const SpirvVariable& variable = m_module.variables.at(pointer.variable);
    const VariableState& state = m_variables[pointer.variable];
    const std::uint32_t at = pointer.offset + leaf;
    if (state.home == VariableHome::Registers)
        return wholeRegister(state.base + at, m_program.registers[state.base + at].width);
    if (state.home == VariableHome::OutputOnly)
        return number(0.0f);
    if (state.home == VariableHome::Uniform) {
        const auto first = m_layout.uniformRegister.find(variable.name);
        Operand result = wholeRegister(at + (first == m_layout.uniformRegister.end() ? 0u : first->second), leafWidth);
        result.kind = OperandKind::Uniform;
        if (pointer.dynamic) {
            result.relative = true;
            result.address = pointer.dynamic->index;
            result.addressComponent = pointer.dynamic->swizzle[0];
        }
        return result;
    }
    if (state.home == VariableHome::Input && !pointer.dynamic)
        return inputLeaf(variable, at);
    const Operand result = compute(Opcode::LoadLocal, leafWidth, {addressOf(pointer)});
    m_program.code.back().immediate = static_cast<std::int32_t>(state.base + at);
    m_program.registers[result.index].isPinned = true;
    return result;
}

void ShaderLowering::store(const Pointer& pointer, const Leaves& value)
{
    if (pointer.dynamicComponent)
        return storeDynamicComponent(pointer, value[0]);
    std::vector<int> widths;
    appendWidths(pointer.type, widths);
    for (std::uint32_t leaf = 0; leaf < widths.size(); ++leaf)
        storeLeaf(pointer, leaf, value[leaf],
                  pointer.component >= 0 ? static_cast<std::uint8_t>(1 << pointer.component) : maskOf(widths[leaf]));
}

void ShaderLowering::storeLeaf(const Pointer& pointer, std::uint32_t leaf, const Operand& value, std::uint8_t mask)
{
    const VariableState& state = m_variables[pointer.variable];
    const std::uint32_t at = pointer.offset + leaf;
    switch (state.home) {
    case VariableHome::Registers:
        emit(Opcode::Mov, {.kind = OperandKind::Virtual, .mask = mask, .index = state.base + at}, {value});
        if (m_marks)
            markStore(pointer.variable, at, mask);
        return;
    case VariableHome::OutputOnly: storeOutput(m_module.variables.at(pointer.variable), at, value, mask); return;
    case VariableHome::Local: {
        const Target target{.kind = OperandKind::None, .mask = mask};
        emit(Opcode::StoreLocal, target, {addressOf(pointer), value}).immediate =
            static_cast<std::int32_t>(state.base + at);
        return;
    }
    case VariableHome::Uniform:
    case VariableHome::Input: fail("the shader writes what it may only read");
    }
}

void ShaderLowering::storeDynamicComponent(const Pointer& pointer, const Operand& value)
{
    Pointer whole = pointer;
    whole.dynamicComponent.reset();
    const int count = m_variables[pointer.variable].home == VariableHome::Registers
                          ? m_program.registers[m_variables[pointer.variable].base + pointer.offset].width
                          : 4;
    const Operand old = loadLeaf(whole, 0, count);
    storeLeaf(whole, 0, replaceComponent(old, count, *pointer.dynamicComponent, value), maskOf(count));
}

Operand ShaderLowering::addressOf(const Pointer& pointer)
{
    return pointer.dynamic ? *pointer.dynamic : integer(0);
}

namespace {

constexpr std::array<std::uint32_t, 4> kComponentNumbers{0, 1, 2, 3};

} // namespace

Operand ShaderLowering::pickComponent(const Operand& vector, int count, const Operand& index)
{
    const Operand numbers = m_program.literals.operand(kComponentNumbers.data(), 4);
    const Operand chosen = compare(Opcode::ICmp, Condition::Equal, count, {numbers, index});
    const Operand kept = compute(Opcode::And, count, {plainRegister(vector, count), chosen});
    const Operand upper = select(kept, {2, 3, 3, 3});
    if (count == 2)
        return compute(Opcode::Or, 1, {component(kept, 0), component(kept, 1)});
    if (count == 3) {
        const Operand low = compute(Opcode::Or, 1, {component(kept, 0), component(kept, 1)});
        return compute(Opcode::Or, 1, {low, component(kept, 2)});
    }
    const Operand pair = compute(Opcode::Or, 2, {kept, upper});
    return compute(Opcode::Or, 1, {component(pair, 0), component(pair, 1)});
}

Operand ShaderLowering::replaceComponent(const Operand& vector, int count, const Operand& index, const Operand& value)
{
    const Operand numbers = m_program.literals.operand(kComponentNumbers.data(), 4);
    const Operand chosen = compare(Opcode::ICmp, Condition::Equal, count, {numbers, index});
    return compute(Opcode::Sel, count, {chosen, value, vector});
}

} // namespace vitrine::core::glsl
