// SPDX-License-Identifier: Apache-2.0
#include "core/stream/fragment_distributor.h"

#include "core/base/check.h"
#include "core/stream/segment_limits.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace vitrine::core {

FragmentDistributor::FragmentDistributor(UnitContext context, const Config& config, Ports ports)
    : Unit(std::move(context)), m_config(config), m_ports(std::move(ports))
{
    m_state.occupied.resize(config.processors);
    m_state.loads.resize(config.processors);
    m_state.busyBefore.resize(config.processors);
}

UnitDescription FragmentDistributor::description() const
{
    UnitDescription description;
    description.kind = "FSD";
    description.seedTerm = "distributor";
    description.help =
        words("Cuts the stream of fragments into segments and gives each to the next shader processor, when a "
              "fragment does not fit into the one before. (The source says \"does fit\" there: a slip.)");
    description.counters = {{"segments", words("segments"), words("Opened.")},
                            {"fragments", words("fragments"), words("Dispatched.")},
                            {"stall", words("cycles"), words("A fragment waited for a processor to be collected.")}};
    return description;
}

SegmentStatistics FragmentDistributor::statistics() const
{
    return {m_state.loads, m_state.stall, now()};
}

std::string FragmentDistributor::waitNote() const
{
    if (m_state.open || !arrivedTask() || freePipeline())
        return {};
    if (const auto next = nextToBeFree())
        return "the next fragment waits for sp." + std::to_string(*next) + ", which is not collected";
    const bool isAnyEnabled = (m_config.enabled & firstProcessors(m_config.processors)) != 0;
    return isAnyEnabled ? "every processor that is enabled is switched off" : "no processor is enabled";
}

void FragmentDistributor::tick()
{
    noteFreed();
    noteDrain();
    const bool hasFence = passDrawEnds();
    if (const TaskQuads* task = arrivedTask())
        return dispatchNext(*task);
    waitForFragments(hasFence || isStreamOver());
}

/// Its turns begin anew (RUN-14).
void FragmentDistributor::noteDrain()
{
    if (m_state.drains == m_ports.drained->drains)
        return;
    m_state.drains = m_ports.drained->drains;
    m_state.next = 0;
    for (std::uint32_t pipeline = 0; pipeline < m_config.processors; ++pipeline)
        m_state.busyBefore[pipeline] = m_state.loads[pipeline].busyCycles;
}

void FragmentDistributor::noteFreed()
{
    for (; const SegmentItem* segment = m_ports.freed.front(); m_ports.freed.pop()) {
        PipelineLoad& load = m_state.loads[segment->pipeline];
        load.busyCycles = segment->busyCycles;
        load.waited += segment->waited;
        m_state.occupied[segment->pipeline] = 0;
    }
}

/// What follows an end may still join the open segment; nothing follows a fence. True when there was one.
bool FragmentDistributor::passDrawEnds()
{
    bool hasFence = false;
    for (const TaskQuads* front = m_ports.stream.front(); front && !front->primitive; front = m_ports.stream.front()) {
        hasFence |= front->isFence;
        if (!m_ports.ends.canPush())
            break;
        if (!front->isFence && !isTransfer(front->label.draw)) // CI counts draws alone
            noteEnd();
        TaskQuads end = *front;
        end.orderNumber = m_state.fragments;
        m_ports.ends.push(std::move(end));
        m_ports.stream.pop();
        m_state.lastEnd = now();
    }
    return hasFence;
}

void FragmentDistributor::noteEnd()
{
    ++m_state.ended;
    if (m_state.open)
        m_state.open->hasEnded = true;
}

/// Whether the last draw that CI has begun has ended here, and CI begins none for now.
bool FragmentDistributor::isStreamOver() const
{
    const StreamLine& commands = *m_ports.commands;
    return m_state.open && m_state.open->hasEnded && commands.isWaiting &&
           (!commands.begun || *commands.begun == m_state.ended);
}

/// The task whose fragments come next, once FTQ has it.
const TaskQuads* FragmentDistributor::arrivedTask() const
{
    const TaskQuads* task = m_ports.stream.front();
    if (!task || !task->primitive)
        return nullptr;
    const auto* entry = m_ports.tasks->find(task->label.id);
    return entry && m_ports.tasks->arrived(*entry) ? task : nullptr;
}

void FragmentDistributor::waitForFragments(bool mustFlush)
{
    if (m_state.open && mustFlush)
        return close(SegmentCloseReason::Flush);
    if (m_state.open && m_config.timeout > 0) {
        const Cycle due = m_state.lastDispatch + m_config.timeout;
        if (now() >= due)
            return close(SegmentCloseReason::Timeout);
        wakeAt(due);
    }
    if (m_ports.stream.front() && !m_ports.stream.front()->primitive)
        return stall(StallReason::OutputFull, m_ports.ends);
    stall(StallReason::InputEmpty, m_ports.stream);
}

