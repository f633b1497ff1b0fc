// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/mailbox.h"
#include "core/session/draw_replay.h"
#include "core/session/machine/moment_finder.h"

#include <memory>
#include <optional>

namespace vitrine::app {

/// A session's stay inside a draw: the draw on the timed machine, and where in it the user is headed.
class DrawVisit {
public:
    /// `action` is the draw in the capture's index.
    DrawVisit(std::unique_ptr<core::DrawReplay> replay, std::size_t action, std::uint32_t draw)
        : m_replay(std::move(replay)), m_action(action), m_draw(draw)
    {
    }

    core::Result<void> goTo(core::Cycle cycle, const core::DrawPace& pace);
    /// Stays where it is when there is no such cycle or event.
    core::Result<void> step(const Step& step, const core::DrawPace& pace);
    struct Run {
        bool isForward = true;
        bool isEntered = false; ///< from outside: a run back also stops at the draw's end
        std::shared_ptr<const RunPlan> plan;
    };
    /// To where the plan stops next in this draw; what is met counts in its stops. Nothing, and anywhere in the draw
    /// with the same target as before, when there is no such place.
    core::Result<std::optional<core::FoundMoment>> run(const Run& run, const core::DrawPace& pace);
    /// Steps count from there again: work on the way elsewhere was given up.
    void headFor(core::Cycle cycle) { m_target = cycle; }

    [[nodiscard]] std::size_t action() const { return m_action; }
    [[nodiscard]] std::uint32_t draw() const { return m_draw; }
    /// Where steps count from.
    [[nodiscard]] core::Cycle target() const { return m_target; }
    [[nodiscard]] core::DrawReplay& replay() { return *m_replay; }
    [[nodiscard]] std::shared_ptr<const InsideDraw> facts() const;

private:
    core::Result<void> stepEvents(const Step& step, const core::DrawPace& pace);

    std::unique_ptr<core::DrawReplay> m_replay;
    const std::size_t m_action;
    const std::uint32_t m_draw;
    core::Cycle m_target = 0;
    std::optional<core::FoundEvent> m_event; // stood on
};

} // namespace vitrine::app
