// SPDX-License-Identifier: Apache-2.0
#include "core/gpu/draw_meter.h"

#include <algorithm>

namespace vitrine::core {

DrawMeter::DrawMeter(MachineWiring& wiring) : m_wiring(wiring), m_requests(wiring.taskPath.requests)
{
    m_subscriptions.push_back(wiring.machine.hub().subscribe(m_sums));
    m_subscriptions.push_back(wiring.machine.hub().subscribe(m_requests));
}

void DrawMeter::begin()
{
    m_sums.begin(m_wiring.machine.cycle());
    m_requests.counts = {};
    m_instructionsBefore = instructions();
    m_segmentsBefore = segments();
    if (m_wiring.fragmentChain)
        m_chainBefore = m_wiring.fragmentChain->requests();
}

void DrawMeter::finish(DrawCounters& counters)
{
    counters.instructions = instructions() - m_instructionsBefore;
    counters.segments = segments().since(m_segmentsBefore);
    counters.requests = m_wiring.fragmentChain ? chainRequests() : m_requests.counts;
    counters.stalled = {};
    counters.processing = 0;
    const auto& shares = m_sums.until(m_wiring.machine.cycle());
    for (const ActivityShares& unit : shares)
        for (std::size_t reason = 0; reason < counters.stalled.size(); ++reason)
            counters.stalled[reason] += unit.stalled(static_cast<StallReason>(reason));
    for (const ShaderProcessor* processor : m_wiring.processors)
        if (processor->id().value <= shares.size())
            counters.processing += shares[processor->id().value - 1].working();
}

decltype(DrawCounters::requests) DrawMeter::chainRequests() const
{
    decltype(DrawCounters::requests) counts{};
    const auto requests = m_wiring.fragmentChain->requests();
    for (std::size_t port = 0; port < requests.size(); ++port)
        counts[port] = static_cast<std::uint32_t>(requests[port] - m_chainBefore[port]);
    return counts;
}

SegmentStatistics DrawMeter::segments() const
{
    return m_wiring.distributor ? m_wiring.distributor->statistics() : SegmentStatistics{};
}

std::uint64_t DrawMeter::instructions() const
{
    std::uint64_t sum = 0;
    for (const ShaderProcessor* processor : m_wiring.processors)
        sum += processor->state().instructions;
    return sum;
}

void DrawMeter::Sums::takeUnitChanges(std::span<const UnitChange> changes)
{
    for (const auto& [change, unit] : changes) {
        const std::size_t index = unit.value - 1;
        if (m_last.size() <= index) {
            m_last.resize(index + 1);
            m_shares.resize(index + 1);
        }
        settle(index, change.cycle());
        m_last[index] = change;
    }
}

void DrawMeter::Sums::settle(std::size_t unit, Cycle now)
{
    const Change last = m_last[unit];
    if (last.cycle() < now)
        m_shares[unit].add(last.value(), now - last.cycle());
}

void DrawMeter::Sums::begin(Cycle now)
{
    for (Change& last : m_last)
        last = Change(now, last.value());
    std::ranges::fill(m_shares, ActivityShares{});
}

const std::vector<ActivityShares>& DrawMeter::Sums::until(Cycle end)
{
    for (std::size_t unit = 0; unit < m_last.size(); ++unit) {
        settle(unit, end);
        m_last[unit] = Change(end, m_last[unit].value());
    }
    return m_shares;
}

void DrawMeter::Requests::onItemGranted(const ItemGranted& event)
{
    if (!m_queue || event.queue != m_queue->id())
        return;
    if (const auto* entry = m_queue->find(event.item); entry && entry->item.device < counts.size())
        ++counts[entry->item.device];
}

} // namespace vitrine::core
