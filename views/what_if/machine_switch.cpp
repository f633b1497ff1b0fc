// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/what_if/machine_switch.h"

#include <QCoreApplication>

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
    const auto value = core::knobValue(machine, knobs.front());
    return value ? QString::fromStdString(*value) : QString();
}

std::vector<MachineSwitch> machineSwitches()
{
    const auto tr = [](const char* text) { return QCoreApplication::translate("MachineSwitch", text); };
    return {
        {tr(QT_TRANSLATE_NOOP("MachineSwitch", "HiZ")),
         tr(QT_TRANSLATE_NOOP("MachineSwitch", "Tiles are tested against bounds; layer 1 proves discards by whole "
                                               "textures, layer 2 by the texels of a tile.")),
         {"hiz.enabled", "hiz.layer1", "hiz.layer2"},
         {{tr(QT_TRANSLATE_NOOP("MachineSwitch", "off")), kOff},
          {tr(QT_TRANSLATE_NOOP("MachineSwitch", "bounds alone")), kBounds},
          {tr(QT_TRANSLATE_NOOP("MachineSwitch", "layer 1")), kFirst},
          {tr(QT_TRANSLATE_NOOP("MachineSwitch", "layer 2")), kSecond},
          {tr(QT_TRANSLATE_NOOP("MachineSwitch", "layers 1 and 2")), kBoth}}},
        {tr(QT_TRANSLATE_NOOP("MachineSwitch", "HiZ levels")),
         tr(QT_TRANSLATE_NOOP("MachineSwitch", "Levels of the opacity pyramid that layer 2 has.")),
         {"hiz.levels"}},
        {tr(QT_TRANSLATE_NOOP("MachineSwitch", "HiZ entries")),
         tr(QT_TRANSLATE_NOOP("MachineSwitch", "Entries of the pyramid that one look-up may read.")),
         {"hiz.maxEntries"}},
        {tr(QT_TRANSLATE_NOOP("MachineSwitch", "Bypass")),
         tr(QT_TRANSLATE_NOOP("MachineSwitch", "Fragments that need no program go past the processors.")),
         {"bypass.mode"}},
        {tr(QT_TRANSLATE_NOOP("MachineSwitch", "Gating")),
         tr(QT_TRANSLATE_NOOP("MachineSwitch", "What is switched off while fragments go past the processors.")),
         {"power.gating"}},
        {tr(QT_TRANSLATE_NOOP("MachineSwitch", "Texture latency")),
         tr(QT_TRANSLATE_NOOP("MachineSwitch", "Cycles from a request to its texels.")),
         {"tex.latency"}},
        {tr(QT_TRANSLATE_NOOP("MachineSwitch", "Fragment queue")),
         tr(QT_TRANSLATE_NOOP("MachineSwitch", "Fragment tasks that may wait for a processor.")),
         {"ftq.depth"}},
        {tr(QT_TRANSLATE_NOOP("MachineSwitch", "Request queue")),
         tr(QT_TRANSLATE_NOOP("MachineSwitch", "Requests that may wait for their device.")),
         {"arq.depth"}},
        {tr(QT_TRANSLATE_NOOP("MachineSwitch", "Pending queue")),
         tr(QT_TRANSLATE_NOOP("MachineSwitch", "Tasks that may sleep until their results are there.")),
         {"apq.depth"}},
    };
}

bool isHizSwitched(const core::MachineConfig& a, const core::MachineConfig& b)
{
    return a.hiz != b.hiz;
}

} // namespace vitrine::views
