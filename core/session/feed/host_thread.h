// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"

#include <functional>
#include <semaphore>
#include <thread>

namespace vitrine::core {

/// The program that makes a frame's calls, on a thread of its own, since its calls wait for the machine in their midst.
/// Program and machine take turns: one of the two threads runs at any time, so they need no locks, and a run is the
/// same every time (ONE-03).
class HostThread {
public:
    HostThread();
    /// What waits is given up.
    ~HostThread();
    HostThread(const HostThread&) = delete;
    HostThread& operator=(const HostThread&) = delete;

    /// Until `work` is over, or waits. Nothing may be waiting.
    void run(std::function<void()> work);
    [[nodiscard]] bool isWaiting() const { return m_reached != nullptr; }
    /// What it waits for; needs that.
    [[nodiscard]] bool hasReached() const { return (*m_reached)(); }
    /// Lets it go on, until it is over or waits again.
    void goOn() { answer({}); }
    /// Every wait of what runs fails, until that is over.
    void giveUp();

    /// On its own thread: returns when `reached` is true. Fails when it is given up.
    Result<void> wait(const std::function<bool()>& reached);

private:
    void loop();
    void answer(Result<void> outcome);
    void takeTurn();

    std::function<void()> m_work; ///< none: the thread ends
    const std::function<bool()>* m_reached = nullptr;
    Result<void> m_outcome;
    bool m_isGivenUp = false;
    std::binary_semaphore m_hostsTurn{0}, m_machinesTurn{0};
    std::thread m_thread;
};

} // namespace vitrine::core
