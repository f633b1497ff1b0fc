// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/session/comparison/comparison.h"

#include <span>
#include <string_view>

namespace vitrine::core {

struct KnobSetting {
    std::string_view knob, value; ///< "hiz.layer2", "off"
};

/// A machine but for some knobs, which stand at these values.
struct MachineVariant {
    std::string_view name;
    std::span<const KnobSetting> settings;
};

/// The columns of HIZ-29: without HIZ, with layer 1, with both layers.
[[nodiscard]] std::span<const MachineVariant> hizVariants();
/// What each of HIZ, bypass and gating saves: nothing of them, HIZ with one layer and with both, bypass alone and with
/// gating (which only bypass has a use for), all together.
[[nodiscard]] std::span<const MachineVariant> savingVariants();

/// The machine with the settings, of knobs that there are.
[[nodiscard]] MachineConfig withSettings(MachineConfig machine, std::span<const KnobSetting> settings);
/// The knobs that stand otherwise on one of the machines than on the first, in the specification's order.
[[nodiscard]] std::vector<std::string_view> differingKnobs(const MachineConfig& first,
                                                           std::span<const MachineConfig> machines);
/// A machine for each variant, under its name.
[[nodiscard]] std::vector<ComparedConfig> variantsOf(const MachineConfig& machine,
                                                     std::span<const MachineVariant> variants);

} // namespace vitrine::core
