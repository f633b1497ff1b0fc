// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/session/call_troubles.h"

#include <nlohmann/json_fwd.hpp>

namespace vitrine::core {

/// Two members of a document: "calls_not_executed", {call, what} each, and "unit_reports", {unit, draw, call, lanes,
/// trouble, failure, what} each. Lanes are those of the task that asked.
void addTroubles(nlohmann::ordered_json& document, const CallTroubles& troubles);

} // namespace vitrine::core
