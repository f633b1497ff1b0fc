// SPDX-License-Identifier: Apache-2.0
#include "core/session/machine/instruction_recorder.h"

#include "core/gpu/knobs/processor_knobs.h"
#include "core/gpu/machine_config.h"
#include "core/gpu/timed_gpu.h"
#include "core/observe/draw_number.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace vitrine::core {

namespace {

/// Room for them is bounded however many a frame has; tasks of further ones are not counted.
constexpr std::size_t kMostPrograms = 1024;

template <typename QueueType>
bool is(QueueId id, const QueueType* queue)
{
    return queue && queue->id() == id;
}

bool isAny(QueueId id, const std::vector<const SharedQueue<ShaderTask>*>& queues)
{
    return std::ranges::any_of(queues, [id](const auto* queue) { return is(id, queue); });
}

} // namespace

InstructionRecorder::InstructionRecorder(const TimedGpu& gpu, const MachineConfig& config,
                                         const std::vector<UnitId>& processors)
    : m_gpu(gpu), m_path(gpu.taskPath()), m_clock(config.processors->shaderClock),
      m_switchCycles(config.hopCycles() - 1),
      m_sharesSpace(config.processors->schedShare == SchedShare::Space && m_path.requests)
{
    for (const UnitId processor : processors)
        m_processors.emplace_back().unit = processor;
}

void InstructionRecorder::onItemPushed(const ItemPushed& event)
{
    if (is(event.queue, m_path.vertexTasks))
        return beginTask(event.item, event.draw, event.queue, ShaderStage::Vertex, event.cycle);
    // A task that a border of segments has cut goes on as another, which FTQ never held.
    if (is(event.queue, m_path.fragmentTasks) || isAny(event.queue, m_path.segments))
        return beginTask(event.item, event.draw, event.queue, ShaderStage::Fragment, event.cycle);
    if (is(event.queue, m_path.requests)) {
        if (Flying* task = find(event.parent)) {
            countTo(*task, event.cycle);
            task->ending = BurstEnding::Waits;
        }
    } else if (std::ranges::find(m_path.finished, event.queue) != m_path.finished.end()) {
        if (Flying* task = find(event.item)) {
            countTo(*task, event.cycle);
            leave(event.item, *task);
            task->doing = Doing::WaitsForOrder;
        }
    }
}

void InstructionRecorder::beginTask(ItemId id, std::uint32_t draw, QueueId home, ShaderStage stage, Cycle cycle)
{
    if (m_tasks.contains(id.value))
        return;
    ProgramTimes* program = programOf(draw, stage);
    if (!program)
        return;
    Flying& task = m_tasks[id.value];
    task.program = program;
    task.counted = cycle;
    task.home = home;
    ++task.program->tasks;
}

ProgramTimes* InstructionRecorder::programOf(std::uint32_t draw, ShaderStage stage)
{
    const auto [place, isNew] = m_ofDraws.try_emplace({draw, stage});
    if (!isNew)
        return place->second;
    const ProgramBindings* programs = m_gpu.programs(draw);
    place->second = add(draw, stage, programs ? programs->of(stage).program : nullptr);
    return place->second;
}

/// Draws of a frame may have one in common.
ProgramTimes* InstructionRecorder::add(std::uint32_t draw, ShaderStage stage, std::shared_ptr<const Program> program)
{
    const std::uint32_t pass = passOf(draw);
    const auto known = std::ranges::find_if(m_programs, [&](const ProgramTimes& times) {
        return times.pass == pass && times.stage == stage && times.program == program;
    });
    if (known != m_programs.end())
        return &*known;
    if (m_programs.size() >= kMostPrograms)
        return nullptr;
    ProgramTimes& times = m_programs.emplace_back();
    times.stage = stage;
    times.pass = pass;
    times.program = std::move(program);
    times.instructions.resize(times.program ? times.program->instructions.size() : 0);
    return &times;
}

void InstructionRecorder::onItemGranted(const ItemGranted& event)
{
    const bool resumes = is(event.queue, m_path.pending);
    const bool begins =
        is(event.queue, m_path.vertexTasks) ||
        (m_path.segments.empty() ? is(event.queue, m_path.fragmentTasks) : isAny(event.queue, m_path.segments));
    Flying* task = resumes || begins ? find(event.item) : nullptr;
    if (!task)
        return;
    countTo(*task, event.cycle);
    task->doing = Doing::Runs;
    task->ending = resumes ? BurstEnding::Waits : BurstEnding::GoesOn;
    task->processor = event.port;
    m_processors[event.port].tasks.push_back(event.item);
    if (resumes) {
        task->program->instructions[task->at].cycles[static_cast<std::size_t>(TaskCost::Handling)] += m_switchCycles;
        task->counted += m_switchCycles;
    }
}

void InstructionRecorder::onItemParked(const ItemParked& event)
{
    if (!is(event.queue, m_path.pending))
        return;
    if (Flying* task = find(event.item)) {
        countTo(*task, event.cycle);
        leave(event.item, *task);
        task->doing = Doing::WaitsForDevice;
    }
}

