// SPDX-License-Identifier: Apache-2.0
#include "core/driver/glsl/shader_lowering.h"

#include <glslang/SPIRV/spirv.hpp>

namespace vitrine::core::glsl {

namespace {

Operand negated(Operand operand)
{
    operand.negate = !operand.negate;
    return operand;
}

} // namespace

void ShaderLowering::lowerAdd(const Instruction& instruction)
{
    lowerSum(instruction, false);
}

void ShaderLowering::lowerSubtract(const Instruction& instruction)
{
    lowerSum(instruction, true);
}

const std::array<Operand, 2>* ShaderLowering::pendingProduct(std::uint32_t id) const
{
    const auto found = m_products.find(id);
    return found == m_products.end() ? nullptr : &found->second;
}

/// A term of a sum, multiplied out when it is a waiting product.
Operand ShaderLowering::sumTerm(const Instruction& instruction, int index)
{
    const std::array<Operand, 2>* product = pendingProduct(instruction.operands[index]);
    if (!product)
        return operandOf(instruction, index);
    return compute(Opcode::Mul, width(instruction), {(*product)[0], (*product)[1]});
}

/// a · b + c becomes MAD: two roundings, like MUL and ADD.
void ShaderLowering::lowerSum(const Instruction& instruction, bool isDifference)
{
    const auto* left = pendingProduct(instruction.operands[0]);
    const auto* right = pendingProduct(instruction.operands[1]);
    if (right) {
        const Operand first = isDifference ? negated((*right)[0]) : (*right)[0];
        const Operand second = (*right)[1];
        const Operand term = sumTerm(instruction, 0);
        return setValue(instruction, compute(Opcode::Mad, width(instruction), {first, second, term}));
    }
    const Operand term = isDifference ? negated(operandOf(instruction, 1)) : operandOf(instruction, 1);
    if (left)
        return setValue(instruction, compute(Opcode::Mad, width(instruction), {(*left)[0], (*left)[1], term}));
    setValue(instruction, compute(Opcode::Add, width(instruction), {operandOf(instruction, 0), term}));
}

bool ShaderLowering::isFusible(const Instruction& instruction) const
{
    const auto uses = m_uses.find(instruction.result);
    if (uses == m_uses.end() || uses->second != 1)
        return false;
    const LastUse& use = m_lastUse.at(instruction.result);
    return use.block == m_currentBlock && (use.opcode == spv::OpFAdd || use.opcode == spv::OpFSub);
}

void ShaderLowering::lowerMultiply(const Instruction& instruction)
{
    if (isFusible(instruction))
        m_products[instruction.result] = {operandOf(instruction, 0), operandOf(instruction, 1)};
    else
        setValue(instruction,
                 compute(Opcode::Mul, width(instruction), {operandOf(instruction, 0), operandOf(instruction, 1)}));
}

void ShaderLowering::lowerNegate(const Instruction& instruction)
{
    setValue(instruction, negated(operandOf(instruction, 0)));
}

void ShaderLowering::lowerIntegerSubtract(const Instruction& instruction)
{
    const Operand term = compute(Opcode::INeg, width(instruction), {operandOf(instruction, 1)});
    setValue(instruction, compute(Opcode::IAdd, width(instruction), {operandOf(instruction, 0), term}));
}

/// x − y · floor(x / y)
void ShaderLowering::lowerMod(const Instruction& instruction)
{
    const int count = width(instruction);
    const Operand x = operandOf(instruction, 0);
    const Operand y = operandOf(instruction, 1);
    const Operand turns = compute(Opcode::Flr, count, {compute(Opcode::Div, count, {x, y})});
    setValue(instruction, compute(Opcode::Mad, count, {negated(y), turns, x}));
}

Operand ShaderLowering::dot(const Operand& a, const Operand& b, int count)
{
    constexpr std::array<Opcode, 5> kOpcodes{Opcode::Mul, Opcode::Mul, Opcode::Dp2, Opcode::Dp3, Opcode::Dp4};
    return compute(kOpcodes[count], 1, {a, b});
}

void ShaderLowering::lowerDot(const Instruction& instruction)
{
    const Operand left = operandOf(instruction, 0);
    const int count = widthOf(instruction.operands[0]);
    setValue(instruction, dot(left, operandOf(instruction, 1), count));
}

void ShaderLowering::lowerMatrixTimesScalar(const Instruction& instruction)
{
    const Leaves columns = valueOf(instruction.operands[0]);
    const Operand factor = operandOf(instruction, 1);
    const int rows = m_module.width(m_module.type(instruction.type).element);
    Leaves result;
    for (const Operand& column : columns)
        result.push_back(compute(Opcode::Mul, rows, {column, factor}));
    setValue(instruction.result, std::move(result));
}

Operand ShaderLowering::transform(const Leaves& columns, const Operand& vector, int rows)
{
    Operand sum = compute(Opcode::Mul, rows, {columns[0], component(vector, 0)});
    for (std::size_t i = 1; i < columns.size(); ++i)
        sum = compute(Opcode::Mad, rows, {columns[i], component(vector, static_cast<int>(i)), sum});
    return sum;
}

void ShaderLowering::lowerMatrixTimesVector(const Instruction& instruction)
{
    const Leaves columns = valueOf(instruction.operands[0]);
    setValue(instruction, transform(columns, operandOf(instruction, 1), width(instruction)));
}

void ShaderLowering::lowerVectorTimesMatrix(const Instruction& instruction)
{
    const Operand vector = operandOf(instruction, 0);
    const Leaves columns = valueOf(instruction.operands[1]);
    const int rows = widthOf(instruction.operands[0]);
    Leaves parts;
    for (const Operand& column : columns)
        parts.push_back(dot(vector, column, rows));
    setValue(instruction, gather(parts));
}

void ShaderLowering::lowerMatrixTimesMatrix(const Instruction& instruction)
{
    const Leaves left = valueOf(instruction.operands[0]);
    const Leaves right = valueOf(instruction.operands[1]);
    const int rows = m_module.width(m_module.type(instruction.type).element);
    Leaves result;
    for (const Operand& column : right)
        result.push_back(transform(left, column, rows));
    setValue(instruction.result, std::move(result));
}

void ShaderLowering::lowerTranspose(const Instruction& instruction)
{
    const Leaves columns = valueOf(instruction.operands[0]);
    const int count = static_cast<int>(m_module.type(instruction.type).count);
    Leaves result;
    for (int row = 0; row < count; ++row) {
        Leaves parts;
        for (const Operand& column : columns)
            parts.push_back(component(column, row));
        result.push_back(gather(parts));
    }
    setValue(instruction.result, std::move(result));
}

void ShaderLowering::lowerSelect(const Instruction& instruction)
{
    const Operand condition = operandOf(instruction, 0);
    setValue(instruction, compute(Opcode::Sel, width(instruction),
                                  {condition, operandOf(instruction, 1), operandOf(instruction, 2)}));
}

void ShaderLowering::lowerAnyAll(const Instruction& instruction)
{
    const Opcode opcode = instruction.opcode == spv::OpAny ? Opcode::Or : Opcode::And;
    const Operand vector = operandOf(instruction, 0);
    const int count = widthOf(instruction.operands[0]);
    Operand result = component(vector, 0);
    for (int i = 1; i < count; ++i)
        result = compute(opcode, 1, {result, component(vector, i)});
    setValue(instruction, result);
}

} // namespace vitrine::core::glsl
