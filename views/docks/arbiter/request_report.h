// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/machine/texture_preview.h"
#include "views/docks/arbiter/arbiter_facts.h"

#include <optional>
#include <vector>

namespace vitrine::views {

/// What the machine shows of a request beside what was recorded of it. Null while nothing is known.
struct RequestLook {
    SharedSnapshot held;     ///< in the cycle after it was routed: its inputs and, in its device, probes and parameters
    SharedSnapshot answered; ///< in the cycle after its result came: the outputs; null: none came
    std::optional<core::Picture> texture; ///< of a device that makes one (HET-19)
};
[[nodiscard]] core::Result<RequestLook> lookAt(const core::RequestRecord& request, core::DrawExplorer& explorer,
                                               const core::DrawPace& pace);

/// All that is known of a request.
[[nodiscard]] std::vector<Row> requestReport(const ArbiterFacts& facts, const core::RequestRecord& request,
                                             const RequestLook& look);

} // namespace vitrine::views
