// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/import/call_witness.h"
#include "captures/record/recorder/frame_filter.h"
#include "captures/record/recorder/recording.h"
#include "captures/record/stream/stream_reader.h"
#include "captures/store/capture_writer.h"

#include <chrono>

namespace vitrine::captures {

/// One connection of the program and the capture that it becomes. Memory: that of the reader, of the writer and of the
/// filter, whatever the program does.
class CaptureIntake {
public:
    using Clock = std::chrono::steady_clock;

    /// Takes the socket, which must not block.
    CaptureIntake(int socket, std::unique_ptr<CaptureWriter> writer, std::filesystem::path path,
                  const RecordingOptions& options);
    ~CaptureIntake();
    CaptureIntake(const CaptureIntake&) = delete;
    CaptureIntake& operator=(const CaptureIntake&) = delete;

    [[nodiscard]] int descriptor() const { return m_socket; }
    /// Stores what has arrived. False once nothing more will be stored: then finish().
    bool receive();
    /// Makes safe what has been stored and is older than a moment.
    void commitWhatIsOld(Clock::time_point now);
    /// Closes the connection and the capture. A capture without calls leaves no file.
    [[nodiscard]] RecordedCapture finish();

    [[nodiscard]] const CaptureCounts& counts() const { return m_writer->counts(); }
    [[nodiscard]] std::uint64_t frames() const { return m_filter.frames(); }
    [[nodiscard]] std::uint64_t dropped() const { return m_dropped; }
    [[nodiscard]] const std::filesystem::path& path() const { return m_path; }
    /// All frames of the range are stored, with what comes right behind the last.
    [[nodiscard]] bool hasWholeRange(Clock::time_point now) const;

private:
    enum class Next : std::uint8_t { More, Wait, Stop };
    Next take();
    [[nodiscard]] std::uint64_t firstFrame() const;
    void takeCall();
    void takePicture();
    void store(const core::Call& call);
    void cut(std::string reason);
    [[nodiscard]] Provenance provenance() const;
    [[nodiscard]] core::Result<void> close(RecordedCapture& capture);

    int m_socket;
    std::unique_ptr<CaptureWriter> m_writer;
    std::filesystem::path m_path;
    const RecordingOptions& m_options;
    StreamReader m_reader;
    FrameFilter m_filter;
    FrameFilter::Sink m_sink;
    CallWitness m_witness;
    bool m_hasThumbnail = false;
    bool m_hasChecksums = false;
    std::uint64_t m_dropped = 0;
    std::string m_problem;                          // that did not end the capture
    std::string m_cut;                              // why calls are missing at its end
    std::optional<Clock::time_point> m_behindRange; // since when
    bool m_sawMore = false;                         // than the range
    bool m_isUncommitted = false;
    Clock::time_point m_committed = Clock::now();
};

} // namespace vitrine::captures
