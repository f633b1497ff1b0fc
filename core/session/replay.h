// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/gpu/draw_counters.h"
#include "core/observe/snapshot.h"
#include "core/session/call_source.h"
#include "core/session/checkpoints.h"
#include "core/session/fault_policy.h"
#include "core/session/picture.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace vitrine::core {

class CallTroubles;
class CommandSink;
class DrawReplay;
class Memory;
class ObserverHub;
class Replayer;
struct ColorEngineConfig;
struct DrawCommand;
struct DrawStart;
struct HizConfig;
struct MachineConfig;
struct ReachableUnits;

/// Timed replays run the clocked machine; untimed ones push the same work through without a clock (ONE-04). The hash of
/// the trace costs more than running the machine: it is there for those who ask for it.
enum class Timing : std::uint8_t { Untimed, Timed, TimedAndHashed };

/// Reports the calls done and to do; called at most a few hundred times per seek.
using SeekProgress = std::function<void(std::uint64_t done, std::uint64_t total)>;

/// What a seek did. Tests count it instead of measuring time.
struct SeekWork {
    std::uint64_t calls = 0; ///< executed
    bool restored = false;   ///< began at a checkpoint
};

/// One capture replayed on one machine, seekable both ways. Single-threaded; several replays are independent.
///
/// A position p means "calls 0 … p−1 have been executed". Seeking takes up the nearest checkpoint at or before the
/// target and replays from there, leaving checkpoints on its way, the denser the nearer to the target: so steps back
/// cost about what steps forward do, wherever they are (design.md §4).
class Replay {
public:
    /// `checkpoints` may be shared by replays of the same capture on the same machine in several threads; none: its
    /// own.
    Replay(CallSource& source, const MachineConfig& config, Timing timing,
           std::shared_ptr<Checkpoints> checkpoints = nullptr);
    ~Replay();
    Replay(Replay&&) noexcept;
    Replay& operator=(Replay&&) noexcept;

    /// Skip is the default. Call it before the first seek, since only a replay that skips makes checkpoints behind a
    /// fault.
    void setFaultPolicy(FaultPolicy policy);
    /// Moves to `position` (clamped to the capture's length). A call that can't be executed becomes a warning, and is
    /// skipped or ends the seek; the capture's own read errors and a stop request end it as well, each with a sentence,
    /// position kept valid. With a clock, a fault that the machine has a name for is an `error` event of the trace.
    Result<void> seek(std::uint64_t position, const std::stop_token& stop = {}, const SeekProgress& progress = {});
    /// Goes through the whole capture to leave checkpoints for others, except where there are enough already. Calls
    /// `beforeCall` before each call that it executes: a place to wait in. Ends as seek() does.
    Result<void> lookAhead(const std::stop_token& stop, const SeekProgress& progress,
                           const std::function<void()>& beforeCall);

    [[nodiscard]] std::uint64_t position() const;
    /// The capture's own number of the last call executed; 0 before the first.
    [[nodiscard]] std::uint64_t lastCallNumber() const;
    [[nodiscard]] const Checkpoints& checkpoints() const;
    [[nodiscard]] const SeekWork& lastSeek() const;

    /// A picture of the bound framebuffer; right after a present, of what was presented.
    [[nodiscard]] Picture picture(Attachment attachment) const;
    /// The same, made from the last picture asked for: quick after a small change, and the same object after none.
    [[nodiscard]] std::shared_ptr<const Picture> sharedPicture(Attachment attachment);

    /// For listening to the machine while it runs; null without a clock. Events of what seek() restores are not told
    /// again.
    [[nodiscard]] ObserverHub* events();

    /// The configuration of the last draw before this position; null before the first.
    [[nodiscard]] std::optional<StateNode> lastDrawState() const;
    /// The same as the machine was given it.
    [[nodiscard]] const std::optional<DrawCommand>& lastDraw() const;

    /// The draw that the next call makes, on a timed machine, for a look inside it. The replay stays where it is; fails
    /// when the next call draws nothing.
    [[nodiscard]] Result<std::unique_ptr<DrawReplay>> enterDraw(const CheckpointLimits& limits = {}) const;
    /// The same draw on its own, on the replay's machine or on another.
    [[nodiscard]] Result<std::shared_ptr<const DrawStart>> takeNextDraw() const;
    [[nodiscard]] Result<std::shared_ptr<const DrawStart>> takeNextDraw(const MachineConfig& config) const;

    /// To go on elsewhere: the machine's buffers, and the state of the API on another sink, whose memory must be a copy
    /// of them. The replay stays where it is.
    [[nodiscard]] const Memory& memory() const;
    /// What its programs may ask of the machine: for other machines that execute them.
    [[nodiscard]] const std::shared_ptr<const ReachableUnits>& units() const;
    /// What blends its colors: for other machines that are to leave the same.
    [[nodiscard]] const ColorEngineConfig& colorEngine() const;
    /// What spares it tiles: for other machines that are to run the same fragments.
    [[nodiscard]] const HizConfig& hiz() const;
    /// The API's objects and state at this position.
    [[nodiscard]] const Replayer& replayer() const;
    [[nodiscard]] Replayer replayerOn(CommandSink& sink) const;
    /// The image that the last call presented; none when it was no present.
    [[nodiscard]] SurfaceId presented() const;

    /// Counters of the draws that the last seek() executed, in order; of very many, the last 400 000 at least.
    [[nodiscard]] const std::vector<DrawCounters>& drawCounters() const;
    /// Of every call executed so far.
    [[nodiscard]] const CallTroubles& troubles() const;

    /// 32 hexadecimal digits over every event of the machine from the start of the capture to this position (ONE-03),
    /// whichever way led here (ONE-06); empty but for TimedAndHashed.
    [[nodiscard]] std::string traceHash() const;

private:
    struct Implementation;
    std::unique_ptr<Implementation> m_implementation;
};

} // namespace vitrine::core
