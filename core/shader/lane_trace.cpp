// SPDX-License-Identifier: Apache-2.0
#include "core/shader/lane_trace.h"

#include "core/shader/opcode_info.h"

#include <algorithm>
#include <bit>

namespace vitrine::core {

namespace {

constexpr std::uint32_t kRowsPerRegister = 4;

std::uint32_t componentBits(const Vec4& value, int component)
{
    const float parts[4] = {value.x, value.y, value.z, value.w};
    return std::bit_cast<std::uint32_t>(parts[component]);
}

/// The register that an indexed constant names, clamped as the machine clamps it.
const Vec4& indexedConstant(const LaneRegistersView& registers, const DecodedSource& source)
{
    const auto offset =
        std::bit_cast<std::int32_t>(registers.bits[source.addressRow * registers.stride + registers.lane]);
    const std::int64_t last = static_cast<std::int64_t>(registers.uniforms.size() + registers.literals.size()) - 1;
    const auto index = static_cast<std::size_t>(std::clamp<std::int64_t>(std::int64_t{source.index} + offset, 0, last));
    return index < registers.uniforms.size() ? registers.uniforms[index]
                                             : registers.literals[index - registers.uniforms.size()];
}

} // namespace

std::span<const TraceWrite> LaneTrace::writesOf(std::size_t step) const
{
    const std::size_t first = steps[step].firstWrite;
    const std::size_t end = step + 1 < steps.size() ? steps[step + 1].firstWrite : writes.size();
    return std::span(writes).subspan(first, end - first);
}

std::uint32_t readSource(const LaneRegistersView& registers, const DecodedSource& source, int component)
{
    const int from = source.swizzle[static_cast<std::size_t>(component)];
    std::uint32_t bits = 0;
    switch (source.kind) {
    case OperandKind::None: return 0;
    case OperandKind::Lanes:
        bits = registers.bits[(source.row + static_cast<std::uint32_t>(from)) * registers.stride + registers.lane];
        break;
    case OperandKind::Uniform: bits = componentBits(registers.uniforms[source.index], from); break;
    case OperandKind::Literal: bits = componentBits(registers.literals[source.index], from); break;
    case OperandKind::Indexed: bits = componentBits(indexedConstant(registers, source), from); break;
    }
    return (bits & source.keepBits) ^ source.flipBits;
}

TracedLanes LaneRecorder::lanesOf(LaneMask mask) const
{
    return static_cast<TracedLanes>(mask >> m_firstLane & ((1u << m_trace.laneCount) - 1));
}

void LaneRecorder::begin(const ThreadContext& context, const DecodedProgram& program, std::span<const Vec4> uniforms)
{
    const RegisterLayout& layout = context.layout;
    m_uniforms = uniforms.first(program.uniformCount());
    m_literals = program.literals();
    m_trace.layout = layout;
    m_trace.covered = lanesOf(context.covered);
    // What a task before has left in temporary registers is nobody's business.
    m_trace.known.assign(layout.rowCount, false);
    std::fill_n(m_trace.known.begin() + layout.inputRow, layout.outputRow - layout.inputRow, true);
    for (const std::uint32_t first : program.clearedRegisters())
        std::fill_n(m_trace.known.begin() + first, kRowsPerRegister, true);
    m_trace.start.assign(std::size_t{layout.rowCount} * kTracedLanes, 0);
    m_known.assign(m_trace.start.size(), false);
    for (std::uint32_t row = 0; row < layout.rowCount; ++row)
        for (std::size_t lane = 0; m_trace.known[row] && lane < m_trace.laneCount; ++lane) {
            m_trace.start[row * kTracedLanes + lane] =
                std::bit_cast<std::uint32_t>(context.row(row)[m_firstLane + lane]);
            m_known[row * kTracedLanes + lane] = true;
        }
    m_now = m_trace.start;
}

bool LaneRecorder::before(const ThreadContext& context, const DecodedProgram& program)
{
    m_isOpen = false;
    const TracedLanes active = lanesOf(context.active);
    if (active == 0 || context.finished)
        return true;
    if (m_trace.steps.size() >= LaneTrace::kMostSteps)
        return false;
    m_isOpen = true;
    m_trace.steps.push_back(
        {.instruction = context.pc, .firstWrite = static_cast<std::uint32_t>(m_trace.writes.size()), .active = active});
    noteLocal(context, program.code()[context.pc]);
    return true;
}

void LaneRecorder::noteLocal(const ThreadContext& context, const DecodedInstruction& instruction)
{
    m_localRow = {};
    if (instruction.opcode != Opcode::StoreLocal)
        return;
    const std::uint32_t locals = (context.layout.rowCount - context.layout.localRow) / kRowsPerRegister;
    for (std::size_t lane = 0; lane < m_trace.laneCount; ++lane) {
        const LaneRegistersView registers{m_now, kTracedLanes, lane, m_uniforms, m_literals};
        const auto offset = std::bit_cast<std::int32_t>(readSource(registers, instruction.sources[0], 0));
        const std::int64_t index = std::int64_t{instruction.immediate} + offset;
        if (index >= 0 && index < locals)
            m_localRow[lane] = context.layout.localRow + kRowsPerRegister * static_cast<std::uint32_t>(index);
    }
}

void LaneRecorder::noteRows(const ThreadContext& context, std::uint32_t firstRow, unsigned mask, TracedLanes lanes)
{
    for (std::uint32_t c = 0; c < kRowsPerRegister; ++c)
        for (std::uint8_t lane = 0; (mask >> c & 1) != 0 && lane < m_trace.laneCount; ++lane) {
            if ((lanes >> lane & 1) == 0)
                continue;
            const std::size_t at = (firstRow + c) * kTracedLanes + lane;
            const auto bits = std::bit_cast<std::uint32_t>(context.row(firstRow + c)[m_firstLane + lane]);
            m_trace.writes.push_back({firstRow + c, m_now[at], bits, lane, m_known[at]});
            m_now[at] = bits;
            m_known[at] = true;
        }
}

void LaneRecorder::noteWrites(const ThreadContext& context, const DecodedInstruction& instruction, TracedLanes lanes)
{
    switch (instruction.opcode) {
    case Opcode::StoreLocal:
        for (std::uint8_t lane = 0; lane < m_trace.laneCount; ++lane)
            if (m_localRow[lane])
                noteRows(context, *m_localRow[lane], instruction.writeMask,
                         lanes & static_cast<TracedLanes>(1u << lane));
        return;
    case Opcode::Spill: return noteRows(context, instruction.destinationRow, instruction.writeMask, lanes);
    case Opcode::Odep: return noteRows(context, context.layout.depthRow, 0xF, lanes);
    case Opcode::Stout: return noteRows(context, context.layout.auxiliaryRow, 0xF, lanes);
    default: break;
    }
    if (!opcodeInfo(instruction.opcode).writesDestination)
        return;
    if (instruction.inEveryLane)
        lanes = static_cast<TracedLanes>((1u << m_trace.laneCount) - 1);
    const unsigned registers = instruction.opcode == Opcode::Send ? instruction.send.resultRegisters : 1u;
    for (unsigned i = 0; i < registers; ++i)
        noteRows(context, instruction.destinationRow + kRowsPerRegister * i, instruction.writeMask, lanes);
}

void LaneRecorder::after(const ThreadContext& context, const DecodedProgram& program)
{
    const TracedLanes discarded = lanesOf(context.discarded);
    if (m_isOpen) {
        TraceStep& step = m_trace.steps.back();
        step.activeAfter = lanesOf(context.active);
        step.discarded = discarded & static_cast<TracedLanes>(~m_discarded);
        noteWrites(context, program.code()[step.instruction], step.active);
    }
    m_discarded = discarded;
    m_isOpen = false;
}

void LaneRecorder::finish(const ThreadContext& context)
{
    m_trace.discarded = lanesOf(context.discarded);
    m_trace.isComplete = true;
}

} // namespace vitrine::core
