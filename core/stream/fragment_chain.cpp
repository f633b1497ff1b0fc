// SPDX-License-Identifier: Apache-2.0
#include "core/stream/fragment_chain.h"

#include "core/shader/device_fields.h"
#include "core/stream/chain_fields.h"
#include "core/stream/shaded_quad_ops.h"
#include "core/texture/texture_answer.h"

#include <algorithm>
#include <bit>
#include <numeric>
#include <utility>

namespace vitrine::core {

std::uint32_t FragmentChain::Config::latency() const
{
    return std::accumulate(stages.begin(), stages.end(), 0u,
                           [](std::uint32_t sum, const Stage& stage) { return sum + stage.latency; });
}

FragmentChain::FragmentChain(UnitContext context, const Config& config, Ports ports)
    : Unit(std::move(context)), m_config(config), m_ports(ports), m_units(config.units)
{
}

UnitDescription FragmentChain::description() const
{
    UnitDescription description;
    description.kind = "FFPU";
    description.seedTerm = "fixed-function fragment processing unit";
    description.help = words("Shades every fragment in a chain of fixed units: FFS, FFP, TEX, FFB.");
    description.counters = {{"fragments", words("fragments"), words("Taken, one per interval.")},
                            {"quads", words("quads"), words("Sent on, with the ends of draws.")},
                            {"bytesMoved", words("bytes"), words("Of texels, read.")},
                            {"warningCount", words("draws"), words("In which a unit of the chain warned.")}};
    return description;
}

void FragmentChain::tick()
{
    const bool sent = sendDue();
    const bool isBlocked = !m_state.inFlight.empty() && m_state.inFlight.front().due <= now() && !sent;
    const TaskQuads* next = m_state.faulted ? nullptr : m_ports.fragments.front();
    if (next && !isBlocked && now() >= m_state.nextFree)
        return take(*next);
    if (sent)
        return;
    if (isBlocked)
        return stall(StallReason::OutputFull, m_ports.quads);
    if (m_state.inFlight.empty() && !next)
        return stall(StallReason::InputEmpty, m_ports.fragments);
    const Cycle due = m_state.inFlight.empty() ? kNever : m_state.inFlight.front().due;
    workUntil(next ? std::min(due, m_state.nextFree) : due);
}

bool FragmentChain::sendDue()
{
    if (m_state.inFlight.empty() || m_state.inFlight.front().due > now() || !m_ports.quads.canPush())
        return false;
    m_ports.quads.push(std::move(m_state.inFlight.front().quad));
    m_state.inFlight.pop_front();
    return true;
}

void FragmentChain::take(const TaskQuads& task)
{
    if (!task.primitive)
        return endDraw(task);
    ThreadContext& context = m_config.contexts.of(task.label.id);
    shade(task, context);
    if (!m_state.faulted)
        enter(task, context);
    m_config.contexts.release(task.label.id);
    m_ports.fragments.pop();
}

void FragmentChain::endDraw(const TaskQuads& end)
{
    LateQuadItem item = itemOf(end);
    item.content.endsDraw = true;
    item.isFence = end.isFence;
    const Cycle due = m_state.inFlight.empty() ? now() + 1 : std::max(now(), m_state.inFlight.back().due) + 1;
    m_state.inFlight.push_back({std::move(item), now(), 0, due});
    m_ports.fragments.pop();
}

/// At once; only the time is that of the chain.
void FragmentChain::shade(const TaskQuads& task, ThreadContext& context)
{
    const std::uint32_t draw = task.label.draw;
    const ProgramBinding& program = m_config.programs.of(draw).fragment;
    m_units.beginDraw(draw);
    const InstantAnswers::Draw asked{m_config.textures.of(draw).fragment, m_config.parameters.of(draw).get()};
    while (true) {
        const std::uint64_t left = kDefaultInstructionBudget - context.executedInstructions;
        const RunStatus status = run(context, *program.decoded, *program.constants, {SendMode::StopAtSend, left});
        if (status == RunStatus::Finished)
            break;
        m_state.faulted = status != RunStatus::Request && status != RunStatus::Waiting;
        m_state.faultDraw = draw;
        if (m_state.faulted)
            return;
        countRequests(draw, context, *program.decoded, asked.textures);
        m_answers.answerAll(context, *program.decoded, asked);
    }
    noteWarnings(draw);
}

void FragmentChain::countRequests(std::uint32_t draw, const ThreadContext& context, const DecodedProgram& program,
                                  const StageTextures& textures)
{
    for (std::size_t i = 0; i < context.pending.size(); ++i) {
        const PendingRequest& request = context.pending[i];
        const std::uint8_t port = program.code()[request.instruction].send.device;
        if (port >= kStages)
            continue;
        ++m_state.requests[port];
        const auto items = static_cast<std::uint64_t>(std::popcount(request.lanes & context.covered));
        m_state.items[port] += items;
        m_config.itemCosts[port].tell(draw, items);
        if (port != kTexturePort)
            continue;
        const DeviceRequest asked = deviceRequest(context, program, i);
        const std::uint64_t bytes = bytesOfTexels(asked, textures.texture(asked.descriptor.textureSlot));
        m_state.bytesMoved += bytes;
        m_config.bytes.tell(draw, bytes);
    }
}

void FragmentChain::noteWarnings(std::uint32_t draw)
{
    bool hasWarned = false;
    for (UnitReport& report : m_units.takeReports()) {
        hasWarned = hasWarned || report.trouble == UnitTrouble::Warning;
        if (m_config.reports)
            m_config.reports->add(std::move(report));
    }
    if (!hasWarned || m_state.warnedDraw == draw)
        return;
    m_state.warnedDraw = draw;
    ++m_state.warningCount;
    publish(WarningReported{
        0, {}, draw, static_cast<std::uint32_t>(m_state.warningCount), WarningCode::DegenerateInput, 0});
}

void FragmentChain::enter(const TaskQuads& task, const ThreadContext& context)
{
    Cycle entered = now();
    for (std::uint8_t i = 0; i < task.count; ++i) {
        const Quad& quad = task.quads[i];
        const auto fragments = static_cast<std::uint8_t>(std::popcount(coveredPixels(quad.coverage)));
        const Cycle last = entered + Cycle{fragments} * m_config.interval - m_config.interval;
        const ShadedQuad shaded = readShadedQuad(context, 4u * i, quad);
        m_state.fragments += fragments;
        if (shaded.coverage != 0) {
            LateQuadItem item = itemOf(task);
            item.primitive = task.primitive;
            item.orders = quad.orders;
            item.content.shaded = shaded;
            m_state.inFlight.push_back({std::move(item), entered, fragments, last + m_config.latency()});
        }
        entered = last + m_config.interval;
    }
    m_state.nextFree = entered;
}

LateQuadItem FragmentChain::itemOf(const TaskQuads& task)
{
    LateQuadItem item;
    item.label = {ItemId{++m_state.quads}, task.label.id, task.label.draw};
    item.content.label = item.label;
    return item;
}

/// Fragments that have been in the chain for `from` cycles or more, and for less than `to`.
std::uint64_t FragmentChain::inside(Cycle from, Cycle to) const
{
    std::uint64_t count = 0;
    for (const InFlight& flight : m_state.inFlight)
        for (std::uint32_t i = 0; i < flight.fragments; ++i) {
            const Cycle entered = flight.entered + Cycle{i} * m_config.interval;
            count += now() >= entered + from && now() < entered + to ? 1 : 0;
        }
    return count;
}

void FragmentChain::visitState(StateVisitor& visitor)
{
    State::visit(visitor, m_state);
    visitStages(visitor);
}

void FragmentChain::visitStages(StateVisitor& visitor)
{
    visitor.beginGroup(ChainFields::kStages);
    Cycle from = 0;
    for (std::size_t i = 0; i < kStages; ++i) {
        const Stage& stage = m_config.stages[i];
        std::uint64_t fragments = visitor.restores() ? 0 : inside(from, from + stage.latency);
        visitor.beginGroup(stage.name);
        visitor("inside", fragments);
        visitor(DeviceFields::kRequests, m_state.requests[stage.port]);
        visitor("items", m_state.items[stage.port]);
        visitor.endGroup();
        from += stage.latency;
    }
    visitor.endGroup();
}

void FragmentChain::visitPorts(PortVisitor& visitor)
{
    Ports::visit(visitor, m_ports);
}

} // namespace vitrine::core
