// SPDX-License-Identifier: Apache-2.0
#include "core/session/comparison/machine_variants.h"

#include "core/base/check.h"
#include "core/gpu/knobs/bypass_knobs.h"
#include "core/gpu/knobs/segment_knobs.h"
#include "core/gpu/machine_config.h"

#include <algorithm>
#include <array>

namespace vitrine::core {

namespace {

constexpr KnobSetting kHizOff{"hiz.enabled", "off"}, kHizOn{"hiz.enabled", "on"};
constexpr KnobSetting kLayer1{"hiz.layer1", "on"}, kLayer2{"hiz.layer2", "on"}, kNoLayer2{"hiz.layer2", "off"};
constexpr KnobSetting kNoBypass{"bypass.mode", "off"}, kBypass{"bypass.mode", "auto"};
constexpr KnobSetting kNoGating{"power.gating", "off"}, kGating{"power.gating", "alu"};

constexpr std::array kWithoutHiz{kHizOff};
constexpr std::array kWithLayer1{kHizOn, kLayer1, kNoLayer2};
constexpr std::array kWithBothLayers{kHizOn, kLayer1, kLayer2};
constexpr std::array<MachineVariant, 3> kHizVariants{{
    {"HiZ off", kWithoutHiz},
    {"layer 1", kWithLayer1},
    {"layers 1 and 2", kWithBothLayers},
}};

constexpr std::array kNothing{kHizOff, kNoBypass, kNoGating};
constexpr std::array kLayer1Alone{kHizOn, kLayer1, kNoLayer2, kNoBypass, kNoGating};
constexpr std::array kBothLayersAlone{kHizOn, kLayer1, kLayer2, kNoBypass, kNoGating};
constexpr std::array kBypassAlone{kHizOff, kBypass, kNoGating};
constexpr std::array kBypassAndGating{kHizOff, kBypass, kGating};
constexpr std::array kEverything{kHizOn, kLayer1, kLayer2, kBypass, kGating};
constexpr std::array<MachineVariant, 6> kSavingVariants{{
    {"off", kNothing},
    {"HiZ layer 1", kLayer1Alone},
    {"HiZ layers 1 and 2", kBothLayersAlone},
    {"bypass", kBypassAlone},
    {"bypass and gating", kBypassAndGating},
    {"all", kEverything},
}};

} // namespace

std::span<const MachineVariant> hizVariants()
{
    return kHizVariants;
}

std::span<const MachineVariant> savingVariants()
{
    return kSavingVariants;
}

namespace {

void setUnlessAsked(const ArrangedMachine& arranged, std::string_view knob, std::string_view value)
{
    ComparedConfig& machine = *arranged.machine;
    if (std::ranges::find(arranged.asked, knob) != arranged.asked.end() || *knobValue(machine.config, knob) == value)
        return;
    machine.config = withSettings(std::move(machine.config), std::array{KnobSetting{knob, value}});
    machine.name += " " + std::string(knob) + "=" + std::string(value);
}

bool differ(std::span<const ArrangedMachine> machines, const auto& of)
{
    return std::ranges::any_of(machines, [&](const ArrangedMachine& arranged) {
        return of(arranged.machine->config) != of(machines.front().machine->config);
    });
}

} // namespace

void makeInventionsEqual(std::span<const ArrangedMachine> machines)
{
    const bool segmentsDiffer = differ(machines, [](const MachineConfig& config) { return config.segments->segMode; });
    const bool bypassDiffers = differ(machines, [](const MachineConfig& config) {
        return config.preset == Preset::Seq || config.bypass->bypassMode == BypassMode::Off;
    });
    const auto hizKnobs = [](const Knob& knob) { return knob.name.starts_with("hiz."); };
    for (const ArrangedMachine& arranged : machines) {
        if (segmentsDiffer)
            setUnlessAsked(arranged, "seg.mode", "pull");
        if (bypassDiffers)
            setUnlessAsked(arranged, "bypass.mode", "off");
        for (const Knob& knob : knobs())
            if (hizKnobs(knob))
                setUnlessAsked(arranged, knob.name, *knobValue(machines.front().machine->config, knob.name));
    }
}

MachineConfig withSettings(MachineConfig machine, std::span<const KnobSetting> settings)
{
    for (const KnobSetting& setting : settings)
        CORE_CHECK(setKnob(machine, setting.knob, setting.value).hasValue(), "a variant sets a knob that is not there");
    return machine;
}

std::vector<std::string_view> differingKnobs(const MachineConfig& first, std::span<const MachineConfig> machines)
{
    std::vector<std::string_view> differing;
    for (const Knob& knob : knobs()) {
        const std::string stands = *knobValue(first, knob.name);
        const auto differs = [&](const MachineConfig& machine) { return *knobValue(machine, knob.name) != stands; };
        if (std::ranges::any_of(machines, differs))
            differing.push_back(knob.name);
    }
    return differing;
}

std::vector<std::string> changedKnobs(const MachineConfig& config, const MachineConfig& reference)
{
    std::vector<std::string> changed;
    for (const std::string_view knob : differingKnobs(reference, {&config, 1}))
        changed.push_back(std::string(knob) + " = " + *knobValue(config, knob));
    return changed;
}

std::vector<ComparedConfig> variantsOf(const MachineConfig& machine, std::span<const MachineVariant> variants)
{
    std::vector<ComparedConfig> machines;
    for (const MachineVariant& variant : variants)
        machines.push_back({std::string(variant.name), withSettings(machine, variant.settings)});
    return machines;
}

} // namespace vitrine::core
