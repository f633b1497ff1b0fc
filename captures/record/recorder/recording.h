// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/store/capture_index.h"
#include "core/base/result.h"
#include "core/plugin/plugin_copy.h"

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

/// Runs a program with Vitrine's own EGL and OpenGL ES in place of the system's, and writes its calls to a capture.

namespace vitrine::captures {

enum class RecordingMode : std::uint8_t {
    Model,       ///< the program draws on the model without its clock, which is fast
    Timed,       ///< the program draws on the model with its clock
    PassThrough, ///< the program draws on the system's driver
};

/// Frames `first` to `last`, both included. They are counted from 0 as the program presents them.
struct FrameRange {
    std::uint64_t first = 0;
    std::uint64_t last = 0;
    friend bool operator==(const FrameRange&, const FrameRange&) = default;
};

enum class ReferencePictures : std::uint8_t {
    Checksums, ///< the checksum of every presented picture; none in pass-through
    Images,    ///< also a PNG of every presented picture, in every mode: this is slow and takes much room
};

/// A plugin that processes of the program get from the recorder (plugin_hand_over.h).
struct HandedPlugin {
    std::shared_ptr<const core::PluginCopy> library;
    /// The descriptor of a file that begins with the number of threads inside of the library; null when nobody wants to
    /// know it.
    std::shared_ptr<const int> mark;
    std::string hash;               ///< hash of the library, for the provenance
    std::vector<std::string> units; ///< for example "Fog", for the provenance
};

struct RecordingOptions {
    std::vector<std::string> command;       ///< the program, which is looked up along PATH, and its arguments
    std::filesystem::path workingDirectory; ///< of the program; empty: that of this process
    /// It replaces an older file. A second process of the program gets "NAME-2.vitrine", and so on.
    std::filesystem::path output;
    /// Without it, everything is recorded; with it, the program is ended after the last frame.
    std::optional<FrameRange> frames;
    RecordingMode mode = RecordingMode::Model;
    ReferencePictures pictures = ReferencePictures::Checksums;
    std::vector<HandedPlugin> plugins; ///< the model has their units; not used in pass-through
    /// The folder of libEGL.so.1 and libGLESv2.so.2. Empty: VITRINE_DROP_IN, else `../lib/drop-in` seen from this
    /// executable.
    std::filesystem::path dropIn;
    std::chrono::milliseconds grace{2000}; ///< time between asking the program to end and killing it
};

enum class RecordingState : std::uint8_t {
    Waiting,   ///< the program runs but has not made an EGL display yet
    Recording, ///< calls arrive
    Stopping,  ///< the program was told to end
    Finishing, ///< the program has ended; its captures are being closed
    Done,
};

/// Sums over all processes of the program.
struct RecordingProgress {
    RecordingState state = RecordingState::Waiting;
    std::uint64_t frames = 0; ///< frames that were presented so far, also those outside of the range
    std::uint64_t calls = 0;  ///< calls in the captures
    std::uint64_t draws = 0;
    std::uint64_t bytesOnDisk = 0;
    double idleSeconds = 0.0;  ///< since the last call arrived; at first, since the start
    std::uint64_t dropped = 0; ///< calls that could not be stored: see RecordedCapture::problem
};

struct RecordedCapture {
    std::filesystem::path path; ///< ends in ".partial" when it could not be written to its end
    std::string program;        ///< name of the process
    CaptureCounts counts;
    std::uint64_t callsSinceFrame = 0; ///< calls after its last frame
    bool isCutOff = false;             ///< frames or calls may be missing; the file tells this, too, and which
    bool isUnwritten = false;          ///< the file could not be written to its end, or not at all
    std::string problem;               ///< one sentence; empty when everything went well
};

struct RecordingOutcome {
    std::optional<int> exitStatus; ///< of the program, when it ended by itself
    std::optional<int> signal;     ///< the signal that ended the program
    bool wasStopped = false;       ///< stop() ended it, or the range of frames was complete
    std::vector<RecordedCapture> captures;
    /// What was drawn and is in none of the captures; one sentence each.
    std::vector<std::string> losses;
    /// One sentence when there is no capture: the program never used the drop-in driver, the file can't be made, ….
    std::string problem;
};

/// Thread-safe: every member may be called from any thread at any time.
class Recording {
public:
    /// Fails with one sentence when the program can't be started, or when the libraries, the socket or the place for
    /// the capture can't be used. Then nothing was started. A program that never draws leaves no file.
    [[nodiscard]] static core::Result<std::unique_ptr<Recording>> start(RecordingOptions options);
    /// Stops the program, and waits for its end.
    ~Recording();
    Recording(const Recording&) = delete;
    Recording& operator=(const Recording&) = delete;

    [[nodiscard]] RecordingProgress progress() const;
    /// Ends the program (SIGTERM to its process group, then SIGKILL after the grace), and finishes the captures. It
    /// returns at once. It does nothing when the program has ended.
    void stop();
    [[nodiscard]] bool isDone() const;
    /// Waits until the program has ended and its captures are closed.
    [[nodiscard]] RecordingOutcome wait();

private:
    class Impl;
    explicit Recording(std::unique_ptr<Impl> impl);
    std::unique_ptr<Impl> m_impl;
};

} // namespace vitrine::captures
