// SPDX-License-Identifier: Apache-2.0
#include "core/session/pixel_engine/pixel_trace.h"

#include "core/blend/blend_ops.h"
#include "core/blend/opset8_blending.h"
#include "core/blend/opset8_text.h"
#include "core/blend/pgpe/program_builder.h"
#include "core/blend/sample_blend.h"
#include "core/command/vector_config.h"
#include "core/gpu/machine_config.h"
#include "core/gpu/reachable_units.h"
#include "core/memory/sample_codec.h"
#include "core/memory/surface.h"
#include "core/observe/draw_number.h"
#include "core/session/draw_start.h"
#include "core/session/pixel_engine/trace_parts.h"
#include "core/session/pixel_engine/vector_trace.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>

namespace vitrine::core {

namespace {

/// Of those that are bound to its surface.
bool isFirstPort(const pgpe::LoadedProgram& program, std::size_t port)
{
    const auto& ports = program.surfaces.ports;
    return std::find(ports.begin(), ports.end(), ports[port]) == ports.begin() + static_cast<std::ptrdiff_t>(port);
}

/// Of both programs: views show one file of registers.
std::size_t registerCount(const ColorProgram& color, const PixelCombining* combining)
{
    const std::size_t count = color.program->registers;
    return combining ? std::max<std::size_t>(count, combining->program.registers) : count;
}

/// A program from its start to its end. `first`: its first instruction's number in the listing.
pgpe::PixelRun stepThrough(const pgpe::LoadedProgram& program, const pgpe::PixelInputs& inputs, std::size_t first,
                           std::size_t registers, PixelTrace& trace)
{
    pgpe::PixelRun run;
    beginPixel(program, run);
    if (first == 0)
        trace.registersBefore = registersOf(registers, run);
    while (!run.isDone) {
        const pgpe::StepRecord record = stepPixel(program, inputs, run, trace.counts);
        PixelStep step{static_cast<std::uint32_t>(first + record.instruction),
                       record.isExecuted,
                       record.isPassedOver,
                       {},
                       {},
                       record.result.first,
                       registersOf(registers, run)};
        step.operands.assign(record.operands.begin(), record.operands.begin() + record.operandCount);
        trace.steps.push_back(std::move(step));
    }
    return run;
}

void combine(const PixelCombining& combining, std::size_t registers, PixelTrace& trace)
{
    const auto surfaces = combiningInputs(combining.pixel.colors, combining.pixel.texels);
    const pgpe::PixelInputs inputs{surfaces, std::nullopt, combining.pixel.skipsDiscard};
    const pgpe::PixelRun run = stepThrough(combining.program, inputs, 0, registers, trace);
    trace.combined = run.registers[pgpe::kSourceRegister].colors[0];
    trace.inputs = {{portNameOf(pgpe::Port::Interpolator), surfaces[0]},
                    {portNameOf(pgpe::Port::Texture), surfaces[1]}};
}

void stepThroughEngine(const ColorProgram& color, const BlendedSample& sample, bool isDithered,
                       const PixelCombining* combining, PixelTrace& trace)
{
    const pgpe::LoadedProgram& program = *color.program;
    const SampleInputs inputs = sampleInputs(color, sample.source, sample.stored, {sample.x, sample.y}, isDithered);
    const std::size_t registers = registerCount(color, combining);
    if (combining)
        combine(*combining, registers, trace);
    trace.ditherOffset = inputs.ditherOffset;
    for (std::size_t port = 0; port < pgpe::kPortCount; ++port) {
        const std::string name = portNameOf(static_cast<pgpe::Port>(port));
        const bool isKnown = std::ranges::find(trace.inputs, name, &PortObject::port) != trace.inputs.end();
        if (isFirstPort(program, port) && !isKnown)
            trace.inputs.push_back({name, inputs.surfaces[program.surfaces.ports[port]]});
    }
    const pgpe::PixelRun run = stepThrough(program, inputs.view(), trace.program.combining, registers, trace);
    trace.wordAfter = writtenWord(run, sample.stored);
    for (std::size_t port = 0; port < pgpe::kPortCount; ++port)
        if (const auto& output = run.outputs[program.surfaces.ports[port]];
            output.isWritten && !run.isDiscarded && isFirstPort(program, port))
            trace.outputs.push_back({portNameOf(static_cast<pgpe::Port>(port)), output.object});
}

Vec4 resultOf(const opset8::Instruction& operation, const opset8::Registers& registers)
{
    switch (operation.result) {
    case opset8::ResultPlace::Output: return registers.output;
    case opset8::ResultPlace::SrcAndDst: return registers[operation.source];
    default: return registers[static_cast<opset8::Register>(operation.result)];
    }
}

PixelRegister factorOf(opset8::Factor factor, const opset8::Registers& registers)
{
    PixelRegister scaled{std::string(factorName(factor)), {}};
    for (int channel = 0; channel < 4; ++channel)
        scaled.value[channel] = factorValue(factor, registers, channel);
    return scaled;
}

/// Of a raster operation, which the unit does beside its operations.
std::uint32_t combinedWord(const BlendState& state, PixelFormat target, const BlendedSample& sample)
{
    Surface pixels({target, 2, 2, 1});
    const std::size_t bytes = bytesPerSample(target);
    storeWord(pixels.pixelForWrite(0, 0), bytes, sample.stored);
    ShadedQuad quad;
    quad.coverage = 1;
    quad.colors[0] = sample.source;
    blendQuads(state, {&quad, 1}, pixels);
    return loadWord(pixels.pixel(0, 0), bytes);
}

void stepThroughOperations(const ColorProgram& color, PixelFormat target, const BlendedSample& sample, bool isDithered,
                           PixelTrace& trace)
{
    opset8::Registers registers = blendRegisters(color.state, sample.source, trace.colorBefore);
    trace.registersBefore = registersOf(registers);
    trace.inputs = {{"ain", pgpe::floatObject(sample.source)}, colorCacheObject(target, sample.stored)};
    trace.counts = color.perSample;
    if (isDithered)
        trace.ditherOffset = ditherOffset({sample.x, sample.y});
    for (std::size_t i = 0; i < color.operations.size(); ++i) {
        const opset8::Instruction& operation = color.operations[i];
        PixelStep step{static_cast<std::uint32_t>(i),
                       true,
                       false,
                       {registers[operation.source], registers[operation.destination]},
                       {},
                       {},
                       {}};
        if (scales(operation.operation))
            step.factors = {factorOf(operation.sourceFactor, registers),
                            factorOf(operation.destinationFactor, registers)};
        execute(operation, registers);
        step.result = resultOf(operation, registers);
        step.registers = registersOf(registers);
        trace.steps.push_back(std::move(step));
    }
    const Vec4 result = color.operations.empty() ? sample.source : registers.output;
    trace.wordAfter = color.state.raster.enabled
                          ? combinedWord(color.state, target, sample)
                          : writtenWord(color.state, target, result, sample.stored, {sample.x, sample.y}, isDithered);
    trace.outputs = {colorCacheObject(target, trace.wordAfter)};
}

void stepThroughVector(const ColorProgram& color, PixelFormat target, const PixelCombining* combining,
                       PixelTrace& trace)
{
    const std::size_t registers = color.program ? registerCount(color, combining) : 0;
    if (combining)
        combine(*combining, registers, trace);
    traceVectorPixel(color, target, registers, trace);
}

/// What the engine reads and writes.
Result<PixelFormat> targetOf(const DrawStart& draw)
{
    const std::uint32_t number = drawOf(draw.command.drawSeq);
    const SurfaceId color = draw.command.state->targets.color;
    if (!color)
        return failure("draw {} has no color buffer", number);
    const PixelFormat format = draw.memory.surface(color).format();
    if (isFloat(format))
        return failure("draw {} stores floats as they come, without an engine", number);
    return format;
}

PixelProgram listingOf(const DrawStart& draw, PixelFormat target, const ColorProgram& program,
                       const pgpe::LoadedProgram* combining)
{
    PixelProgram listing = listProgram(program, target, combining);
    if (listing.vector) {
        listing.vector->space = draw.config.vector->blendSpace;
        listing.vector->coverage = draw.config.vector->blendCoverage;
        listing.vector->sharesComputation = sharesComputation(draw.config);
    }
    return listing;
}

ColorProgram colorProgramOf(const DrawStart& draw, PixelFormat target)
{
    return makeColorProgram(draw.command.state->blend, target, *draw.config.colorEngine);
}

} // namespace

PixelTrace traceSample(const ColorProgram& program, PixelFormat target, const BlendedSample& sample,
                       const PixelCombining* combining)
{
    PixelTrace trace;
    trace.program = listProgram(program, target, combining ? &combining->program : nullptr);
    trace.sample = sample;
    trace.colorBefore = decodedWord(target, sample.stored);
    if (program.state.raster.enabled)
        trace.rasterSource = encodedWord(target, sample.source);
    const bool isDithered = dithers(program.state, target);
    if (program.state.vector.enabled)
        stepThroughVector(program, target, combining, trace);
    else if (program.program)
        stepThroughEngine(program, sample, isDithered, combining, trace);
    else
        stepThroughOperations(program, target, sample, isDithered, trace);
    trace.colorAfter = decodedWord(target, trace.wordAfter);
    return trace;
}

Result<PixelInspection> inspectPixel(const DrawStart& draw, const PixelTraceQuery& query, const std::stop_token& stop)
{
    const auto target = targetOf(draw);
    if (!target)
        return target.error();
    auto survey = surveyPixel(draw, query, stop);
    if (!survey)
        return survey.error();
    const auto run = CombiningRun::begin(draw);
    if (!run)
        return run.error();
    const ColorProgram program = colorProgramOf(draw, *target);
    const pgpe::LoadedProgram* combining = (*run)->program();
    PixelInspection inspection{listingOf(draw, *target, program, combining), *std::move(survey), std::nullopt};
    if (!inspection.survey.sample)
        return inspection;
    const BlendedSample& sample = *inspection.survey.sample;
    if (combining) {
        const auto pixel = (*run)->pixel(sample, query.sample, stop);
        if (!pixel)
            return pixel.error();
        if (!*pixel)
            return failure("the machine combines no such color at {},{}", sample.x, sample.y);
        const PixelCombining before{*combining, **pixel};
        inspection.trace = traceSample(program, *target, sample, &before);
    } else {
        inspection.trace = traceSample(program, *target, sample);
    }
    inspection.trace->query = query;
    inspection.trace->program = inspection.program;
    return inspection;
}

Result<PixelTrace> tracePixel(const DrawStart& draw, const PixelTraceQuery& query, const std::stop_token& stop)
{
    auto inspection = inspectPixel(draw, query, stop);
    if (!inspection)
        return inspection.error();
    if (!inspection->trace)
        return nothingBlended(draw, query, inspection->survey);
    return *std::move(inspection->trace);
}

Result<PixelProgram> programOfDraw(const DrawStart& draw)
{
    const auto target = targetOf(draw);
    if (!target)
        return target.error();
    const auto run = CombiningRun::begin(draw);
    if (!run)
        return run.error();
    return listingOf(draw, *target, colorProgramOf(draw, *target), (*run)->program());
}

} // namespace vitrine::core