void FragmentDistributor::stallForPipeline()
{
    if (const auto next = nextToBeFree())
        return stall(StallReason::ResourceBusy, m_ports.segments[*next]);
    stall(StallReason::ResourceBusy, m_ports.freed);
}

void FragmentDistributor::dispatchNext(const TaskQuads& task)
{
    if (m_state.open && !fits(task))
        close(m_state.decisions[(m_state.decisionCount - 1) % kDecisionsKept].limit);
    if (!m_state.open) {
        const auto pipeline = freePipeline();
        if (!pipeline)
            return stallForPipeline();
        open(*pipeline, task);
        CORE_CHECK(fits(task), "a fragment that no segment can hold");
    }
    add(task);
}

ResourceAmounts FragmentDistributor::need(const TaskQuads& task) const
{
    const OpenSegment& segment = *m_state.open;
    const bool isFirst = segment.fragments == 0;
    const bool isNewPrimitive = isFirst || segment.primitive != task.primitiveId;
    const ProgramBindings& program = m_config.programs.of(task.label.draw);
    const bool isNewProgram =
        std::ranges::find(segment.programs, program.identity(task.label.draw)) == segment.programs.end();
    const std::uint32_t words = program.fragment.wordsPerFragment();
    return {1, words, isNewPrimitive ? 1u : 0u, isNewProgram ? 1u : 0u};
}

bool FragmentDistributor::fits(const TaskQuads& task)
{
    FitDecision decision = decideFit(need(task), m_state.open->remaining);
    decision.fragment = m_state.fragments;
    decision.segment = m_state.open->number;
    m_state.decisions[m_state.decisionCount++ % kDecisionsKept] = decision;
    return decision.fits;
}

std::optional<std::uint32_t> FragmentDistributor::roundRobin() const
{
    for (std::uint32_t step = 0; step < m_config.processors; ++step) {
        const std::uint32_t pipeline = (m_state.next + step) % m_config.processors;
        if (isEnabled(pipeline))
            return pipeline;
    }
    return std::nullopt;
}

/// FSEG-11: whom the next fragment waits for. Any will do for `least_loaded`; the one with the oldest segment is
/// collected first.
std::optional<std::uint32_t> FragmentDistributor::nextToBeFree() const
{
    if (m_config.order == SegmentOrder::RoundRobin)
        return roundRobin();
    const auto uncollected =
        static_cast<std::uint32_t>(std::count(m_state.occupied.begin(), m_state.occupied.end(), std::uint8_t{1}));
    for (std::uint32_t number = m_state.segments - uncollected; number < m_state.segments; ++number)
        if (const std::uint32_t pipeline = m_state.selections[number % kSelectionsKept]; isEnabled(pipeline))
            return pipeline;
    return std::nullopt;
}

/// FSEG-08. Round robin waits for the next, whoever else is free.
std::optional<std::uint32_t> FragmentDistributor::freePipeline() const
{
    if (m_config.order == SegmentOrder::RoundRobin) {
        const auto next = roundRobin();
        return next && m_state.occupied[*next] == 0 ? next : std::nullopt;
    }
    std::optional<std::uint32_t> best;
    for (std::uint32_t pipeline = 0; pipeline < m_config.processors; ++pipeline) {
        if (!isEnabled(pipeline) || m_state.occupied[pipeline] != 0)
            continue;
        if (!best || busySinceDrain(pipeline) < busySinceDrain(*best))
            best = pipeline;
    }
    return best;
}

void FragmentDistributor::open(std::uint32_t pipeline, const TaskQuads& task)
{
    CORE_CHECK(m_state.occupied[pipeline] == 0, "a segment for a processor whose last one is not collected");
    const Cycle arrival = m_ports.tasks->find(task.label.id)->arrival;
    const Cycle afterLast = m_state.fragments > 0 ? m_state.lastDispatch + 1 : 0;
    m_state.stall += now() - std::max({arrival, afterLast, m_state.lastEnd});
    OpenSegment& segment = *(m_state.open = OpenSegment());
    segment.number = m_state.segments++;
    segment.pipeline = pipeline;
    segment.draw = task.label.draw;
    segment.remaining = segmentCapacity(*m_config.limits);
    m_state.occupied[pipeline] = 1;
    m_state.selections[segment.number % kSelectionsKept] = static_cast<std::uint8_t>(pipeline);
    m_state.next = (pipeline + 1) % m_config.processors;
    tell(SegmentStep::Opened, SegmentCloseReason::None);
}

