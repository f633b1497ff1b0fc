// SPDX-License-Identifier: Apache-2.0
#include "core/session/shader_trace/shader_trace_walk.h"

#include "core/base/check.h"

#include <algorithm>
#include <bit>

namespace vitrine::core {

namespace {

constexpr std::uint32_t kSignBit = 0x80000000u;

std::uint32_t constantBits(const ShaderTrace& trace, std::uint32_t index, std::uint8_t component)
{
    return index < trace.constants->size() ? std::bit_cast<std::uint32_t>((*trace.constants)[index][component]) : 0u;
}

} // namespace

/// Goes through the trace once, to find what every step writes.
struct LaneWalk::Builder {
    LaneWalk& walk;
    const ShaderTrace& trace = *walk.m_trace;
    const std::vector<InstructionDebug>& debug = trace.debug->instructions;
    TraceAddress firstSlot = trace.lanes.layout.rowCount;

    void run()
    {
        const LaneTrace& lanes = trace.lanes;
        walk.m_bits.assign(firstSlot + trace.debug->slotCount, 0);
        walk.m_known.assign(walk.m_bits.size(), false);
        for (std::uint32_t row = 0; row < firstSlot; ++row) {
            walk.m_bits[row] = lanes.start[row * kTracedLanes + walk.m_lane];
            walk.m_known[row] = lanes.known[row];
        }
        for (std::uint32_t i = 0; i < lanes.steps.size(); ++i)
            if ((lanes.steps[i].active >> walk.m_lane & 1) != 0)
                walk.m_steps.push_back(i);
        arrive(0);
        walk.m_writes.clear(); // where it starts, this has happened already
        for (std::size_t i = 0; i < walk.m_steps.size(); ++i) {
            walk.m_firstWrite.push_back(static_cast<std::uint32_t>(walk.m_writes.size()));
            execute(i);
            arrive(i + 1);
        }
        walk.m_firstWrite.push_back(static_cast<std::uint32_t>(walk.m_writes.size()));
        while (walk.m_discard < walk.m_steps.size() && !walk.discards(walk.m_discard))
            ++walk.m_discard;
        walk.m_position = walk.m_steps.size();
        walk.moveTo(0);
    }

    void execute(std::size_t index)
    {
        const std::uint32_t step = walk.m_steps[index];
        for (const TraceWrite& write : trace.lanes.writesOf(step))
            if (write.lane == walk.m_lane)
                set(write.row, write.after, true);
        const TraceStep& made = trace.lanes.steps[step];
        if (made.instruction >= debug.size())
            return;
        const DecodedInstruction& code = trace.decoded->code()[made.instruction];
        for (const DebugResult& result : debug[made.instruction].results) {
            const std::uint32_t row = code.destinationRow + result.component;
            set(firstSlot + result.slot, result.isLost ? 0 : walk.m_bits[row], !result.isLost);
        }
    }

    void arrive(std::size_t index)
    {
        if (index >= walk.m_steps.size())
            return;
        const std::uint32_t instruction = walk.step(index).instruction;
        if (instruction >= debug.size())
            return;
        for (const DebugCopy& copy : debug[instruction].before) {
            const auto value = valueOf(copy);
            set(firstSlot + copy.slot, value.value_or(0), value.has_value());
        }
    }

    [[nodiscard]] std::optional<std::uint32_t> valueOf(const DebugCopy& copy) const
    {
        std::optional<std::uint32_t> bits;
        switch (copy.from) {
        case DebugCopy::From::Unknown: return std::nullopt;
        case DebugCopy::From::Bits: return copy.index;
        case DebugCopy::From::Constant: bits = constantOf(copy); break;
        case DebugCopy::From::Input:
            bits = walk.bits(trace.lanes.layout.inputRow + 4 * copy.index + copy.component);
            break;
        case DebugCopy::From::Slot: bits = walk.bits(firstSlot + copy.index); break;
        }
        if (bits && copy.absolute)
            *bits &= ~kSignBit;
        if (bits && copy.negate)
            *bits ^= kSignBit;
        return bits;
    }

    /// At an index of the lane's own, clamped to the file as the machine does it.
    [[nodiscard]] std::optional<std::uint32_t> constantOf(const DebugCopy& copy) const
    {
        if (!copy.isRelative)
            return constantBits(trace, copy.index, copy.component);
        const auto offset = walk.bits(firstSlot + copy.addressSlot);
        if (!offset || trace.constants->empty())
            return std::nullopt;
        const std::int64_t last = static_cast<std::int64_t>(trace.constants->size()) - 1;
        const std::int64_t index = std::int64_t{copy.index} + std::bit_cast<std::int32_t>(*offset);
        return constantBits(trace, static_cast<std::uint32_t>(std::clamp<std::int64_t>(index, 0, last)),
                            copy.component);
    }

