// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/session/comparison/comparison.h"

#include <span>
#include <string_view>

namespace vitrine::core {

struct KnobSetting {
    std::string_view knob, value; ///< "hiz.layer2", "off"
};

/// A variant of a machine: these knobs have these values, and all others stay as they are.
struct MachineVariant {
    std::string_view name;
    std::span<const KnobSetting> settings;
};

/// The columns of HIZ-29: without HIZ, with layer 1, with both layers.
[[nodiscard]] std::span<const MachineVariant> hizVariants();
/// The columns that show what HIZ, bypass and gating save: none of them, HIZ with one layer, HIZ with both layers,
/// bypass alone, bypass with gating (only bypass has a use for it), and all together.
[[nodiscard]] std::span<const MachineVariant> savingVariants();

/// The machine with these settings. Every knob that they name must exist.
[[nodiscard]] MachineConfig withSettings(MachineConfig machine, std::span<const KnobSetting> settings);
/// The knobs whose value on one of the machines differs from the first machine's, in the specification's order.
[[nodiscard]] std::vector<std::string_view> differingKnobs(const MachineConfig& first,
                                                           std::span<const MachineConfig> machines);
/// The same of one machine, as it has them: "ftq.depth = 8".
[[nodiscard]] std::vector<std::string> changedKnobs(const MachineConfig& config, const MachineConfig& reference);
/// A machine for each variant, under its name.
[[nodiscard]] std::vector<ComparedConfig> variantsOf(const MachineConfig& machine,
                                                     std::span<const MachineVariant> variants);

/// An arrangement in a comparison: a preset, and the knobs that were asked for beside it.
struct ArrangedMachine {
    ComparedConfig* machine = nullptr;
    std::vector<std::string> asked = {};
};
/// A comparison of arrangements is none of inventions that some of them do without: all get what every one of them can
/// have, the fragment stream pulled task by task and no way past the processors, where they differ in it and nobody has
/// asked for anything else. HIZ is as on the first. Names tell what was set: "PAR seg.mode=pull".
void makeInventionsEqual(std::span<const ArrangedMachine> machines);

} // namespace vitrine::core
