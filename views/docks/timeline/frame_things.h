// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/frame/frame_run.h"
#include "views/base/event_index.h"
#include "views/machine/recordings.h"

#include <QCoreApplication>
#include <QString>

#include <optional>
#include <vector>

namespace vitrine::views {

/// Says what this folder's files write, in the user's language.
struct FrameText {
    Q_DECLARE_TR_FUNCTIONS(FrameText)
};

/// What a frame is made of, on its axis of time: of a draw alone, that draw. What the host writes takes no time; it is
/// told with the cycle before which it does, all of a cycle together.
struct FrameThing {
    enum class Kind : std::uint8_t { Draw, Clear, Copy, CommandWait, HostWait, HostWrite };
    Kind kind = Kind::Draw;
    std::uint32_t number = 0; ///< of a draw as the capture counts, of clears and copies in their frame
    core::Cycle begin = 0;
    core::Cycle costFrom = 0; ///< from here on it is the oldest: what it costs (RUN-09)
    core::Cycle end = 0;
    core::Energy energy = 0;                               ///< of the machine in the cycles of its cost (RUN-09)
    QString name = {};                                     ///< "draw 5", "clear 1"; of a wait who waits
    QString reason = {};                                   ///< of a wait, with what it waits for; what is written
    QString word = {}, letter = {};                        ///< of the reason
    std::optional<std::size_t> waiting = {}, awaited = {}; ///< of a wait: who, and for what; places among the things

    [[nodiscard]] core::Cycle span() const { return end - begin; }
    [[nodiscard]] core::Cycle cost() const { return isCost() ? end - costFrom : 0; }
    [[nodiscard]] bool isWait() const { return kind == Kind::CommandWait || kind == Kind::HostWait; }
    /// Its cycles are a part of the frame's: a draw, clear or copy.
    [[nodiscard]] bool isCost() const { return !isWait() && kind != Kind::HostWrite; }
    /// How many of the cycles from … to − 1 it costs.
    [[nodiscard]] core::Cycle costIn(core::Cycle from, core::Cycle to) const;
};

/// Draws, clears and copies in the order of the stream, then waits, then what the host writes. `draw`: of a draw alone
/// its number.
[[nodiscard]] std::vector<FrameThing> thingsOf(const core::DrawRecording& recording, const EventIndex& index,
                                               std::uint32_t draw);

/// "surface 5 written"
[[nodiscard]] QString hostWriteText(const core::FrameHostWrite& write);

} // namespace vitrine::views
