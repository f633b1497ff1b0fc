// SPDX-License-Identifier: Apache-2.0
#include "core/blend/sample_blend.h"

#include "core/memory/sample_codec.h"

namespace vitrine::core {

SampleInputs sampleInputs(const ColorProgram& program, const Vec4& source, std::uint32_t stored, PixelPlace place,
                          bool isDithered)
{
    SampleInputs inputs;
    inputs.surfaces[pgpe::kFragmentSurface] = pgpe::floatObject(source);
    pgpe::PixelObject& target = inputs.surfaces[pgpe::kTargetSurface];
    target.colors[0] = {program.program->surfaces.formats[pgpe::kTargetSurface], {stored}};
    target.colorCount = 1;
    if (isDithered)
        inputs.ditherOffset = ditherOffset(place);
    return inputs;
}

void addSecond(SampleInputs& inputs, const Vec4& second)
{
    pgpe::PixelObject& fragment = inputs.surfaces[pgpe::kFragmentSurface];
    fragment.colors[fragment.colorCount++] = pgpe::floatObject(second).colors[0];
}

std::uint32_t writtenWord(const pgpe::PixelRun& run, std::uint32_t stored)
{
    const pgpe::SurfaceOutput& output = run.outputs[pgpe::kTargetSurface];
    const auto bits = static_cast<std::uint32_t>(run.isDiscarded ? 0 : output.bits.low);
    return (stored & ~bits) | (static_cast<std::uint32_t>(output.object.colors[0].word.low) & bits);
}

std::uint32_t writtenWord(const BlendState& state, PixelFormat format, const Vec4& color, std::uint32_t stored,
                          PixelPlace place, bool isDithered)
{
    const std::uint32_t bits = channelMaskBits(format, state.colorMask);
    const std::uint32_t word =
        isDithered ? ditheredWord(format, color, ditherOffset(place)) : encodedWord(format, color);
    return (stored & ~bits) | (word & bits);
}

} // namespace vitrine::core
