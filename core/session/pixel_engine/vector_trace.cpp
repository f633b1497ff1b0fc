// SPDX-License-Identifier: Apache-2.0
#include "core/session/pixel_engine/vector_trace.h"

#include "core/blend/opset8_text.h"
#include "core/blend/pgpe/engine.h"
#include "core/blend/pgpe/program_builder.h"
#include "core/memory/sample_codec.h"
#include "core/memory/surface.h"
#include "core/session/pixel_engine/trace_parts.h"
#include "core/session/pixel_engine/vector_listing.h"

#include <algorithm>
#include <utility>

namespace vitrine::core {

namespace {

constexpr std::string_view kChannels = "rgba";

Vec4 everywhere(float value)
{
    return {value, value, value, value};
}

class VectorRecorder final : public BlendStepWatch {
public:
    VectorRecorder(const ColorProgram& color, std::size_t registers, PixelTrace& trace)
        : m_color(color), m_registerCount(registers), m_trace(trace)
    {
        const auto& lines = trace.program.instructions;
        for (std::size_t line = trace.program.combining; line < lines.size(); ++line)
            if (lines[line].kind == LineKind::Instruction)
                m_lineOf.push_back(static_cast<std::uint32_t>(line));
        m_isEngine = color.program.has_value();
        if (!m_isEngine)
            begin();
        else if (trace.registersBefore.empty()) // else combining was first
            trace.registersBefore = registersOf(registers, pgpe::PixelRun{});
        m_registers = trace.steps.empty() ? trace.registersBefore : trace.steps.back().registers;
    }

    void onBlendStep(std::uint32_t, std::uint32_t, std::uint8_t instruction) override
    {
        m_step.instruction = m_lineOf[instruction];
        if (m_isEngine)
            takeEngineStep(instruction);
        addLookUps(line(m_step.instruction));
        m_registers = m_step.registers;
        m_trace.steps.push_back(std::exchange(m_step, {}));
    }

    void onOperation(const opset8::OperationRecord& record, const opset8::Registers& after) override
    {
        const opset8::Instruction& operation = m_color.operations[m_done++];
        m_step.isExecuted = true;
        m_step.operands = {record.source};
        if (opset8::hasTwoOperands(operation.operation))
            m_step.operands.push_back(record.destination);
        if (scales(operation.operation))
            m_step.factors = {{std::string(factorName(operation.sourceFactor)), record.sourceFactor},
                              {std::string(factorName(operation.destinationFactor)), record.destinationFactor}};
        if (operation.result == opset8::ResultPlace::SrcAndDst) {
            m_step.result = after[operation.source];
            m_step.second = after[operation.destination];
        } else {
            m_step.result = after[static_cast<opset8::Register>(operation.result)];
        }
        m_step.registers = registersOf(after);
        m_trace.vector->result = after[opset8::Register::Dst];
    }

    void onEngineStep(const pgpe::StepRecord& record, const pgpe::PixelRun& after) override
    {
        m_step.isExecuted = record.isExecuted;
        m_step.operands.assign(record.operands.begin(), record.operands.begin() + record.operandCount);
        m_step.registers = registersOf(m_registerCount, after);
        m_step.result = record.result.first;
    }

    void onDestinationRead(const Vec4& stored, const Vec4& read) override
    {
        m_trace.vector->isClamped = !(stored == read);
        if (const auto place = lineOf(kClampLine))
            addFixed({*place, true, false, {stored}, {}, read, {}});
    }

    void onCoverage(const CoverageMix& mix) override
    {
        const float share = static_cast<float>(mix.coverage) / 255.0f;
        PixelStep step{lineOf(kCoverLine).value(),
                       true,
                       false,
                       {mix.blended, mix.old},
                       {{"t", everywhere(share)}, {"(1-t)", everywhere(1.0f - share)}},
                       mix.result,
                       {}};
        const bool isLinear = m_color.state.vector.space == BlendSpace::Linear;
        for (std::size_t i = 0; mix.isConverted && i < mix.conversions.size(); ++i) {
            const bool goesThere = i < 2;
            const LookUpTable table = isLinear == goesThere ? LookUpTable::Gamma : LookUpTable::Degamma;
            for (int channel = 0; channel < 3; ++channel)
                step.lookUps.push_back(lookUp(table, channel, mix.conversions[i].from, mix.conversions[i].to));
        }
        m_trace.vector->mix = mix;
        addFixed(std::move(step));
    }

private:
    void begin()
    {
        opset8::Registers registers;
        registers[opset8::Register::Src] = m_trace.sample.source;
        registers[opset8::Register::Src2] = m_trace.sample.second;
        registers[opset8::Register::Dst] = m_trace.colorBefore;
        m_trace.registersBefore = registersOf(registers);
    }