    void set(TraceAddress address, std::uint32_t bits, bool isKnown)
    {
        const AddressWrite write{address, walk.m_bits[address], bits, walk.m_known[address], isKnown};
        // Variables take their values anew where paths join; only what they did not hold is news.
        if (address >= firstSlot && write.wasKnown == isKnown && (write.before == bits || !isKnown))
            return;
        walk.m_writes.push_back(write);
        walk.apply(write, true);
    }
};

LaneWalk::LaneWalk(std::shared_ptr<const ShaderTrace> trace, std::uint8_t lane)
    : m_trace(std::move(trace)), m_lane(lane)
{
    CORE_CHECK(lane < m_trace->lanes.laneCount, "a lane that was not traced");
    Builder{*this}.run();
}

void LaneWalk::apply(const AddressWrite& write, bool forward)
{
    m_bits[write.address] = forward ? write.after : write.before;
    m_known[write.address] = forward ? write.isKnown : write.wasKnown;
}

void LaneWalk::moveTo(std::size_t position)
{
    position = std::min(position, stepCount());
    for (; m_position < position; ++m_position)
        for (const AddressWrite& write : writesOf(m_position))
            apply(write, true);
    for (; m_position > position; --m_position) {
        const auto writes = writesOf(m_position - 1);
        for (auto write = writes.rbegin(); write != writes.rend(); ++write)
            apply(*write, false);
    }
}

const Instruction& LaneWalk::instruction(std::size_t step) const
{
    static const Instruction kEnd; // the decoder ends every program with an END
    const std::uint32_t index = this->step(step).instruction;
    return index < m_trace->program->instructions.size() ? m_trace->program->instructions[index] : kEnd;
}

bool LaneWalk::isHelper(std::size_t position) const
{
    if ((m_trace->lanes.covered >> m_lane & 1) == 0)
        return true;
    return position > m_discard;
}

std::span<const AddressWrite> LaneWalk::writesOf(std::size_t step) const
{
    return std::span(m_writes).subspan(m_firstWrite[step], m_firstWrite[step + 1] - m_firstWrite[step]);
}

bool LaneWalk::isWrittenBy(std::size_t step, std::span<const TraceAddress> addresses) const
{
    return std::ranges::any_of(writesOf(step), [&](const AddressWrite& write) {
        return std::ranges::find(addresses, write.address) != addresses.end();
    });
}

std::optional<std::size_t> LaneWalk::nextWrite(std::span<const TraceAddress> addresses, std::size_t from) const
{
    for (std::size_t step = from; step < stepCount(); ++step)
        if (isWrittenBy(step, addresses))
            return step;
    return std::nullopt;
}

std::optional<std::size_t> LaneWalk::previousWrite(std::span<const TraceAddress> addresses, std::size_t from) const
{
    for (std::size_t step = std::min(from, stepCount()); step-- > 0;)
        if (isWrittenBy(step, addresses))
            return step;
    return std::nullopt;
}

std::optional<std::uint32_t> LaneWalk::bits(TraceAddress address) const
{
    return m_known[address] ? std::optional(m_bits[address]) : std::nullopt;
}

std::optional<std::uint32_t> LaneWalk::bits(const DebugPlace& place) const
{
    if (place.kind == DebugPlace::Kind::Constant)
        return constantBits(*m_trace, place.index, place.component);
    if (place.kind == DebugPlace::Kind::Texture)
        return place.index;
    const auto address = addressOf(place);
    return address ? bits(*address) : std::nullopt;
}

VariableBits LaneWalk::bits(const DebugVariable& variable) const
{
    VariableBits result;
    for (const DebugPlace& place : variable.places)
        result.push_back(bits(place));
    return result;
}

std::array<std::uint32_t, 4> LaneWalk::operand(int source) const
{
    const std::uint32_t uniforms = m_trace->decoded->uniformCount();
    const LaneRegistersView registers{m_bits, 1, 0, std::span(*m_trace->constants).first(uniforms),
                                      m_trace->decoded->literals()};
    const DecodedInstruction& code = m_trace->decoded->code()[step(m_position).instruction];
    std::array<std::uint32_t, 4> result{};
    for (int c = 0; c < 4; ++c)
        result[static_cast<std::size_t>(c)] = readSource(registers, code.sources[static_cast<std::size_t>(source)], c);
    return result;
}

std::optional<TraceAddress> LaneWalk::address(RegisterFile file, std::uint32_t index, std::uint32_t component) const
{
    const RegisterLayout& layout = m_trace->lanes.layout;
    const Program& program = *m_trace->program;
    if (file == RegisterFile::Temp && index < program.tempCount)
        return layout.tempRow + 4 * index + component;
    if (file == RegisterFile::Input && index < program.inputCount)
        return layout.inputRow + 4 * index + component;
    if (file == RegisterFile::Output && index < program.outputCount)
        return layout.outputRow + 4 * index + component;
    return std::nullopt;
}

std::optional<TraceAddress> LaneWalk::addressOf(const DebugPlace& place) const
{
    const RegisterLayout& layout = m_trace->lanes.layout;
    switch (place.kind) {
    case DebugPlace::Kind::Input: return address(RegisterFile::Input, place.index, place.component);
    case DebugPlace::Kind::Output: return address(RegisterFile::Output, place.index, place.component);
    case DebugPlace::Kind::Memory: return layout.localRow + 4 * place.index + place.component;
    case DebugPlace::Kind::Slot: return layout.rowCount + place.index;
    default: return std::nullopt;
    }
}

std::vector<TraceAddress> LaneWalk::addresses(std::span<const DebugPlace> places) const
{
    std::vector<TraceAddress> result;
    for (const DebugPlace& place : places)
        if (const auto address = addressOf(place))
            result.push_back(*address);
    return result;
}

} // namespace vitrine::core