/// The next fragment of the front task joins the open segment, into which it fits.
void FragmentDistributor::add(const TaskQuads& task)
{
    OpenSegment& segment = *m_state.open;
    const ResourceAmounts needed = need(task);
    segment.remaining = remainingAfter(segment.remaining, needed);
    segment.limiting = limitingResource(segment.remaining, needed);
    segment.primitive = task.primitiveId;
    const std::uint32_t program = m_config.programs.of(task.label.draw).identity(task.label.draw);
    if (std::ranges::find(segment.programs, program) == segment.programs.end())
        segment.programs.push_back(program);
    segment.hasEnded = false;
    ++segment.fragments;
    ++m_state.fragments;
    m_state.lastDispatch = now();
    const LaneMask left = coveredLanes(task) & ~(m_state.taken | m_state.joined);
    m_state.joined |= left & ~(left - 1);
    tell(SegmentStep::Added, SegmentCloseReason::None);

    const bool endsTask = std::has_single_bit(left);
    if (endsTask) {
        sendTask(task, true);
        m_ports.tasks->dispatch(task.label.id);
        m_ports.stream.pop();
    }
    if (amount(segment.remaining, SegmentResource::Slots) == 0)
        close(SegmentCloseReason::Slots);
    else if (endsTask && isFullOfDispatched())
        close(SegmentCloseReason::QueueFull);
}

/// What the front task has in the open segment becomes a task; the rest goes on as another one.
void FragmentDistributor::sendTask(const TaskQuads& front, bool isLastPart)
{
    OpenSegment& segment = *m_state.open;
    const ItemId id = taskId(ShaderStage::Fragment, taskSequence(front.label.id) + m_state.part);
    const auto fragments = static_cast<std::uint32_t>(std::popcount(m_state.joined));
    TaskQuads quads = front;
    quads.label.id = id;
    keepLanes(quads, m_state.joined);
    quads.part = m_state.part;
    quads.isLastPart = isLastPart;
    quads.orderNumber = m_state.fragments - fragments;

    ShaderTask task = m_ports.tasks->find(front.label.id)->item;
    task.label.id = id;
    task.items = static_cast<std::uint8_t>(fragments);
    task.processor = static_cast<std::uint8_t>(segment.pipeline);
    task.segment = segment.number;
    if (m_state.part > 0) // its first part has the beginning
        task.enters = VectorStage::None;
    if (!isLastPart)
        m_config.contexts.split(id, taskId(ShaderStage::Fragment, taskSequence(id) + 1), m_state.joined);
    m_ports.segments[segment.pipeline].post(task);
    m_ports.order.push(std::move(quads));
    ++segment.tasks;
    m_state.taken = isLastPart ? 0 : m_state.taken | m_state.joined;
    m_state.part = isLastPart ? 0 : m_state.part + 1;
    m_state.joined = 0;
}

/// As committed: then nothing can come that would fill the open segment. The youngest entry is dispatched last.
bool FragmentDistributor::isFullOfDispatched() const
{
    const SharedQueue<ShaderTask>& tasks = *m_ports.tasks.operator->();
    return !tasks.hasRoom() && tasks.entry(tasks.size() - 1).state != EntryState::Waiting;
}

void FragmentDistributor::close(SegmentCloseReason reason)
{
    if (m_state.joined != 0)
        sendTask(*m_ports.stream.front(), false);
    tell(SegmentStep::Closed, reason);
    const OpenSegment segment = *std::exchange(m_state.open, std::nullopt);
    SegmentItem closed;
    closed.label = {ItemId{segment.number + 1}, ItemId{}, segment.draw};
    closed.pipeline = segment.pipeline;
    closed.fragments = segment.fragments;
    closed.tasks = segment.tasks;
    m_ports.closed.push(closed);
    m_ports.started.push(closed);
    PipelineLoad& load = m_state.loads[segment.pipeline];
    ++load.segments;
    load.fragments += segment.fragments;
    ++load.reasons[static_cast<std::size_t>(reason)];
}

void FragmentDistributor::tell(SegmentStep step, SegmentCloseReason reason)
{
    if (!wants<SegmentChanged>())
        return;
    const OpenSegment& segment = *m_state.open;
    publish(SegmentChanged{
        0, {}, segment.draw, segment.number, step, reason, static_cast<std::uint16_t>(segment.pipeline)});
}

void FragmentDistributor::visitState(StateVisitor& visitor)
{
    State::visit(visitor, m_state);
}

void FragmentDistributor::visitPorts(PortVisitor& visitor)
{
    Ports::visit(visitor, m_ports);
}

} // namespace vitrine::core
