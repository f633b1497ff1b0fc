// SPDX-License-Identifier: Apache-2.0
#include "core/shader/shader_processor.h"

#include "core/base/check.h"
#include "core/shader/initial_sends.h"

#include <algorithm>
#include <bit>
#include <limits>
#include <utility>
#include <vector>

namespace vitrine::core {

ShaderProcessor::ShaderProcessor(UnitContext context, const Config& config, Ports ports)
    : Unit(std::move(context)), m_config(config), m_ports(ports)
{
    m_state.aluOperations.resize(m_config.alus.count());
}

UnitDescription ShaderProcessor::description() const
{
    UnitDescription description;
    description.kind = "SP";
    description.seedTerm = "shader processor";
    description.help = words("Runs vertex and fragment tasks, and swaps out those that wait for a device.");
    description.parts.assign(kProcessorParts.begin(), kProcessorParts.end());
    for (std::string& alu : aluNames(m_config.alus))
        description.parts.push_back(std::move(alu));
    description.counters = {
        {"instructions", words("instructions"), words("Executed, each once per task.")},
        {"requests", words("requests"), words("SENDs posted.")},
        {"idleAluSlots", words("clocks"), words("Clocks of ALUs that had no item of an instruction.")},
        {"contextSwitches", words("tasks"), words("Started and resumed.")},
        {"ic.miss", words("lines"), words("Streamed for programs larger than the instruction cache.")},
        {"clockCrossings", words("items"), words("Between the graphics clock and the processor's own.")},
        {"blockedApqFull", words("tasks"), words("Waited in place, because APQ had no slot for them.")}};
    return description;
}

void ShaderProcessor::tick()
{
    if (asksDevices() && !m_ports.requests.canPost())
        return stall(StallReason::OutputFull, m_ports.requests);
    if (m_state.faulted)
        return stall(StallReason::InputEmpty);
    const Step first = step(m_state.threads[0]);
    report(first, sharesSpace() ? step(m_state.threads[1]) : stalled(StallReason::InputEmpty));
}

/// As one unit it works when either slot does, and when neither does waits for what the one with a task waits for.
void ShaderProcessor::report(const Step& first, const Step& second)
{
    if (first.kind == Step::Kind::Worked || second.kind == Step::Kind::Worked)
        return;
    if (first.kind == Step::Kind::Stalled && second.kind == Step::Kind::Stalled) {
        const Step& told = first.reason == StallReason::InputEmpty ? second : first;
        return stall(told.reason, told.blocker);
    }
    const Cycle never = kNever;
    workUntil(std::min(first.kind == Step::Kind::WorksUntil ? first.until : never,
                       second.kind == Step::Kind::WorksUntil ? second.until : never));
}

/// Sharing time, the one slot serves both stages.
bool ShaderProcessor::serves(const ThreadSlot& slot, ShaderStage stage) const
{
    return !sharesSpace() || (&slot == &m_state.threads[0]) == (stage == ShaderStage::Vertex);
}

/// Those that work and that the slot may use.
AluMask ShaderProcessor::alusOf(const ThreadSlot& slot) const
{
    const AluMask vertexAlus = m_config.alus.group(0);
    const AluMask all = m_config.alus.all() & m_ports.power->alus;
    if (!sharesSpace())
        return all;
    return &slot == &m_state.threads[0] ? all & vertexAlus : all & ~vertexAlus;
}

bool ShaderProcessor::answer(const ProcessorUse& use)
{
    return use.stage ? runs(*use.stage) : uses(use.alus);
}

bool ShaderProcessor::runs(ShaderStage stage) const
{
    return std::any_of(m_state.threads.begin(), m_state.threads.end(),
                       [stage](const ThreadSlot& slot) { return slot.running && slot.task.stage == stage; });
}

bool ShaderProcessor::uses(AluMask alus) const
{
    return std::any_of(m_state.threads.begin(), m_state.threads.end(),
                       [&](const ThreadSlot& slot) { return slot.running && (alusOf(slot) & alus) != 0; });
}

auto ShaderProcessor::step(ThreadSlot& slot) -> Step
{
    if (!slot.running && !startGranted(slot))
        return asksDevices() && m_ports.pending.waits() ? waitsForDevice() : stalled(StallReason::InputEmpty);
    if (!slot.inBurst) {
        if (mustWait(slot)) // Room in APQ, or the answer, wakes a task that waits in place.
            return swapOut(slot) ? Step() : waitsForDevice();
        beginBurst(slot);
    }
    if (now() + 1 < slot.burstEnd)
        return worksUntil(slot.burstEnd - 1);
    return endBurst(slot);
}

bool ShaderProcessor::startGranted(ThreadSlot& slot)
{
    const PendingTask* completed = asksDevices() ? m_ports.pending.granted() : nullptr;
    const bool resumes = completed && serves(slot, completed->task.stage);
    if (resumes)
        slot.task = m_ports.pending.take().task;
    else if (asksDevices() && serves(slot, ShaderStage::Fragment) && m_ports.fragmentTasks.granted())
        slot.task = m_ports.fragmentTasks.take();
    else if (serves(slot, ShaderStage::Vertex) && m_ports.vertexTasks.granted())
        slot.task = m_ports.vertexTasks.take();
    else
        return false;
    slot.running = true;
    slot.inBurst = false;
    slot.switchCycles = resumes ? m_config.switchCycles : 0;
    ++m_state.contextSwitches;
    countCrossing();
    if (!resumes && slot.task.enters != VectorStage::None)
        publish(stageEntered(slot.task.label.draw, slot.task.enters));
    return true;
}

ThreadContext& ShaderProcessor::context(const ThreadSlot& slot)
{
    return m_config.contexts.of(slot.task.stage, slot.task.label.id);
}

const ProgramBinding& ShaderProcessor::binding(const ThreadSlot& slot) const
{
    return m_config.programs.of(slot.task.label.draw).of(slot.task.stage);
}

bool ShaderProcessor::mustWait(const ThreadSlot& slot)
{
    const ThreadContext& task = context(slot);
    return !task.pending.empty() && isWaiting(task, *binding(slot).decoded);
}

namespace {

/// Instructions that one event has room for.
constexpr std::uint32_t kMostOfARun = std::numeric_limits<std::uint16_t>::max();

BurstEnding endingOf(RunStatus status)
{
    switch (status) {
    case RunStatus::Finished: return BurstEnding::Ends;
    case RunStatus::Request: return BurstEnding::Posts;
    case RunStatus::Waiting: return BurstEnding::Waits;
    case RunStatus::BudgetExhausted:
    case RunStatus::FlowTooDeep: break;
    }
    return BurstEnding::Fails;
}

} // namespace

/// Executes the instructions at once; only their time is spread over cycles.
void ShaderProcessor::beginBurst(ThreadSlot& slot)
{
    ThreadContext& task = context(slot);
    const ProgramBinding& program = binding(slot);
    const std::uint64_t before = task.executedInstructions;
    std::vector<SectionDone> sections;
    std::vector<InstructionStretch> stretches;
    do {
        // One budget for the whole task: an endless loop around a texture access has to end, too.
        const RunOptions options{SendMode::StopAtSend, program.budget - task.executedInstructions,
                                 wants<ConvolutionSectionDone>() ? &sections : nullptr,
                                 wants<InstructionsRun>() ? &stretches : nullptr};
        slot.ending = run(task, *program.decoded, *program.constants, options);
    } while (slot.ending == RunStatus::Request && answerInitial(task, program));
    for (const SectionDone& section : sections)
        publish(ConvolutionSectionDone{0, {}, slot.task.label.draw, section.number, section.taps});
    tellBurst(slot, std::move(stretches));
    const Cycle cycles = count(slot, task.executedInstructions - before, program.program->instructions.size());
    slot.burstEnd = now() + cycles + std::exchange(slot.switchCycles, 0);
    slot.inBurst = true;
}

void ShaderProcessor::tellBurst(const ThreadSlot& slot, std::vector<InstructionStretch> stretches)
{
    if (!wants<InstructionsRun>())
        return;
    const ThreadContext& task = context(slot);
    const std::uint32_t draw = slot.task.label.draw;
    const bool isAtItsEnd = task.finished && !stretches.empty();
    publish(BurstStarted{0, {}, draw, slot.task.label.id, isAtItsEnd ? stretches.back().end - 1 : task.pc});
    const std::uint32_t clocks = clocksOf(slot.task.items, static_cast<std::uint32_t>(std::popcount(alusOf(slot))));
    if (stretches.empty())
        stretches.push_back({task.pc, task.pc});
    for (const InstructionStretch& stretch : stretches) {
        std::uint32_t first = stretch.first;
        do {
            const std::uint32_t end = std::min<std::uint32_t>(stretch.end, first + kMostOfARun);
            const bool isLast = &stretch == &stretches.back() && end == stretch.end;
            publish(InstructionsRun{0,
                                    {},
                                    draw,
                                    first,
                                    static_cast<std::uint16_t>(end - first),
                                    static_cast<std::uint8_t>(clocks),
                                    isLast ? endingOf(slot.ending) : BurstEnding::GoesOn});
            first = end;
        } while (first < stretch.end);
    }
}

/// The cycles that so many instructions take.
Cycle ShaderProcessor::count(const ThreadSlot& slot, std::uint64_t executed, std::size_t programSize)
{
    const AluMask alus = alusOf(slot);
    CORE_CHECK(alus != 0, "a task runs without an ALU");
    const auto working = static_cast<std::uint32_t>(std::popcount(alus));
    const std::uint32_t items = slot.task.items;
    const auto stage = static_cast<std::size_t>(slot.task.stage);
    const std::uint32_t clocksEach = clocksOf(items, working);
    const Cycle cycles = graphicsCycles(executed * clocksEach, m_config.clock);
    m_state.instructions += executed;
    m_state.busyCycles[stage] += cycles;
    m_state.itemsDone[stage] += executed * items;
    m_config.bankAccesses.tell(slot.task.label.draw, executed * items);
    m_config.aluOperations.tell(slot.task.label.draw, executed * items);
    m_state.idleAluSlots += executed * (clocksEach * working - items);
    if (programSize > kInstructionCacheSize)
        m_state.instructionMisses += (executed + kInstructionCacheLine - 1) / kInstructionCacheLine;
    std::uint32_t place = 0;
    for (AluMask left = alus; left != 0; left &= left - 1)
        m_state.aluOperations[static_cast<std::size_t>(std::countr_zero(left))] +=
            executed * itemsOf(items, working, place++);
    return cycles;
}

auto ShaderProcessor::endBurst(ThreadSlot& slot) -> Step
{
    switch (slot.ending) {
    case RunStatus::Finished: return retire(slot);
    case RunStatus::Request:
        if (!m_ports.requests.canPost()) // The other slot has posted in this cycle.
            return stalled(StallReason::OutputFull, m_ports.requests.queue()->id());
        postRequest(slot);
        break;
    case RunStatus::Waiting: break;
    case RunStatus::BudgetExhausted:
    case RunStatus::FlowTooDeep:
        m_state.faulted = true;
        m_state.faultStage = slot.task.stage;
        m_state.faultDraw = slot.task.label.draw;
        return {};
    }
    slot.inBurst = false;
    if (mustWait(slot) && !swapOut(slot))
        ++m_state.blockedApqFull;
    return {};
}

void ShaderProcessor::postRequest(const ThreadSlot& slot)
{
    const ThreadContext& task = context(slot);
    const DeviceRequest request = deviceRequest(task, *binding(slot).decoded, task.pending.size() - 1);
    RequestItem item;
    const std::uint32_t number = m_state.requests++ * m_config.processors + m_config.number + 1;
    item.label = {ItemId{number}, slot.task.label.id, slot.task.label.draw};
    item.stage = slot.task.stage;
    item.device = request.descriptor.device;
    item.slot = request.descriptor.textureSlot;
    item.items = static_cast<std::uint8_t>(std::max(1, std::popcount(request.lanes & task.covered)));
    item.ticket = request.ticket;
    m_ports.requests.post(item);
    countCrossing();
}

/// False when there is no slot in APQ, which happens with `apq.reserve` off only.
bool ShaderProcessor::swapOut(ThreadSlot& slot)
{
    const ItemId task = slot.task.label.id;
    if (!m_ports.pending.holds(task))
        return false;
    const PendingRequest& oldest = context(slot).pending.front();
    m_ports.pending.held(task).device = binding(slot).decoded->code()[oldest.instruction].send.device;
    m_ports.pending.park(task);
    slot.running = false;
    return true;
}

auto ShaderProcessor::retire(ThreadSlot& slot) -> Step
{
    const ItemId task = slot.task.label.id;
    const bool isVertex = slot.task.stage == ShaderStage::Vertex;
    Out<FinishedTask>& results = isVertex ? m_ports.vertices : m_ports.fragments;
    if (!results.canPush())
        return stalled(StallReason::OutputFull, results.queue()->id());
    results.push(
        FinishedTask{slot.task.label, slot.task.items, m_state.busyCycles[static_cast<std::size_t>(slot.task.stage)]});
    (isVertex ? m_ports.vertexTasks : m_ports.fragmentTasks).finish(task);
    if (slot.task.sends() && m_ports.pending.holds(task))
        m_ports.pending.retire(task);
    slot.running = false;
    slot.inBurst = false;
    countCrossing();
    return {};
}

void ShaderProcessor::visitState(StateVisitor& visitor)
{
    State::visit(visitor, m_state);
}

void ShaderProcessor::visitPorts(PortVisitor& visitor)
{
    Ports::visit(visitor, m_ports);
}

} // namespace vitrine::core
