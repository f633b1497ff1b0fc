// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/observe/description.h"

#include <QString>

#include <string>
#include <string_view>
#include <vector>

/// What the five source documents call the units of the one machine (spec/00 §1): their words, not ours.

namespace vitrine::core {
struct MachineConfig;
}

namespace vitrine::views {

/// "000: shader processor · 003: execution units / shader core"; empty for a unit that no document knows.
[[nodiscard]] QString sourceTerms(std::string_view kind);

/// A unit of the specification that the running machine has none of.
struct AbsentUnit {
    std::string id;
    QString term; ///< what the first document that has it calls it
    /// It belongs to the machine as configured, but this version does not clock it as a unit of its own.
    bool isPresent = false;
};
[[nodiscard]] std::vector<AbsentUnit> absentUnits(const core::MachineConfig& config,
                                                  const std::vector<core::UnitDescription>& units,
                                                  const std::vector<core::QueueDescription>& queues);

} // namespace vitrine::views
