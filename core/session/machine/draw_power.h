// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/power/energy_ledger.h"
#include "core/record/power_recorder.h"
#include "core/session/machine/draw_work.h"

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// What the parts of a machine did with their power during a draw (BYP-13, BYP-15). All energy is illustrative
/// (DEC-26, ONE-09): whoever shows or exports it says so.

namespace vitrine::core {

struct DomainPower {
    std::string name; ///< "sp.0.A0"
    std::string part; ///< its row in the table of energies
    PowerKind kind = PowerKind::Device;
    std::uint32_t processor = 0; ///< of parts of processors
    Cycle on = 0;                ///< or waking
    Cycle waking = 0;
    Cycle reduced = 0;
    Cycle off = 0;
    std::uint64_t operations = 0;
    ConsumedEnergy energy;
    Energy alwaysOn = 0; ///< what its standing energy would be, had it been on throughout
};

/// Of a stretch of cycles.
struct StretchEnergy : ConsumedEnergy {
    Energy alwaysOn = 0; ///< as of DomainPower
};

/// Every number of energy in it is a sum of energyIn(): stretches add up to the draw, parts to its total, whatever the
/// cuts, to the last hundredth. Of a draw that came to its end the total is what the run of a frame tells of it.
struct DrawPower {
    std::vector<DomainPower> domains;     ///< by number
    std::vector<PowerInterval> intervals; ///< by domain and time, of the states that they consume by: an ALU is not
                                          ///< more awake than its group
    bool isComplete = true;               ///< false: there were more changes than are kept
    Energy energy = 0;                    ///< of all domains
    std::vector<Text> warnings;           ///< devices that do not tell their energy count as 0
    std::string csv;                      ///< the export: its header says that it is illustrative
    EnergyTable table;                    ///< what the parts of this machine consume
    EnergyTable standardTable;            ///< what they would, had nobody changed the machine's energies
    DrawWork work;

    [[nodiscard]] std::span<const PowerInterval> intervalsOf(std::uint32_t domain) const;
    [[nodiscard]] PowerState stateAt(std::uint32_t domain, Cycle cycle) const;
    /// Of cycles from … to − 1, by PowerState.
    [[nodiscard]] std::array<Cycle, 4> cyclesIn(std::uint32_t domain, Cycle from, Cycle to) const;
    /// What a domain did in cycles from … to − 1. How exact operations are, DrawWork says.
    [[nodiscard]] PowerAccount accountOf(std::uint32_t domain, Cycle from, Cycle to) const;
    [[nodiscard]] StretchEnergy energyIn(std::uint32_t domain, Cycle from, Cycle to) const;
    /// Less than if everything had been on throughout, in hundredths; negative where a table lets parts consume more
    /// when they are off.
    [[nodiscard]] std::int64_t saved() const;
};

/// "on", "reduced", "off", "waking"
[[nodiscard]] std::string_view powerStateName(std::uint32_t state);

/// The states that ALUs consume by, from those that were asked for of them and of their groups.
[[nodiscard]] std::vector<PowerInterval> effectiveIntervals(const PowerDomains& domains,
                                                            const std::vector<PowerInterval>& intervals);

/// Of a draw of so many cycles, on a machine that was new when `recorder` and the recorder of `work` began.
[[nodiscard]] DrawPower drawPower(const EnergyTable& table, const PowerRecorder& recorder, DrawWork work, Cycle end);

} // namespace vitrine::core
