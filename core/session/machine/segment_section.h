// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/session/machine/segment_log.h"
#include "core/stream/segment_report.h"
#include "core/stream/segment_resources.h"

#include <memory>

namespace vitrine::core {

class SectionRecorder;
struct RecordedRun;

/// The segments of a draw's fragments.
struct SegmentSection {
    SegmentLog log;
    /// What the distributor has counted (FSEG-13). It is exact, and includes segments that were not kept.
    SegmentReport report;
};

[[nodiscard]] std::unique_ptr<SectionRecorder> beginSegmentSection(const RecordedRun& run);

} // namespace vitrine::core
