// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/comparison/comparison_table.h"
#include "core/session/comparison/hiz_benefit.h"

#include <optional>
#include <string>
#include <vector>

namespace vitrine::views {

struct Inspection;

struct WhatIfQuestion {
    core::MachineConfig inUse, whatIf;
    core::ComparedRange range;
};

/// What both machines came to.
struct WhatIfAnswer {
    core::ComparisonTable table;        ///< the machine in use, the other one
    core::Comparison machines;          ///< the two, without their numbers
    std::vector<std::string> changed;   ///< "hiz.layer2 = off"
    core::HizBenefit hiz;               ///< HIZ-29 of the other one, where its HIZ is another; else no lines
    std::vector<std::string> hizImages; ///< imageSentence() of its columns
    std::uint64_t draws = 0;
};

/// Runs them, and where HIZ is switched the variants of HIZ-29 along with them.
[[nodiscard]] core::Result<WhatIfAnswer> answerOf(const WhatIfQuestion& question, Inspection& inspection);

} // namespace vitrine::views
