// SPDX-License-Identifier: Apache-2.0
#include "core/session/machine/power_section.h"

#include "core/gpu/energy_cost.h"
#include "core/gpu/knobs/processor_knobs.h"
#include "core/gpu/timed_gpu.h"
#include "core/session/draw_start.h"
#include "core/session/machine/work_recorder.h"
#include "core/session/recording/recorded_run.h"
#include "core/session/recording/section_recorder.h"

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

std::vector<std::uint32_t> statesAtTheStart(const TimedGpu& gpu)
{
    std::vector<std::uint32_t> numbers;
    for (const PowerState state : gpu.powerManager().states())
        numbers.push_back(static_cast<std::uint32_t>(state));
    return numbers;
}

EnergyTable standardTable(MachineConfig config)
{
    config.energies = illustrativeEnergies();
    return energyTable(config);
}

class PowerSectionRecorder final : public SectionRecorder {
public:
    explicit PowerSectionRecorder(const RecordedRun& run)
        : m_power(0, statesAtTheStart(run.gpu)), m_work(run.gpu, run.start.config.processors->shaderClock),
          m_subscription(run.gpu.hub().subscribe(m_power))
    {
    }

    void look(Cycle now) override { m_work.look(now); }

    SectionValue finish(const RecordedRun& run) override
    {
        const MachineConfig& config = run.start.config;
        PowerSection power = drawPower(energyTable(config), m_power, m_work.takeWork(run.length), run.length);
        power.standardTable = standardTable(config);
        return SectionValue::of(std::move(power));
    }

private:
    PowerRecorder m_power;
    WorkRecorder m_work;
    const Subscription m_subscription;
};

} // namespace

std::unique_ptr<SectionRecorder> beginPowerSection(const RecordedRun& run)
{
    return std::make_unique<PowerSectionRecorder>(run);
}

std::string_view powerStateName(std::uint32_t state)
{
    return enumName(static_cast<PowerState>(state));
}

std::span<const PowerInterval> PowerSection::intervalsOf(std::uint32_t domain) const
{
    return ofDomain(intervals, domain);
}

PowerState PowerSection::stateAt(std::uint32_t domain, Cycle cycle) const
{
    const auto all = intervalsOf(domain);
    const auto found = std::ranges::partition_point(all, [&](const PowerInterval& one) { return one.to <= cycle; });
    return found != all.end() ? stateOf(*found) : all.empty() ? PowerState::On : stateOf(all.back());
}

std::array<Cycle, 4> PowerSection::cyclesIn(std::uint32_t domain, Cycle from, Cycle to) const
{
    std::array<Cycle, 4> cycles{};
    const auto all = intervalsOf(domain);
    auto interval = std::ranges::partition_point(all, [&](const PowerInterval& one) { return one.to <= from; });
    for (; interval != all.end() && interval->from < to; ++interval)
        cycles[interval->state] += std::min(interval->to, to) - std::max(interval->from, from);
    return cycles;
}

PowerAccount PowerSection::accountOf(std::uint32_t domain, Cycle from, Cycle to) const
{
    PowerAccount account;
    const std::array<Cycle, 4> cycles = cyclesIn(domain, from, to);
    for (std::size_t state = 0; state < cycles.size(); ++state)
        account.add(static_cast<PowerState>(state), cycles[state]);
    account.operations = work.operations(domain, from, to);
    return account;
}

StretchEnergy PowerSection::energyIn(std::uint32_t domain, Cycle from, Cycle to) const
{
    const PowerAccount account = accountOf(domain, from, to);
    const EnergyRow* row = rowOf(table, domains[domain].kind, domains[domain].part);
    return {consumed(account, row), row ? account.cycles() * row->on : 0};
}

std::int64_t PowerSection::saved() const
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

PowerSection drawPower(const EnergyTable& table, const PowerRecorder& recorder, DrawWork work, Cycle end)
{
    PowerSection power;
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
