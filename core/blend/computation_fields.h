// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/observe/state_field.h"

namespace vitrine::core {

/// Of the computation unit that the color updater shares with programs.
struct ComputationFields {
    static constexpr NumberField kCyclesLeft{"cyclesLeft"};       ///< that the newest request still needs
    static constexpr NumberField kUsedUntil{"usedUntil"};         ///< the color updater has it before this cycle
    static constexpr NumberField kUpdaterCycles{"updaterCycles"}; ///< that the color updater had it
    static constexpr NumberField kConflicts{"conflicts"};         ///< of these: a request waited
};

} // namespace vitrine::core
