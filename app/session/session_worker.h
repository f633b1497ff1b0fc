// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/background_work.h"
#include "app/session/draw_visit.h"
#include "app/session/mailbox.h"
#include "captures/store/capture_reader.h"
#include "core/session/replay.h"

#include <optional>

namespace vitrine::app {

/// Hears from the session's thread, and from its background. Implementations hand over and return; they don't wait.
class SessionListener : public BackgroundListener {
public:
    virtual void opened(std::uint64_t tag, std::shared_ptr<const CaptureFacts> capture) = 0;
    virtual void openFailed(std::uint64_t tag, core::Text sentence) = 0;
    virtual void moved(std::uint64_t tag, std::shared_ptr<const SessionState> state) = 0;
    virtual void moveFailed(std::uint64_t tag, core::Text sentence) = 0;
    virtual void progressed(std::uint64_t done, std::uint64_t total) = 0;
};

/// What the session's thread does: owns the capture and its replay, and works off the mailbox.
class SessionWorker {
public:
    /// Of the memory for checkpoints, an eighth is for those inside a draw.
    static constexpr core::CheckpointLimits kLimits{.bytes = std::uint64_t{448} << 20};
    static constexpr core::CheckpointLimits kLimitsInside{.bytes = std::uint64_t{64} << 20};

    SessionWorker(Mailbox& mailbox, SessionListener& listener)
        : m_mailbox(mailbox), m_listener(listener), m_background(listener)
    {
    }

    /// Until nothing waits any more.
    void work();
    /// From any thread.
    void endBackground() { m_background.end(); }

private:
    void open(const Mailbox::Work& work);
    void move(const Mailbox::Work& work);
    core::Result<void> moveTo(const MoveRequest& request, const std::stop_token& stop);
    core::Result<void> goToPlace(const Place& place, const std::stop_token& stop);
    core::Result<void> stepInside(const Step& step, const std::stop_token& stop);
    core::Result<void> run(const Step& step, const std::stop_token& stop);
    core::Result<bool> runOnce(const Step& step, const std::stop_token& stop);
    [[nodiscard]] std::optional<std::size_t> drawOf(const Step& step) const;
    [[nodiscard]] Place target() const;
    bool stopBetweenDraws(const Step& step);
    core::Result<bool> enterNext(const Step& step, const std::stop_token& stop);
    void tellProgress(std::uint64_t beginsAt, bool isForward);
    core::Result<void> followVisit(const std::stop_token& stop);
    [[nodiscard]] std::optional<std::size_t> actionAtHand() const;
    core::Result<void> enter(std::size_t action, bool isInFrame, const std::stop_token& stop);
    core::Result<void> enterFrame(const core::ActionEntry& draw, const std::stop_token& stop);
    [[nodiscard]] DrawVisit::Span spanOf(std::uint32_t frame) const;
    core::Result<void> seek(const std::stop_token& stop);
    [[nodiscard]] core::DrawPace pace(const std::stop_token& stop);
    void goBackToShown();
    void close();
    void publish(std::uint64_t tag);
    void show(SessionState& state);
    void showInside(SessionState& state);
    [[nodiscard]] core::Result<std::uint64_t> resolve(const Place& place);
    [[nodiscard]] std::optional<std::size_t> actionOf(std::uint64_t draw) const;
    [[nodiscard]] core::Result<std::size_t> actionOfDraw(std::uint64_t draw) const;
    [[nodiscard]] core::Result<std::uint64_t> positionAfterCall(std::uint64_t number);
    [[nodiscard]] std::shared_ptr<const Warnings> sharedWarnings();

    Mailbox& m_mailbox;
    SessionListener& m_listener;
    std::shared_ptr<const CaptureFacts> m_capture;
    std::unique_ptr<captures::CaptureReader> m_reader;
    std::unique_ptr<core::Replay> m_replay; // uses m_reader
    std::optional<DrawVisit> m_visit;       // when inside a draw; the replay stands before it
    Warnings m_ownWarnings;                 // of the capture, whatever machine it is replayed on
    std::shared_ptr<const Warnings> m_warnings;
    std::shared_ptr<const Warnings> m_warningsAhead; // as they were when m_warnings was made
    std::size_t m_warningCount = 0;                  // of calls of the replay, likewise
    std::uint64_t m_target = 0;                      // where the replay is headed: what steps count from
    std::uint64_t m_shown = 0;                       // position of the last state published
    std::shared_ptr<const InsideDraw> m_shownInside; // of the same
    std::optional<Place> m_resumeAt;                 // where steps count from, when it has to be gone to first
    std::shared_ptr<const RunEnd> m_run;             // of the last step, when that was one
    BackgroundWork m_background;                     // last: joins before the rest goes
};

} // namespace vitrine::app
