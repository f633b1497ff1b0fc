// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/session_state.h"
#include "app/session/worker_thread.h"
#include "core/session/checkpoints.h"

#include <condition_variable>
#include <mutex>
#include <stop_token>

namespace vitrine::app {

/// Hears from the background thread what it overrides. Implementations hand over and return.
class BackgroundListener {
public:
    BackgroundListener() = default;
    BackgroundListener(const BackgroundListener&) = delete;
    BackgroundListener& operator=(const BackgroundListener&) = delete;
    virtual ~BackgroundListener() = default;

    // Who overrides them keeps what they get. NOLINTBEGIN(performance-unnecessary-value-param)
    /// In a sentence without a full stop.
    virtual void damageFound(std::shared_ptr<const CaptureFacts>, core::Text) {}
    /// Calls gone through, of all; equal at the end, whichever end it is.
    virtual void lookedAhead(std::shared_ptr<const CaptureFacts>, std::uint64_t, std::uint64_t) {}
    // NOLINTEND(performance-unnecessary-value-param)
};

/// What is done for an open capture while nobody waits for it: every byte of the file is checked, then a replay of its
/// own goes through the capture and leaves checkpoints for the one that is shown. Waits while that one works.
class BackgroundWork {
public:
    explicit BackgroundWork(BackgroundListener& listener) : m_listener(listener) {}
    ~BackgroundWork();

    /// Ends what runs first.
    void begin(std::shared_ptr<const CaptureFacts> capture, std::shared_ptr<core::Checkpoints> checkpoints);
    /// Takes effect within 50 ms; checkpoints left so far stay. From any thread.
    void end();
    /// What of the file is damaged, and what calls could not be executed, as far as it has come; null: nothing yet.
    [[nodiscard]] std::shared_ptr<const Warnings> warnings() const;

    /// Keeps it waiting.
    class Hold {
    public:
        explicit Hold(BackgroundWork& work);
        Hold(const Hold&) = delete;
        Hold& operator=(const Hold&) = delete;
        ~Hold();

    private:
        BackgroundWork& m_work;
    };

private:
    struct Job {
        std::shared_ptr<const CaptureFacts> capture;
        std::shared_ptr<core::Checkpoints> checkpoints;
        std::stop_token stop;
    };
    void run(const Job& job);
    void checkFile(const Job& job);
    void lookAhead(const Job& job);
    void add(Warnings warnings);
    void waitWhileHeld(const std::stop_token& stop);

    BackgroundListener& m_listener;
    mutable std::mutex m_mutex;
    std::stop_source m_stop; // guarded
    std::condition_variable_any m_released;
    int m_holds = 0;                            // guarded
    std::shared_ptr<const Warnings> m_warnings; // guarded; null: none yet
    WorkerThread m_thread;                      // last: joins before the rest goes
};

} // namespace vitrine::app
