// SPDX-License-Identifier: Apache-2.0
#include "core/session/machine/instruction_section.h"

#include "core/gpu/timed_gpu.h"
#include "core/session/draw_start.h"
#include "core/session/machine/instruction_recorder.h"
#include "core/session/recording/recorded_run.h"
#include "core/session/recording/section_recorder.h"

#include <algorithm>
#include <numeric>
#include <string>

namespace vitrine::core {

namespace {

std::vector<std::string> devicesOf(const std::vector<UnitDescription>& units)
{
    constexpr std::string_view kPrefix = "devices.";
    std::vector<std::string> devices;
    for (const UnitDescription& unit : units)
        for (const LinkDescription& link : unit.links) {
            if (unit.kind != "ARB" || !link.name.starts_with(kPrefix))
                continue;
            const auto port = static_cast<std::size_t>(std::stoul(link.name.substr(kPrefix.size())));
            devices.resize(std::max(devices.size(), port + 1));
            devices[port] = link.to;
        }
    return devices;
}

class InstructionSectionRecorder final : public SectionRecorder {
public:
    explicit InstructionSectionRecorder(const RecordedRun& run)
        : m_recorder(run.gpu, run.start.config, run.processors), m_subscription(run.gpu.hub().subscribe(m_recorder))
    {
    }

    SectionValue finish(const RecordedRun& run) override
    {
        return SectionValue::of(InstructionSection{m_recorder.take(run.length), devicesOf(run.units)});
    }

private:
    InstructionRecorder m_recorder;
    const Subscription m_subscription;
};

} // namespace

std::string_view enumName(TaskCost cost)
{
    static constexpr std::array<std::string_view, kTaskCostCount> kNames{"issued", "handling", "device", "turn",
                                                                         "room",   "order",    "queued"};
    return kNames[static_cast<std::size_t>(cost)];
}

Cycle InstructionTimes::all() const
{
    return std::accumulate(cycles.begin(), cycles.end(), Cycle{0});
}

InstructionTimes& InstructionTimes::operator+=(const InstructionTimes& other)
{
    for (std::size_t i = 0; i < cycles.size(); ++i)
        cycles[i] += other.cycles[i];
    executed += other.executed;
    devices |= other.devices;
    return *this;
}

InstructionTimes ProgramTimes::sum() const
{
    InstructionTimes sum;
    for (const InstructionTimes& times : instructions)
        sum += times;
    return sum;
}

InstructionTimes ProgramTimes::ofLine(std::uint32_t line) const
{
    InstructionTimes sum;
    for (std::size_t i = 0; i < instructions.size(); ++i)
        if (program->instructions[i].sourceLine == line)
            sum += instructions[i];
    return sum;
}

const ProgramTimes* InstructionSection::of(ShaderStage stage) const
{
    const auto found = std::find_if(programs.rbegin(), programs.rend(),
                                    [stage](const ProgramTimes& program) { return program.stage == stage; });
    return found == programs.rend() ? nullptr : &*found;
}

std::vector<std::string> InstructionSection::devicesOf(const InstructionTimes& times) const
{
    std::vector<std::string> result;
    for (std::size_t port = 0; port < devices.size(); ++port)
        if ((times.devices >> port & 1) != 0 && !devices[port].empty())
            result.push_back(devices[port]);
    return result;
}

std::unique_ptr<SectionRecorder> beginInstructionSection(const RecordedRun& run)
{
    return std::make_unique<InstructionSectionRecorder>(run);
}

} // namespace vitrine::core
