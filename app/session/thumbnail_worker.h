// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/session_state.h"
#include "app/session/worker_thread.h"
#include "captures/store/capture_reader.h"
#include "core/session/replay.h"

#include <QImage>

#include <functional>
#include <stop_token>
#include <vector>

namespace vitrine::app {

/// Makes small pictures of what actions leave behind, on a thread of low priority with a replay of its own. That takes
/// up the checkpoints of the one that is shown, and leaves none among them: the memory for these is the user's places'.
class ThumbnailWorker {
public:
    static constexpr QSize kSize{96, 64}; ///< the picture fits in

    struct Job {
        std::shared_ptr<const CaptureFacts> capture;
        std::vector<std::size_t> actions; ///< in the order in which they are made
        std::stop_token stop;
        /// On the thread; a null image: there is nothing to see, or it can't be reached.
        std::function<void(std::size_t action, const QImage& image)> made;
        std::function<void()> ended; ///< once, whichever way
    };
    void post(Job job);
    /// Lets the replay go.
    void close();

private:
    void run(const Job& job);
    [[nodiscard]] bool open(const std::shared_ptr<const CaptureFacts>& capture);
    [[nodiscard]] QImage make(const Job& job, std::size_t action);
    void letGo();

    std::shared_ptr<const CaptureFacts> m_capture; // the thread's, all four
    std::shared_ptr<core::Checkpoints> m_checkpoints;
    std::unique_ptr<captures::CaptureReader> m_reader;
    std::unique_ptr<core::Replay> m_replay; // uses m_reader
    WorkerThread m_thread;                  // last: joins before the rest goes
};

} // namespace vitrine::app