void InstructionRecorder::onItemReady(const ItemReady& event)
{
    if (!is(event.queue, m_path.pending))
        return;
    if (Flying* task = find(event.item)) {
        countTo(*task, event.cycle);
        task->doing = Doing::WaitsForTurn;
    }
}

void InstructionRecorder::onItemPopped(const ItemPopped& event)
{
    Flying* task = find(event.item);
    if (!task || task->home != event.queue)
        return;
    countTo(*task, event.cycle);
    m_tasks.erase(event.item.value);
}

void InstructionRecorder::leave(ItemId id, Flying& task)
{
    std::erase(m_processors[task.processor].tasks, id);
}

void InstructionRecorder::onUnitActivityChanged(const UnitActivityChanged& event)
{
    Processor* processor = find(event.unit);
    if (!processor)
        return;
    for (const ItemId id : processor->tasks)
        countTo(*find(id), event.cycle);
    processor->activity = event.activity;
    processor->reason = event.reason;
}

void InstructionRecorder::onBurstStarted(const BurstStarted& event)
{
    Processor* processor = find(event.unit);
    Flying* task = find(event.task);
    if (processor)
        processor->task = task;
    if (!processor || !task)
        return;
    countTo(*task, event.cycle);
    task->at = event.next;
    processor->start = task->counted;
    processor->clocks = 0;
}

void InstructionRecorder::onInstructionsRun(const InstructionsRun& event)
{
    Processor* processor = find(event.unit);
    Flying* task = processor ? processor->task : nullptr;
    if (!task)
        return;
    std::vector<InstructionTimes>& instructions = task->program->instructions;
    for (std::uint32_t i = event.first; i < event.first + event.count; ++i) {
        const Cycle before = graphicsCycles(processor->clocks, m_clock);
        processor->clocks += event.clocks;
        instructions[i].cycles[static_cast<std::size_t>(TaskCost::Issued)] +=
            graphicsCycles(processor->clocks, m_clock) - before;
        ++instructions[i].executed;
    }
    task->counted = processor->start + graphicsCycles(processor->clocks, m_clock);
    if (event.ending != BurstEnding::GoesOn && task->counted == event.cycle) { // It takes a cycle all the same.
        instructions[task->at].cycles[static_cast<std::size_t>(TaskCost::Handling)] += 1;
        ++task->counted;
    }
    task->ending = event.ending;
    if (event.count > 0)
        task->last = event.first + event.count - 1;
    if (event.ending == BurstEnding::Posts)
        task->device = task->program->program->instructions[task->last].send.device;
}

/// Counts the cycles since it was counted last.
void InstructionRecorder::countTo(Flying& task, Cycle cycle)
{
    if (cycle <= task.counted || task.ending == BurstEnding::Fails)
        return;
    const auto [cost, instruction] = costOf(task);
    InstructionTimes& times = task.program->instructions[instruction];
    times.cycles[static_cast<std::size_t>(cost)] += cycle - task.counted;
    if (cost == TaskCost::Device)
        times.devices |= static_cast<std::uint16_t>(1u << task.device);
    task.counted = cycle;
}

/// Of the cycles behind a burst, or without one, and where they are counted.
std::pair<TaskCost, std::uint32_t> InstructionRecorder::costOf(const Flying& task) const
{
    const bool isToPost = task.ending == BurstEnding::Posts;
    switch (task.doing) {
    case Doing::WaitsForTurn: return {task.ending == BurstEnding::GoesOn ? TaskCost::Queued : TaskCost::Turn, task.at};
    case Doing::WaitsForOrder: return {TaskCost::Order, task.at};
    case Doing::WaitsForDevice:
        return isToPost ? std::pair(TaskCost::Room, task.last) : std::pair(TaskCost::Device, task.at);
    case Doing::Runs: break;
    }
    if (isToPost)
        return {TaskCost::Room, task.last};
    const Processor& processor = m_processors[task.processor];
    const bool isFull = processor.activity == Activity::Stalled && processor.reason == StallReason::OutputFull;
    if (task.ending == BurstEnding::Ends || isFull)
        return {TaskCost::Room, task.at};
    // Where two tasks share the processor, it may work for the other one.
    return {processor.activity == Activity::Working && !m_sharesSpace ? TaskCost::Handling : TaskCost::Device, task.at};
}

auto InstructionRecorder::find(ItemId task) -> Flying*
{
    const auto found = m_tasks.find(task.value);
    return found == m_tasks.end() ? nullptr : &found->second;
}

auto InstructionRecorder::find(UnitId unit) -> Processor*
{
    const auto found = std::ranges::find(m_processors, unit, &Processor::unit);
    return found == m_processors.end() ? nullptr : &*found;
}

std::vector<ProgramTimes> InstructionRecorder::take(Cycle length)
{
    for (auto& [id, task] : m_tasks)
        countTo(task, length);
    m_tasks.clear();
    std::vector<ProgramTimes> result(std::make_move_iterator(m_programs.begin()),
                                     std::make_move_iterator(m_programs.end()));
    std::ranges::stable_sort(result, {}, [](const ProgramTimes& times) { return std::pair(times.pass, times.stage); });
    return result;
}

} // namespace vitrine::core
