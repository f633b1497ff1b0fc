// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/fixed_function/unit_report.h"

#include <map>
#include <optional>

namespace vitrine::core {

/// What a unit had to say in a draw of a capture.
struct DrawReport {
    std::uint64_t callNumber = 0;
    std::optional<std::uint32_t> draw; ///< counted over the capture; none: the call draws nothing by itself
    UnitReport report;
};

/// "draw 3: unit Fog, lane 5: DEVICE_FAULT: it could not answer; all that was asked reads 0"
[[nodiscard]] Text text(const DrawReport& report);

/// By call number; once for each call, however often it was executed.
using DrawReports = std::map<std::uint64_t, std::vector<DrawReport>>;

} // namespace vitrine::core
