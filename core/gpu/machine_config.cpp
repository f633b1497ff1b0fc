// SPDX-License-Identifier: Apache-2.0
#include "core/gpu/machine_config.h"

#include "core/blend/pgpe/engine_config.h"
#include "core/command/vector_config.h"
#include "core/gpu/knob_table.h"
#include "core/gpu/knobs/bypass_knobs.h"
#include "core/gpu/knobs/command_knobs.h"
#include "core/gpu/knobs/device_knobs.h"
#include "core/gpu/knobs/power_knobs.h"
#include "core/gpu/knobs/processor_knobs.h"
#include "core/gpu/knobs/quad_knobs.h"
#include "core/gpu/knobs/queue_knobs.h"
#include "core/gpu/knobs/segment_knobs.h"
#include "core/hiz/hiz_config.h"

#include <algorithm>

namespace vitrine::core {

namespace {

const KnobRow* findRow(std::string_view name)
{
    const auto rows = knobRows();
    const auto row = std::find_if(rows.begin(), rows.end(), [&](const KnobRow& r) { return r.knob.name == name; });
    return row == rows.end() ? nullptr : &*row;
}

Error unknownKnob(std::string_view name)
{
    return failure("there is no knob named {}", name);
}

} // namespace

AluLayout ProcessorKnobs::aluLayout() const
{
    std::array<std::uint32_t, kMaxAluGroups> perGroup{};
    for (std::uint32_t group = 0; group < groups; ++group)
        perGroup[group] = alusPerGroup.areAlike() || group < alusPerGroup.count() ? alusPerGroup[group] : 0;
    return {perGroup, groups};
}

MachineConfig::MachineConfig() = default;

std::uint32_t MachineConfig::processorHopCycles() const
{
    const bool crosses = processors->shaderClock != ShaderClock::Same && timing == TimingModel::Default;
    return hopCycles() + (crosses ? 1 : 0);
}

std::span<const Knob> knobs()
{
    static const std::vector<Knob> kKnobs = [] {
        std::vector<Knob> result;
        for (const KnobRow& row : knobRows())
            result.push_back(row.knob);
        return result;
    }();
    return kKnobs;
}

const Knob* findKnob(std::string_view name)
{
    const KnobRow* row = findRow(name);
    return row ? &row->knob : nullptr;
}

Result<std::string> knobValue(const MachineConfig& config, std::string_view name)
{
    const KnobRow* row = findRow(name);
    if (!row)
        return unknownKnob(name);
    return row->text(config);
}

Result<void> setKnob(MachineConfig& config, std::string_view name, std::string_view value)
{
    const KnobRow* row = findRow(name);
    if (!row)
        return unknownKnob(name);
    if (!row->set(config, value))
        return failure("{}: {}", name, row->knob.range);
    return {};
}

} // namespace vitrine::core
