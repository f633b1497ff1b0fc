// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/record/power_recorder.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// What the parts of a machine did with their power during a draw (BYP-13, BYP-15). All energy is illustrative
/// (DEC-26, ONE-09): whoever shows or exports it says so.

namespace vitrine::core {

struct DomainPower {
    std::string name; ///< "sp.0.A0"
    Cycle on = 0;     ///< or waking
    Cycle reduced = 0;
    Cycle off = 0;
    std::uint64_t operations = 0;
    double standing = 0;  ///< energy of the cycles
    double operating = 0; ///< energy of the operations
    [[nodiscard]] double energy() const { return standing + operating; }
};

struct DrawPower {
    std::vector<DomainPower> domains;     ///< by number
    std::vector<PowerInterval> intervals; ///< by domain and time; states by powerStateName()
    bool isComplete = true;               ///< false: there were more changes than are kept
    double energy = 0;                    ///< of all domains
    std::vector<std::string> warnings;    ///< devices that do not tell their energy count as 0
    std::string csv;                      ///< the export: its header says that it is illustrative
};

/// "on", "reduced", "off", "waking"
[[nodiscard]] std::string_view powerStateName(std::uint32_t state);

class TimedGpu;
/// Of a machine that was new when `recorder` began.
[[nodiscard]] DrawPower drawPower(const TimedGpu& gpu, const PowerRecorder& recorder, Cycle end);

} // namespace vitrine::core
