// SPDX-License-Identifier: Apache-2.0
#include "core/gpu/presets.h"

#include "core/blend/computation_kind.h"
#include "core/fixed_function/built_in_units.h"
#include "core/gpu/knobs/bypass_knobs.h"
#include "core/gpu/knobs/device_knobs.h"
#include "core/gpu/knobs/processor_knobs.h"
#include "core/gpu/knobs/queue_knobs.h"
#include "core/gpu/knobs/segment_knobs.h"
#include "core/gpu/knobs_read.h"
#include "core/gpu/machine_config.h"
#include "core/gpu/parts/part_table.h"
#include "core/gpu/power_choices.h"
#include "core/gpu/reachable_units.h"
#include "core/gpu/sub_queues.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace vitrine::core {

namespace {

constexpr std::uint32_t kTextureAlone = 1u << kTexturePort;
constexpr std::uint32_t kBuiltInPorts = (1u << VITRINE_FIRST_PLUGIN_PORT) - 1;

constexpr std::array<std::string_view, kPresetNames.size()> kPresetHelp{
    words("Sequential heterogeneous: programs shade vertices, a chain of fixed units shades fragments."),
    words("Fully programmable: programs shade all, and texture is the only device."),
    words("Parallel heterogeneous: programs shade all, and devices work beside them behind an arbiter."),
};

template <typename T>
void follow(T& value, const T& before, const T& now)
{
    if (value == before)
        value = now;
}

const UnitKind* kindOn(const MachineConfig& config, std::uint32_t port)
{
    if (config.units)
        for (const auto& kind : config.units->kinds())
            if (kind->port == port)
                return kind.get();
    return nullptr;
}

std::uint32_t pluginPorts(const MachineConfig& config)
{
    std::uint32_t ports = 0;
    if (config.units)
        for (const auto& kind : config.units->kinds())
            if (kind->port >= VITRINE_FIRST_PLUGIN_PORT)
                ports |= 1u << kind->port;
    return ports;
}

void validatePreset(const MachineConfig& config, std::vector<Contradiction>& found)
{
    const std::string name(presetName(config.preset));
    if (config.preset != Preset::Par && (config.devices->devPresent & ~kTextureAlone) != 0)
        found.push_back(
            {{"preset", "dev.present"}, textOf("{} has no devices beside the processors but texture", name)});
    if (config.preset != Preset::Seq)
        return;
    if (config.bypass->bypassMode == BypassMode::Force)
        found.push_back({{"preset", "bypass.mode"}, textOf("{} has no bypass to force", name)});
    if (config.segments->segMode == SegmentMode::Segment)
        found.push_back({{"preset", "seg.mode"}, textOf("{} has no distributor of segments", name)});
}

void validateProcessors(const MachineConfig& config, std::vector<Contradiction>& found)
{
    if (config.processors->spEnabled != kEveryProcessor &&
        (config.processors->spEnabled & ~firstProcessors(config.processors->spCount)) != 0)
        found.push_back({{"sp.enabled", "sp.count"}, textOf("a processor is enabled that is not there")});
    if (!config.processors->alusPerGroup.areAlike() &&
        config.processors->alusPerGroup.count() != config.processors->groups)
        found.push_back({{"sp.alusPerGroup", "sp.groups"}, textOf("there are not as many numbers as groups")});
    if (config.bypass->bypassFifoBanks > config.processors->spCount)
        found.push_back({{"bypass.fifoBanks", "sp.count"}, textOf("there are not as many register banks as that")});
}

/// HET-13: a sub-queue without an entry would hold its tasks up for ever.
void validateQueues(const MachineConfig& config, std::vector<Contradiction>& found)
{
    const std::size_t parts = pendingParts(config).size();
    if (parts > config.queues->apqDepth)
        found.push_back(
            {{"apq.split", "apq.depth"}, textOf("{} sub-queues need an entry each, and there are not as many", parts)});
}

void validatePlugins(const MachineConfig& config, std::vector<Contradiction>& found)
{
    for (std::uint32_t port = kBlendingPort + 1; port < kPortCount; ++port)
        if ((config.devices->devPresent >> port & 1) != 0 && !kindOn(config, port))
            found.push_back({{"dev.present"}, textOf("no plugin is on port {}", port)});
}

void validateComputation(const MachineConfig& config, std::vector<Contradiction>& found)
{
    if (!sharesComputation(config) || !config.units)
        return;
    if (const auto units = withComputationUnit(*config.units); !units)
        found.push_back({{"cu.sharedCompute"}, units.error().message});
}

/// Those of plugins stand behind the built-in devices.
void addPlugins(const MachineConfig& config, std::vector<UnitPresence>& units)
{
    for (std::uint32_t port = kBlendingPort + 1; port < kPortCount; ++port)
        if (const UnitKind* kind = kindOn(config, port); kind && (config.devices->devPresent >> port & 1) != 0)
            units.push_back({kind->name});
}

} // namespace

