// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/session/machine/event_counts.h"

#include <memory>
#include <vector>

namespace vitrine::core {

class SectionRecorder;
struct RecordedRun;

/// What the units of the machine told in a draw.
struct EventSection {
    EventCounts counts;
    std::vector<Complaint> complaints; ///< the first thousand errors and warnings
};

[[nodiscard]] std::unique_ptr<SectionRecorder> beginEventSection(const RecordedRun& run);

} // namespace vitrine::core
