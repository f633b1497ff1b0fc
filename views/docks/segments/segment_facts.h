// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/machine/segment_section.h"
#include "views/kit/row_model.h"
#include "views/machine/node_lookup.h"
#include "views/machine/recordings.h"

#include <QString>

#include <optional>
#include <vector>

namespace vitrine::views {

class DrawColors;

/// What the view of segments shows: of a recording, and of the machine at the cursor.
struct SegmentFacts {
    SharedRecording recording; ///< null: nothing is shown
    std::uint32_t draw = 0;
    const DrawColors* colors = nullptr;
    core::Cycle cursor = 0;
    core::UnitId distributor;
    core::UnitId collector;
    SharedSnapshot moment;                   ///< the machine at the cursor; null until it is known
    std::optional<core::Cycle> oneProcessor; ///< cycles of the draw with sp.count = 1, once somebody has asked
    QString whyNoSpeedUp;                    ///< why these are not known though somebody asked

    /// Whether the machine makes segments; in pull mode it does not.
    [[nodiscard]] bool hasSegments() const;
    [[nodiscard]] const std::vector<core::SegmentRecord>& segments() const
    {
        return recording->section<core::SegmentSection>().log.segments;
    }
    [[nodiscard]] QString pipelineName(std::uint16_t pipeline) const; ///< "sp.0"
    /// 0 … 100, of the slots.
    [[nodiscard]] double fillPercent(const core::SegmentRecord& segment) const;
    /// Of a pipeline in the draw (FSEG-13); zeros when there was no segment.
    [[nodiscard]] core::PipelineReport report(std::uint16_t pipeline) const;
    /// "0, 1, 2, 0": the pipelines of the last segments opened until the cursor, at most so many.
    [[nodiscard]] QString orderText(std::size_t most) const;
};

[[nodiscard]] QString reasonsText(const core::CloseReasons& reasons); ///< "S 10 · F 1"

[[nodiscard]] QString resourceName(std::size_t resource);
/// One letter; empty for None.
[[nodiscard]] QString reasonLetter(core::SegmentCloseReason reason);
/// "S · no slot left".
[[nodiscard]] QString reasonText(core::SegmentCloseReason reason);

/// Cycles between two steps; core::kNever when one has not been told.
[[nodiscard]] core::Cycle cyclesBetween(core::Cycle from, core::Cycle to);
/// All steps of a segment, as rich text.
[[nodiscard]] QString segmentTip(const SegmentFacts& facts, std::uint32_t segment);

} // namespace vitrine::views
