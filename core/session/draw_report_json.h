// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/session/draw_report.h"

#include <nlohmann/json_fwd.hpp>

namespace vitrine::core {

/// The member "unit_reports" of documents: {unit, draw, call, lanes, trouble, failure, what} each. Lanes are those of
/// the task that asked.
[[nodiscard]] nlohmann::ordered_json reportsToJson(const DrawReports& reports);

} // namespace vitrine::core
