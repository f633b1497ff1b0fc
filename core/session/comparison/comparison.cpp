// SPDX-License-Identifier: Apache-2.0
#include "core/session/comparison/comparison.h"

#include "core/gpu/presets.h"
#include "core/gpu/reachable_units.h"
#include "core/gpu/untimed_gpu.h"
#include "core/session/comparison/compared_machine.h"

#include <algorithm>

namespace vitrine::core {

namespace {

constexpr std::uint64_t kReports = 200;

/// What comes before the range, without a clock. Its programs may ask for whatever any machine has.
class Approach {
public:
    explicit Approach(std::shared_ptr<const ReachableUnits> units)
        : m_gpu(m_memory, units), m_replayer(m_gpu, WindowSamples::Single, std::move(units))
    {
    }

    Result<void> run(CallSource& source, std::uint64_t end, const std::stop_token& stop);
    [[nodiscard]] const Replayer& replayer() const { return m_replayer; }
    [[nodiscard]] const Memory& memory() const { return m_memory; }

private:
    Memory m_memory;
    UntimedGpu m_gpu;
    Replayer m_replayer;
};

Error cancelled()
{
    return Error{"the comparison was cancelled"};
}

Result<void> Approach::run(CallSource& source, std::uint64_t end, const std::stop_token& stop)
{
    m_gpu.setStopToken(stop);
    for (std::uint64_t position = 0; position < end; ++position) {
        const auto call = source.call(position);
        if (!call)
            return call.error();
        (void)m_replayer.execute(*call); // What fails is not of the range.
        if (stop.stop_requested())
            return cancelled();
    }
    return {};
}

/// The machines of a comparison under way. Those that can't run, or could not go on, have no run.
class Race {
public:
    Race(const std::vector<ComparedConfig>& machines, const Approach& approach, const ComparisonPace& pace);

    void execute(const Call& call);
    [[nodiscard]] Comparison finish() &&;

private:
    void compareDraw(std::uint64_t callNumber);
    [[nodiscard]] std::optional<ImageDifference> difference(std::size_t reference, std::size_t machine) const;
    [[nodiscard]] std::optional<std::size_t> firstRunning() const;

    const ComparisonPace& m_pace;
    Comparison m_result;
    std::vector<std::unique_ptr<ComparedRun>> m_runs;
};

std::string whyNot(const MachineConfig& config)
{
    const auto checked = checkConfig(config);
    return checked ? std::string() : checked.error().message;
}

std::vector<std::string> changedKnobs(const MachineConfig& config, const MachineConfig& reference)
{
    std::vector<std::string> changed;
    for (const Knob& knob : knobs()) {
        const auto value = knobValue(config, knob.name);
        if (value && *value != *knobValue(reference, knob.name))
            changed.push_back(std::string(knob.name) + " = " + *value);
    }
    return changed;
}

Race::Race(const std::vector<ComparedConfig>& machines, const Approach& approach, const ComparisonPace& pace)
    : m_pace(pace)
{
    for (const ComparedConfig& machine : machines) {
        ComparedMachine compared;
        compared.name = machine.name;
        compared.notRunnable = whyNot(machine.config);
        compared.changedKnobs = changedKnobs(machine.config, machines.front().config);
        m_runs.push_back(compared.notRunnable.empty()
                             ? std::make_unique<ComparedRun>(machine, approach.replayer(), approach.memory(), pace.stop)
                             : nullptr);
        m_result.machines.push_back(std::move(compared));
    }
}

void Race::execute(const Call& call)
{
    for (std::size_t i = 0; i < m_runs.size(); ++i) {
        if (!m_runs[i])
            continue;
        m_runs[i]->execute(call);
        if (const std::string failure = m_runs[i]->failure(); !failure.empty()) {
            m_result.machines[i].notRunnable = failure;
            m_runs[i].reset();
        } else if (const auto& draw = m_runs[i]->lastDraw(); draw && m_pace.afterDraw) {
            m_pace.afterDraw(i, draw->drawSeq, m_runs[i]->memory());
        }
    }
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
        auto found = difference(*reference, i);
        if (!found)
            continue;
        found->callNumber = callNumber;
        found->eventNumbers = {m_runs[*reference]->eventAt(found->pixel), m_runs[i]->eventAt(found->pixel)};
        m_result.machines[i].difference = found;
    }
}

std::optional<ImageDifference> Race::difference(std::size_t reference, std::size_t machine) const
{
    const DrawCommand& draw = *m_runs[reference]->lastDraw();
    const RenderTargets& targets = draw.state->targets;
    for (const auto& [attachment, id] : {std::pair{Attachment::Color, targets.color},
                                         {Attachment::Depth, targets.depth},
                                         {Attachment::Stencil, targets.stencil}}) {
        if (!id)
            continue;
        const auto pixel =
            firstDifference(m_runs[reference]->memory().surface(id), m_runs[machine]->memory().surface(id));
        if (pixel)
            return ImageDifference{attachment, *pixel, draw.drawSeq, 0, {}};
    }
    return std::nullopt;
}

Comparison Race::finish() &&
{
    for (std::size_t i = 0; i < m_runs.size(); ++i)
        if (m_runs[i])
            m_result.machines[i].figures = m_runs[i]->figures();
    return std::move(m_result);
}

} // namespace

Result<Comparison> compareMachines(CallSource& source, const ComparedRange& range,
                                   const std::vector<ComparedConfig>& machines, const ComparisonPace& pace)
{
    if (machines.empty() || range.first > range.end || range.end > source.callCount())
        return Error{"there is nothing to compare"};
    Approach approach(reachableAnywhere(machines.front().config.units));
    if (auto arrived = approach.run(source, range.first, pace.stop); !arrived)
        return arrived.error();
    Race race(machines, approach, pace);
    const std::uint64_t total = range.end - range.first;
    const std::uint64_t interval = std::max<std::uint64_t>(1, total / kReports);
    for (std::uint64_t done = 0; done < total; ++done) {
        if (pace.progress && done % interval == 0)
            pace.progress(done, total);
        const auto call = source.call(range.first + done);
        if (!call)
            return call.error();
        race.execute(*call);
        if (pace.stop.stop_requested())
            return cancelled();
    }
    return std::move(race).finish();
}

} // namespace vitrine::core
