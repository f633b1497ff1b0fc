// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/arbiter/arbiter_mode.h"
#include "core/base/result.h"
#include "core/blend/pgpe/engine_config.h"
#include "core/command/bypass_mode.h"
#include "core/command/vector_config.h"
#include "core/fixed_function/unit_kind.h"
#include "core/gpu/knob.h"
#include "core/gpu/per_group.h"
#include "core/gpu/preset.h"
#include "core/hiz/hiz_config.h"
#include "core/power/energy_table.h"
#include "core/power/power_gating.h"
#include "core/power/power_state.h"
#include "core/shader/processor_set.h"
#include "core/shader/shader_clock.h"
#include "core/stream/scheduling_policy.h"
#include "core/stream/segment_limits.h"

#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>

namespace vitrine::core {

class PartTable;

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

/// A machine is built from this one object (ONE-01). It has every knob of spec/00 §4. Of them only pgpe.format and
/// those in `vector` can change a pixel (ONE-04). A config that was made by hand may contradict itself; checkConfig()
/// of presets.h finds that.
struct MachineConfig {
    Preset preset = Preset::Par;                           ///< preset: which units are there
    std::shared_ptr<const UnitCatalog> units;              ///< kinds that it may have; null: the built-in ones
    std::shared_ptr<const PartTable> parts;                ///< parts that it may have; null: the built-in ones
    std::uint32_t devPresent = 0b0111;                     ///< dev.present, a bit per arbiter port 0–15
    std::uint32_t spCount = 2;                             ///< sp.count, 1–64
    ProcessorSet spEnabled = kEveryProcessor;              ///< sp.enabled
    std::uint32_t groups = 2;                              ///< sp.groups, 2–4
    PerGroup alusPerGroup = 2;                             ///< sp.alusPerGroup, 1–8
    std::array<std::uint32_t, 2> regBankWords{1024, 1024}; ///< sp.regBankWords A, B, words, 64–8192
    std::uint32_t verticesPerThread = 4;                   ///< vs.verticesPerThread, 1–16
    std::uint32_t verticesPerThreadInBypass = 2;           ///< vs.verticesPerThreadInBypass, 1–16
    std::uint32_t fragmentsPerTask = 4;                    ///< fs.fragmentsPerTask: 1, 4 or 16
    std::uint32_t ciWordCycles = 1;                        ///< ci.wordCycles, cycles, 0–8; 0 in ideal timing
    std::uint32_t ciDraws = 4;                             ///< ci.draws, 1–16, where a frame is run
    std::uint32_t vtqDepth = 32;                           ///< vtq.depth, 1–1024
    std::uint32_t ftqDepth = 64;                           ///< ftq.depth, 1–1024
    std::uint32_t arqDepth = 32;                           ///< arq.depth, 1–1024
    std::uint32_t apqDepth = 64;                           ///< apq.depth, 1–1024
    std::uint32_t apqReserve = 1;                          ///< apq.reserve, off/on
    std::uint32_t arbWidth = 1;                            ///< arb.width, requests a cycle, 1–4
    ArbiterMode arbMode = ArbiterMode::Fifo;               ///< arb.mode
    QueueSplit apqSplit = QueueSplit::None;                ///< apq.split
    std::uint32_t ffsLatency = 40;                         ///< ffs.latency, cycles, 1–1000
    std::uint32_t ffpLatency = 20;                         ///< ffp.latency, cycles, 1–1000
    std::uint32_t ffbLatency = 10;                         ///< ffb.latency, cycles, 1–1000
    SegmentMode segMode = SegmentMode::Segment;            ///< seg.mode
    SegmentLimits segLimits;                               ///< seg.slots, .words, .prims, .programs
    std::uint32_t segTimeout = 32;                         ///< seg.timeout, cycles, 1–100000; 0: off
    SegmentOrder segOrder = SegmentOrder::RoundRobin;      ///< seg.order
    SegmentStart segStart = SegmentStart::Close;           ///< seg.startAt
    std::uint32_t texLatency = 100;                        ///< tex.latency, cycles, 1–1000
    std::uint32_t texInitialPrefetch = 0;                  ///< tex.initialPrefetch, off/on; in bypass always
    std::uint32_t devInterval = 1;                         ///< dev.interval, cycles, 1–64
    std::uint32_t rasQuadsPerCycle = 1;                    ///< ras.quadsPerCycle, 1–4
    std::uint32_t zstQuadsPerCycle = 1;                    ///< zst.quadsPerCycle, at each tap, 1–4
    std::uint32_t cuQuadsPerCycle = 1;                     ///< cu.quadsPerCycle, 1–4
    std::uint32_t texItemsPerCycle = 1;                    ///< tex.itemsPerCycle, 1–4
    std::uint32_t clearTilesPerCycle = 16;                 ///< clear.tilesPerCycle, 1–64
    std::uint32_t hizEntryCycles = 1;                      ///< hiz.entryCycles, 0–8; 0 in ideal timing
    SchedulingPolicy schedPolicy = SchedulingPolicy::CompletedFirst; ///< sched.policy
    SchedShare schedShare = SchedShare::Time;                        ///< sched.share
    WorkRatio schedRatio;                                            ///< sched.ratio, vertex : fragment, 1–65535 each
    ShaderClock shaderClock = ShaderClock::Same;                     ///< clk.shaderRatio
    BypassMode bypassMode = BypassMode::Auto;                        ///< bypass.mode
    std::uint32_t bypassFifoBanks = 1;                               ///< bypass.fifoBanks, 1–sp.count
    PowerGating powerGating = PowerGating::Alu;                      ///< power.gating, in bypass alone
    std::uint32_t powerWakeCycles = 10;                              ///< power.wakeCycles, 0–1000
    ColorEngineConfig colorEngine;             ///< cu.engine, pgpe.aluPath, pgpe.coIssue, pgpe.format
    std::uint32_t cuSharedCompute = 0;         ///< cu.sharedCompute, off/on
    HizConfig hiz;                             ///< hiz.*, histencil.enabled
    TimingModel timing = TimingModel::Default; ///< timing
    /// The energy that each part takes. This is no knob, and no unit behaves otherwise because of it. A unit that the
    /// table does not name tells its energies itself.
    EnergyTable energies = illustrativeEnergies();
    /// This is no knob either (BYP-13). A part that is named here stays in the state of the user's choice from the
    /// first cycle to the last; gating in bypass switches the other parts alone (BYP-14). An ALU is never more awake
    /// than its group. A choice changes no pixel (BYP-16): power_choices.h refuses what would stop the machine from
    /// working.
    PowerChoices powerChoices;
    VectorConfig vector; ///< aa.*, vg.*, gamma.kind, lut.mode, stencil.*, conv.*, blend.*

