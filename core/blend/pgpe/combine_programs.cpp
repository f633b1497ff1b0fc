// SPDX-License-Identifier: Apache-2.0
#include "core/blend/pgpe/combine_programs.h"

#include "core/blend/pgpe/blend_programs.h"

namespace vitrine::core::pgpe {

namespace {

constexpr std::uint8_t kFirstTexel = 4; ///< of four; without interpolation, Texture0 and Texture1
constexpr std::uint8_t kWeights = 8;
constexpr std::uint8_t kPrimary = 9;
constexpr std::uint8_t kFirstTerm = 10, kSecondTerm = 11;
constexpr Operand kCurrent = reg(kSourceRegister);

bool uses(const TextureCombine& combine, CombineSource source)
{
    for (const CombineStage& stage : combine.stages)
        if (std::find(stage.arguments.begin(), stage.arguments.end(), source) != stage.arguments.end())
            return true;
    return false;
}

Operand operandOf(CombineSource source)
{
    switch (source) {
    case CombineSource::Primary: return reg(kPrimary);
    case CombineSource::Previous: return kCurrent;
    case CombineSource::Constant: return constant(kCombineConstant);
    case CombineSource::Texture0: return reg(kFirstTexel);
    case CombineSource::Texture1: return reg(kFirstTexel + 1);
    }
    return kCurrent;
}

Instruction interpolated(std::uint8_t result, std::uint8_t first, std::uint8_t second, Operand weight)
{
    return operation(Opcode::Dp2, result, {reg(first), inverted(weight), reg(second), weight});
}

void appendTexels(ProgramBuilder& builder)
{
    constexpr Operand kX = reg(kWeights, Component::Red), kY = reg(kWeights, Component::Green);
    builder.inputColor(kWeights, Port::Interpolator, 1);
    for (std::uint8_t texel = 0; texel < 4; ++texel)
        builder.inputColor(static_cast<std::uint8_t>(kFirstTexel + texel), Port::Texture, texel);
    builder.add(interpolated(kFirstTexel, kFirstTexel, kFirstTexel + 1, kX));
    builder.add(interpolated(kFirstTexel + 2, kFirstTexel + 2, kFirstTexel + 3, kX));
    builder.add(interpolated(kFirstTexel, kFirstTexel, kFirstTexel + 2, kY));
}

void appendInputs(ProgramBuilder& builder, const TextureCombine& combine)
{
    builder.inputColor(kSourceRegister, Port::Interpolator, 0);
    if (uses(combine, CombineSource::Primary))
        builder.add(operation(Opcode::Mov, kPrimary, {kCurrent}));
    if (combine.interpolatesTexels)
        return appendTexels(builder);
    if (uses(combine, CombineSource::Texture0))
        builder.inputColor(kFirstTexel, Port::Texture, 0);
    if (uses(combine, CombineSource::Texture1))
        builder.inputColor(kFirstTexel + 1, Port::Texture, 1);
}

/// 4 Σ (a − ½)(b − ½) over three channels, clamped.
void appendDot(ProgramBuilder& builder, Operand a, Operand b)
{
    const auto product = [](Component channel) {
        return std::pair(reg(kFirstTerm, channel), reg(kSecondTerm, channel));
    };
    const auto [red0, red1] = product(Component::Red);
    const auto [green0, green1] = product(Component::Green);
    const auto [blue0, blue1] = product(Component::Blue);
    builder.add(operation(Opcode::Sub, kFirstTerm, {a, constant(kHalves)}));
    builder.add(operation(Opcode::Sub, kSecondTerm, {b, constant(kHalves)}));
    builder.add(operation(Opcode::Dp2, kSourceRegister, {red0, red1, green0, green1}));
    builder.add(operation(Opcode::Dp2, kSourceRegister, {blue0, blue1, kCurrent, constant(kOnes)}));
    builder.add(operation(Opcode::Add, kSourceRegister, {kCurrent, kCurrent}));
    builder.add(saturated(operation(Opcode::Add, kSourceRegister, {kCurrent, kCurrent})));
}

void appendStage(ProgramBuilder& builder, const CombineStage& stage)
{
    const Operand a = operandOf(stage.arguments[0]), b = operandOf(stage.arguments[1]);
    const Operand c = operandOf(stage.arguments[2]);
    const auto add = [&](Opcode opcode, std::initializer_list<Operand> sources) {
        builder.add(operation(opcode, kSourceRegister, sources));
    };
    const auto addSaturated = [&](Opcode opcode, std::initializer_list<Operand> sources) {
        builder.add(saturated(operation(opcode, kSourceRegister, sources)));
    };
    const Operand alpha = reg(a.index, Component::Alpha);
    switch (stage.function) {
    case CombineFunction::Replace: return add(Opcode::Mov, {a});
    case CombineFunction::Modulate: return add(Opcode::Mul, {a, b});
    case CombineFunction::Add: return addSaturated(Opcode::Add, {a, b});
    case CombineFunction::AddSigned:
        add(Opcode::Add, {a, b});
        return addSaturated(Opcode::Sub, {kCurrent, constant(kHalves)});
    case CombineFunction::Interpolate: return add(Opcode::Dp2, {a, c, b, inverted(c)});
    case CombineFunction::Subtract: return addSaturated(Opcode::Sub, {a, b});
    case CombineFunction::Dot3: return appendDot(builder, a, b);
    case CombineFunction::Blend: return add(Opcode::Dp2, {a, alpha, b, inverted(alpha)});
    }
}

/// The result is 0 where a ≥ b, else 1.
void appendBelow(ProgramBuilder& builder, std::uint8_t result, Operand a, Operand b)
{
    builder.add(operation(Opcode::Cmp, result, {a, b, constant(kZeros), constant(kOnes)}));
}

/// KIL discards where its first operand is below its second.
void appendTest(ProgramBuilder& builder, const AlphaTest& test)
{
    constexpr Operand kAlpha = reg(kSourceRegister, Component::Alpha), kLimit = constant(kReference);
    const float reference = test.reference;
    builder.setConstant(kReference, {reference, reference, reference, reference});
    const auto kill = [&](Operand a, Operand b) { builder.add(operation(Opcode::Kil, 0, {a, b})); };
    switch (test.function) {
    case CompareFunction::Always: return;
    case CompareFunction::Never: return kill(constant(kZeros), constant(kOnes));
    case CompareFunction::GreaterEqual: return kill(kAlpha, kLimit);
    case CompareFunction::LessEqual: return kill(kLimit, kAlpha);
    case CompareFunction::Equal: kill(kAlpha, kLimit); return kill(kLimit, kAlpha);
    case CompareFunction::Less: appendBelow(builder, kFirstTerm, kAlpha, kLimit); break;
    case CompareFunction::Greater: appendBelow(builder, kFirstTerm, kLimit, kAlpha); break;
    case CompareFunction::NotEqual:
        appendBelow(builder, kFirstTerm, kAlpha, kLimit);
        appendBelow(builder, kSecondTerm, kLimit, kAlpha);
        builder.add(operation(Opcode::Max, kFirstTerm, {reg(kFirstTerm), reg(kSecondTerm)}));
        break;
    }
    kill(reg(kFirstTerm), constant(kOnes));
}

} // namespace

void appendCombine(ProgramBuilder& builder, const TextureCombine& combine)
{
    builder.setConstant(kCombineConstant, combine.constant);
    appendInputs(builder, combine);
    for (const CombineStage& stage : combine.stages)
        appendStage(builder, stage);
    if (combine.alphaTest)
        appendTest(builder, *combine.alphaTest);
}

Program combineProgram(const TextureCombine& combine)
{
    return colorProgram(combine, {});
}

Program colorProgram(const TextureCombine& combine, const BlendState& state)
{
    ProgramBuilder builder;
    appendCombine(builder, combine);
    appendBlend(builder, state);
    return builder.end();
}

} // namespace vitrine::core::pgpe
