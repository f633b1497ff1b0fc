// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/import/call_witness.h"
#include "captures/record/recorder/frame_filter.h"
#include "captures/record/recorder/peer.h"
#include "captures/record/recorder/recording.h"
#include "captures/record/stream/stream_reader.h"
#include "captures/store/capture_writer.h"

#include <chrono>

namespace vitrine::captures {

/// One stream of the program (stream_format.h), and the capture that it becomes. Its connection can break off and be
/// made anew; it ends with the process. Whatever the program does, memory is only that of the reader, the writer and
/// the filter.
class CaptureIntake {
public:
    using Clock = std::chrono::steady_clock;

    struct Connection {
        int socket; ///< it must not block; the intake owns it from here on
        Peer peer;
        std::uint64_t stream; ///< number of the stream that will come
    };
    CaptureIntake(Connection connection, std::unique_ptr<CaptureWriter> writer, std::filesystem::path path,
                  const RecordingOptions& options);
    ~CaptureIntake();
    CaptureIntake(const CaptureIntake&) = delete;
    CaptureIntake& operator=(const CaptureIntake&) = delete;

    /// −1 while there is no connection.
    [[nodiscard]] int descriptor() const { return m_socket; }
    [[nodiscard]] const Peer& peer() const { return m_peer; }
    [[nodiscard]] std::uint64_t stream() const { return m_stream; }
    /// How far the stream is stored.
    [[nodiscard]] std::uint64_t position() const { return m_reader.position(); }
    /// Stores what has arrived. Returns false when nothing more will be stored: then call finish().
    bool receive();
    [[nodiscard]] bool hasInput() const;
    /// Whether nothing more can come, unless another process goes on with the stream.
    [[nodiscard]] bool hasEnded() const;
    /// After the end: stores what the process left in the memory that it shared. Returns false like receive().
    bool receiveRest();
    /// When this was first asked after the end.
    [[nodiscard]] Clock::time_point endedSince(Clock::time_point now);
    /// Whether a child of the process has not yet told that it exists.
    [[nodiscard]] bool awaitsChild() const;
    void addChild() { ++m_children; }
    /// Goes on over another connection, which begins at `position` of the stream. It takes the socket and, when another
    /// process goes on, `heir`. When the bytes before `position` have not arrived, it takes nothing and returns false.
    bool resume(std::uint64_t position, int socket, Peer* heir);
    /// Makes what was stored longer ago than a certain time safe.
    void commitWhatIsOld(Clock::time_point now);
    /// Closes the connection and the capture. A capture without calls leaves no file.
    [[nodiscard]] RecordedCapture finish();

    [[nodiscard]] const CaptureCounts& counts() const { return m_writer->counts(); }
    [[nodiscard]] std::uint64_t frames() const { return m_filter.frames(); }
    [[nodiscard]] std::uint64_t dropped() const { return m_dropped; }
    [[nodiscard]] const std::filesystem::path& path() const { return m_path; }
    /// Whether all frames of the range are stored, and with them the calls right after the last one.
    [[nodiscard]] bool hasWholeRange(Clock::time_point now) const;

private:
    enum class Next : std::uint8_t { More, Wait, Stop };
    bool takeAll();
    Next take();
    void closeSocket();
    void lookForLosses();
    [[nodiscard]] std::uint64_t firstFrame() const;
    void takeCall();
    void takePicture();
    void store(const core::Call& call);
    void cut(std::string reason);
    [[nodiscard]] Provenance provenance() const;
    [[nodiscard]] RecordedCapture giveUp(RecordedCapture capture, const std::string& why);
    [[nodiscard]] core::Result<void> close(RecordedCapture& capture);

    int m_socket;
    Peer m_peer;
    std::uint64_t m_stream;
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
    std::uint64_t m_callsSinceFrame = 0;
    std::uint64_t m_children = 0;
    std::string m_problem;                          // a problem that did not end the capture
    std::string m_cut;                              // why calls are missing at its end
    std::optional<Clock::time_point> m_behindRange; // since when the range is over
    std::optional<Clock::time_point> m_ended;
    bool m_sawMore = false; // more frames came than the range has
    bool m_isUncommitted = false;
    Clock::time_point m_committed = Clock::now();
};

} // namespace vitrine::captures
