// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/power/energy_ledger.h"
#include "core/record/power_recorder.h"
#include "core/session/machine/draw_work.h"

#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// What the parts of a machine did with their power during a draw (BYP-13, BYP-15). All energy is illustrative (DEC-26,
/// ONE-09): every view and every export of it must say so.

namespace vitrine::core {

class SectionRecorder;
struct RecordedRun;

struct DomainPower {
    std::string name; ///< "sp.0.A0"
    std::string part; ///< its row in the table of energies
    PowerKind kind = PowerKind::Device;
    std::uint32_t processor = 0; ///< meaningful for parts of processors
    Cycle on = 0;                ///< waking included
    Cycle waking = 0;
    Cycle reduced = 0;
    Cycle off = 0;
    std::uint64_t operations = 0;
    ConsumedEnergy energy;
    Energy alwaysOn = 0; ///< the standing energy if the domain had been on throughout
};

/// The energy of a stretch of cycles.
struct StretchEnergy : ConsumedEnergy {
    Energy alwaysOn = 0; ///< as in DomainPower
};

/// The power of all domains during a draw. Every energy in it is a sum of energyIn(): stretches add up to the draw, and
/// parts add up to its total, however they are cut, to the last hundredth. The total of a draw that came to its end is
/// the energy that the run of a frame tells for this draw.
struct PowerSection {
    std::vector<DomainPower> domains; ///< by number
    /// By domain and time: the states by which domains consume. An ALU is not more awake than its group.
    std::vector<PowerInterval> intervals;
    bool isComplete = true;     ///< false: there were more changes than the recorder keeps
    Energy energy = 0;          ///< of all domains
    std::vector<Text> warnings; ///< devices that do not tell their energy count as 0
    std::string csv;            ///< the export: its header says that it is illustrative
    EnergyTable table;          ///< what the parts of this machine consume
    EnergyTable standardTable;  ///< what they would consume if nobody had changed the machine's energies
    DrawWork work;

    [[nodiscard]] std::span<const PowerInterval> intervalsOf(std::uint32_t domain) const;
    [[nodiscard]] PowerState stateAt(std::uint32_t domain, Cycle cycle) const;
    /// How many of the cycles from … to − 1 a domain spent in each state, by PowerState.
    [[nodiscard]] std::array<Cycle, 4> cyclesIn(std::uint32_t domain, Cycle from, Cycle to) const;
    /// What a domain did in the cycles from … to − 1. DrawWork says how exact the operations are.
    [[nodiscard]] PowerAccount accountOf(std::uint32_t domain, Cycle from, Cycle to) const;
    [[nodiscard]] StretchEnergy energyIn(std::uint32_t domain, Cycle from, Cycle to) const;
    /// The energy saved compared with all domains being on throughout, in hundredths. It is negative when a table lets
    /// parts consume more while they are off.
    [[nodiscard]] std::int64_t saved() const;
};

/// "on", "reduced", "off", "waking"
[[nodiscard]] std::string_view powerStateName(std::uint32_t state);

/// The states by which ALUs consume, worked out from the states that were asked for them and for their groups.
[[nodiscard]] std::vector<PowerInterval> effectiveIntervals(const PowerDomains& domains,
                                                            const std::vector<PowerInterval>& intervals);

/// The power of a draw that ended in cycle `end`. The machine was new when `recorder` and the recorder of `work` began.
[[nodiscard]] PowerSection drawPower(const EnergyTable& table, const PowerRecorder& recorder, DrawWork work, Cycle end);

[[nodiscard]] std::unique_ptr<SectionRecorder> beginPowerSection(const RecordedRun& run);

} // namespace vitrine::core