    friend bool operator==(const MachineConfig&, const MachineConfig&) = default;

    [[nodiscard]] std::uint32_t alusPerProcessor() const { return alusPerGroup.sum(groups); }
    /// Latency of a queue hop in cycles: 1 in ideal timing, 2 in default (spec/00 §5).
    [[nodiscard]] std::uint32_t hopCycles() const { return timing == TimingModel::Ideal ? 1 : 2; }
    /// The same to and from the processors: where their clock is another, crossing costs a cycle in default timing.
    [[nodiscard]] std::uint32_t processorHopCycles() const
    {
        const bool crosses = shaderClock != ShaderClock::Same && timing == TimingModel::Default;
        return hopCycles() + (crosses ? 1 : 0);
    }
    /// The ALUs of each processor; `alusPerGroup` has a number for every group, or one for all.
    [[nodiscard]] AluLayout aluLayout() const;
};

/// The value of one knob as text. An unknown name is an error.
[[nodiscard]] Result<std::string> knobValue(const MachineConfig& config, std::string_view name);

/// Sets one knob from text, as knobValue() gives it or as people write it. A value out of range is an error, such as
/// "ftq.depth: 1–1024" (ONE-02), and leaves the config as it was. Setting `preset` also sets the knobs that a preset
/// decides (presets.h), except those that differ from the preset so far: so set the preset first, then other knobs.
[[nodiscard]] Result<void> setKnob(MachineConfig& config, std::string_view name, std::string_view value);

} // namespace vitrine::core