    [[nodiscard]] const ListedInstruction& line(std::uint32_t number) const
    {
        return m_trace.program.instructions[number];
    }
    [[nodiscard]] std::optional<std::uint32_t> lineOf(std::string_view opcode) const
    {
        const auto& lines = m_trace.program.instructions;
        const auto found = std::ranges::find(lines, opcode, &ListedInstruction::opcode);
        return found == lines.end() ? std::nullopt : std::optional(static_cast<std::uint32_t>(found - lines.begin()));
    }

    /// A masked instruction leaves the other channels of its registers as they were.
    void takeEngineStep(std::uint8_t number)
    {
        const pgpe::Instruction& instruction = m_color.program->program.instructions[number];
        const bool writesRegisters = !line(m_step.instruction).writes.empty();
        if (writesRegisters)
            m_step.result = m_step.registers[instruction.destination0].value;
        if (writesRegisters && opcodeInfo(instruction.opcode).destinations > 1)
            m_step.second = m_step.registers[instruction.destination1].value;
        if (instruction.opcode == pgpe::Opcode::Out)
            m_trace.vector->result = m_step.result;
    }

    /// Between two instructions: of the registers only the destination's is another.
    void addFixed(PixelStep step)
    {
        const auto destination =
            static_cast<std::size_t>(m_isEngine ? pgpe::kDestinationRegister : static_cast<int>(opset8::Register::Dst));
        m_registers[destination].value = step.result;
        step.registers = m_registers;
        m_trace.steps.push_back(std::move(step));
    }

    [[nodiscard]] static TableLookUp lookUp(LookUpTable table, int channel, const Vec4& from, const Vec4& to)
    {
        return {table, kChannels[static_cast<std::size_t>(channel)], from[channel], tableIndex(from[channel]),
                to[channel]};
    }

    void addLookUps(const ListedInstruction& line)
    {
        const auto add = [this](LookUpTable table, int first, int end) {
            for (int channel = first; channel < end; ++channel)
                m_step.lookUps.push_back(lookUp(table, channel, m_step.operands[0], m_step.result));
        };
        constexpr int kAlpha = 3;
        switch (line.step) {
        case 10:
        case 50: return add(LookUpTable::Rcp, kAlpha, kAlpha + 1);
        case 30: return add(LookUpTable::Degamma, 0, kAlpha);
        case 70: return add(LookUpTable::Gamma, 0, kAlpha);
        default: return;
        }
    }

    const ColorProgram& m_color;
    const std::size_t m_registerCount;
    PixelTrace& m_trace;
    bool m_isEngine = false;
    std::vector<std::uint32_t> m_lineOf; ///< by the number of the instruction that blends
    std::size_t m_done = 0;              ///< of the blender's operations
    PixelStep m_step;                    ///< under way
    std::vector<PixelRegister> m_registers;
};

} // namespace

void traceVectorPixel(const ColorProgram& program, PixelFormat target, std::size_t registers, PixelTrace& trace)
{
    trace.vector.emplace();
    VectorRecorder recorder(program, registers, trace);
    Surface pixels({target, 2, 2, 1});
    const std::size_t bytes = bytesPerSample(target);
    storeWord(pixels.pixelForWrite(0, 0), bytes, trace.sample.stored);
    ShadedQuad quad;
    quad.coverage = 1;
    quad.colors[0] = trace.sample.source;
    quad.secondColors[0] = trace.sample.second;
    quad.pixelCoverage[0] = trace.sample.coverage;
    blendByProgram(program, {&quad, 1}, pixels, trace.counts, &recorder);
    trace.wordAfter = loadWord(pixels.pixel(0, 0), bytes);
    if (std::ranges::find(trace.inputs, portNameOf(pgpe::Port::Interpolator), &PortObject::port) == trace.inputs.end())
        trace.inputs.push_back({portNameOf(pgpe::Port::Interpolator), pgpe::floatObject(trace.sample.source)});
    trace.inputs.push_back(colorCacheObject(target, trace.sample.stored));
    trace.outputs = {colorCacheObject(target, trace.wordAfter)};
}

} // namespace vitrine::core
