// SPDX-License-Identifier: Apache-2.0
#include "tests/kernel/toy_tasks.h"

#include <algorithm>
#include <array>
#include <utility>

namespace vitrine::core::toy {

namespace {

UnitDescription describe(const char* kind, const char* seedTerm, const char* help)
{
    UnitDescription description;
    description.kind = kind;
    description.seedTerm = seedTerm;
    description.help = help;
    return description;
}

} // namespace

Source::Source(UnitContext context, Config config, Ports ports)
    : Unit(std::move(context)), m_config(std::move(config)), m_ports(ports)
{
}

UnitDescription Source::description() const
{
    return describe("AIN", "rasterizer unit", "Makes tasks.");
}

void Source::tick()
{
    if (idle())
        return stall(StallReason::InputEmpty);
    if (now() < m_state.resume)
        return workUntil(m_state.resume);
    if (!m_ports.tasks.canPost())
        return stall(StallReason::OutputFull, m_ports.tasks);
    m_ports.tasks.post(m_config.tasks[m_state.next++]);
    if (m_state.next % m_config.pauseEvery == 0)
        m_state.resume = now() + m_config.pauseCycles;
}

TaskScheduler::TaskScheduler(UnitContext context, Config config, Ports ports)
    : Unit(std::move(context)), m_config(config), m_ports(ports)
{
    m_state.running.resize(config.processors);
}

UnitDescription TaskScheduler::description() const
{
    return describe("FSD", "scheduling of tasks", "Grants tasks to free processors.");
}

void TaskScheduler::schedule()
{
    for (std::uint32_t processor = 0; processor < m_config.processors; ++processor) {
        if (!isFree(processor))
            continue;
        m_state.running[processor] = {};
        startNext(processor);
    }
}

bool TaskScheduler::isFree(std::uint32_t processor) const
{
    if (!m_ports.requests->canPost(processor))
        return false;
    const ItemId task = m_state.running[processor];
    if (!task)
        return true;
    const auto* pending = m_ports.pending->find(task);
    if (pending && (pending->state == EntryState::Waiting || pending->state == EntryState::Ready))
        return true;
    return !m_ports.fragmentTasks->find(task);
}

bool TaskScheduler::startCompleted(std::uint32_t processor)
{
    const auto* ready = m_ports.pending->oldest(EntryState::Ready);
    if (!ready)
        return false;
    m_state.running[processor] = ready->item.label.id;
    m_ports.pending->grant(ready->item.label.id, processor);
    return true;
}

bool TaskScheduler::startNew(std::uint32_t processor)
{
    SharedView<Task>& tasks = m_ports.fragmentTasks;
    const auto* waiting = tasks->oldest(EntryState::Waiting);
    if (!waiting || (waiting->item.sends && !m_ports.pending->hasRoom()))
        return false;
    const Task task = waiting->item;
    if (task.sends)
        m_ports.pending->reserve({task.label, task, 0}, processor);
    m_state.running[processor] = task.label.id;
    tasks->grant(task.label.id, processor);
    return true;
}

bool TaskScheduler::startNext(std::uint32_t processor)
{
    return m_config.policy == Policy::CompletedFirst ? startCompleted(processor) || startNew(processor)
                                                     : startNew(processor) || startCompleted(processor);
}

Processor::Processor(UnitContext context, Ports ports) : Unit(std::move(context)), m_ports(ports) {}

UnitDescription Processor::description() const
{
    return describe("SP", "shader processor", "Runs tasks, and swaps out those that wait for the device.");
}

void Processor::tick()
{
    if (!m_ports.requests.canPost())
        return stall(StallReason::OutputFull, m_ports.requests);
    if (!m_state.running && !startGranted())
        return stall(StallReason::InputEmpty);
    if (now() + 1 < m_state.end)
        return workUntil(m_state.end - 1);
    if (m_state.task.sends && !m_state.resumed)
        return swapOut();
    if (!m_ports.shaded.canPush())
        return stall(StallReason::OutputFull, m_ports.shaded);
    retire();
}

bool Processor::startGranted()
{
    if (m_ports.pending.granted()) {
        const PendingTask& pending = m_ports.pending.take();
        m_state = {pending.task, true, true, pending.result, now() + pending.task.cyclesAfter};
        return true;
    }
    if (!m_ports.fragmentTasks.granted())
        return false;
    const Task& task = m_ports.fragmentTasks.take();
    m_state = {task, true, false, task.label.id.value, now() + task.cyclesBefore};
    return true;
}

void Processor::swapOut()
{
    const ItemLabel& label = m_state.task.label;
    m_ports.requests.post({{label.id, label.id, label.draw}, m_state.value});
    m_ports.pending.park(label.id);
    m_state = {};
}

void Processor::retire()
{
    const ItemLabel& label = m_state.task.label;
    m_ports.shaded.push({{label.id, label.id, label.draw}, m_state.value});
    m_ports.fragmentTasks.retire(label.id);
    if (m_state.task.sends)
        m_ports.pending.retire(label.id);
    m_state = {};
}

Device::Device(UnitContext context, Config config, Ports ports)
    : Unit(std::move(context)), m_config(config), m_ports(ports)
{
}

UnitDescription Device::description() const
{
    return describe("ARB", "arbiter unit", "Serves one request per interval; each takes the latency.");
}

void Device::deliver()
{
    while (!m_state.inFlight.empty() && m_state.inFlight.front().due <= now()) {
        const InFlight done = m_state.inFlight.front();
        m_state.inFlight.pop_front();
        m_ports.requests->retire(done.request);
        m_ports.pending->amend(done.task).result = done.value * 3 + 1;
        m_ports.pending->ready(done.task);
    }
    if (!m_state.inFlight.empty())
        deliverAt(m_state.inFlight.front().due);
}

void Device::tick()
{
    const auto* waiting = m_ports.requests->oldest(EntryState::Waiting);
    if (!waiting && idle())
        return stall(StallReason::InputEmpty);
    if (!waiting)
        return workUntil(m_state.inFlight.front().due);
    if (now() < m_state.nextFree)
        return workUntil(m_state.nextFree);
    const Request request = m_ports.requests->dispatch(waiting->item.label.id);
    m_state.inFlight.push_back({request.label.id, request.label.parent, request.value, now() + m_config.latency});
    m_state.nextFree = now() + m_config.interval;
    deliverAt(m_state.inFlight.front().due);
}

Collector::Collector(UnitContext context, Ports ports) : Unit(std::move(context)), m_ports(std::move(ports)) {}

UnitDescription Collector::description() const
{
    return describe("FSC", "collector", "Restores the order of the stream.");
}

void Collector::tick()
{
    bool took = false;
    for (In<Shaded>& shaded : m_ports.shaded) {
        for (; const Shaded* front = shaded.front(); shaded.pop()) {
            m_state.held.push_back(*front);
            took = true;
        }
    }
    if (!took)
        return stall(m_state.held.empty() ? StallReason::InputEmpty : StallReason::Ordering);
    release();
}

void Collector::release()
{
    const auto byId = [](const Shaded& a, const Shaded& b) { return a.label.id < b.label.id; };
    std::sort(m_state.held.begin(), m_state.held.end(), byId);
    auto next = m_state.held.begin();
    for (; next != m_state.held.end() && next->label.id.value == m_state.nextId; ++next, ++m_state.nextId) {
        m_state.checksum = m_state.checksum * 31 + next->value;
        publish(PixelWritten{0, {}, next->label.draw, 0, 0, next->label.id});
    }
    m_state.held.erase(m_state.held.begin(), next);
}

} // namespace vitrine::core::toy
