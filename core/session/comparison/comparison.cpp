// SPDX-License-Identifier: Apache-2.0
#include "core/session/comparison/comparison.h"

#include "core/gpu/knobs/command_knobs.h"
#include "core/gpu/machine_config.h"
#include "core/gpu/presets.h"
#include "core/gpu/reachable_units.h"
#include "core/session/comparison/approach.h"
#include "core/session/comparison/compared_machine.h"
#include "core/session/comparison/machine_variants.h"

#include <algorithm>

namespace vitrine::core {

namespace {

constexpr std::uint64_t kReports = 200;

Text whyNot(const MachineConfig& config)
{
    const auto checked = checkConfig(config);
    return checked ? Text() : checked.error().message;
}

/// One approach for all machines that it suits.
class Approaches {
public:
    Approaches(const std::vector<ComparedConfig>& machines, bool isInFlight, const std::stop_token& stop);

    void execute(const CallSource& source, std::uint64_t index, const Call& call)
    {
        for (const auto& approach : m_approaches)
            approach->execute(source, index, call);
    }
    /// Null for a machine that can't be built.
    [[nodiscard]] const Approach* of(const MachineConfig& config) const;
    /// How many draws can be under way at once on this machine.
    [[nodiscard]] std::uint32_t drawsOf(const MachineConfig& config) const
    {
        return m_isInFlight ? config.commands->ciDraws : 1;
    }

private:
    const bool m_isInFlight;
    std::vector<std::unique_ptr<Approach>> m_approaches;
};

Approaches::Approaches(const std::vector<ComparedConfig>& machines, bool isInFlight, const std::stop_token& stop)
    : m_isInFlight(isInFlight)
{
    for (const ComparedConfig& machine : machines)
        if (whyNot(machine.config).empty() && !of(machine.config))
            m_approaches.push_back(std::make_unique<Approach>(
                machine.config, drawsOf(machine.config),
                reachableAnywhere(machines.front().config.units, sharesComputation(machine.config)), stop));
}

const Approach* Approaches::of(const MachineConfig& config) const
{
    const auto found =
        std::ranges::find_if(m_approaches, [&](const auto& one) { return one->suits(config, drawsOf(config)); });
    return found == m_approaches.end() ? nullptr : found->get();
}

/// The machines of a comparison under way. Those that can't run, or could not go on, have no run.
class Race {
public:
    Race(const std::vector<ComparedConfig>& machines, const Approaches& approaches, bool isInFlight,
         const ComparisonPace& pace);

    void execute(const CallSource& source, std::uint64_t index, const Call& call);
    [[nodiscard]] Comparison finish() &&;

private:
    void compareDraw(std::uint64_t callNumber);
    [[nodiscard]] std::optional<std::size_t> firstRunning() const;

    const ComparisonPace& m_pace;
    const bool m_isInFlight;
    Comparison m_result;
    std::vector<std::unique_ptr<ComparedRun>> m_runs;
};

Race::Race(const std::vector<ComparedConfig>& machines, const Approaches& approaches, bool isInFlight,
           const ComparisonPace& pace)
    : m_pace(pace), m_isInFlight(isInFlight)
{
    for (const ComparedConfig& machine : machines) {
        ComparedMachine compared;
        compared.name = machine.name;
        compared.notRunnable = whyNot(machine.config);
        compared.changedKnobs = changedKnobs(machine.config, machines.front().config);
        const Approach* approach = compared.notRunnable.empty() ? approaches.of(machine.config) : nullptr;
        m_runs.push_back(approach ? std::make_unique<ComparedRun>(machine, approach->replayer(), approach->memory(),
                                                                  approaches.drawsOf(machine.config), pace.stop)
                                  : nullptr);
        if (approach)
            compared.troubles = approach->troubles();
        m_result.machines.push_back(std::move(compared));
    }
}

void Race::execute(const CallSource& source, std::uint64_t index, const Call& call)
{
    bool mayCompare = !m_isInFlight;
    for (std::size_t i = 0; i < m_runs.size(); ++i) {
        if (!m_runs[i])
            continue;
        const auto outcome = m_runs[i]->execute(call);
        auto reports = m_runs[i]->takeUnitReports();
        if (const Text& failure = m_runs[i]->failure(); !failure.empty()) {
            m_result.machines[i].notRunnable = failure;
            m_runs[i].reset();
            continue;
        }
        mayCompare = mayCompare || (outcome && outcome->presented);
        m_result.machines[i].troubles.note(source, index, call, outcome, std::move(reports));
        if (const auto& draw = m_runs[i]->lastDraw(); draw && m_pace.afterDraw) {
            m_pace.afterDraw(i, drawOf(draw->drawSeq), m_runs[i]->memory());
        }
    }
    if (mayCompare)
        compareDraw(call.number);
}

std::optional<std::size_t> Race::firstRunning() const
{
    const auto running = std::find_if(m_runs.begin(), m_runs.end(), [](const auto& run) { return run != nullptr; });
    return running == m_runs.end() ? std::nullopt : std::optional(static_cast<std::size_t>(running - m_runs.begin()));
}

void Race::compareDraw(std::uint64_t callNumber)
{
    const auto reference = firstRunning();
    if (!reference || !m_runs[*reference]->lastDraw())
        return;
    for (std::size_t i = *reference + 1; i < m_runs.size(); ++i) {
        if (!m_runs[i] || m_result.machines[i].difference || !m_runs[i]->lastDraw())
            continue;
        m_result.machines[i].difference = imageDifference(*m_runs[*reference], *m_runs[i]);
        if (auto& found = m_result.machines[i].difference)
            found->callNumber = callNumber;
    }
}

Comparison Race::finish() &&
{
    for (std::size_t i = 0; i < m_runs.size(); ++i)
        if (m_runs[i])
            m_result.machines[i].figures = m_runs[i]->figures(); // It has drained by then.
    if (const auto first = firstRunning(); first && m_isInFlight && m_runs[*first]->lastDraw())
        compareDraw(m_runs[*first]->lastDraw()->callNumber);
    return std::move(m_result);
}

} // namespace

Result<Comparison> compareMachines(CallSource& source, const ComparedRange& range,
                                   const std::vector<ComparedConfig>& machines, const ComparisonPace& pace)
{
    if (machines.empty() || range.first > range.end || range.end > source.callCount())
        return failure("there is nothing to compare");
    Approaches approaches(machines, range.isInFlight, pace.stop);
    std::optional<Race> race;
    const std::uint64_t interval = std::max<std::uint64_t>(1, range.end / kReports);
    for (std::uint64_t position = 0; position < range.end; ++position) {
        if (pace.progress && position % interval == 0)
            pace.progress(position, range.end);
        const auto call = source.call(position);
        if (!call)
            return call.error();
        if (position == range.first)
            race.emplace(machines, approaches, range.isInFlight, pace);
        if (race)
            race->execute(source, position, *call);
        else
            approaches.execute(source, position, *call);
        if (pace.stop.stop_requested())
            return cancelled(textOf("the comparison"));
    }
    if (!race)
        race.emplace(machines, approaches, range.isInFlight, pace);
    return std::move(*race).finish();
}

} // namespace vitrine::core
