// SPDX-License-Identifier: Apache-2.0
#include "tests/kernel/toy_segments.h"

#include <string>
#include <utility>

namespace vitrine::core::toy {

namespace {

UnitDescription describe(const char* kind, const char* seedTerm)
{
    UnitDescription description;
    description.kind = kind;
    description.seedTerm = seedTerm;
    return description;
}

} // namespace

Distributor::Distributor(UnitContext context, Config config, Ports ports)
    : Unit(std::move(context)), m_config(config), m_ports(std::move(ports))
{
    m_state.occupied.resize(config.pipelines);
}

UnitDescription Distributor::description() const
{
    return describe("FSD", "distributor");
}

void Distributor::tick()
{
    noteFreedPipelines();
    if (m_state.filled && m_state.dispatched == m_config.fragments)
        return close(SegmentCloseReason::Flush);
    const Fragment* fragment = m_ports.stream.front();
    if (!fragment)
        return stall(StallReason::InputEmpty, m_ports.stream);
    if (!m_state.filled && m_state.occupied[m_state.open])
        return stall(StallReason::ResourceBusy, m_ports.freed[m_state.open]);
    dispatch(*fragment);
    m_ports.stream.pop();
}

void Distributor::noteFreedPipelines()
{
    for (In<PipelineToken>& freed : m_ports.freed) {
        if (!freed.front())
            continue;
        m_state.occupied[freed.front()->pipeline] = 0;
        freed.pop();
    }
}

void Distributor::dispatch(const Fragment& fragment)
{
    if (!m_state.filled) {
        ++m_state.segments;
        m_state.occupied[m_state.open] = 1;
        m_ports.order.push({{ItemId{m_state.segments}, ItemId{}, 0}, m_state.open});
        tell(SegmentStep::Opened, SegmentCloseReason::None);
    }
    Fragment sent = fragment;
    sent.label.parent = ItemId{m_state.segments};
    m_ports.fragments[m_state.open].push(sent);
    ++m_state.filled;
    ++m_state.dispatched;
    tell(SegmentStep::Added, SegmentCloseReason::None);
    if (m_state.filled == m_config.capacity)
        close(SegmentCloseReason::Slots);
}

void Distributor::close(SegmentCloseReason reason)
{
    m_ports.closed[m_state.open].push({{ItemId{m_state.segments}, ItemId{}, 0}, m_state.open});
    tell(SegmentStep::Closed, reason);
    m_state.filled = 0;
    m_state.open = (m_state.open + 1) % m_config.pipelines;
}

void Distributor::tell(SegmentStep step, SegmentCloseReason reason)
{
    if (wants<SegmentChanged>())
        publish(SegmentChanged{0, {}, 0, m_state.segments - 1, step, reason, static_cast<std::uint16_t>(m_state.open)});
}

Pipeline::Pipeline(UnitContext context, Config config, Ports ports)
    : Unit(std::move(context)), m_config(config), m_ports(ports)
{
}

UnitDescription Pipeline::description() const
{
    return describe("SP", "fragment shader pipeline");
}

void Pipeline::tick()
{
    if (!m_state.running) {
        if (!m_ports.closed.front())
            return stall(StallReason::InputEmpty, m_ports.closed);
        m_ports.closed.pop();
        m_state = {true, now() + m_config.programCycles};
    }
    if (now() + 1 < m_state.end)
        return workUntil(m_state.end - 1);
    finish();
}

void Pipeline::finish()
{
    while (const Fragment* front = m_ports.fragments.front()) {
        Fragment fragment = *front;
        m_ports.fragments.pop();
        fragment.lastOfSegment = !m_ports.fragments.front();
        m_ports.shaded.push(fragment);
    }
    m_state = {};
}

SegmentCollector::SegmentCollector(UnitContext context, Ports ports)
    : Unit(std::move(context)), m_ports(std::move(ports))
{
}

UnitDescription SegmentCollector::description() const
{
    return describe("FSC", "collector");
}

void SegmentCollector::tick()
{
    const PipelineToken* next = m_ports.order.front();
    if (!next)
        return stall(StallReason::InputEmpty, m_ports.order);
    In<Fragment>& shaded = m_ports.shaded[next->pipeline];
    const Fragment* fragment = shaded.front();
    if (!fragment)
        return stall(StallReason::InputEmpty, shaded);
    ++m_state.collected;
    publish(PixelWritten{0, {}, 0, 0, 0, fragment->label.id});
    if (fragment->lastOfSegment) {
        m_ports.freed[next->pipeline].push(*next);
        m_ports.order.pop();
    }
    shaded.pop();
}

SegmentMachine::SegmentMachine(const SegmentMachineConfig& config, ClockOptions options) : machine(options)
{
    const auto pipelines = static_cast<std::uint32_t>(config.programCycles.size());
    auto& stream = machine.addQueue<Fragment>({"ras.fragments", config.fragments, 1, "fragment"});
    auto& order = machine.addQueue<PipelineToken>({"fsd.order", 2 * pipelines, 1, "segment"});
    Distributor::Ports distribute{stream, order, {}, {}, {}};
    SegmentCollector::Ports collect{order, {}, {}};
    std::vector<Pipeline::Ports> run;
    for (std::uint32_t i = 0; i < pipelines; ++i) {
        const std::string path = "sp." + std::to_string(i);
        auto& fragments = machine.addQueue<Fragment>({path + ".in", config.capacity, 1, "fragment"});
        auto& closed = machine.addQueue<PipelineToken>({path + ".closed", 2, 1, "segment"});
        auto& done = machine.addQueue<Fragment>({path + ".shaded", config.capacity, 1, "fragment"});
        auto& freed = machine.addQueue<PipelineToken>({path + ".freed", 2, 1, "segment"});
        distribute.fragments.emplace_back(fragments);
        distribute.closed.emplace_back(closed);
        distribute.freed.emplace_back(freed);
        run.push_back({fragments, closed, done});
        collect.shaded.emplace_back(done);
        collect.freed.emplace_back(freed);
        shaded.push_back(done.id());
    }
    const Distributor::Config distribution{pipelines, config.capacity, config.fragments};
    distributor = machine.add<Distributor>("fsd", distribution, distribute).id();
    for (std::uint32_t i = 0; i < pipelines; ++i)
        machine.add<Pipeline>("sp." + std::to_string(i), Pipeline::Config{config.programCycles[i]}, run[i]);
    machine.add<SegmentCollector>("fsc", collect);
    for (std::uint32_t i = 1; i <= config.fragments; ++i)
        stream.push({{ItemId{i}, ItemId{}, 0}, false});
}

} // namespace vitrine::core::toy
