// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/indirect.h"
#include "core/base/result.h"
#include "core/fixed_function/unit_kind.h"
#include "core/gpu/knob.h"
#include "core/gpu/preset.h"
#include "core/power/energy_table.h"
#include "core/power/power_state.h"

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

namespace vitrine::core {

class PartTable;
struct BypassKnobs;
struct ColorEngineConfig;
struct CommandKnobs;
struct DeviceKnobs;
struct HizConfig;
struct PowerKnobs;
struct ProcessorKnobs;
struct QuadKnobs;
struct QueueKnobs;
struct SegmentKnobs;
struct VectorConfig;

enum class TimingModel : std::uint8_t { Ideal, Default }; // spec/00 §5

/// What the built-in parts consume (BYP-15). An operation is:
///   ALU       an instruction of one item
///   RFB       the same (project choice: the operands of an instruction are one access); in bypass a pixel that the
///             FIFO takes in or gives out
///   CU        an instruction that its engine executes, combining or blending, END among them
///   TEX …     an item of a request to a device
///   RAS       a step: it takes a primitive, looks into a tile or sends a quad
///   HIZ       a tile that is compared with its bounds, or looked up in layer 2
///   ZST       a sample that is compared with the depth or the stencil buffer
///   MEM-unit  a byte that this unit reads or writes: CI commands, indices and attributes; TEX texels; HIZ bounds
///             and classes of texels; ZST depths and stencils; CU colors. There are no caches
/// Where the seeds have no numbers, a row is a project choice, and illustrative like all others.
[[nodiscard]] const EnergyTable& illustrativeEnergies();

/// A machine is built from this one object (ONE-01). It has every knob of spec/00 §4, most of them in groups: whoever
/// reads a knob includes the header of its group, and a knob that changes compiles anew those alone. Of them only
/// pgpe.format and those in `vector` can change a pixel (ONE-04). A config that was made by hand may contradict itself;
/// checkConfig() of presets.h finds that.
struct MachineConfig {
    MachineConfig();

    Preset preset = Preset::Par;               ///< preset: which units are there
    TimingModel timing = TimingModel::Default; ///< timing
    std::shared_ptr<const UnitCatalog> units;  ///< kinds that it may have; null: the built-in ones
    std::shared_ptr<const PartTable> parts;    ///< parts that it may have; null: the built-in ones
    Indirect<ProcessorKnobs> processors;       ///< sp.*, vs.*, fs.*, sched.*, clk.*: core/gpu/knobs/processor_knobs.h
    Indirect<QueueKnobs> queues;               ///< vtq.*, ftq.*, arq.*, apq.*: core/gpu/knobs/queue_knobs.h
    Indirect<DeviceKnobs> devices;             ///< dev.*, arb.*, tex.*, ff?.*: core/gpu/knobs/device_knobs.h
    Indirect<SegmentKnobs> segments;           ///< seg.*: core/gpu/knobs/segment_knobs.h
    Indirect<CommandKnobs> commands;           ///< ci.*, clear.*: core/gpu/knobs/command_knobs.h
    Indirect<QuadKnobs> quads;                 ///< *.quadsPerCycle: core/gpu/knobs/quad_knobs.h
    Indirect<HizConfig> hiz;                   ///< hiz.*, histencil.*: core/hiz/hiz_config.h
    Indirect<BypassKnobs> bypass;              ///< bypass.*: core/gpu/knobs/bypass_knobs.h
    Indirect<PowerKnobs> power;                ///< power.*: core/gpu/knobs/power_knobs.h
    Indirect<ColorEngineConfig> colorEngine;   ///< cu.*, pgpe.*: core/blend/pgpe/engine_config.h
    Indirect<VectorConfig> vector;             ///< aa.*, vg.*, gamma.*, lut.*, stencil.*, conv.*, blend.*:
                                               ///< core/command/vector_config.h
    /// The energy that each part takes. This is no knob, and no unit behaves otherwise because of it. A unit that the
    /// table does not name tells its energies itself.
    EnergyTable energies = illustrativeEnergies();
    /// This is no knob either (BYP-13). A part that is named here stays in the state of the user's choice from the
    /// first cycle to the last; gating in bypass switches the other parts alone (BYP-14). An ALU is never more awake
    /// than its group. A choice changes no pixel (BYP-16): power_choices.h refuses what would stop the machine from
    /// working.
    PowerChoices powerChoices;

    friend bool operator==(const MachineConfig&, const MachineConfig&) = default;

    /// Latency of a queue hop in cycles: 1 in ideal timing, 2 in default (spec/00 §5).
    [[nodiscard]] std::uint32_t hopCycles() const { return timing == TimingModel::Ideal ? 1 : 2; }
    /// The same to and from the processors: where their clock is another, crossing costs a cycle in default timing.
    [[nodiscard]] std::uint32_t processorHopCycles() const;
};

/// The value of one knob as text. An unknown name is an error.
[[nodiscard]] Result<std::string> knobValue(const MachineConfig& config, std::string_view name);

/// Sets one knob from text, as knobValue() gives it or as people write it. A value out of range is an error, such as
/// "ftq.depth: 1–1024" (ONE-02), and leaves the config as it was. Setting `preset` also sets the knobs that a preset
/// decides (presets.h), except those that differ from the preset so far: so set the preset first, then other knobs.
[[nodiscard]] Result<void> setKnob(MachineConfig& config, std::string_view name, std::string_view value);

} // namespace vitrine::core
