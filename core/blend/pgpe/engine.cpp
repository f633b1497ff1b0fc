// SPDX-License-Identifier: Apache-2.0
#include "core/blend/pgpe/engine.h"

#include "core/base/check.h"
#include "core/memory/sample_codec.h"

#include <algorithm>

namespace vitrine::core::pgpe {

namespace {

constexpr std::uint8_t kEveryChannel = 0xF;

bool isFlow(Opcode opcode)
{
    return opcodeInfo(opcode).group == OpcodeClass::Logic;
}

void writeChannels(Vec4& target, const Vec4& value, std::uint8_t mask)
{
    for (int channel = 0; channel < 4; ++channel)
        if ((mask >> channel & 1) != 0)
            target[channel] = value[channel];
}

Vec4 broadcast(float v)
{
    return {v, v, v, v};
}

/// As the shader processors saturate: NaN becomes 0, and −0 stays.
float clamped(float v)
{
    return v >= 0.0f ? (v < 1.0f ? v : 1.0f) : 0.0f;
}

Vec4 clamped(const Vec4& v)
{
    return {clamped(v.x), clamped(v.y), clamped(v.z), clamped(v.w)};
}

/// One instruction of one pixel.
class Execution {
public:
    Execution(const LoadedProgram& program, const PixelInputs& inputs, PixelRun& run, const Instruction& instruction)
        : m_program(program), m_inputs(inputs), m_run(run), m_instruction(instruction)
    {
    }

    void execute(StepRecord& record)
    {
        switch (opcodeInfo(m_instruction.opcode).group) {
        case OpcodeClass::Flow: m_run.isDone = true; return;
        case OpcodeClass::InputOutput: return transport(record);
        default: break;
        }
        record.operandCount = opcodeInfo(m_instruction.opcode).sources;
        for (std::size_t i = 0; i < record.operandCount; ++i)
            record.operands[i] = valueOf(m_instruction.sources[i]);
        if (m_instruction.opcode == Opcode::Kil)
            m_run.isDiscarded = m_run.isDone = record.operands[0].x < record.operands[1].x;
        else if (movesWholeObject())
            moveObject(record);
        else
            computeResult(record);
    }

    /// ELSEIF looks at its operands only when no branch before it was taken.
    void branch(StepRecord& record)
    {
        BranchState& branch = m_run.branch;
        if (m_instruction.opcode == Opcode::If) {
            const std::uint32_t bit = 1u << branch.depth++;
            branch.enclosing = branch.active ? branch.enclosing | bit : branch.enclosing & ~bit;
            branch.active = branch.active && holds(record);
            branch.taken = branch.active ? branch.taken | bit : branch.taken & ~bit;
            return;
        }
        const std::uint32_t bit = 1u << (branch.depth - 1);
        const bool isFree = (branch.enclosing & bit) != 0 && (branch.taken & bit) == 0;
        if (m_instruction.opcode == Opcode::EndIf) {
            branch.active = (branch.enclosing & bit) != 0;
            --branch.depth;
            return;
        }
        branch.active = isFree && (m_instruction.opcode == Opcode::Else || holds(record));
        branch.taken |= branch.active ? bit : 0;
    }

private:
    bool holds(StepRecord& record)
    {
        record.operandCount = 2;
        for (std::size_t i = 0; i < record.operandCount; ++i)
            record.operands[i] = valueOf(m_instruction.sources[i]);
        return record.operands[0].x >= record.operands[1].x;
    }

    [[nodiscard]] Vec4 valueOf(const Operand& operand) const
    {
        if (operand.index >= kFirstConstant) {
            const Vec4& constant = m_program.program.constants[operand.index - kFirstConstant];
            return modified(componentOf(constant, {}, operand.component), operand.modifier);
        }
        const Register& from = m_run.registers[operand.index];
        return modified(componentOf(from.colors[0], from.depthStencil, operand.component), operand.modifier);
    }

    static Vec4 componentOf(const Vec4& color, const DepthStencilValue& depthStencil, Component component)
    {
        switch (component) {
        case Component::Whole: return color;
        case Component::Depth: return broadcast(depthStencil.depth);
        case Component::Stencil: return broadcast(depthStencil.stencil);
        default: return broadcast(color[static_cast<int>(component) - static_cast<int>(Component::Red)]);
        }
    }

    [[nodiscard]] bool isWholeRegister(const Operand& operand) const
    {
        return operand.index < kFirstConstant && operand.component == Component::Whole &&
               operand.modifier == Modifier::None && !m_instruction.saturate;
    }

    [[nodiscard]] bool movesWholeObject() const
    {
        return m_instruction.opcode == Opcode::Mov && m_instruction.mask == kEveryChannel &&
               isWholeRegister(m_instruction.sources[0]);
    }

    void moveObject(StepRecord& record)
    {
        Register& target = m_run.registers[m_instruction.destination0];
        target = m_run.registers[m_instruction.sources[0].index];
        record.result.first = target.colors[0];
    }

    void computeResult(StepRecord& record)
    {
        const Opcode opcode = m_instruction.opcode;
        if (opcodeInfo(opcode).group == OpcodeClass::Binary)
            record.result.first = computeBits(opcode, record.operands, bitLayout());
        else
            record.result = compute(opcode, record.operands, m_program.gamma);
        record.result.first = write(m_instruction.destination0, record.result.first);
        if (opcodeInfo(opcode).destinations > 1)
            record.result.second = write(m_instruction.destination1, record.result.second);
    }

    [[nodiscard]] const ObjectLayout& bitLayout() const
    {
        const SurfaceTable& surfaces = m_program.surfaces;
        return objectLayout(surfaces.formats[surfaces.ports[static_cast<std::size_t>(Port::ColorCache)]]);
    }

