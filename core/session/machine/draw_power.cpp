// SPDX-License-Identifier: Apache-2.0
#include "core/session/machine/draw_power.h"

#include <algorithm>
#include <utility>

namespace vitrine::core {

namespace {

PowerState stateOf(const PowerInterval& interval)
{
    return static_cast<PowerState>(interval.state);
}

std::span<const PowerInterval> ofDomain(const std::vector<PowerInterval>& intervals, std::uint32_t domain)
{
    const auto first = std::ranges::lower_bound(intervals, domain, {}, &PowerInterval::domain);
    return {first, std::ranges::upper_bound(first, intervals.end(), domain, {}, &PowerInterval::domain)};
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

PowerAccount DrawPower::accountOf(std::uint32_t domain, Cycle from, Cycle to) const
{
    PowerAccount account;
    const std::array<Cycle, 4> cycles = cyclesIn(domain, from, to);
    for (std::size_t state = 0; state < cycles.size(); ++state)
        account.add(static_cast<PowerState>(state), cycles[state]);
    account.operations = work.operations(domain, from, to);
    return account;
}

StretchEnergy DrawPower::energyIn(std::uint32_t domain, Cycle from, Cycle to) const
{
    const PowerAccount account = accountOf(domain, from, to);
    const EnergyRow* row = rowOf(table, domains[domain].kind, domains[domain].part);
    return {consumed(account, row), row ? account.cycles() * row->on : 0};
}

std::int64_t DrawPower::saved() const
{
    std::int64_t saved = 0;
    for (const DomainPower& domain : domains)
        saved += static_cast<std::int64_t>(domain.alwaysOn) - static_cast<std::int64_t>(domain.energy.standing);
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

DrawPower drawPower(const EnergyTable& table, const PowerRecorder& recorder, DrawWork work, Cycle end)
{
    DrawPower power;
    power.table = table;
    power.work = std::move(work);
    const PowerDomains& domains = power.work.domains();
    power.intervals = effectiveIntervals(domains, recorder.intervals(end));
    std::vector<PowerAccount> accounts;
    for (std::uint32_t number = 0; number < domains.size(); ++number) {
        DomainPower& domain = power.domains.emplace_back();
        domain.name = domains[number].name;
        domain.part = domains[number].part;
        domain.kind = domains[number].kind;
        domain.processor = domains[number].processor;
        const PowerAccount& account = accounts.emplace_back(power.accountOf(number, 0, end));
        domain.on = account.on;
        domain.waking = power.cyclesIn(number, 0, end)[static_cast<std::size_t>(PowerState::Waking)];
        domain.reduced = account.reduced;
        domain.off = account.off;
        domain.operations = account.operations;
        const StretchEnergy energy = power.energyIn(number, 0, end);
        domain.energy = energy;
        domain.alwaysOn = energy.alwaysOn;
    }
    const EnergyLedger ledger = ledgerOf(domains, accounts, table);
    power.isComplete = recorder.isComplete();
    power.energy = ledger.total();
    power.warnings = ledger.warnings;
    power.csv = energyCsv(ledger);
    return power;
}

} // namespace vitrine::core
