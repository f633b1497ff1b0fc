// SPDX-License-Identifier: Apache-2.0
#include "core/driver/glsl/shader_lowering.h"

#include <algorithm>

namespace vitrine::core::glsl {

namespace {

/// Both operands are components of one register seen the same way.
bool shareRegister(const Operand& a, const Operand& b)
{
    Operand other = b;
    other.swizzle = a.swizzle;
    return a == other;
}

constexpr std::uint32_t kUndefinedComponent = 0xFFFFFFFF;

} // namespace

/// A vector of the first components of `components`: a view where one register holds them all, else one MOV per
/// register.
Operand ShaderLowering::gather(const Leaves& components)
{
    const int count = static_cast<int>(components.size());
    const bool isView = std::all_of(components.begin(), components.end(),
                                    [&](const Operand& part) { return shareRegister(part, components[0]); });
    if (isView) {
        Operand result = components[0];
        for (int i = 0; i < 4; ++i)
            result.swizzle[i] = components[std::min(i, count - 1)].swizzle[0];
        return result;
    }
    const std::uint32_t target = newRegister(count);
    std::uint8_t done = 0;
    for (int first = 0; first < count; ++first) {
        if (done >> first & 1)
            continue;
        Operand source = components[first];
        Target part{.kind = OperandKind::Virtual, .mask = 0, .index = target};
        for (int i = first; i < count; ++i) {
            if (!shareRegister(components[i], components[first]))
                continue;
            part.mask |= static_cast<std::uint8_t>(1 << i);
            source.swizzle[i] = components[i].swizzle[0];
        }
        done |= part.mask;
        emit(Opcode::Mov, part, {source});
    }
    return wholeRegister(target, count);
}

void ShaderLowering::lowerCompositeConstruct(const Instruction& instruction)
{
    const bool isVector = m_module.type(instruction.type).kind == SpirvTypeKind::Vector;
    Leaves parts;
    for (const std::uint32_t id : instruction.operands) {
        const Leaves leaves = valueOf(id);
        if (!isVector) {
            parts.insert(parts.end(), leaves.begin(), leaves.end());
            continue;
        }
        for (int i = 0; i < widthOf(id); ++i)
            parts.push_back(component(leaves[0], i));
    }
    if (isVector)
        setValue(instruction, gather(parts));
    else
        setValue(instruction.result, std::move(parts));
}

/// Follows literal indices from `operands[first]` on: returns the leaf, leaves the part's type and a vector's
/// component.
std::uint32_t ShaderLowering::leafAt(std::uint32_t& typeId, const std::vector<std::uint32_t>& operands,
                                     std::size_t first, int& component) const
{
    std::uint32_t leaf = 0;
    for (std::size_t i = first; i < operands.size(); ++i) {
        const SpirvType& type = m_module.type(typeId);
        const std::uint32_t index = operands[i];
        if (type.kind == SpirvTypeKind::Vector) {
            component = static_cast<int>(index);
        } else if (type.kind == SpirvTypeKind::Struct) {
            for (std::uint32_t member = 0; member < index; ++member)
                leaf += m_module.type(type.members[member]).leaves;
        } else {
            leaf += index * m_module.type(type.element).leaves;
        }
        typeId = type.kind == SpirvTypeKind::Struct ? type.members[index] : type.element;
    }
    return leaf;
}

void ShaderLowering::lowerCompositeExtract(const Instruction& instruction)
{
    const Leaves composite = valueOf(instruction.operands[0]);
    std::uint32_t type = typeOf(instruction.operands[0]);
    int part = -1;
    const std::uint32_t leaf = leafAt(type, instruction.operands, 1, part);
    if (part >= 0)
        return setValue(instruction, component(composite[leaf], part));
    const auto begin = composite.begin() + leaf;
    setValue(instruction.result, {begin, begin + m_module.type(type).leaves});
}

void ShaderLowering::lowerCompositeInsert(const Instruction& instruction)
{
    const Leaves object = valueOf(instruction.operands[0]);
    Leaves composite = valueOf(instruction.operands[1]);
    std::uint32_t type = typeOf(instruction.operands[1]);
    int part = -1;
    const std::uint32_t leaf = leafAt(type, instruction.operands, 2, part);
    if (part < 0) {
        std::copy(object.begin(), object.end(), composite.begin() + leaf);
        return setValue(instruction.result, std::move(composite));
    }
    std::vector<int> widths;
    appendWidths(typeOf(instruction.operands[1]), widths);
    Leaves parts;
    for (int i = 0; i < widths[leaf]; ++i)
        parts.push_back(i == part ? object[0] : component(composite[leaf], i));
    composite[leaf] = gather(parts);
    setValue(instruction.result, std::move(composite));
}

void ShaderLowering::lowerVectorShuffle(const Instruction& instruction)
{
    const Operand first = operandOf(instruction, 0);
    const Operand second = operandOf(instruction, 1);
    const auto split = static_cast<std::uint32_t>(widthOf(instruction.operands[0]));
    Leaves parts;
    for (std::size_t i = 2; i < instruction.operands.size(); ++i) {
        const std::uint32_t at = instruction.operands[i] == kUndefinedComponent ? 0 : instruction.operands[i];
        parts.push_back(at < split ? component(first, static_cast<int>(at))
                                   : component(second, static_cast<int>(at - split)));
    }
    setValue(instruction, gather(parts));
}

void ShaderLowering::lowerExtractDynamic(const Instruction& instruction)
{
    const int count = widthOf(instruction.operands[0]);
    setValue(instruction, pickComponent(operandOf(instruction, 0), count, operandOf(instruction, 1)));
}

void ShaderLowering::lowerInsertDynamic(const Instruction& instruction)
{
    const Operand value = operandOf(instruction, 1);
    setValue(instruction,
             replaceComponent(operandOf(instruction, 0), width(instruction), operandOf(instruction, 2), value));
}

void ShaderLowering::lowerCopy(const Instruction& instruction)
{
    Leaves copy = valueOf(instruction.operands[0]);
    setValue(instruction.result, std::move(copy));
}

} // namespace vitrine::core::glsl
