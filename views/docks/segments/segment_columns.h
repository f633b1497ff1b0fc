// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/docks/segments/segment_facts.h"
#include "views/kit/fact_table.h"

namespace vitrine::views {

/// The tables of segments. `facts` must live as long as what is made of them.

/// A row for each segment.
[[nodiscard]] QList<FactColumn> segmentColumns(const SegmentFacts& facts);
/// A row for each pipeline (FSEG-13).
[[nodiscard]] QList<FactColumn> pipelineColumns(const SegmentFacts& facts);
/// A row for each decision of the distributor at the cursor, newest first (FSEG-06).
[[nodiscard]] QList<FactColumn> decisionColumns(const SegmentFacts& facts);
/// How many rows decisionColumns() has.
[[nodiscard]] int decisionCount(const SegmentFacts& facts);
/// Null: there is none of that number, 0 being the newest.
[[nodiscard]] const core::StateNode* decisionAt(const SegmentFacts& facts, int row);

} // namespace vitrine::views
