// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/what_if/machine_switch.h"

#include "views/docks/what_if/what_if_context.h"

#include <algorithm>
#include <array>

namespace vitrine::views {

namespace {

using core::KnobSetting;

constexpr KnobSetting kOn{"hiz.enabled", "on"};
constexpr KnobSetting kLayer1{"hiz.layer1", "on"}, kNoLayer1{"hiz.layer1", "off"};
constexpr KnobSetting kLayer2{"hiz.layer2", "on"}, kNoLayer2{"hiz.layer2", "off"};
constexpr std::array kOff{KnobSetting{"hiz.enabled", "off"}};
constexpr std::array kBounds{kOn, kNoLayer1, kNoLayer2};
constexpr std::array kFirst{kOn, kLayer1, kNoLayer2};
constexpr std::array kSecond{kOn, kNoLayer1, kLayer2};
constexpr std::array kBoth{kOn, kLayer1, kLayer2};

bool hasAll(const core::MachineConfig& machine, std::span<const KnobSetting> settings)
{
    return std::ranges::all_of(settings, [&](const KnobSetting& setting) {
        const auto value = core::knobValue(machine, setting.knob);
        return value && *value == setting.value;
    });
}

} // namespace

QString MachineSwitch::valueOn(const core::MachineConfig& machine) const
{
    for (const SwitchPosition& position : positions)
        if (hasAll(machine, position.settings))
            return position.name;
    return knobText(machine, knobs.front());
}

std::vector<MachineSwitch> machineSwitches()
{
    return {
        {WhatIf::tr("HiZ"),
         WhatIf::tr("Tiles are tested against bounds; layer 1 proves discards by whole "
                    "textures, layer 2 by the texels of a tile."),
         {"hiz.enabled", "hiz.layer1", "hiz.layer2"},
         {{WhatIf::tr("off"), kOff},
          {WhatIf::tr("bounds alone"), kBounds},
          {WhatIf::tr("layer 1"), kFirst},
          {WhatIf::tr("layer 2"), kSecond},
          {WhatIf::tr("layers 1 and 2"), kBoth}}},
        {WhatIf::tr("HiZ levels"), WhatIf::tr("Levels of the opacity pyramid that layer 2 has."), {"hiz.levels"}},
        {WhatIf::tr("HiZ entries"),
         WhatIf::tr("Entries of the pyramid that one look-up may read."),
         {"hiz.maxEntries"}},
        {WhatIf::tr("Bypass"), WhatIf::tr("Fragments that need no program go past the processors."), {"bypass.mode"}},
        {WhatIf::tr("Gating"),
         WhatIf::tr("What is switched off while fragments go past the processors."),
         {"power.gating"}},
        {WhatIf::tr("Texture latency"), WhatIf::tr("Cycles from a request to its texels."), {"tex.latency"}},
        {WhatIf::tr("Fragment queue"), WhatIf::tr("Fragment tasks that may wait for a processor."), {"ftq.depth"}},
        {WhatIf::tr("Request queue"), WhatIf::tr("Requests that may wait for their device."), {"arq.depth"}},
        {WhatIf::tr("Pending queue"), WhatIf::tr("Tasks that may sleep until their results are there."), {"apq.depth"}},
        {WhatIf::tr("Draws in flight"),
         WhatIf::tr("Draws that may be under way at once, where the frame is run in flight."),
         {"ci.draws"}},
    };
}

QString knobText(const core::MachineConfig& machine, std::string_view knob)
{
    const auto value = core::knobValue(machine, knob);
    return value ? QString::fromStdString(*value) : QString();
}

QString knobName(std::string_view knob)
{
    return QString::fromUtf8(knob.data(), static_cast<int>(knob.size()));
}

QString changesText(const core::MachineConfig& machine, const core::MachineConfig& other)
{
    QStringList changes;
    for (const std::string& knob : core::changedKnobs(other, machine)) // on one line
        changes << QString::fromStdString(knob).replace(QLatin1Char(' '), QChar(QChar::Nbsp));
    return changes.join(QStringLiteral(", "));
}

bool isHizSwitched(const core::MachineConfig& a, const core::MachineConfig& b)
{
    return a.hiz != b.hiz;
}

} // namespace vitrine::views
