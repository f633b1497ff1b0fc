// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/base/text.h"
#include "core/gpu/preset.h"

#include <array>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

/// Machines as a whole (spec/00 §3): a preset decides some knobs, all others stand at their defaults; and what of a
/// configuration can't be built.

namespace vitrine::core {

class UnitCatalog;
struct MachineConfig;

inline constexpr std::array<std::string_view, 3> kPresetNames{"SEQ", "PROG", "PAR"};
[[nodiscard]] std::string_view presetName(Preset preset);
[[nodiscard]] std::string_view presetHelp(Preset preset); ///< one sentence

/// The machine of a preset: the defaults of its knobs, on PAR with the plugins of `units` (null: there are none). PAR
/// without plugins is MachineConfig{}.
[[nodiscard]] MachineConfig presetConfig(Preset preset, std::shared_ptr<const UnitCatalog> units = nullptr);

/// Makes it a machine of this preset: what the preset decides (dev.present, seg.mode, bypass.mode) follows, unless it
/// stands at another value than the preset before it gives, so was set explicitly. Plugins on the ports say nothing of
/// that: PAR brings those of `config.units`, and the others have none.
void applyPreset(MachineConfig& config, Preset preset);

/// Puts the plugins of `config.units` on the arbiter of PAR, unless dev.present says something of its own.
void presentPlugins(MachineConfig& config);
/// The same machine with other plugins: those that it has now leave it.
void useUnits(MachineConfig& config, std::shared_ptr<const UnitCatalog> units);

/// The same machine with one processor, which is enabled and of which no part was switched off by choice: what the
/// others are measured by (FSEG-13).
[[nodiscard]] MachineConfig withOneProcessor(MachineConfig config);

/// Knobs that can't be together (ONE-01).
struct Contradiction {
    std::vector<std::string_view> knobs; ///< the offenders; "power": what was chosen for parts (power_choices.h)
    Text sentence;                       ///< "SEQ has no bypass to force"
};
[[nodiscard]] std::vector<Contradiction> validate(const MachineConfig& config);
/// The same as one error: "preset, bypass.mode: SEQ has no bypass to force; …"
[[nodiscard]] Result<void> checkConfig(const MachineConfig& config);

/// A unit that a machine has, by its id of spec/00 §1.
struct UnitPresence {
    std::string id;          ///< "SP", "FFS"; a plugin's by its name
    std::uint32_t count = 1; ///< processors
    std::string within = {}; ///< "FFPU": chained inside it, not on a port of the arbiter
    friend bool operator==(const UnitPresence&, const UnitPresence&) = default;
};
/// The units of a machine as the specification has it, in the order of spec/00 §1, without the parts of a processor.
[[nodiscard]] std::vector<UnitPresence> unitsOf(const MachineConfig& config);

/// Every knob by name, as files keep it.
using KnobMap = std::map<std::string, std::string>;
[[nodiscard]] KnobMap knobMap(const MachineConfig& config);

struct KnobsRead;
/// Defined in knobs_read.h. For captures, which may come from other versions: an unknown knob or value is warned of and
/// ignored, and knobs that contradict one another are ignored altogether. The preset goes first.
[[nodiscard]] KnobsRead readKnobs(const KnobMap& knobs, std::shared_ptr<const UnitCatalog> units = nullptr);

} // namespace vitrine::core
