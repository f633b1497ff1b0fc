// SPDX-License-Identifier: Apache-2.0
#include "core/driver/glsl/builtin_factors.h"
#include "core/driver/glsl/shader_lowering.h"

#include <glslang/SPIRV/GLSL.std.450.h>
#include <glslang/SPIRV/spirv.hpp>

#include <bit>

/// The functions of GLSL ES 1.00 chapter 8, by the formulas that it gives.

namespace vitrine::core::glsl {

namespace {

/// Functions that are one instruction.
const std::unordered_map<std::uint32_t, Opcode>& plainFunctions()
{
    static const std::unordered_map<std::uint32_t, Opcode> kFunctions{
        {GLSLstd450FSign, Opcode::Sign},      {GLSLstd450Floor, Opcode::Flr},   {GLSLstd450Ceil, Opcode::Ceil},
        {GLSLstd450Fract, Opcode::Frc},       {GLSLstd450Sin, Opcode::Sin},     {GLSLstd450Cos, Opcode::Cos},
        {GLSLstd450Tan, Opcode::Tan},         {GLSLstd450Asin, Opcode::Asin},   {GLSLstd450Acos, Opcode::Acos},
        {GLSLstd450Atan, Opcode::Atan},       {GLSLstd450Atan2, Opcode::Atan2}, {GLSLstd450Pow, Opcode::Pow},
        {GLSLstd450Exp2, Opcode::Exp2},       {GLSLstd450Log2, Opcode::Log2},   {GLSLstd450Sqrt, Opcode::Sqrt},
        {GLSLstd450InverseSqrt, Opcode::Rsq}, {GLSLstd450FMin, Opcode::Min},    {GLSLstd450FMax, Opcode::Max},
        {GLSLstd450NMin, Opcode::Min},        {GLSLstd450NMax, Opcode::Max},
    };
    return kFunctions;
}

Operand minus(Operand operand)
{
    operand.negate = !operand.negate;
    return operand;
}

Operand magnitude(Operand operand)
{
    operand.negate = false;
    operand.absolute = true;
    return operand;
}

/// Operands of OpExtInst start with the set and the function.
constexpr int kFirst = 2;

} // namespace

void ShaderLowering::lowerExtended(const Instruction& instruction)
{
    const int count = width(instruction);
    if (instruction.opcode == spv::OpFwidth) {
        const Operand value = operandOf(instruction, 0);
        const Operand dx = compute(Opcode::Ddx, count, {value});
        const Operand dy = compute(Opcode::Ddy, count, {value});
        return setValue(instruction, compute(Opcode::Add, count, {magnitude(dx), magnitude(dy)}));
    }
    const std::uint32_t function = instruction.operands[1];
    const auto plain = plainFunctions().find(function);
    if (plain == plainFunctions().end())
        return setValue(instruction, builtin(function, instruction));
    const Operand first = operandOf(instruction, kFirst);
    if (instruction.operands.size() == 3)
        return setValue(instruction, compute(plain->second, count, {first}));
    setValue(instruction, compute(plain->second, count, {first, operandOf(instruction, kFirst + 1)}));
}

/// after · op(before · x)
Operand ShaderLowering::scaled(Opcode opcode, const Instruction& instruction, float before, float after)
{
    const int count = width(instruction);
    Operand value = operandOf(instruction, kFirst);
    if (before != 1.0f)
        value = compute(Opcode::Mul, count, {value, number(before)});
    if (opcode != Opcode::Mov)
        value = compute(opcode, count, {value});
    return after == 1.0f ? value : compute(Opcode::Mul, count, {value, number(after)});
}

Operand ShaderLowering::builtin(std::uint32_t function, const Instruction& instruction)
{
    switch (function) {
    case GLSLstd450FAbs: return magnitude(operandOf(instruction, kFirst));
    case GLSLstd450Radians: return scaled(Opcode::Mov, instruction, kRadiansPerDegree, 1.0f);
    case GLSLstd450Degrees: return scaled(Opcode::Mov, instruction, kDegreesPerRadian, 1.0f);
    case GLSLstd450Exp: return scaled(Opcode::Exp2, instruction, kLog2OfE, 1.0f);
    case GLSLstd450Log: return scaled(Opcode::Log2, instruction, 1.0f, kLogOf2);
    case GLSLstd450FClamp:
    case GLSLstd450NClamp:
    case GLSLstd450FMix:
    case GLSLstd450Step:
    case GLSLstd450SmoothStep: return interpolation(function, instruction);
    default: return geometry(function, instruction);
    }
}

Operand ShaderLowering::clamped(const Instruction& instruction, int first)
{
    const int count = width(instruction);
    const Operand value = operandOf(instruction, first);
    const Operand low = operandOf(instruction, first + 1);
    const Operand high = operandOf(instruction, first + 2);
    const auto isUnit = [&](const Operand& operand, float unit) {
        const auto bits = std::bit_cast<std::uint32_t>(unit);
        const std::array<std::uint32_t, 4> all{bits, bits, bits, bits};
        return operand == m_program.literals.operand(all.data(), count);
    };
    if (isUnit(low, 0.0f) && isUnit(high, 1.0f)) {
        const Operand result = compute(Opcode::Mov, count, {value});
        m_program.code.back().target.saturate = true;
        return result;
    }
    return compute(Opcode::Min, count, {compute(Opcode::Max, count, {value, low}), high});
}

Operand ShaderLowering::interpolation(std::uint32_t function, const Instruction& instruction)
{
    const int count = width(instruction);
    if (function == GLSLstd450FClamp || function == GLSLstd450NClamp)
        return clamped(instruction, kFirst);
    const Operand first = operandOf(instruction, kFirst);
    const Operand second = operandOf(instruction, kFirst + 1);
    if (function == GLSLstd450Step) {
        const Operand below = compare(Opcode::Cmp, Condition::Less, count, {second, first});
        return compute(Opcode::Sel, count, {below, number(0.0f), number(1.0f)});
    }
    const Operand third = operandOf(instruction, kFirst + 2);
    if (function == GLSLstd450SmoothStep)
        return smoothstep(first, second, third, count);
    // mix: x · (1 − a) + y · a
    const Operand rest = compute(Opcode::Add, count, {number(1.0f), minus(third)});
    const Operand part = compute(Opcode::Mul, count, {first, rest});
    return compute(Opcode::Mad, count, {second, third, part});
}

Operand ShaderLowering::smoothstep(const Operand& low, const Operand& high, const Operand& x, int count)
{
    const Operand distance = compute(Opcode::Add, count, {x, minus(low)});
    const Operand range = compute(Opcode::Add, count, {high, minus(low)});
    const Operand t = compute(Opcode::Div, count, {distance, range});
    m_program.code.back().target.saturate = true;
    const Operand slope = compute(Opcode::Mad, count, {minus(number(2.0f)), t, number(3.0f)});
    return compute(Opcode::Mul, count, {compute(Opcode::Mul, count, {t, t}), slope});
}

Operand ShaderLowering::squaredLength(const Operand& vector, int count)
{
    return dot(vector, vector, count);
}

Operand ShaderLowering::geometry(std::uint32_t function, const Instruction& instruction)
{
    const Operand first = operandOf(instruction, kFirst);
    const int count = widthOf(instruction.operands[kFirst]);
    if (function == GLSLstd450Length)
        return count == 1 ? magnitude(first) : compute(Opcode::Sqrt, 1, {squaredLength(first, count)});
    if (function == GLSLstd450Normalize) {
        const Operand factor = compute(Opcode::Rsq, 1, {squaredLength(first, count)});
        return compute(Opcode::Mul, count, {first, factor});
    }
    if (instruction.operands.size() < 4) {
        fail("the shader uses a built-in function that the machine does not have");
        return first;
    }
    const Operand second = operandOf(instruction, kFirst + 1);
    switch (function) {
    case GLSLstd450Distance: {
        const Operand difference = compute(Opcode::Add, count, {first, minus(second)});
        return count == 1 ? magnitude(difference) : compute(Opcode::Sqrt, 1, {squaredLength(difference, count)});
    }
    case GLSLstd450Cross: {
        const Operand back = compute(Opcode::Mul, 3, {select(first, {2, 0, 1, 1}), select(second, {1, 2, 0, 0})});
        return compute(Opcode::Mad, 3, {select(first, {1, 2, 0, 0}), select(second, {2, 0, 1, 1}), minus(back)});
    }
    case GLSLstd450FaceForward: {
        const Operand facing = dot(operandOf(instruction, kFirst + 2), second, count);
        const Operand isFront = compare(Opcode::Cmp, Condition::Less, 1, {facing, number(0.0f)});
        return compute(Opcode::Sel, count, {isFront, first, minus(first)});
    }
    case GLSLstd450Reflect: {
        const Operand along = dot(second, first, count);
        const Operand twice = compute(Opcode::Mul, 1, {along, number(2.0f)});
        return compute(Opcode::Mad, count, {minus(twice), second, first});
    }
    case GLSLstd450Refract: return refract(first, second, operandOf(instruction, kFirst + 2), count);
    default: fail("the shader uses a built-in function that the machine does not have"); return first;
    }
}

/// k = 1 − η² (1 − d²); k < 0 ? 0 : η I − (η d + √k) N
Operand ShaderLowering::refract(const Operand& incident, const Operand& normal, const Operand& eta, int count)
{
    const Operand d = dot(normal, incident, count);
    const Operand rest = compute(Opcode::Mad, 1, {minus(d), d, number(1.0f)});
    const Operand scale = compute(Opcode::Mul, 1, {eta, eta});
    const Operand k = compute(Opcode::Mad, 1, {minus(scale), rest, number(1.0f)});
    const Operand along = compute(Opcode::Mad, 1, {eta, d, compute(Opcode::Sqrt, 1, {k})});
    const Operand straight = compute(Opcode::Mul, count, {eta, incident});
    const Operand bent = compute(Opcode::Mad, count, {minus(along), normal, straight});
    const Operand isReflected = compare(Opcode::Cmp, Condition::Less, 1, {k, number(0.0f)});
    return compute(Opcode::Sel, count, {isReflected, number(0.0f), bent});
}

} // namespace vitrine::core::glsl
