// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/mailbox.h"
#include "core/observe/observer_hub.h"
#include "core/session/draw_replay.h"
#include "core/session/machine/moment_finder.h"

#include <map>
#include <memory>
#include <optional>

namespace vitrine::app {

/// A session's stay inside a draw, or inside a frame with draws in flight: the run on the timed machine, and where in
/// it the user is headed.
class DrawVisit {
public:
    /// What is run: the draw alone, or all draws of its frame.
    struct Span {
        std::uint32_t first = 0, last = 0;  ///< counted over the capture
        std::optional<std::uint32_t> frame; ///< nothing: a draw alone
    };
    DrawVisit(std::unique_ptr<core::DrawReplay> replay, const Span& span);

    core::Result<void> goTo(core::Cycle cycle, const core::DrawPace& pace);
    /// In a frame: so many cycles behind where the draw of a call begins.
    core::Result<void> goToDraw(std::uint64_t call, core::Cycle cycle, const core::DrawPace& pace);
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

    [[nodiscard]] const Span& span() const { return m_span; }
    [[nodiscard]] bool isInFrame() const { return m_span.frame.has_value(); }
    [[nodiscard]] bool isOf(std::uint32_t draw, bool isInFrame) const
    {
        return isInFrame == this->isInFrame() && m_span.first <= draw && draw <= m_span.last;
    }
    /// The capture's own number of the call of the draw that the machine is busy with.
    [[nodiscard]] std::uint64_t callAtHand() const;
    /// Where steps count from.
    [[nodiscard]] core::Cycle target() const { return m_target; }
    [[nodiscard]] core::DrawReplay& replay() { return *m_replay; }
    /// `draw`: the one at hand.
    [[nodiscard]] std::shared_ptr<const InsideDraw> facts(std::uint32_t draw) const;

private:
    /// The first words of the frame's draws, by call, as far as it has been run.
    class Begins final : public core::Observer {
    public:
        void onCommandExecuted(const core::CommandExecuted& event) override
        {
            m_underWay.try_emplace(event.draw, event.cycle);
        }
        void onDrawStarted(const core::DrawStarted& event) override
        {
            m_cycles.try_emplace(event.call, m_underWay[event.draw]);
        }
        [[nodiscard]] std::optional<core::Cycle> of(std::uint64_t call) const
        {
            const auto found = m_cycles.find(static_cast<std::uint32_t>(call));
            return found == m_cycles.end() ? std::nullopt : std::optional(found->second);
        }

    private:
        std::map<std::uint32_t, core::Cycle> m_underWay, m_cycles;
    };

    core::Result<void> stepEvents(const Step& step, const core::DrawPace& pace);

    std::unique_ptr<core::DrawReplay> m_replay;
    const Span m_span;
    core::Cycle m_target = 0;
    std::optional<core::FoundEvent> m_event; // stood on
    std::unique_ptr<Begins> m_begins;        // null: no frame
    std::optional<core::Subscription> m_subscription;
};

} // namespace vitrine::app
