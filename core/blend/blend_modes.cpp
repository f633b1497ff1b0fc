// SPDX-License-Identifier: Apache-2.0
#include "core/blend/blend_modes.h"

#include "core/base/check.h"

namespace vitrine::core {

namespace {

using opset8::Channels;
using opset8::Factor;
using opset8::Instruction;
using opset8::Operation;
using opset8::Register;
using opset8::ResultPlace;
using opset8::Sequence;

constexpr std::array<std::string_view, kBlendModeCount> kNames{
    "SRC", "SRC_OVER", "DST_OVER", "SRC_IN", "DST_IN", "MULTIPLY", "SCREEN", "DARKEN", "LIGHTEN", "ADDITIVE"};

/// P of VG2D-36.
constexpr Instruction kPremultiply{
    false,         Operation::Multiply, Channels::Rgb, ResultPlace::SrcAndDst, Factor::SrcAlpha,
    Register::Src, Factor::DstAlpha,    Register::Dst};

/// result = SRC · sourceFactor + DST · destinationFactor
Instruction sum(Channels channels, ResultPlace result, Factor sourceFactor, Factor destinationFactor)
{
    return {false, Operation::Add, channels, result, sourceFactor, Register::Src, destinationFactor, Register::Dst};
}

Sequence multiplySequence()
{
    return {kPremultiply,
            sum(Channels::Rgb, ResultPlace::Tmp, Factor::OneMinusDstAlpha, Factor::OneMinusSrcAlpha),
            {false, Operation::Add, Channels::Rgb, ResultPlace::Dst, Factor::One, Register::Tmp, Factor::SrcColor,
             Register::Dst},
            sum(Channels::Alpha, ResultPlace::Dst, Factor::One, Factor::OneMinusSrcAlpha)};
}

Sequence extremeSequence(Operation operation)
{
    return {
        kPremultiply,
        sum(Channels::Rgba, ResultPlace::Tmp, Factor::One, Factor::OneMinusSrcAlpha),
        sum(Channels::Rgba, ResultPlace::Src2, Factor::OneMinusDstAlpha, Factor::One),
        {false, operation, Channels::Rgba, ResultPlace::Dst, Factor::One, Register::Tmp, Factor::Zero, Register::Src2}};
}

/// Of a mode's sequence: SRC2 holds what the alpha of SRC was, and SRC takes what was made in SRC2.
Instruction withAlphaOfChannels(Instruction instruction)
{
    for (Factor* factor : {&instruction.sourceFactor, &instruction.destinationFactor})
        if (*factor == Factor::SrcAlpha)
            *factor = Factor::Src2Color;
        else if (*factor == Factor::OneMinusSrcAlpha)
            *factor = Factor::OneMinusSrc2Color;
    if (instruction.result == ResultPlace::Src2)
        instruction.result = ResultPlace::Src;
    if (instruction.destination == Register::Src2)
        instruction.destination = Register::Src;
    return instruction;
}

} // namespace

std::string_view blendModeName(BlendMode mode)
{
    return kNames[static_cast<std::size_t>(mode)];
}

PorterDuffFactors porterDuffFactors(BlendMode mode)
{
    CORE_CHECK(isPorterDuff(mode), "factors of a blend mode that is none of Porter and Duff's");
    switch (mode) {
    case BlendMode::SrcOver: return {Factor::One, Factor::OneMinusSrcAlpha};
    case BlendMode::DstOver: return {Factor::OneMinusDstAlpha, Factor::One};
    case BlendMode::SrcIn: return {Factor::DstAlpha, Factor::Zero};
    case BlendMode::DstIn: return {Factor::Zero, Factor::SrcAlpha};
    default: return {Factor::One, Factor::Zero};
    }
}

Sequence blendSequence(BlendMode mode)
{
    if (isPorterDuff(mode)) {
        const PorterDuffFactors factors = porterDuffFactors(mode);
        return {kPremultiply, sum(Channels::Rgba, ResultPlace::Dst, factors.source, factors.destination)};
    }
    switch (mode) {
    case BlendMode::Multiply: return multiplySequence();
    case BlendMode::Screen:
        return {kPremultiply, sum(Channels::Rgba, ResultPlace::Dst, Factor::One, Factor::OneMinusSrcColor)};
    case BlendMode::Darken: return extremeSequence(Operation::Min);
    case BlendMode::Lighten: return extremeSequence(Operation::Max);
    default: break;
    }
    opset8::Instruction added = sum(Channels::Rgba, ResultPlace::Dst, Factor::One, Factor::One);
    added.saturate = true;
    return {kPremultiply, added};
}

Sequence stencilSequence(BlendMode mode)
{
    Sequence sequence{
        {false, Operation::Add, Channels::Rgb, ResultPlace::Src2, Factor::SrcAlpha, Register::Src2, Factor::Zero,
         Register::Dst},
        {false, Operation::Add, Channels::Alpha, ResultPlace::Src2, Factor::One, Register::Src, Factor::Zero,
         Register::Dst},
    };
    for (const opset8::Instruction& instruction : blendSequence(mode))
        sequence.push_back(withAlphaOfChannels(instruction));
    return sequence;
}

Vec4 withCoverage(const Vec4& blended, const Vec4& old, std::uint8_t coverage)
{
    const float t = static_cast<float>(coverage) / 255.0f;
    Vec4 result;
    for (int channel = 0; channel < 4; ++channel)
        result[channel] = t * blended[channel] + (1.0f - t) * old[channel];
    return result;
}

Vec4 premultiplied(const Vec4& color)
{
    return {color.x * color.w, color.y * color.w, color.z * color.w, color.w};
}

Vec4 unpremultiplied(const Vec4& color)
{
    const float over = reciprocal(color.w);
    return {color.x * over, color.y * over, color.z * over, color.w};
}

} // namespace vitrine::core
