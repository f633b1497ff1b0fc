// SPDX-License-Identifier: Apache-2.0
#include "core/primitive/primitive_setup.h"

#include <algorithm>
#include <utility>

namespace vitrine::core {

namespace {

PixelFormat depthFormat(const DrawState& state, const Memory& memory)
{
    return state.targets.depth ? memory.surface(state.targets.depth).format() : PixelFormat::None;
}

/// The highest position among a primitive's vertices.
std::uint32_t lastPosition(const std::array<std::uint32_t, 3>& positions, int count)
{
    return *std::max_element(positions.begin(), positions.begin() + count);
}

} // namespace

PrimitiveSetup::PrimitiveSetup(UnitContext context, const Config& config, Ports ports)
    : Unit(std::move(context)), m_config(config), m_ports(std::move(ports))
{
    m_state.finished.resize(m_config.contexts.places());
}

UnitDescription PrimitiveSetup::description() const
{
    UnitDescription description;
    description.kind = "PSR";
    description.seedTerm = "primitive setup and rejection module";
    description.help = words("Assembles, clips, culls and sets up primitives from shaded vertices.");
    description.counters = {{"primitives", words("primitives"), words("Handed on towards the rasterizer.")}};
    return description;
}

void PrimitiveSetup::tick()
{
    bool worked = noteFinished();
    if (!m_state.active && isTransferDue())
        return m_ports.primitives.canPush() ? passTransfer() : stall(StallReason::OutputFull, m_ports.primitives);
    if (!m_state.active && !beginDraw())
        return worked ? void() : stall(StallReason::InputEmpty);
    const DrawCommand& command = m_config.draws.of(m_state.draw);
    const bool atEnd = m_state.nextPrimitive == primitiveCount(command.topology, command.count);
    if (!m_state.pending.empty() || atEnd) {
        if (!m_ports.primitives.canPush())
            return worked ? void() : stall(StallReason::OutputFull, m_ports.primitives);
        return m_state.pending.empty() ? endDraw() : sendPending();
    }
    const auto positions = primitiveVertices(command.topology, command.count, m_state.nextPrimitive);
    const std::uint32_t needed = lastPosition(positions, verticesPerPrimitive(primitiveKind(command.topology))) + 1;
    worked |= readVertices(needed);
    if (m_state.received < needed)
        return worked ? void() : stall(StallReason::InputEmpty);
    assemble(command);
    if (!m_state.pending.empty() && m_ports.primitives.canPush())
        sendPending();
}

/// All tasks before it have been read.
bool PrimitiveSetup::isTransferDue() const
{
    return m_ports.transfers.front() && m_ports.transfers.front()->behind == m_state.nextTask;
}

void PrimitiveSetup::passTransfer()
{
    const TransferItem transfer = *m_ports.transfers.front();
    m_ports.transfers.pop();
    if (!isTransfer(transfer.label.draw))
        return beginDraw(transfer.label.draw, transfer.isBypassed, true);
    m_ports.primitives.push({{ItemId{}, ItemId{}, transfer.label.draw}, nullptr, transfer.isBypassed});
}

bool PrimitiveSetup::noteFinished()
{
    bool noted = false;
    for (In<FinishedTask>& finished : m_ports.finished) {
        for (; const FinishedTask* task = finished.front(); finished.pop()) {
            const std::uint32_t place = taskSequence(task->label.id);
            m_state.finished[place % m_state.finished.size()] = task->items;
            noted = true;
        }
    }
    return noted;
}

/// Draws come in the order of their tasks, whichever of these ends first (RUN-02).
bool PrimitiveSetup::beginDraw()
{
    if (m_state.finished[m_state.nextTask % m_state.finished.size()] == 0)
        return false;
    beginDraw(m_ports.tasks.at(taskId(ShaderStage::Vertex, m_state.nextTask)).label.draw, false, false);
    return true;
}

void PrimitiveSetup::beginDraw(std::uint32_t draw, bool isBypassed, bool isBasic)
{
    m_state.active = true;
    m_state.draw = draw;
    m_state.isBypassed = isBypassed;
    m_state.isBasic = isBasic;
    m_state.nextPrimitive = 0;
    m_state.received = 0;
    m_processor.reset();
}

/// Reads vertices up to a position, as far as they have come; false when there were none.
bool PrimitiveSetup::readVertices(std::uint32_t needed)
{
    const std::uint32_t before = m_state.received;
    const auto hasCome = [this] {
        return m_state.isBasic || m_state.finished[m_state.nextTask % m_state.finished.size()] > 0;
    };
    while (m_state.received < needed && hasCome())
        readVertex();
    return m_state.received != before;
}

void PrimitiveSetup::readVertex()
{
    ShadedVertex& vertex = m_state.recent[m_state.received % m_state.recent.size()];
    if (m_state.isBasic)
        readPlacedVertex(m_config.draws.of(m_state.draw), m_state.received, vertex);
    else
        readFromTask(vertex);
    if (m_state.received == 0)
        m_state.first = vertex;
    ++m_state.received;
}

void PrimitiveSetup::readFromTask(ShadedVertex& vertex)
{
    const ItemId task = taskId(ShaderStage::Vertex, m_state.nextTask);
    std::uint8_t& vertices = m_state.finished[m_state.nextTask % m_state.finished.size()];
    readShadedVertex(m_config.contexts.of(task), *m_config.programs.of(m_state.draw).vertex.program, m_state.lane,
                     vertex);
    if (++m_state.lane < vertices)
        return;
    m_config.contexts.release(task);
    m_ports.tasks.retire(task);
    vertices = 0;
    m_state.lane = 0;
    ++m_state.nextTask;
}

void PrimitiveSetup::sendPending()
{
    m_ports.primitives.push(m_state.pending.front());
    m_state.pending.pop_front();
}

void PrimitiveSetup::endDraw()
{
    m_ports.primitives.push({{ItemId{}, ItemId{}, m_state.draw}, nullptr, m_state.isBypassed});
    m_state.active = false;
}

void PrimitiveSetup::assemble(const DrawCommand& command)
{
    const PrimitiveKind kind = primitiveKind(command.topology);
    const auto positions = primitiveVertices(command.topology, command.count, m_state.nextPrimitive++);
    std::array<const ShadedVertex*, 3> vertices{};
    for (std::size_t i = 0; i < static_cast<std::size_t>(verticesPerPrimitive(kind)); ++i)
        vertices[i] = positions[i] == 0 ? &m_state.first : &m_state.recent[positions[i] % m_state.recent.size()];
    const ItemId lastTask =
        m_state.isBasic ? ItemId{} : taskId(ShaderStage::Vertex, m_state.nextTask - (m_state.lane == 0 ? 1 : 0));
    const int varyings = m_config.programs.of(m_state.draw).varyingCount();
    const SetupCounts before = processor().counts();
    processor().processPieces(kind, vertices, [&](const Primitive& primitive, const auto& corners) {
        auto ungraded = std::make_shared<UngradedPrimitive>();
        ungraded->primitive = primitive;
        for (std::size_t i = 0; i < corners.size(); ++i)
            if (corners[i])
                copyVertex(*corners[i], varyings, ungraded->corners[i]);
        m_state.pending.push_back(
            {{ItemId{++m_state.primitives}, lastTask, m_state.draw}, std::move(ungraded), m_state.isBypassed});
    });
    warnAbout(before, processor().counts());
}

void PrimitiveSetup::warnAbout(const SetupCounts& before, const SetupCounts& after)
{
    const std::uint32_t number = m_state.nextPrimitive - 1;
    if (after.degenerate != before.degenerate)
        publish(WarningReported{0, {}, m_state.draw, number, WarningCode::DegeneratePrimitive, 0});
    if (after.badVertex != before.badVertex)
        publish(ErrorReported{0, {}, m_state.draw, number, ErrorCode::BadVertex, 0});
}

PrimitiveProcessor& PrimitiveSetup::processor()
{
    if (!m_processor || m_processorDraw != m_state.draw) {
        const DrawState& state = *m_config.draws.of(m_state.draw).state;
        m_processor.emplace(makeSetupState(state, depthFormat(state, m_config.memory)),
                            m_config.programs.of(m_state.draw).varyingCount());
        m_processorDraw = m_state.draw;
    }
    return *m_processor;
}

void PrimitiveSetup::visitState(StateVisitor& visitor)
{
    State::visit(visitor, m_state);
}

void PrimitiveSetup::visitPorts(PortVisitor& visitor)
{
    Ports::visit(visitor, m_ports);
}

} // namespace vitrine::core
