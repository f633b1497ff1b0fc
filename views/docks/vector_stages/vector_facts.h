// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/machine/frame_vector.h"
#include "core/session/machine/vector_section.h"
#include "views/machine/recordings.h"
#include "views/machine/shown_cycle.h"

#include <memory>
#include <optional>
#include <vector>

namespace vitrine::core {
struct DrawSpan;
struct DrawState;
} // namespace vitrine::core

namespace vitrine::views {

/// What the view of 2-D stages shows: of a recording, at the cursor.
struct VectorFacts {
    /// A row of the table of passes.
    struct Row {
        enum class Kind : std::uint8_t {
            Pass,
            Between, ///< the cycles in which no pass was in the machine
            Total
        };
        Kind kind = Kind::Pass;
        std::size_t place = 0; ///< of the pass
        core::Cycle cycles = 0;
        core::VectorPassCounts counts;
    };

    SharedRecording recording; ///< null: nothing is shown
    std::uint32_t draw = 0;    ///< whose number links to cycles have: of a frame, its first one's
    std::uint32_t shownDraw = 0;
    bool isInFrame = false;
    std::shared_ptr<const core::FrameVector> inFrame; ///< null: the draw is shown alone, or it is not known yet
    core::Cycle begin = 0, length = 0;                ///< of the draw, there too
    core::Cycle cursor = 0;
    std::vector<Row> rows;

    /// Of a draw in its frame that was asked for and not answered yet.
    [[nodiscard]] bool isWaiting() const { return isInFrame && !inFrame; }
    [[nodiscard]] const core::VectorSection& section() const
    {
        return inFrame ? inFrame->section : recording->section<core::VectorSection>();
    }
    [[nodiscard]] bool hasPasses() const { return recording && !isWaiting() && !section().passes.empty(); }
    /// Whether the cursor is inside of the draw.
    [[nodiscard]] bool isUnderWay() const { return begin <= cycle() && cycle() < begin + length; }
    /// Whether what a unit counts is told by pass; beside other draws it may not be.
    [[nodiscard]] bool isCountKnown(std::uint64_t core::VectorPassCounts::*count) const;
    /// The cycle that is shown at the cursor.
    [[nodiscard]] core::Cycle cycle() const { return shownCycle(cursor); }
    [[nodiscard]] const Row& row(int number) const { return rows[static_cast<std::size_t>(number)]; }
    /// Null: the row is none of a pass.
    [[nodiscard]] const core::RecordedPass* passOf(const Row& row) const;
    /// Of all cycles of the draw, 0 … 1.
    [[nodiscard]] double shareOf(const Row& row) const;
    /// As the machine was given it.
    [[nodiscard]] const core::DrawState& stateOf(std::size_t pass) const;
    /// The pass whose set-up is of interest before one is chosen: the one that counts windings.
    [[nodiscard]] std::size_t firstOfInterest() const;
    /// Whether a unit that executes the stage worked in the shown cycle, within the pass that the stage was entered in.
    [[nodiscard]] bool isActive(const core::RecordedStage& stage) const;

    /// Of another recording; null: of none.
    void show(const SharedRecording& shown, std::uint32_t ofDraw);
    /// Of a draw in its frame; `found` null: it is not known yet. `span` null: the frame was run without it.
    void showInFrame(const SharedRecording& shown, std::uint32_t firstDraw, std::uint32_t ofDraw,
                     const core::DrawSpan* span, std::shared_ptr<const core::FrameVector> found);

private:
    void makeRows();
};

} // namespace vitrine::views
