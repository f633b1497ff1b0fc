// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/record/recorder/capture_intake.h"
#include "captures/record/recorder/newcomer.h"
#include "captures/record/recorder/plugin_hand_over.h"
#include "captures/record/recorder/program.h"
#include "captures/record/recorder/recording.h"
#include "captures/record/recorder/socket_folder.h"

#include <atomic>
#include <condition_variable>
#include <mutex>

namespace vitrine::captures {

/// What the thread of a recording does. The rest of the program sees only progress() and outcome().
class RecordingLoop {
public:
    struct Parts {
        std::unique_ptr<SocketFolder> sockets;
        std::unique_ptr<PluginHandOver> plugins;    ///< null when the program gets none
        std::unique_ptr<CaptureWriter> firstWriter; ///< made at the start, so that a wrong place is found at once
        std::unique_ptr<Program> program;
    };
    RecordingLoop(RecordingOptions options, Parts parts);
    ~RecordingLoop();
    RecordingLoop(const RecordingLoop&) = delete;
    RecordingLoop& operator=(const RecordingLoop&) = delete;

    /// Returns when the program has ended and its captures are closed.
    void run();

    // These can be called from any thread:
    void requestStop();
    [[nodiscard]] RecordingProgress progress() const;
    [[nodiscard]] bool isDone() const;
    [[nodiscard]] RecordingOutcome waitForOutcome();

private:
    using Clock = CaptureIntake::Clock;

    void waitForEvents();
    void acceptAll();
    void placeNewcomers();
    bool place(Newcomer& newcomer);
    void beginCapture(Newcomer& newcomer);
    bool goOn(Newcomer& newcomer, bool isNew);
    struct Connections {
        bool isFirst = true;
        bool areMore = false;
        bool isSeen = false; ///< while they are visited: the newcomer itself was met
    };
    [[nodiscard]] Connections connectionsOf(const Newcomer& newcomer) const;
    [[nodiscard]] CaptureIntake* intakeOf(std::uint64_t stream) const;
    void receiveAll();
    [[nodiscard]] bool receive(CaptureIntake& intake, Clock::time_point now);
    [[nodiscard]] bool hasHeir(CaptureIntake& intake, Clock::time_point now) const;
    void close(std::size_t index);
    void signal(int number) const;
    void endProgram();
    [[nodiscard]] bool isOver();
    void publish();
    void finish();
    [[nodiscard]] std::string whyNothingCame() const;
    [[nodiscard]] std::filesystem::path nextPath() const;

    RecordingOptions m_options;
    Parts m_parts;
    int m_wakeUp;
    std::atomic<bool> m_stopRequested = false;

    // Only the thread uses these:
    std::vector<std::unique_ptr<CaptureIntake>> m_intakes;
    std::vector<std::unique_ptr<Newcomer>> m_newcomers;
    std::vector<std::unique_ptr<Newcomer>> m_refused;
    std::vector<RecordedCapture> m_finished;
    bool m_isStopping = false;
    bool m_isKilled = false;
    Clock::time_point m_deadline;
    Clock::time_point m_lastData = Clock::now();
    std::optional<Clock::time_point> m_programEnded;
    RecordingProgress m_past; // the sum over connections that have ended

    mutable std::mutex m_mutex;
    std::condition_variable m_isOver;
    RecordingProgress m_progress;
    Clock::time_point m_publishedData = Clock::now();
    std::optional<RecordingOutcome> m_outcome;
};

} // namespace vitrine::captures
