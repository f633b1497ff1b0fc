// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/frame_commands.h"
#include "core/session/machine/command_section.h"
#include "views/machine/recordings.h"

#include <memory>
#include <optional>
#include <vector>

namespace vitrine::views {

/// The commands of the recorded draw or of its frame, and what they have left in the registers at the cursor. Where the
/// frame itself was recorded, with draws in flight, its commands have cycles, all of them.
struct CommandFacts {
    using FrameCommands = std::vector<core::FrameCommand>;

    struct Row {
        const core::StreamCommand* command = nullptr; ///< lives as long as the facts
        std::optional<std::uint32_t> draw;            ///< nothing: of none (FrameCommand)
        /// In which it was taken up, where it is of the recorded draw; of the host: before which.
        std::optional<core::Cycle> cycle;
        bool isOfDraw = false; ///< of the shown one
        bool isTaken = false;  ///< the cursor has come past it
    };
    struct Register {
        std::uint32_t address = 0;
        std::uint32_t value = 0;
        std::optional<std::uint32_t> before; ///< of the draw, where a command of it has changed that
        std::optional<core::Cycle> cycle;    ///< in which a command of the draw wrote it last
    };

    SharedRecording recording; ///< null: none is shown
    std::uint32_t draw = 0;    ///< the shown one: of a frame with draws in flight that of the cursor
    bool isInFrame = false;    ///< the recording is of the whole frame
    core::Cycle cursor = 0;
    std::shared_ptr<const FrameCommands> frame; ///< null: the draw's alone are listed
    std::vector<Row> rows;
    int lastTaken = -1;              ///< the row of the command that was taken up last; -1: none
    std::vector<Register> registers; ///< that are not as after a reset, or that the draw has written

    [[nodiscard]] const core::CommandSection& section() const { return recording->section<core::CommandSection>(); }
    [[nodiscard]] const Row& row(int number) const { return rows[static_cast<std::size_t>(number)]; }
    /// Makes rows and registers those of another cursor.
    void moveTo(core::Cycle cycle);

private:
    void listDraw();
    void listFrame();
    void listInFlight();
    void readRegisters();
};

} // namespace vitrine::views
