// SPDX-License-Identifier: Apache-2.0
// Draws: how the command interface makes vertex tasks of one.
#include "core/command/assembly_ops.h"
#include "core/command/command_interface.h"
#include "core/command/pass_stages.h"
#include "core/command/vertex_fetch_ops.h"

#include <algorithm>
#include <array>

namespace vitrine::core {

void CommandInterface::start(std::uint32_t draw)
{
    const DrawCommand& command = m_config.draws.of(draw);
    const std::uint32_t unused = unusedVertexCount(command.topology, command.count);
    m_state.active = true;
    m_state.draw = {ItemId{m_state.executed}, m_state.buffer.label.id, draw};
    m_state.next = 0;
    m_state.vertices = command.count - unused;
    publish(CommandExecuted{0, {}, draw, m_state.executed, static_cast<std::uint32_t>(CommandOpcode::Draw)});
    publish(DrawStarted{0, {}, draw, m_state.buffer.call, 0});
    tellStages(*command.state);
    for (const WrittenUniform& uniform : command.uniforms)
        publish(UniformSet{0, {}, draw, uniform.program, uniform.location});
    for (const ScannedTexture& texture : command.scans)
        tellScan(texture);
    if (command.count == 0)
        warn(WarningCode::EmptyDraw, 0);
    else if (unused > 0)
        warn(WarningCode::UnusedVertices, unused);
    if (m_state.streamBytes > kMostStreamBytes) {
        warn(WarningCode::StreamSplit, static_cast<std::uint32_t>(m_state.streamBytes >> 20));
        m_state.streamBytes = 0;
    }
    if (samplesOwnTarget(*command.state))
        warn(WarningCode::SamplesOwnTarget, 0);
    tellDecision();
    if (m_state.vertices == 0)
        return leaveEmpty();
    m_state.shaded += wantsBypass(draw) ? 0 : 1;
    m_state.mayFetch = switchFor(draw);
}

/// The driver has executed them before it handed the drawing over. Only what has a path was tessellated (VG2D-01).
void CommandInterface::tellStages(const DrawState& state)
{
    const std::uint32_t draw = m_state.draw.draw;
    if (state.vector.pass != VectorPass::None && m_state.entered.enter(draw, VectorStage::Definition))
        publish(stageEntered(draw, VectorStage::Definition));
    if (enterIn(m_state.entered, VectorPass::Winding, state, draw, VectorStage::Tessellation))
        publish(stageEntered(draw, VectorStage::Tessellation));
}

/// It goes the way of the draws, as an end alone. There is room: no more than `draws` are under way.
void CommandInterface::startTransfer(const DecodedCommand& command)
{
    const std::uint32_t number = command.data[0];
    const bool isUnderWay =
        std::ranges::any_of(m_state.flight, [number](const DrawUnderWay& older) { return older.draw.draw == number; });
    if (isUnderWay || !m_config.transfers || !m_config.transfers->find(number))
        return refuse(command, {ErrorCode::HostAddress, 0, 0});
    const ItemLabel label{ItemId{m_state.executed}, m_state.buffer.label.id, number};
    publish(CommandExecuted{0, {}, number, m_state.executed, static_cast<std::uint32_t>(command.opcode)});
    const bool isCopy = command.opcode == CommandOpcode::Copy;
    publish(TransferChanged{
        0, {}, number, m_state.buffer.call, isCopy ? TransferStep::CopyStarted : TransferStep::ClearStarted});
    m_ports.transfers.push({label, m_state.tasks, isBypassed()});
    m_state.flight.push_back({label, m_state.buffer.call, m_state.buffer.label.id.value, m_state.index - 1, false});
}

/// Nothing of it goes through the machine. It retires in its turn.
void CommandInterface::leaveEmpty()
{
    m_state.active = false;
    m_state.flight.push_back(underWay(true));
    if (m_state.flight.size() == 1)
        retire(m_state.flight.front());
}

DrawUnderWay CommandInterface::underWay(bool isEmpty) const
{
    return {m_state.draw, m_state.buffer.call, m_state.buffer.label.id.value, m_state.index - 1, isEmpty};
}

void CommandInterface::tellDecision()
{
    const BypassDecision* decision = m_config.decisions ? m_config.decisions->find(m_state.draw.draw) : nullptr;
    if (!decision)
        return;
    publish(BypassDecided{0,
                          {},
                          m_state.draw.draw,
                          static_cast<std::uint8_t>(decision->isBypassed),
                          static_cast<std::uint8_t>(decision->why),
                          static_cast<std::uint8_t>(decision->need.fragmentClass),
                          static_cast<std::uint8_t>(decision->need.rule),
                          0});
    if (decision->isWarning)
        warn(WarningCode::BypassTooLarge, 0);
}

bool CommandInterface::switchFor(std::uint32_t draw)
{
    const bool wants = wantsBypass(draw);
    if (wants == isBypassed())
        return true;
    // Older draws have retired: nothing of them is in flight.
    if (!m_state.bypass.mayStart(wants, m_ports.bypass.canPush(), now()))
        return false;
    publish(Drained{0, {}, draw, m_state.bypass.lastDrain(), static_cast<std::uint32_t>(DrainCause::Bypass)});
    m_ports.bypass.push({m_state.draw, wants});
    return true;
}

/// The driver has done it before it handed the draw over.
void CommandInterface::tellScan(const ScannedTexture& texture)
{
    const std::uint32_t draw = m_state.draw.draw;
    publish(TextureScanned{0, {}, draw, texture.surface.value, TextureScanStep::Scanned, 0, texture.allOnes});
    if (texture.classLevels > 0)
        publish(TextureScanned{0,
                               {},
                               draw,
                               texture.surface.value,
                               TextureScanStep::Classified,
                               texture.classLevels,
                               texture.smallestClass});
}

void CommandInterface::continueDraw()
{
    if (!m_state.mayFetch) {
        m_state.mayFetch = switchFor(m_state.draw.draw);
        if (m_state.mayFetch)
            return;
        return stall(StallReason::OutputFull, m_ports.bypass);
    }
    const DrawCommand& command = m_config.draws.of(m_state.draw.draw);
    if (command.state->isBasic()) {
        passVertices(command);
    } else {
        if (!m_ports.tasks.canPost())
            return stall(StallReason::OutputFull, m_ports.tasks);
        makeTask();
    }
    if (m_state.next < m_state.vertices)
        return;
    m_state.active = false;
    m_state.flight.push_back(underWay(false));
    m_state.reading = m_state.offset < buffer().size;
}

/// Past the processors, as they are in memory (VG2D-40). There is room as for a transfer.
void CommandInterface::passVertices(const DrawCommand& command)
{
    m_ports.transfers.push({m_state.draw, m_state.tasks, isBypassed()});
    countBytes(m_state.draw.draw, std::uint64_t{m_state.vertices} * bytesPerVertex(command, 1));
    m_state.next = m_state.vertices;
}

void CommandInterface::warn(WarningCode code, std::uint32_t count)
{
    publish(WarningReported{0, {}, m_state.draw.draw, count, code, 0});
}

void CommandInterface::makeTask()
{
    const ItemLabel& draw = m_state.draw;
    const std::uint32_t count = std::min(isBypassed() ? m_config.verticesPerThreadInBypass : m_config.verticesPerThread,
                                         m_state.vertices - m_state.next);
    ShaderTask task;
    task.label = {taskId(ShaderStage::Vertex, m_state.tasks), draw.id, draw.draw};
    task.stage = ShaderStage::Vertex;
    task.items = static_cast<std::uint8_t>(count);
    task.devices = m_config.programs.of(draw.draw).vertex.devices;
    task.firstVertex = m_state.next;
    const DrawCommand& command = m_config.draws.of(draw.draw);
    if (enterIn(m_state.entered, VectorPass::Winding, *command.state, draw.draw, VectorStage::Transformation))
        task.enters = VectorStage::Transformation;
    fetch(command, task.label.id, count);
    m_ports.tasks.post(task);
    ++m_state.tasks;
    m_state.next += count;
}

void CommandInterface::fetch(const DrawCommand& command, ItemId task, std::uint32_t count)
{
    const ProgramBinding& program = m_config.programs.of(command.drawSeq).vertex;
    const std::uint32_t lanes = (count + 3) / 4 * 4;
    const LaneMask alive = allLanes(count);
    ThreadContext& context = m_config.contexts.acquire(task, *program.decoded, lanes, alive, alive);
    std::array<std::uint32_t, kMaxLanes> room{};
    const std::span numbers = std::span(room).first(count);
    fetchVertexNumbers(command, m_state.next, numbers);
    fetchAttributes(*command.state, program.program->inputCount, numbers,
                    LaneRegisters{context.input(0, 0).data(), lanes});
    countBytes(command.drawSeq, std::uint64_t{count} * bytesPerVertex(command, program.program->inputCount));
}

void CommandInterface::beginFrame()
{
    if (!isBypassed())
        return;
    m_state.bypass.reset();
    m_ports.bypass.push({m_state.draw, false}); // There is room: a switch is taken long before a draw has ended.
}

} // namespace vitrine::core
