// SPDX-License-Identifier: Apache-2.0
#include "core/command/command_interface.h"

#include "core/command/assembly_ops.h"
#include "core/command/vertex_fetch_ops.h"

#include <algorithm>
#include <array>
#include <utility>

namespace vitrine::core {

namespace {
constexpr std::uint32_t kDrawOpcode = 1;
}

CommandInterface::CommandInterface(UnitContext context, const Config& config, Ports ports)
    : Unit(std::move(context)), m_config(config), m_ports(ports)
{
}

UnitDescription CommandInterface::description() const
{
    UnitDescription description;
    description.kind = "CI";
    description.seedTerm = "command interface unit";
    description.help = "Decodes draws, fetches vertices and makes vertex tasks.";
    description.counters = {{"tasks", "tasks", "Vertex tasks made."}};
    return description;
}

void CommandInterface::visitState(StateVisitor& visitor)
{
    State::visit(visitor, m_state);
    m_config.contexts.visitState(visitor);
}

void CommandInterface::tick()
{
    if (m_state.active && m_state.next < m_state.vertices) {
        if (!m_ports.tasks.canPost())
            return stall(StallReason::OutputFull, m_ports.tasks);
        return makeTask();
    }
    if (m_state.active) {
        if (!m_ports.retired.front())
            return stall(StallReason::InputEmpty, m_ports.retired);
        m_ports.retired.pop();
        return end();
    }
    const DrawItem* draw = m_ports.commands.front();
    if (!draw)
        return stall(StallReason::InputEmpty, m_ports.commands);
    start(*draw);
    m_ports.commands.pop();
}

void CommandInterface::start(const DrawItem& draw)
{
    const DrawCommand& command = m_config.draws.of(draw.label.draw);
    const std::uint32_t unused = unusedVertexCount(command.topology, command.count);
    m_state.active = true;
    m_state.current = draw;
    m_state.next = 0;
    m_state.vertices = command.count - unused;
    emit(CommandExecuted{0, {}, draw.label.draw, draw.label.id.value, kDrawOpcode});
    emit(DrawStarted{0, {}, draw.label.draw, draw.call, 0});
    if (command.count == 0)
        warn(WarningCode::EmptyDraw, 0);
    else if (unused > 0)
        warn(WarningCode::UnusedVertices, unused);
    if (m_state.vertices == 0)
        end();
}

void CommandInterface::warn(WarningCode code, std::uint32_t count)
{
    emit(WarningReported{0, {}, m_state.current.label.draw, count, code, 0});
}

void CommandInterface::makeTask()
{
    const ItemLabel& draw = m_state.current.label;
    const std::uint32_t count = std::min(m_config.verticesPerThread, m_state.vertices - m_state.next);
    ShaderTask task;
    task.label = {taskId(ShaderStage::Vertex, m_state.tasks), draw.id, draw.draw};
    task.stage = ShaderStage::Vertex;
    task.items = static_cast<std::uint8_t>(count);
    task.sends = m_config.programs.of(draw.draw).vertex.sends;
    task.firstVertex = m_state.next;
    fetch(m_config.draws.of(draw.draw), task.label.id, count);
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
}

void CommandInterface::end()
{
    m_state.active = false;
    emit(DrawEnded{0, {}, m_state.current.label.draw, m_state.current.call, 0});
}

} // namespace vitrine::core
