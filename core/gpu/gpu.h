// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/command/command_sink.h"
#include "core/fixed_function/unit_report.h"
#include "core/gpu/draw_counters.h"

#include <stop_token>

namespace vitrine::core {

/// A machine that executes commands at once: each draw has taken effect when draw() returns.
class Gpu : public CommandSink {
public:
    void finish() override {}

    /// Draws end with an error soon after a stop is requested; what they had drawn until then stays.
    virtual void setStopToken(std::stop_token stop) = 0;
    /// What the last draw() has cost.
    [[nodiscard]] virtual const DrawCounters& lastDraw() const = 0;
    /// What fixed-function units had to say in the draws since the last call.
    [[nodiscard]] virtual std::vector<UnitReport> takeUnitReports() = 0;
};

} // namespace vitrine::core
