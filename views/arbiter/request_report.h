// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/arbiter/arbiter_facts.h"

#include <vector>

namespace vitrine::views {

/// All that is known of a request. `held`: the machine in the cycle after it was routed, which holds its inputs and,
/// in its device, what that lets people see; null until it is known.
[[nodiscard]] std::vector<Row> requestReport(const ArbiterFacts& facts, const core::RequestRecord& request,
                                             const core::Snapshot* held);

/// When the machine holds a request's inputs and its device has got them: cycles executed.
[[nodiscard]] core::Cycle heldAt(const core::RequestRecord& request);

} // namespace vitrine::views
