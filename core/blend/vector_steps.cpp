// SPDX-License-Identifier: Apache-2.0
#include "core/blend/vector_steps.h"

#include "core/blend/blend_modes.h"

#include <algorithm>

namespace vitrine::core {

namespace {

using opset8::Channels;
using opset8::Factor;
using opset8::Instruction;
using opset8::Operation;
using opset8::Register;
using opset8::ResultPlace;

/// DST = DST · factor, in the colors.
Instruction scaleColors(Factor factor)
{
    return {false, Operation::Add, Channels::Rgb, ResultPlace::Dst, factor, Register::Dst, Factor::Zero, Register::Dst};
}

Instruction convertColors(Operation operation)
{
    return {false, operation, Channels::Rgb, ResultPlace::Dst, Factor::One, Register::Dst, Factor::Zero, Register::Dst};
}

/// SRC2 = 1 ÷ DST, in alpha.
constexpr Instruction kInvertAlpha{false,       Operation::Rcp, Channels::Alpha, ResultPlace::Src2,
                                   Factor::One, Register::Dst,  Factor::Zero,    Register::Dst};

bool convertsSpace(const VectorBlend& blend)
{
    return blend.target.isNonLinear && blend.space == BlendSpace::Linear;
}

/// Of a premultiplied color, by gammaCompressed() or gammaExpanded().
SpaceConversion conversionOf(const Vec4& color, const GammaCurve& curve,
                             Vec4 (&convert)(const GammaCurve&, const Vec4&))
{
    const Vec4 plain = unpremultiplied(color);
    return {plain, convert(curve, plain)};
}

} // namespace

VectorSteps vectorSteps(const VectorBlend& blend)
{
    VectorSteps steps;
    steps.inputs += blend.isStencil ? 1 : 0;
    opset8::Sequence& all = steps.operations;
    if (blend.target.isPremultiplied) {
        all.push_back(kInvertAlpha);
        all.push_back(scaleColors(Factor::Src2Alpha));
    }
    if (convertsSpace(blend))
        all.push_back(convertColors(Operation::Degamma));
    steps.bodyAt = all.size();
    const opset8::Sequence body = blend.isStencil ? stencilSequence(blend.mode) : blendSequence(blend.mode);
    all.insert(all.end(), body.begin(), body.end());
    steps.coverageAt = all.size();
    all.push_back(kInvertAlpha);
    all.push_back(scaleColors(Factor::Src2Alpha));
    if (convertsSpace(blend))
        all.push_back(convertColors(Operation::Gamma));
    if (blend.target.isPremultiplied)
        all.push_back(scaleColors(Factor::DstAlpha));
    return steps;
}

std::vector<NumberedStep> numberedSteps(const VectorBlend& blend)
{
    VectorBlend whole = blend;
    whole.target = {true, true};
    whole.space = BlendSpace::Linear;
    const VectorSteps all = vectorSteps(whole);
    const bool convertsAlpha = blend.target.isPremultiplied;
    std::vector<NumberedStep> steps;
    for (std::size_t i = 0; i < all.operations.size(); ++i) {
        NumberedStep step{all.operations[i], StepGroup::Blending, static_cast<std::uint8_t>(40 + i - all.bodyAt)};
        if (i < all.bodyAt) {
            step.group = StepGroup::PreFormatting;
            step.number = static_cast<std::uint8_t>(10 + 10 * i);
            step.isLeftOut = step.number == 30 ? !convertsSpace(blend) : !convertsAlpha;
        } else if (i >= all.coverageAt) {
            step.group = StepGroup::PostFormatting;
            step.number = static_cast<std::uint8_t>(50 + 10 * (i - all.coverageAt));
            step.isLeftOut = (step.number == 70 && !convertsSpace(blend)) || (step.number == 80 && !convertsAlpha);
        }
        steps.push_back(step);
    }
    return steps;
}

CoverageMix mixCoverage(const VectorBlend& blend, const Vec4& blended, const Vec4& old, std::uint8_t coverage,
                        const CoverageMix* known)
{
    CoverageMix mix{coverage, blended, old, false, {}, blended};
    if (coverage == 255)
        return mix;
    mix.isConverted = blend.target.isNonLinear && blend.space != blend.coverage;
    if (!mix.isConverted) {
        mix.result = withCoverage(blended, old, coverage);
        return mix;
    }
    const GammaCurve curve = curveOf(blend);
    const bool isLinear = blend.space == BlendSpace::Linear;
    using Conversion = Vec4(const GammaCurve&, const Vec4&);
    Conversion& compress = gammaCompressed;
    Conversion& expand = gammaExpanded;
    Conversion& there = isLinear ? compress : expand;
    Conversion& back = isLinear ? expand : compress;
    const bool knowsAny = known && known->isConverted;
    mix.conversions[0] =
        knowsAny && known->blended == blended ? known->conversions[0] : conversionOf(blended, curve, there);
    mix.conversions[1] = knowsAny && known->old == old ? known->conversions[1] : conversionOf(old, curve, there);
    const Vec4 mixed =
        withCoverage(premultiplied(mix.conversions[0].to), premultiplied(mix.conversions[1].to), coverage);
    mix.conversions[2] = conversionOf(mixed, curve, back);
    mix.result = premultiplied(mix.conversions[2].to);
    return mix;
}

void VectorPixel::before(std::size_t instruction, Vec4& destination)
{
    if (instruction == 0)
        read(destination);
    if (instruction == m_steps.bodyAt)
        m_old = premultiplied(destination);
    if (instruction == m_steps.coverageAt)
        cover(destination);
}

void VectorPixel::read(Vec4& destination)
{
    const Vec4 stored = destination;
    destination = readDestination(m_blend, stored);
    m_isClamped = !(destination == stored);
    if (m_watch)
        m_watch->onDestinationRead(stored, destination);
}

void VectorPixel::cover(Vec4& destination)
{
    const CoverageMix mix = mixCoverage(m_blend, destination, m_old, m_coverage, m_last);
    destination = mix.result;
    if (m_last && mix.isConverted)
        *m_last = mix;
    if (m_watch)
        m_watch->onCoverage(mix);
}

Vec4 readDestination(const VectorBlend& blend, Vec4 stored)
{
    for (int channel = 0; blend.target.isPremultiplied && channel < 3; ++channel)
        stored[channel] = std::min(stored[channel], stored.w);
    return stored;
}

} // namespace vitrine::core
