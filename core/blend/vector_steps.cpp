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

template <typename Convert>
Vec4 convertedColors(const Vec4& color, Convert&& convert)
{
    return premultiplied(convert(unpremultiplied(color)));
}

} // namespace

VectorSteps vectorSteps(const VectorBlend& blend)
{
    VectorSteps steps;
    opset8::Sequence& all = steps.operations;
    if (blend.target.isPremultiplied) {
        all.push_back(kInvertAlpha);
        all.push_back(scaleColors(Factor::Src2Alpha));
    }
    if (convertsSpace(blend))
        all.push_back(convertColors(Operation::Degamma));
    steps.bodyAt = all.size();
    const opset8::Sequence body = blendSequence(blend.mode);
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

Vec4 coveredColor(const VectorBlend& blend, const Vec4& blended, const Vec4& old, std::uint8_t coverage)
{
    if (coverage == 255)
        return blended;
    if (!blend.target.isNonLinear || blend.space == blend.coverage)
        return withCoverage(blended, old, coverage);
    const GammaCurve curve = curveOf(blend);
    const auto compress = [&](const Vec4& v) { return gammaCompressed(curve, v); };
    const auto expand = [&](const Vec4& v) { return gammaExpanded(curve, v); };
    if (blend.space == BlendSpace::Stored)
        return convertedColors(withCoverage(convertedColors(blended, expand), convertedColors(old, expand), coverage),
                               compress);
    return convertedColors(withCoverage(convertedColors(blended, compress), convertedColors(old, compress), coverage),
                           expand);
}

void VectorPixel::before(std::size_t instruction, Vec4& destination)
{
    if (instruction == 0)
        destination = readDestination(m_blend, destination);
    if (instruction == m_steps.bodyAt)
        m_old = premultiplied(destination);
    if (instruction == m_steps.coverageAt)
        destination = coveredColor(m_blend, destination, m_old, m_coverage);
}

Vec4 readDestination(const VectorBlend& blend, Vec4 stored)
{
    for (int channel = 0; blend.target.isPremultiplied && channel < 3; ++channel)
        stored[channel] = std::min(stored[channel], stored.w);
    return stored;
}

} // namespace vitrine::core
