// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/gpu/gate_cost.h"
#include "core/gpu/machine_config.h"
#include "core/observe/events.h"
#include "core/power/energy_table.h"
#include "core/session/call_source.h"
#include "core/session/call_troubles.h"
#include "core/session/comparison/surface_difference.h"
#include "core/session/picture.h"

#include <array>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

/// Runs one capture on several machines, side by side (ONE-08), and tells whether they leave equal buffers (ONE-04).

namespace vitrine::core {

class Memory;

struct ComparedConfig {
    std::string name;
    MachineConfig config;
};

/// Positions in the capture. Every machine runs the calls first … end − 1. The calls before them are replayed without a
/// clock, on machines with the same HIZ and the same color engine.
struct ComparedRange {
    std::uint64_t first = 0;
    std::uint64_t end = 0;
    /// Each frame as one run, with ci.draws draws under way (RUN-02): buffers are compared where a frame ends, and
    /// draws have no figures of their own. Else each draw runs alone on the drained machine.
    bool isInFlight = false;
    friend bool operator==(const ComparedRange&, const ComparedRange&) = default;
};

struct UnitLoad {
    std::string path; ///< "sp.0"
    std::string kind; ///< "SP"
    Cycle working = 0, idle = 0;
    std::array<Cycle, kStallReasonCount> stalled{}; ///< by StallReason; waiting for input while idle is idleness
    [[nodiscard]] Cycle stalledAll() const;
};

/// The energy of a part, by the name of its power domain: "sp.0.A0".
struct PartConsumption {
    std::string name;
    Energy energy = 0; ///< illustrative, in hundredths
};

struct DeviceLoad {
    std::string kind; ///< "TEX"
    std::uint64_t requests = 0;
};

struct QueueLoad {
    std::string path;
    std::uint32_t depth = 0;
    std::uint32_t highWater = 0;
    QueueSizing sizing; ///< HET-12
};

/// What HIZ did in one draw, or in all draws together (HIZ-29).
struct HizFigures {
    std::uint64_t tested = 0; ///< tiles that it looked into: tile.test
    std::uint64_t culled = 0, passed = 0, ambiguous = 0, terminated = 0;
    std::uint64_t lookUps = 0;       ///< in layer 2
    std::uint64_t metadataBytes = 0; ///< kept beside buffers and textures for it, see hiz_metadata.h
};

/// What one draw cost, or all draws together. The run counts these numbers; none is derived. What a machine saves is
/// the difference to the numbers of another machine.
struct RunFigures {
    Cycle cycles = 0;
    std::uint64_t verticesShaded = 0;
    std::uint64_t fragments = 0;       ///< DrawCounters::fragments
    std::uint64_t fragmentsShaded = 0; ///< of these, fragment shader runs
    std::uint64_t samplesTested = 0;   ///< compared with the depth or the stencil buffer, each once
    Energy energy = 0;                 ///< illustrative, in hundredths
    std::optional<HizFigures> hiz;     ///< none on machines without HIZ
    /// Fragments that went past the processors.
    [[nodiscard]] std::uint64_t fragmentsBypassed() const { return fragments - fragmentsShaded; }
};

struct DrawFigures : RunFigures {
    std::uint32_t draw = 0; ///< drawSeq
    std::uint64_t callNumber = 0;
};

/// What a run of the range cost. A figure is absent, not 0, when the machine has no unit for it.
struct MachineFigures : RunFigures {
    std::uint64_t draws = 0;
    std::uint32_t drawsUnderWay = 1; ///< at most; 1: each runs alone
    bool canBypass = false;          ///< the machine has a way past the processors for fragments
    std::uint64_t drawsBypassed = 0; ///< draws of which some fragments went past the processors
    std::uint64_t instructions = 0;  ///< of all processors, each once per task
    double instructionsPerCycle = 0.0;
    std::uint32_t gateIndex = 0; ///< illustrative; 100 is the default machine
    std::vector<UnitLoad> units;
    std::vector<PartConsumption> parts; ///< their sum is the energy
    std::vector<DeviceLoad> devices;
    std::vector<QueueLoad> queues;
    std::vector<DrawFigures> perDraw; ///< in their order; none in flight
    std::vector<Text> warnings;       ///< units that do not tell their gates or energy count as 0 (ONE-09)
};

/// The first pixel in which a machine's buffers differ from the first machine's.
struct ImageDifference {
    Attachment attachment = Attachment::Color;
    PixelPlace pixel;
    std::uint32_t draw = 0; ///< drawSeq
    std::uint64_t callNumber = 0;
    /// The event that last wrote the pixel, by its number in the draw's trace, from 1; 0 when none did. The first
    /// number is the first machine's, the second is this machine's.
    std::array<std::uint64_t, 2> eventNumbers{};
};

struct ComparedMachine {
    std::string name;
    Text notRunnable;                          ///< why the machine did not run, as a part of a sentence; empty: it ran
    MachineFigures figures;                    ///< filled in when the machine ran
    CallTroubles troubles;                     ///< likewise; covers all calls up to the end of the range
    std::optional<ImageDifference> difference; ///< to the first machine that ran; none: the images are equal
    std::vector<std::string> changedKnobs;     ///< "ftq.depth = 8": the knobs that differ from the first machine's
};

struct Comparison {
    std::vector<ComparedMachine> machines; ///< as they were asked for
};

struct ComparisonPace {
    std::stop_token stop = {};
    /// Counts calls, those before the range included.
    std::function<void(std::uint64_t done, std::uint64_t total)> progress = {};
    /// Called with each machine's memory after each draw, before buffers are compared. Tests spoil a buffer with it.
    std::function<void(std::size_t machine, std::uint32_t draw, Memory& memory)> afterDraw = {};
};

/// Runs the range on all machines call by call, side by side, and compares what each draw wrote to. A machine that
/// can't run, or ends in a deadlock, says so; the others go on. Fails when the capture can't be read and when stopped.
[[nodiscard]] Result<Comparison> compareMachines(CallSource& source, const ComparedRange& range,
                                                 const std::vector<ComparedConfig>& machines,
                                                 const ComparisonPace& pace = {});

} // namespace vitrine::core
