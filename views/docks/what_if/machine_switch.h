// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/comparison/machine_variants.h"

#include <QString>

#include <span>
#include <string_view>
#include <vector>

namespace vitrine::views {

/// A position of a switch that turns several knobs at once.
struct SwitchPosition {
    QString name;
    std::span<const core::KnobSetting> settings;
};

/// Something of a machine that may be otherwise: a knob, or some knobs that make sense together.
struct MachineSwitch {
    QString name;
    QString sentence;
    std::vector<std::string_view> knobs;
    std::vector<SwitchPosition> positions = {}; ///< none: the one knob is set as its kind wants

    /// As it stands on a machine: the first position whose settings it has, or the value of the knob.
    [[nodiscard]] QString valueOn(const core::MachineConfig& machine) const;
};

[[nodiscard]] std::vector<MachineSwitch> machineSwitches();

/// How a knob stands on a machine: "off", "64".
[[nodiscard]] QString knobText(const core::MachineConfig& machine, std::string_view knob);
/// Its name for a window.
[[nodiscard]] QString knobName(std::string_view knob);

/// The knobs that the other machine has otherwise: "hiz.layer1 = off, tex.latency = 7", each on one line.
[[nodiscard]] QString changesText(const core::MachineConfig& machine, const core::MachineConfig& other);

/// Whether HIZ of the two is not the same.
[[nodiscard]] bool isHizSwitched(const core::MachineConfig& a, const core::MachineConfig& b);

} // namespace vitrine::views
