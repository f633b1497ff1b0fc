// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/machine/vector_section.h"
#include "views/machine/recordings.h"
#include "views/machine/shown_cycle.h"

#include <optional>
#include <vector>

namespace vitrine::core {
struct DrawState;
}

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
    std::uint32_t draw = 0;
    core::Cycle cursor = 0;
    std::vector<Row> rows;

    [[nodiscard]] const core::VectorSection& section() const { return recording->section<core::VectorSection>(); }
    [[nodiscard]] bool hasPasses() const { return recording && !section().passes.empty(); }
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
};

} // namespace vitrine::views
