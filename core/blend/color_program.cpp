// SPDX-License-Identifier: Apache-2.0
#include "core/blend/color_program.h"

#include "core/base/check.h"
#include "core/blend/opset8_blending.h"
#include "core/blend/pgpe/blend_programs.h"
#include "core/blend/pgpe/engine_config.h"
#include "core/blend/quad_merge.h"
#include "core/blend/sample_blend.h"
#include "core/blend/vector_blend.h"
#include "core/memory/sample_codec.h"

#include <algorithm>

namespace vitrine::core {

namespace {

pgpe::Program driversProgram(const ColorProgram& program, PixelFormat target)
{
    const BlendState& state = program.state;
    if (state.raster.enabled)
        return pgpe::ropProgram(state.raster.code, decodedWord(target, state.raster.pattern));
    return state.vector.enabled ? pgpe::vectorProgram(program.vector) : pgpe::blendProgram(state);
}

pgpe::LoadedProgram loadedBlend(const ColorProgram& program, PixelFormat target)
{
    const auto format = pgpe::objectFormatOf(target);
    CORE_CHECK(format.has_value(), "a draw writes colors to a surface that can't be drawn to");
    const BlendState& state = program.state;
    auto loaded = pgpe::loadProgram(driversProgram(program, target), pgpe::targetSurfaces(*format), *program.config,
                                    curveOf(state.vector));
    CORE_CHECK(loaded.hasValue(), "the driver's own blending program is refused");
    return std::move(loaded).value();
}

/// The engine of eight operations has no modules beside its operations.
pgpe::EngineCounts costsOf(const opset8::Sequence& operations)
{
    pgpe::EngineCounts counts;
    counts.fetched = counts.executed = operations.size();
    for (const opset8::Instruction& operation : operations) {
        ++counts.opcodes[static_cast<std::size_t>(operation.operation)];
        counts.saturations += operation.saturate ? 1 : 0;
    }
    return counts;
}

std::uint32_t formattingClocks(const ColorProgram& program)
{
    using opset8::Operation;
    const auto steps = std::ranges::count_if(program.vector.operations, [](const opset8::Instruction& step) {
        return step.operation == Operation::Rcp || step.operation == Operation::Gamma ||
               step.operation == Operation::Degamma;
    });
    const auto clocks = static_cast<std::uint32_t>(steps);
    return program.program ? clocks : std::min(clocks, 1u);
}

/// A color of which channels stay is read first, and one that the program takes in, beside that of the fragment.
std::uint32_t bytesMovedPerSample(const ColorProgram& program, PixelFormat target)
{
    const std::uint32_t written = channelMaskBits(target, program.state.colorMask);
    const bool blends = program.program ? program.perSample.inputs > 1 : !program.operations.empty();
    const bool isRead = blends || program.state.raster.enabled || written != channelMaskBits(target, 0xF);
    return written == 0 ? 0 : static_cast<std::uint32_t>(bytesPerSample(target)) * (isRead ? 2 : 1);
}

/// A sample by the pixel engine.
struct MergeByEngine {
    static constexpr bool kSeesEverySample = true;
    static constexpr std::size_t kBytes = 0;
    const ColorProgram& color;
    bool dithers;
    pgpe::PixelRun& run;
    pgpe::EngineCounts& counts;
    BlendStepWatch* watch;

    [[nodiscard]] std::uint32_t operator()(ChannelVector source, std::uint32_t stored, PixelPlace place) const
    {
        const SampleInputs inputs = sampleInputs(color, toVec4(source), stored, place, dithers);
        beginPixel(*color.program, run);
        while (!run.isDone) {
            const pgpe::StepRecord step = stepPixel(*color.program, inputs.view(), run, counts);
            if (watch && step.isExecuted)
                watch->onBlendStep(place.x, place.y, step.instruction);
        }
        return writtenWord(run, stored);
    }
};

/// A pixel of 2-D graphics by the pixel engine.
struct MergeVectorByEngine {
    static constexpr bool kSeesEverySample = true;
    static constexpr std::size_t kBytes = 0;
    const ColorProgram& color;
    PixelFormat format;
    pgpe::PixelRun& run;
    pgpe::EngineCounts& counts;
    BlendStepWatch* watch;
    std::uint64_t& clamped;

