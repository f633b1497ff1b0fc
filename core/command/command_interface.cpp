// SPDX-License-Identifier: Apache-2.0
// Commands: how a buffer is worked through.
#include "core/command/command_interface.h"

#include <algorithm>
#include <utility>

namespace vitrine::core {

std::string_view enumName(CommandStatus status)
{
    switch (status) {
    case CommandStatus::Fetched: return "fetched";
    case CommandStatus::Executed: return "executed";
    case CommandStatus::Retired: return "retired";
    case CommandStatus::Refused: break;
    }
    return "refused";
}

std::string_view enumName(CommandOrder order)
{
    switch (order) {
    case CommandOrder::Any: return "any";
    case CommandOrder::BehindFlush: return "behind flush";
    case CommandOrder::NotFlushed: break;
    }
    return "not flushed";
}

CommandInterface::CommandInterface(UnitContext context, const Config& config, Ports ports)
    : Unit(std::move(context)), m_config(config), m_ports(ports)
{
    m_state.bypass = BypassSwitch(config.startsBypassed);
    m_state.image = config.image;
}

UnitDescription CommandInterface::description() const
{
    UnitDescription description;
    description.kind = "CI";
    description.seedTerm = "command interface unit";
    description.help = words("Reads command buffers, fetches vertices and makes vertex tasks.");
    description.counters = {
        {"executed", words("commands"), words("Taken up.")},
        {"waited", words("cycles"), words("In which a command waited for draws under way.")},
        {"tasks", words("tasks"), words("Vertex tasks made.")},
        {"bytesMoved", words("bytes"), words("Of commands, indices and attributes, read.")},
        {"bypass.switches", words("switches"), words("Of fragments to the way past the processors, or back.")},
        {"bypass.drainCycles", words("cycles"), words("In which a switch waited for the machine to drain.")}};
    return description;
}

void CommandInterface::visitState(StateVisitor& visitor)
{
    State::visit(visitor, m_state);
    m_config.contexts.visitState(visitor);
}

void CommandInterface::tick()
{
    work();
    tellStream();
}

void CommandInterface::work()
{
    const bool hasRetired = retireDraws();
    if (m_state.active)
        return continueDraw();
    if (now() < m_state.readyAt)
        return workUntil(m_state.readyAt);
    if (hasRetired && !m_state.reading)
        return;
    if (!m_state.reading) {
        if (!m_ports.buffers.front())
            return m_state.flight.empty() ? stall(StallReason::InputEmpty, m_ports.buffers)
                                          : stall(StallReason::InputEmpty, m_ports.retired);
        open(*m_ports.buffers.front());
        m_ports.buffers.pop();
    }
    const auto commands = buffer().commands();
    if (commands && m_state.offset < commands->size())
        return executeNext(*commands);
    m_state.reading = false;
    if (!commands)
        refuse({}, {ErrorCode::HostAddress, 0, 0});
}

void CommandInterface::open(const BufferItem& item)
{
    m_state.reading = true;
    m_state.buffer = item;
    m_state.index = m_state.offset = m_state.draws = 0;
    m_state.set = {.state = DrawTrigger::kNoState};
    m_state.primitive.reset();
}

void CommandInterface::executeNext(Bytes commands)
{
    const DecodedCommand command = decodeCommand(commands, m_state.offset);
    if (const auto wait = waitOf(command))
        return waitOn(*wait);
    if (m_state.wait) // The cycle in which the draw retires is its own.
        return endWait();
    if (m_state.index == 0)
        record(command);
    countBytes(buffer().endsFrame ? kNoDraw : drawOfWords(), command.next - m_state.offset);
    m_state.streamBytes += command.next - m_state.offset;
    m_state.offset = command.next;
    ++m_state.index;
    ++m_state.executed;
    currentRecord().status = CommandStatus::Executed;
    const bool wasFlushed = std::exchange(m_state.isFlushed, !command.fault && command.opcode == CommandOpcode::Flush);
    if (command.fault)
        refuse(command, {*command.fault, 0, 0});
    else if (command.opcode == CommandOpcode::Select)
        checkOrder(command, wasFlushed);
    if (!command.fault)
        execute(command);
    const bool isUnderWay = m_state.active || command.transfers();
    if (!isUnderWay && currentRecord().status == CommandStatus::Executed)
        currentRecord().status = CommandStatus::Retired;
    fetchAhead(commands);
    takeTime(command);
}

/// RUN-01: the words of a command come one by one.
void CommandInterface::takeTime(const DecodedCommand& command)
{
    const std::uint32_t words = (command.next - command.offset) / 4;
    const Cycle cycles = std::max<Cycle>(1, Cycle{words} * m_config.wordCycles);
    m_state.readyAt = now() + cycles;
    if (!m_state.active && cycles > 1)
        workUntil(m_state.readyAt);
}

void CommandInterface::record(const DecodedCommand& command)
{
    CommandRecord& added = m_state.commands.add();
    added.buffer = m_state.buffer.label.id.value;
    added.index = m_state.index;
    added.offset = command.offset;
    added.client = command.client;
    added.opcode = command.opcode;
    added.subOpcode = command.subOpcode;
    added.size = command.size;
}

/// A missing FLUSH is made up for: the command has waited for all draws (ONE-07).
void CommandInterface::checkOrder(const DecodedCommand& select, bool wasFlushed)
{
    currentRecord().order = wasFlushed ? CommandOrder::BehindFlush : CommandOrder::NotFlushed;
    if (!wasFlushed)
        tell(select, {ErrorCode::SelectWithoutFlush, 0, 0});
}

/// The record of the command that was taken up last: before it is fetched ahead, the next one has none.
CommandRecord& CommandInterface::currentRecord()
{
    auto& records = m_state.commands;
    const bool isAhead = records.back().index == m_state.index;
    return records[records.size() - (isAhead ? 2 : 1)];
}

/// The next command is read while this one is under way.
void CommandInterface::fetchAhead(Bytes commands)
{
    m_state.reading = m_state.active || m_state.offset < commands.size();
    if (m_state.offset == commands.size())
        return;
    record(decodeCommand(commands, m_state.offset));
}

/// The draw that the words are for which are read; behind it, up to those of the next one, the last.
std::uint32_t CommandInterface::drawOfWords() const
{
    return buffer().firstDraw + std::max(m_state.draws, 1u) - 1;
}

void CommandInterface::countBytes(std::uint32_t draw, std::uint64_t bytes)
{
    m_state.bytesMoved += bytes;
    m_config.bytes.tell(draw, bytes);
}

void CommandInterface::execute(const DecodedCommand& command)
{
    const std::uint32_t draw = drawOfWords();
    command.set(m_state.set);
    if (command.opcode == CommandOpcode::Primitive)
        m_state.primitive = command.blockPrimitive();
    if (command.draws())
        return trigger(command);
    if (command.transfers())
        return startTransfer(command);
    publish(CommandExecuted{0, {}, draw, m_state.executed, static_cast<std::uint32_t>(command.opcode)});
    apply(command, *buffer().commands(), m_state.image);
    for (std::uint32_t i = 0; i < command.registerCount(); ++i) {
        const std::uint32_t address = command.data[0] + i, value = command.registerValue(*buffer().commands(), i);
        if (address < kConfigurationRegisters)
            m_state.registers[address] = value;
        publish(RegisterWritten{0, {}, draw, address, value});
    }
    if (command.opcode == CommandOpcode::Interrupt) {
        m_state.interrupts.add({now(), command.data[0], draw});
        m_state.streamBytes = 0;
        beginFrame();
        publish(InterruptRaised{0, {}, draw, command.data[0], 0});
    }
}

void CommandInterface::trigger(const DecodedCommand& command)
{
    const std::uint32_t draw = buffer().firstDraw + m_state.draws++;
    if (m_config.programs.find(draw))
        return start(draw);
    // It was left unbound: why, is told here.
    const bool isOfRegisters = command.opcode == CommandOpcode::Execute && m_state.primitive;
    const ResolvedDraw resolved = isOfRegisters ? resolveDraw(*m_state.primitive, m_state.image, buffer(), draw)
                                                : resolveDraw(command.drawTrigger(m_state.set), buffer(), draw);
    refuse(command, resolved.fault.value_or(DrawFault{ErrorCode::NoProgram, 0, 0}));
}

void CommandInterface::refuse(const DecodedCommand& command, const DrawFault& fault)
{
    tell(command, fault);
    if (m_state.index > 0)
        currentRecord().status = CommandStatus::Refused;
}

/// UNKNOWN_COMMAND is told with its offset in bytes, BAD_INDEX with the index's position, all others with the command's
/// index.
void CommandInterface::tell(const DecodedCommand& command, const DrawFault& fault)
{
    const std::uint32_t index = m_state.index > 0 ? m_state.index - 1 : 0;
    const std::uint32_t draw = buffer().firstDraw + std::max(m_state.draws, 1u) - 1;
    m_state.faults.add({now(), m_state.buffer.label.id.value, index, command.offset,
                        static_cast<std::uint32_t>(fault.code), fault.position, fault.value});
    const std::uint32_t told = fault.code == ErrorCode::UnknownCommand ? command.offset
                               : fault.code == ErrorCode::BadIndex     ? fault.position
                                                                       : index;
    publish(ErrorReported{0, {}, draw, told, fault.code, 0});
}

void CommandInterface::visitPorts(PortVisitor& visitor)
{
    Ports::visit(visitor, m_ports);
}

} // namespace vitrine::core
