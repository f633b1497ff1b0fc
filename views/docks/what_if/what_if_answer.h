// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/gpu/machine_config.h"
#include "core/session/comparison/comparison_table.h"
#include "core/session/comparison/hiz_benefit.h"
#include "views/docks/configuration/compared_range.h"

#include <vector>

namespace vitrine::views {

struct Inspection;

struct WhatIfQuestion {
    core::MachineConfig inUse, whatIf;
    NamedRange part;

    friend bool operator==(const WhatIfQuestion& a, const WhatIfQuestion& b)
    {
        return a.inUse == b.inUse && a.whatIf == b.whatIf && a.part.calls == b.part.calls;
    }
};

/// What both machines came to.
struct WhatIfAnswer {
    WhatIfQuestion question;
    core::ComparisonTable table;                  ///< the machine in use, the other one
    core::Comparison machines;                    ///< the two, without their numbers
    core::HizBenefit hiz;                         ///< HIZ-29 of the other one, where its HIZ is another; else no lines
    std::vector<core::MachineConfig> hizMachines; ///< its columns
    std::vector<core::ImageVerdict> hizImages;    ///< of them
    std::uint64_t draws = 0;
};

/// Runs them, and where HIZ is switched the variants of HIZ-29 along with them.
[[nodiscard]] core::Result<WhatIfAnswer> answerOf(const WhatIfQuestion& question, Inspection& inspection);

} // namespace vitrine::views
