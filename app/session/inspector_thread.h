// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/session_state.h"
#include "app/session/worker_thread.h"
#include "captures/store/capture_reader.h"
#include "views/base/inspector.h"

#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

namespace vitrine::app {

/// Answers what the docks ask, in the order of their questions, those that can wait behind all others, on a thread of
/// its own with a reader and a replay of its own.
class InspectorThread final : public views::Inspector {
    Q_OBJECT

public:
    explicit InspectorThread(QObject* parent = nullptr);
    /// Stops what runs.
    ~InspectorThread() override;

    /// Null closes. What was asked about the one before is not answered any more.
    void setCapture(std::shared_ptr<const CaptureFacts> capture);
    void forget(QObject* asker) override;
    /// Nobody waits for an answer any more. There may be questions that can wait.
    [[nodiscard]] bool isIdle() const;

signals:
    /// Somebody waits for an answer, where nobody did before.
    void becameBusy();
    void becameIdle();

protected:
    void askErased(QObject* asker, std::uint64_t position, ErasedWork work, views::Patience patience) override;

private:
    struct Question {
        QObject* asker = nullptr; ///< a key on the thread; alive while it is in m_waiting on the window's side
        std::uint64_t serial = 0;
        std::uint64_t position = 0;
        ErasedWork work;
        std::shared_ptr<const CaptureFacts> capture;
        views::Patience patience = views::Patience::None;
        std::stop_source stop = {};
    };
    struct Running {
        QObject* asker = nullptr;
        views::Patience patience = views::Patience::None;
        std::stop_source stop;
        bool hasToYield = false; ///< to a question that somebody waits for; it is asked once more
    };
    struct Expected {
        std::uint64_t serial = 0;
        views::Patience patience = views::Patience::None;
    };
    // On the thread:
    void answerNext();
    [[nodiscard]] std::optional<Question> takeNext();
    /// False: it has to be asked once more.
    [[nodiscard]] bool endRunning(Question& question);
    [[nodiscard]] std::function<void()> answer(const Question& question);
    void close();
    [[nodiscard]] core::Result<void> open(const std::shared_ptr<const CaptureFacts>& capture);
    // On the window's side:
    void deliver(std::uint64_t serial, const std::function<void()>& answered);
    void drop(QObject* asker);
    void stopRunning(); // under m_mutex, as the next
    void stopPatientOne();

    std::shared_ptr<const CaptureFacts> m_capture;
    std::uint64_t m_serial = 0;
    std::map<QObject*, Expected> m_expected; ///< the question whose answer is of interest

    mutable std::mutex m_mutex;
    std::vector<Question> m_waiting;  // oldest first; guarded
    std::optional<Running> m_running; // guarded

    std::shared_ptr<const CaptureFacts> m_opened; // the thread's, as the next two
    std::unique_ptr<captures::CaptureReader> m_reader;
    std::unique_ptr<core::Replay> m_replay; // uses m_reader
    WorkerThread m_thread;                  // last: joins before the rest goes
};

} // namespace vitrine::app