std::string_view presetName(Preset preset)
{
    return kPresetNames[static_cast<std::size_t>(preset)];
}

std::string_view presetHelp(Preset preset)
{
    return kPresetHelp[static_cast<std::size_t>(preset)];
}

MachineConfig presetConfig(Preset preset, std::shared_ptr<const UnitCatalog> units)
{
    MachineConfig config;
    config.preset = preset;
    config.units = std::move(units);
    presentPlugins(config);
    if (preset == Preset::Par)
        return config;
    config.devices->devPresent = kTextureAlone;
    config.segments->segMode = SegmentMode::Pull;
    if (preset == Preset::Seq)
        config.bypass->bypassMode = BypassMode::Off;
    return config;
}

void applyPreset(MachineConfig& config, Preset preset)
{
    if (preset == config.preset)
        return;
    const MachineConfig before = presetConfig(config.preset);
    const MachineConfig now = presetConfig(preset, config.units);
    config.preset = preset;
    if ((config.devices->devPresent & kBuiltInPorts) == before.devices->devPresent)
        config.devices->devPresent = now.devices->devPresent;
    follow(config.segments->segMode, before.segments->segMode, now.segments->segMode);
    follow(config.bypass->bypassMode, before.bypass->bypassMode, now.bypass->bypassMode);
}

void presentPlugins(MachineConfig& config)
{
    if (config.preset == Preset::Par && config.devices->devPresent == MachineConfig().devices->devPresent)
        config.devices->devPresent |= pluginPorts(config);
}

void useUnits(MachineConfig& config, std::shared_ptr<const UnitCatalog> units)
{
    const std::uint32_t leaving = pluginPorts(config);
    const bool hasAll = (config.devices->devPresent & leaving) == leaving;
    config.units = std::move(units);
    config.devices->devPresent &= hasAll ? ~leaving : ~(leaving & ~pluginPorts(config));
    presentPlugins(config);
}

MachineConfig withOneProcessor(MachineConfig config)
{
    config.processors->spCount = 1;
    config.processors->spEnabled = kEveryProcessor;
    config.bypass->bypassFifoBanks = 1;
    std::erase_if(config.powerChoices, [](const auto& choice) { return choice.first.starts_with("sp."); });
    return config;
}

std::vector<Contradiction> validate(const MachineConfig& config)
{
    std::vector<Contradiction> found;
    validatePreset(config, found);
    validateProcessors(config, found);
    validateQueues(config, found);
    validatePlugins(config, found);
    validateComputation(config, found);
    for (Text& sentence : refusedChoices(config))
        found.push_back({{"power"}, std::move(sentence)});
    return found;
}

Result<void> checkConfig(const MachineConfig& config)
{
    std::vector<Text> all;
    for (const Contradiction& contradiction : validate(config))
        all.push_back(
            textOf("{}: {}", fmt::format("{}", fmt::join(contradiction.knobs, ", ")), contradiction.sentence));
    return all.empty() ? Result<void>() : Error{joined(all)};
}

std::vector<UnitPresence> unitsOf(const MachineConfig& config)
{
    const bool isSequential = config.preset == Preset::Seq;
    std::vector<UnitPresence> units;
    for (const Part& part : partTable(config).parts()) {
        if (!part.isOfProcessor && part.isPresent(config))
            units.push_back({std::string(part.id), part.count(config), part.port && isSequential ? "FFPU" : ""});
        if (part.port == kBlendingPort && !isSequential)
            addPlugins(config, units);
    }
    return units;
}

KnobMap knobMap(const MachineConfig& config)
{
    KnobMap map;
    for (const Knob& knob : knobs())
        if (const auto value = knobValue(config, knob.name))
            map.emplace(knob.name, *value);
    return map;
}

KnobsRead readKnobs(const KnobMap& knobs, std::shared_ptr<const UnitCatalog> units)
{
    KnobsRead read;
    read.config.units = std::move(units);
    const MachineConfig untouched = read.config;
    const auto set = [&read](const std::string& name, const std::string& value) {
        if (!findKnob(name))
            read.warnings.push_back(textOf("the unknown knob {} is ignored", name));
        else if (const auto done = setKnob(read.config, name, value); !done)
            read.warnings.push_back(textOf("{}: the value {} is ignored", done.error().message, value));
    };
    if (const auto preset = knobs.find("preset"); preset != knobs.end())
        set(preset->first, preset->second);
    for (const auto& [name, value] : knobs)
        if (name != "preset")
            set(name, value);
    if (const auto checked = checkConfig(read.config); !checked) {
        read.warnings.push_back(textOf("{}: all knobs stand at their defaults", checked.error().message));
        read.config = untouched;
    }
    return read;
}

} // namespace vitrine::core
