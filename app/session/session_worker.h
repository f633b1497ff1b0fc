// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/mailbox.h"
#include "captures/store/capture_reader.h"
#include "core/session/replay.h"

namespace vitrine::app {

/// Hears from the session's thread. Implementations hand over and return; they don't wait.
class SessionListener {
public:
    SessionListener() = default;
    SessionListener(const SessionListener&) = delete;
    SessionListener& operator=(const SessionListener&) = delete;
    virtual ~SessionListener() = default;

    virtual void opened(std::uint64_t tag, std::shared_ptr<const CaptureFacts> capture) = 0;
    virtual void openFailed(std::uint64_t tag, std::string sentence) = 0;
    virtual void moved(std::uint64_t tag, std::shared_ptr<const SessionState> state) = 0;
    virtual void moveFailed(std::uint64_t tag, std::string sentence) = 0;
    virtual void progressed(std::uint64_t done, std::uint64_t total) = 0;
};

/// What the session's thread does: owns the capture and its replay, and works off the mailbox.
class SessionWorker {
public:
    SessionWorker(Mailbox& mailbox, SessionListener& listener) : m_mailbox(mailbox), m_listener(listener) {}

    /// Until nothing waits any more.
    void work();

private:
    void open(const Mailbox::Work& work);
    void move(const Mailbox::Work& work);
    void close();
    void publish(std::uint64_t tag);
    [[nodiscard]] core::Result<std::uint64_t> resolve(const Place& place);
    [[nodiscard]] core::Result<std::uint64_t> positionAfterDraw(std::uint64_t draw) const;
    [[nodiscard]] core::Result<std::uint64_t> positionAfterCall(std::uint64_t number);
    [[nodiscard]] std::shared_ptr<const Warnings> sharedWarnings();

    Mailbox& m_mailbox;
    SessionListener& m_listener;
    std::shared_ptr<const CaptureFacts> m_capture;
    std::unique_ptr<captures::CaptureReader> m_reader;
    std::unique_ptr<core::Replay> m_replay; // uses m_reader
    std::shared_ptr<const Warnings> m_warnings;
    std::uint64_t m_target = 0; // where the replay is headed: what steps count from
    std::uint64_t m_shown = 0;  // position of the last state published
};

} // namespace vitrine::app