    [[nodiscard]] std::uint32_t operator()(ChannelVector source, std::uint32_t stored, PixelPlace place,
                                           const PixelOfVectors& vector) const
    {
        const std::size_t firstStep = color.vector.inputs;
        SampleInputs inputs = sampleInputs(color, toVec4(source), stored, place, false);
        if (color.state.vector.isStencil)
            addSecond(inputs, vector.clampedSecond());
        VectorPixel pixel(color.state.vector, color.vector, vector.coverage, watch);
        beginPixel(*color.program, run);
        while (!run.isDone) {
            if (run.counter >= firstStep)
                pixel.before(run.counter - firstStep, run.registers[pgpe::kDestinationRegister].colors[0]);
            const pgpe::StepRecord step = stepPixel(*color.program, inputs.view(), run, counts);
            if (!watch || !step.isExecuted)
                continue;
            watch->onEngineStep(step, run);
            watch->onBlendStep(place.x, place.y, step.instruction);
        }
        clamped += pixel.isClamped() ? 1 : 0;
        const std::uint32_t bits = channelMaskBits(format, color.state.colorMask);
        return (stored & ~bits) | (writtenWord(run, stored) & bits);
    }
};

BlendCounts blendVectorByProgram(const ColorProgram& program, std::span<const ShadedQuad> quads, Surface& target,
                                 pgpe::EngineCounts& counts, BlendStepWatch* watch)
{
    if (program.program && (watch || !program.computesInFloat32())) {
        pgpe::PixelRun run;
        std::uint64_t clamped = 0;
        BlendCounts blended =
            mergeQuads(MergeVectorByEngine{program, target.format(), run, counts, watch, clamped}, quads, target);
        blended.clampedColors = clamped;
        return blended;
    }
    const BlendCounts blended = blendVector(program.state, program.vector, quads, target, watch);
    counts.add(program.perSample, blended.samplesWritten);
    return blended;
}

/// A sample by the eight operations.
struct MergeByOperations {
    static constexpr bool kSeesEverySample = true;
    static constexpr std::size_t kBytes = 0;
    const ColorProgram& program;
    PixelFormat format;
    bool dithers;
    BlendStepWatch& watch;

    [[nodiscard]] std::uint32_t operator()(ChannelVector source, std::uint32_t stored, PixelPlace place) const
    {
        opset8::Registers registers = blendRegisters(program.state, toVec4(source), decodedWord(format, stored));
        for (std::size_t i = 0; i < program.operations.size(); ++i) {
            execute(program.operations[i], registers);
            watch.onBlendStep(place.x, place.y, static_cast<std::uint8_t>(i));
        }
        const Vec4 color = program.operations.empty() ? toVec4(source) : registers.output;
        return writtenWord(program.state, format, color, stored, place, dithers);
    }
};

} // namespace

bool ColorProgram::computesInFloat32() const
{
    return config->computesInFloat32();
}

ColorProgram makeColorProgram(const BlendState& state, PixelFormat target, const ColorEngineConfig& config)
{
    ColorProgram program{state, config, std::nullopt, {}, {}, {}};
    if (isFloat(target)) {
        CORE_CHECK(!state.enabled && !state.raster.enabled && !state.vector.enabled && state.colorMask == 0xF,
                   "floats are to be blended");
        program.bytesPerSample = static_cast<std::uint32_t>(bytesPerSample(target));
        return program;
    }
    if (state.vector.enabled)
        program.vector = vectorSteps(state.vector);
    if (config.engine == ColorEngine::Pgpe) {
        program.program = loadedBlend(program, target);
        program.perSample = program.program->straightCosts();
    } else {
        if (state.vector.enabled)
            program.operations = program.vector.operations;
        else if (state.enabled && !state.raster.enabled && (state.colorMask & 0xF) != 0)
            program.operations = blendSequence(state);
        program.perSample = costsOf(program.operations);
    }
    program.formattingClocks = formattingClocks(program);
    program.bytesPerSample = bytesMovedPerSample(program, target);
    return program;
}

BlendCounts blendByProgram(const ColorProgram& program, std::span<const ShadedQuad> quads, Surface& target,
                           pgpe::EngineCounts& counts, BlendStepWatch* watch)
{
    if (isFloat(target.format()))
        return blendQuads(program.state, quads, target);
    if (program.state.vector.enabled)
        return blendVectorByProgram(program, quads, target, counts, watch);
    const bool isDithered = dithers(program.state, target.format());
    if (program.program && (watch || !program.computesInFloat32())) {
        pgpe::PixelRun run;
        return mergeQuads(MergeByEngine{program, isDithered, run, counts, watch}, quads, target);
    }
    const bool showsOperations = watch && !program.state.raster.enabled; // which the unit does beside them
    const BlendCounts blended =
        showsOperations ? mergeQuads(MergeByOperations{program, target.format(), isDithered, *watch}, quads, target)
                        : blendQuads(program.state, quads, target);
    counts.add(program.perSample, blended.samplesWritten);
    return blended;
}

} // namespace vitrine::core