    /// As the register holds it then.
    Vec4 write(std::uint8_t index, const Vec4& value)
    {
        Vec4 result = m_instruction.saturate ? clamped(value) : value;
        for (int channel = 0; channel < 4; ++channel)
            result[channel] = rounded(m_program.numbers, result[channel]);
        writeChannels(m_run.registers[index].colors[0], result, m_instruction.mask);
        return result;
    }

    void transport(StepRecord& record)
    {
        if (m_instruction.opcode == Opcode::Bind)
            m_run.ports[m_instruction.destination0] = m_instruction.sources[0].index;
        else if (m_instruction.opcode == Opcode::In)
            input(record);
        else
            output(record);
    }

    void input(StepRecord& record)
    {
        const std::size_t surface = m_run.ports[m_instruction.sources[0].index];
        const PixelObject object = surface < m_inputs.surfaces.size() ? m_inputs.surfaces[surface] : PixelObject{};
        const Register read = registerOf(object);
        Register& target = m_run.registers[m_instruction.destination0];
        const Component number = m_instruction.sources[0].component;
        if (number == Component::Whole && m_instruction.mask == kEveryChannel) {
            target = read;
            if (m_instruction.saturate)
                target.colors[0] = clamped(target.colors[0]);
        } else {
            const std::size_t color = number == Component::Whole ? 0 : static_cast<std::size_t>(number) - 1;
            const Vec4& value = read.colors[color];
            writeChannels(target.colors[0], m_instruction.saturate ? clamped(value) : value, m_instruction.mask);
            target.formats[0] = read.formats[color];
        }
        record.result.first = target.colors[0];
    }

    [[nodiscard]] Register registerOf(const PixelObject& object) const
    {
        Register result;
        result.colorCount = object.colorCount;
        result.transparency = object.transparency;
        for (std::size_t i = 0; i < object.colorCount; ++i) {
            const StoredColor& color = object.colors[i];
            result.formats[i] = color.format;
            if (color.format == ObjectFormat::D24S8)
                result.depthStencil = readDepthStencil(color.word);
            else
                result.colors[i] = readColor(color.format, color.word, m_program.numbers);
        }
        return result;
    }

    void output(StepRecord& record)
    {
        const Operand& source = m_instruction.sources[0];
        Register value;
        if (isWholeRegister(source)) {
            value = m_run.registers[source.index];
        } else {
            value.colors[0] = valueOf(source);
            if (m_instruction.saturate)
                value.colors[0] = clamped(value.colors[0]);
        }
        record.operandCount = 1;
        record.operands[0] = record.result.first = value.colors[0];
        for (std::size_t port = 0; port < kPortCount; ++port)
            if ((m_instruction.destination0 >> port & 1) != 0)
                send(value, m_run.ports[port]);
    }

    void send(const Register& value, std::size_t surface)
    {
        const ObjectFormat format = m_program.surfaces.formats[surface];
        SurfaceOutput& output = m_run.outputs[surface];
        const ObjectWord bits = channelBits(format, m_instruction.mask);
        const ObjectWord word = converted(value, 0, format);
        const ObjectWord merged = (output.object.colors[0].word & ~bits) | (word & bits);
        output.isWritten = true;
        output.bits = output.bits | bits;
        output.object.colorCount = std::max<std::uint8_t>(value.colorCount, 1);
        output.object.transparency = value.transparency;
        output.object.colors[0] = {format, merged};
        for (std::size_t i = 1; i < value.colorCount; ++i)
            output.object.colors[i] = {value.formats[i], converted(value, i, value.formats[i])};
    }

    [[nodiscard]] ObjectWord converted(const Register& value, std::size_t color, ObjectFormat format) const
    {
        return format == ObjectFormat::D24S8
                   ? writeDepthStencil(value.depthStencil)
                   : writeColor(format, value.colors[color], m_program.numbers, m_inputs.ditherOffset);
    }

    const LoadedProgram& m_program;
    const PixelInputs& m_inputs;
    PixelRun& m_run;
    const Instruction& m_instruction;
};

} // namespace

void beginPixel(const LoadedProgram& program, PixelRun& run)
{
    std::fill_n(run.registers.begin(), program.registers, Register{});
    std::fill_n(run.outputs.begin(), program.surfaces.formats.size(), SurfaceOutput{});
    run.ports = program.surfaces.ports;
    run.branch = {};
    run.counter = 0;
    run.isDone = run.isDiscarded = false;
}

StepRecord stepPixel(const LoadedProgram& program, const PixelInputs& inputs, PixelRun& run, EngineCounts& counts)
{
    CORE_CHECK(!run.isDone, "a pixel is stepped beyond its program");
    StepRecord record;
    record.instruction = run.counter;
    const Instruction& instruction = program.program.instructions[run.counter++];
    ++counts.fetched;
    Execution execution(program, inputs, run, instruction);
    if (isFlow(instruction.opcode)) {
        const bool wasActive = run.branch.active;
        execution.branch(record);
        record.isExecuted = wasActive || run.branch.active;
    } else if (run.branch.active) {
        record.isPassedOver = inputs.skipsDiscard && instruction.opcode == Opcode::Kil;
        record.isExecuted = !record.isPassedOver;
        if (record.isExecuted)
            execution.execute(record);
    }
    if (record.isExecuted)
        addExecution(counts, instruction, program.costs[record.instruction]);
    run.isDone = run.isDone || run.counter == program.program.instructions.size();
    return record;
}

void runPixel(const LoadedProgram& program, const PixelInputs& inputs, PixelRun& run, EngineCounts& counts)
{
    beginPixel(program, run);
    while (!run.isDone)
        stepPixel(program, inputs, run, counts);
}

} // namespace vitrine::core::pgpe
