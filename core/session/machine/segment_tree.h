// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/observe/snapshot.h"
#include "core/session/machine/segment_log.h"
#include "core/stream/segment_report.h"

namespace vitrine::core {

/// The load of the pipelines (FSEG-13) as a tree for the command line: one node per pipeline, and the totals.
[[nodiscard]] StateNode segmentReportTree(const SegmentReport& report);

/// The segments that were open, running, done or being collected when a recording ended: by pipeline, with the cycles
/// of their steps.
[[nodiscard]] StateNode segmentsInFlight(const SegmentLog& log);

} // namespace vitrine::core
