// SPDX-License-Identifier: Apache-2.0
#include "core/session/pixel_engine/pixel_trace.h"

#include "core/blend/opset8_blending.h"
#include "core/blend/sample_blend.h"

#include <array>
#include <optional>
#include <string>
#include <utility>

namespace vitrine::core {

namespace {

std::vector<PixelRegister> registersOf(const pgpe::LoadedProgram& program, const pgpe::PixelRun& run)
{
    std::vector<PixelRegister> registers;
    for (std::size_t i = 0; i < program.registers; ++i)
        registers.push_back({"r" + std::to_string(i), run.registers[i].colors[0]});
    return registers;
}

std::vector<PixelRegister> registersOf(const opset8::Registers& registers)
{
    constexpr std::array<const char*, opset8::kRegisterCount> kNames{"SRC", "SRC2", "DST", "TMP"};
    std::vector<PixelRegister> all;
    for (std::size_t i = 0; i < kNames.size(); ++i)
        all.push_back({kNames[i], registers.values[i]});
    all.push_back({"OUT", registers.output});
    return all;
}

void stepThroughEngine(const ColorProgram& color, const BlendedSample& sample, bool isDithered, PixelTrace& trace)
{
    const pgpe::LoadedProgram& program = *color.program;
    const SampleInputs inputs = sampleInputs(color, sample.source, sample.stored, {sample.x, sample.y}, isDithered);
    pgpe::PixelRun run;
    pgpe::EngineCounts counts;
    beginPixel(program, run);
    while (!run.isDone) {
        const pgpe::StepRecord record = stepPixel(program, inputs.view(), run, counts);
        PixelStep step{record.instruction, record.isExecuted, {}, record.result.first, registersOf(program, run)};
        step.operands.assign(record.operands.begin(), record.operands.begin() + record.operandCount);
        trace.steps.push_back(std::move(step));
    }
    trace.wordAfter = writtenWord(run, sample.stored);
}

Vec4 resultOf(const opset8::Instruction& operation, const opset8::Registers& registers)
{
    switch (operation.result) {
    case opset8::ResultPlace::Output: return registers.output;
    case opset8::ResultPlace::SrcAndDst: return registers[operation.source];
    default: return registers[static_cast<opset8::Register>(operation.result)];
    }
}

void stepThroughOperations(const ColorProgram& color, PixelFormat target, const BlendedSample& sample, bool isDithered,
                           PixelTrace& trace)
{
    opset8::Registers registers = blendRegisters(color.state, sample.source, trace.colorBefore);
    for (std::size_t i = 0; i < color.operations.size(); ++i) {
        const opset8::Instruction& operation = color.operations[i];
        PixelStep step{static_cast<std::uint32_t>(i),
                       true,
                       {registers[operation.source], registers[operation.destination]},
                       {},
                       {}};
        execute(operation, registers);
        step.result = resultOf(operation, registers);
        step.registers = registersOf(registers);
        trace.steps.push_back(std::move(step));
    }
    const Vec4 result = color.operations.empty() ? sample.source : registers.output;
    trace.wordAfter = writtenWord(color.state, target, result, sample.stored, {sample.x, sample.y}, isDithered);
}

/// Nothing: the draw has no color buffer.
std::optional<PixelFormat> targetOf(const DrawStart& draw)
{
    const SurfaceId color = draw.command.state->targets.color;
    return color ? std::optional(draw.memory.surface(color).format()) : std::nullopt;
}

Error noColorBuffer(const DrawStart& draw)
{
    return Error{"draw " + std::to_string(draw.command.drawSeq) + " has no color buffer"};
}

ColorProgram colorProgramOf(const DrawStart& draw, PixelFormat target)
{
    return makeColorProgram(draw.command.state->blend, target, draw.config.colorEngine);
}

} // namespace

PixelTrace traceSample(const ColorProgram& program, PixelFormat target, const BlendedSample& sample)
{
    PixelTrace trace;
    trace.program = listProgram(program, target);
    trace.sample = sample;
    trace.colorBefore = decodedWord(target, sample.stored);
    const bool isDithered = dithers(program.state, target);
    if (program.program)
        stepThroughEngine(program, sample, isDithered, trace);
    else
        stepThroughOperations(program, target, sample, isDithered, trace);
    trace.colorAfter = decodedWord(target, trace.wordAfter);
    return trace;
}

Result<PixelTrace> tracePixel(const DrawStart& draw, const PixelTraceQuery& query, std::stop_token stop)
{
    const auto target = targetOf(draw);
    if (!target)
        return noColorBuffer(draw);
    const auto sample = findBlendedSample(draw, query, std::move(stop));
    if (!sample)
        return sample.error();
    PixelTrace trace = traceSample(colorProgramOf(draw, *target), *target, *sample);
    trace.query = query;
    return trace;
}

Result<PixelProgram> programOfDraw(const DrawStart& draw)
{
    const auto target = targetOf(draw);
    if (!target)
        return noColorBuffer(draw);
    return listProgram(colorProgramOf(draw, *target), *target);
}

} // namespace vitrine::core
