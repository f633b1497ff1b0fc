// SPDX-License-Identifier: Apache-2.0
#include "core/session/machine/draw_power.h"

#include "core/gpu/timed_gpu.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace vitrine::core {

namespace {

double inUnits(Energy energy)
{
    return static_cast<double>(energy) / static_cast<double>(kEnergyUnit);
}

PowerState stateOf(const PowerInterval& interval)
{
    return static_cast<PowerState>(interval.state);
}

std::span<const PowerInterval> ofDomain(const std::vector<PowerInterval>& intervals, std::uint32_t domain)
{
    const auto found = std::ranges::equal_range(intervals, domain, {}, &PowerInterval::domain);
    return {found.begin(), found.end()};
}

/// The worse of both, cut where either changes.
void addWorse(std::span<const PowerInterval> own, std::span<const PowerInterval> group,
              std::vector<PowerInterval>& result)
{
    const std::size_t first = result.size();
    for (std::size_t i = 0, j = 0; i < own.size() && j < group.size();) {
        const PowerState state = worse(stateOf(own[i]), stateOf(group[j]));
        const PowerInterval part{own[i].domain, static_cast<std::uint32_t>(state), std::max(own[i].from, group[j].from),
                                 std::min(own[i].to, group[j].to)};
        if (result.size() > first && result.back().state == part.state)
            result.back().to = part.to;
        else
            result.push_back(part);
        const bool ownEnds = own[i].to == part.to;
        j += group[j].to == part.to ? 1 : 0;
        i += ownEnds ? 1 : 0;
    }
}

/// Of a domain whose part has this row; null: it counts as 0.
const EnergyRow* rowOf(const DrawPower& power, const DomainPower& domain)
{
    return domain.kind == PowerKind::Group ? nullptr : power.table.find(domain.part);
}

} // namespace

std::string_view powerStateName(std::uint32_t state)
{
    return enumName(static_cast<PowerState>(state));
}

std::span<const PowerInterval> DrawPower::intervalsOf(std::uint32_t domain) const
{
    return ofDomain(intervals, domain);
}

PowerState DrawPower::stateAt(std::uint32_t domain, Cycle cycle) const
{
    const auto all = intervalsOf(domain);
    const auto found = std::ranges::partition_point(all, [&](const PowerInterval& one) { return one.to <= cycle; });
    return found != all.end() ? stateOf(*found) : all.empty() ? PowerState::On : stateOf(all.back());
}

std::array<Cycle, 4> DrawPower::cyclesIn(std::uint32_t domain, Cycle from, Cycle to) const
{
    std::array<Cycle, 4> cycles{};
    const auto all = intervalsOf(domain);
    auto interval = std::ranges::partition_point(all, [&](const PowerInterval& one) { return one.to <= from; });
    for (; interval != all.end() && interval->from < to; ++interval)
        cycles[interval->state] += std::min(interval->to, to) - std::max(interval->from, from);
    return cycles;
}

StretchEnergy DrawPower::energyIn(std::uint32_t domain, Cycle from, Cycle to) const
{
    const EnergyRow* row = rowOf(*this, domains[domain]);
    if (!row)
        return {};
    const std::array<Cycle, 4> cycles = cyclesIn(domain, from, to);
    const auto in = [&](PowerState state) { return cycles[static_cast<std::size_t>(state)]; };
    const Energy standing = (in(PowerState::On) + in(PowerState::Waking)) * row->on +
                            in(PowerState::Reduced)*row->reduced + in(PowerState::Off)*row->off;
    return {inUnits(standing), work.operations(domain, from, to) * inUnits(row->operation),
            inUnits(std::accumulate(cycles.begin(), cycles.end(), Cycle{0}) * row->on)};
}

double DrawPower::saved() const
{
    double saved = 0;
    for (const DomainPower& domain : domains)
        saved += domain.alwaysOn - domain.standing;
    return saved;
}

std::vector<PowerInterval> effectiveIntervals(const PowerDomains& domains, const std::vector<PowerInterval>& intervals)
{
    std::vector<PowerInterval> result;
    for (std::uint32_t number = 0; number < domains.size(); ++number) {
        const PowerDomain& domain = domains[number];
        const auto own = ofDomain(intervals, number);
        if (domain.kind != PowerKind::Alu) {
            result.insert(result.end(), own.begin(), own.end());
            continue;
        }
        const std::uint32_t group = domains.layout().alus.groupOf(domain.number);
        addWorse(own, ofDomain(intervals, domains.group(domain.processor, group)), result);
    }
    return result;
}

DrawPower drawPower(const TimedGpu& gpu, const EnergyTable& table, const PowerRecorder& recorder, DrawWork work,
                    Cycle end)
{
    const PowerDomains& domains = gpu.powerDomains();
    const EnergyLedger ledger = gpu.energy();
    DrawPower power;
    power.table = table;
    power.work = std::move(work);
    power.intervals = effectiveIntervals(domains, recorder.intervals(end));
    for (std::uint32_t number = 0; number < domains.size(); ++number) {
        const DomainEnergy& energy = ledger.domains[number];
        DomainPower& domain = power.domains.emplace_back();
        domain.name = energy.name;
        domain.part = domains[number].part;
        domain.kind = domains[number].kind;
        domain.processor = domains[number].processor;
        domain.on = energy.account.on;
        domain.waking = power.cyclesIn(number, 0, end)[static_cast<std::size_t>(PowerState::Waking)];
        domain.reduced = energy.account.reduced;
        domain.off = energy.account.off;
        domain.operations = energy.account.operations;
        domain.standing = inUnits(energy.standing);
        domain.operating = inUnits(energy.operating);
        if (const EnergyRow* row = rowOf(power, domain))
            domain.alwaysOn = inUnits((domain.on + domain.reduced + domain.off) * row->on);
    }
    power.isComplete = recorder.isComplete();
    power.energy = inUnits(ledger.total());
    power.warnings = ledger.warnings;
    power.csv = energyCsv(ledger);
    return power;
}

} // namespace vitrine::core
