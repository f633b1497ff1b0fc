// SPDX-License-Identifier: Apache-2.0
#include "tests/driver/differential/reference_arithmetic.h"
#include "tests/driver/differential/reference_functions.h"
#include "tests/driver/differential/reference_interpreter.h"

#include <map>

namespace vitrine::differential {

namespace {

using Unary = Scalar (*)(Scalar);
using Binary = Scalar (*)(Scalar, Scalar);

Scalar greater(Scalar a, Scalar b)
{
    return less(b, a);
}

Scalar greaterOrEqual(Scalar a, Scalar b)
{
    return lessOrEqual(b, a);
}

Scalar notEqual(Scalar a, Scalar b)
{
    return logicalNot(equal(a, b));
}

Scalar orderedNotEqual(Scalar a, Scalar b)
{
    return logicalAnd(ordered(a, b), notEqual(a, b));
}

Scalar integerNotEqual(Scalar a, Scalar b)
{
    return logicalNot(integerEqual(a, b));
}

Scalar integerGreater(Scalar a, Scalar b)
{
    return integerLess(b, a);
}

Scalar integerLessOrEqual(Scalar a, Scalar b)
{
    return logicalNot(integerLess(b, a));
}

Scalar integerGreaterOrEqual(Scalar a, Scalar b)
{
    return logicalNot(integerLess(a, b));
}

Scalar same(Scalar a)
{
    return a;
}

const std::map<spv::Op, Unary> kUnaryOperations{
    {spv::OpFNegate, negate},      {spv::OpSNegate, integerNegate}, {spv::OpConvertFToS, toInteger},
    {spv::OpConvertSToF, toFloat}, {spv::OpLogicalNot, logicalNot}, {spv::OpCopyObject, same},
};

const std::map<spv::Op, Binary> kBinaryOperations{
    {spv::OpFAdd, add},
    {spv::OpFSub, subtract},
    {spv::OpFMul, multiply},
    {spv::OpFDiv, divide},
    {spv::OpFMod, modulo},
    {spv::OpIAdd, integerAdd},
    {spv::OpISub, integerSubtract},
    {spv::OpIMul, integerMultiply},
    {spv::OpSDiv, integerDivide},
    {spv::OpFOrdLessThan, less},
    {spv::OpFOrdLessThanEqual, lessOrEqual},
    {spv::OpFOrdGreaterThan, greater},
    {spv::OpFOrdGreaterThanEqual, greaterOrEqual},
    {spv::OpFOrdEqual, equal},
    {spv::OpFOrdNotEqual, orderedNotEqual},
    {spv::OpFUnordNotEqual, notEqual},
    {spv::OpSLessThan, integerLess},
    {spv::OpSLessThanEqual, integerLessOrEqual},
    {spv::OpSGreaterThan, integerGreater},
    {spv::OpSGreaterThanEqual, integerGreaterOrEqual},
    {spv::OpIEqual, integerEqual},
    {spv::OpINotEqual, integerNotEqual},
    {spv::OpLogicalAnd, logicalAnd},
    {spv::OpLogicalOr, logicalOr},
    {spv::OpLogicalEqual, integerEqual},
    {spv::OpLogicalNotEqual, integerNotEqual},
};

Value componentwise(Binary function, const Value& a, const Value& b)
{
    Value result;
    for (std::size_t i = 0; i < a.size(); ++i)
        result.push_back(function(a[i], b[i]));
    return result;
}

Value chosen(const Value& conditions, const Value& a, const Value& b)
{
    Value result;
    for (std::size_t i = 0; i < a.size(); ++i)
        result.push_back(select(conditions[conditions.size() == 1 ? 0 : i], a[i], b[i]));
    return result;
}

Value reduced(Binary function, const Value& vector)
{
    Scalar result = vector[0];
    for (std::size_t i = 1; i < vector.size(); ++i)
        result = function(result, vector[i]);
    return {result};
}

Value slice(const Value& value, std::size_t offset, std::size_t count)
{
    const auto first = value.begin() + static_cast<std::ptrdiff_t>(offset);
    return {first, first + static_cast<std::ptrdiff_t>(count)};
}

} // namespace

void ReferenceInterpreter::compute(const Instruction& instruction, Frame& frame)
{
    Value value = result(instruction, frame);
    if (m_isRunning)
        frame.values[instruction.result] = std::move(value);
}

Value ReferenceInterpreter::result(const Instruction& instruction, const Frame& frame)
{
    const auto operand = [&](std::size_t i) -> const Value& { return valueOf(instruction.operands[i], frame); };
    if (const auto binary = kBinaryOperations.find(instruction.opcode); binary != kBinaryOperations.end())
        return componentwise(binary->second, operand(0), operand(1));
    if (const auto unary = kUnaryOperations.find(instruction.opcode); unary != kUnaryOperations.end()) {
        Value value = operand(0);
        for (Scalar& component : value)
            component = unary->second(component);
        return value;
    }
    switch (instruction.opcode) {
    case spv::OpAny: return reduced(logicalOr, operand(0));
    case spv::OpAll: return reduced(logicalAnd, operand(0));
    case spv::OpDot: return {dot(operand(0), operand(1))};
    case spv::OpVectorTimesScalar:
    case spv::OpMatrixTimesScalar: return componentwise(multiply, operand(0), Value(operand(0).size(), operand(1)[0]));
    case spv::OpMatrixTimesVector:
    case spv::OpVectorTimesMatrix:
    case spv::OpMatrixTimesMatrix: return matrixProduct(instruction, frame);
    case spv::OpDPdx:
    case spv::OpDPdy:
    case spv::OpFwidth: return derivative(instruction, frame);
    case spv::OpImageSampleImplicitLod:
    case spv::OpImageSampleExplicitLod:
    case spv::OpImageSampleProjImplicitLod:
    case spv::OpImageSampleProjExplicitLod: return sample(instruction, frame);
    case spv::OpSelect: return chosen(operand(0), operand(1), operand(2));
    case spv::OpExtInst: {
        std::vector<Value> arguments;
        for (std::size_t i = 2; i < instruction.operands.size(); ++i)
            arguments.push_back(operand(i));
        if (const auto value = extendedFunction(instruction.operands[1], arguments))
            return *value;
        stop(Outcome::Unsupported, "extended function " + std::to_string(instruction.operands[1]));
        return {};
    }
    default: return composite(instruction, frame);
    }
}

/// Construction and access of parts.
Value ReferenceInterpreter::composite(const Instruction& instruction, const Frame& frame)
{
    const auto operand = [&](std::size_t i) -> const Value& { return valueOf(instruction.operands[i], frame); };
    std::size_t offset = 0;
    switch (instruction.opcode) {
    case spv::OpCompositeConstruct: {
        Value value;
        for (std::size_t i = 0; i < instruction.operands.size(); ++i)
            value.insert(value.end(), operand(i).begin(), operand(i).end());
        return value;
    }
    case spv::OpCompositeExtract:
        return part(instruction, frame, 0, offset, m_module.valueTypes.at(instruction.operands[0]));
    case spv::OpCompositeInsert: {
        part(instruction, frame, 1, offset, instruction.type);
        Value value = operand(1);
        std::copy(operand(0).begin(), operand(0).end(), value.begin() + static_cast<std::ptrdiff_t>(offset));
        return value;
    }
    case spv::OpVectorShuffle: {
        Value both = operand(0);
        both.insert(both.end(), operand(1).begin(), operand(1).end());
        Value value;
        for (std::size_t i = 2; i < instruction.operands.size(); ++i)
            value.push_back(both[instruction.operands[i]]);
        return value;
    }
    case spv::OpVectorExtractDynamic:
        if (!checkedIndex(operand(1)[0], static_cast<std::uint32_t>(operand(0).size())))
            return {};
        return {operand(0)[operand(1)[0].bits]};
    case spv::OpVectorInsertDynamic: {
        Value value = operand(0);
        if (checkedIndex(operand(2)[0], static_cast<std::uint32_t>(value.size())))
            value[operand(2)[0].bits] = operand(1)[0];
        return value;
    }
    default: stop(Outcome::Unsupported, "instruction " + std::to_string(instruction.opcode)); return {};
    }
}

/// The part that the literal indices behind operand `first` name, and its offset.
Value ReferenceInterpreter::part(const Instruction& instruction, const Frame& frame, std::size_t first,
                                 std::size_t& offset, std::uint32_t valueType)
{
    for (std::size_t i = first + 1; i < instruction.operands.size(); ++i) {
        offset += m_module.offsetOf(valueType, instruction.operands[i]);
        valueType = m_module.partType(valueType, instruction.operands[i]);
    }
    return slice(valueOf(instruction.operands[first], frame), offset, sizeOf(valueType));
}

/// All three kinds: a vector on the left is one row, on the right one column.
Value ReferenceInterpreter::matrixProduct(const Instruction& instruction, const Frame& frame)
{
    const Value& left = valueOf(instruction.operands[0], frame);
    const Value& right = valueOf(instruction.operands[1], frame);
    const bool isRow = instruction.opcode == spv::OpVectorTimesMatrix;
    const ReferenceType& resultType = m_module.types.at(instruction.type);
    const bool isMatrix = instruction.opcode == spv::OpMatrixTimesMatrix;
    const std::size_t rows = isRow ? 1 : isMatrix ? sizeOf(resultType.element) : resultType.count;
    const std::size_t inner = left.size() / rows;
    Value product;
    for (std::size_t column = 0; column < right.size() / inner; ++column)
        for (std::size_t row = 0; row < rows; ++row) {
            Value elements;
            for (std::size_t i = 0; i < inner; ++i)
                elements.push_back(left[i * rows + row]);
            product.push_back(dot(elements, slice(right, column * inner, inner)));
        }
    return product;
}

Value ReferenceInterpreter::sample(const Instruction& instruction, const Frame& frame)
{
    const bool isProjected = instruction.opcode == spv::OpImageSampleProjImplicitLod ||
                             instruction.opcode == spv::OpImageSampleProjExplicitLod;
    const bool isExplicit =
        instruction.opcode == spv::OpImageSampleExplicitLod || instruction.opcode == spv::OpImageSampleProjExplicitLod;
    const Value& coordinates = valueOf(instruction.operands[1], frame);
    const Scalar sampler = valueOf(instruction.operands[0], frame)[0];
    if (!sampler.isKnown())
        stop(Outcome::Uncertain);
    Sample request{.sampler = sampler.bits};
    request.dimensions = sampler.bits & kCubeSampler ? 3 : 2;
    for (std::size_t i = 0; i < request.dimensions; ++i)
        request.coordinates[i] = isProjected ? divide(coordinates[i], coordinates[request.dimensions]) : coordinates[i];
    if (instruction.operands.size() > 3) {
        request.mode = isExplicit ? 2 : 1;
        request.lod = valueOf(instruction.operands[3], frame)[0];
    }
    const auto texel = stubTexel(request);
    return {texel.begin(), texel.end()};
}

Value ReferenceInterpreter::derivative(const Instruction& instruction, const Frame& frame)
{
    const Value& value = valueOf(instruction.operands[0], frame);
    if (instruction.opcode != spv::OpFwidth)
        return neighborDifference(instruction.opcode == spv::OpDPdx, value);
    Value dx = neighborDifference(true, value);
    Value dy = neighborDifference(false, value);
    for (std::size_t i = 0; i < dx.size() && i < dy.size(); ++i)
        dx[i] = add(absolute(dx[i]), absolute(dy[i]));
    return dx;
}

Value ReferenceInterpreter::neighborDifference(bool isAlongX, const Value& value)
{
    if (m_derivatives < m_input.derivatives.size())
        return m_input.derivatives[m_derivatives++];
    if (m_isRunning)
        m_result.request = {isAlongX, value};
    stop(Outcome::NeedsNeighbors);
    return value;
}

} // namespace vitrine::differential
