// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/hash128.h"
#include "core/base/result.h"
#include "core/observe/description.h"
#include "core/observe/snapshot.h"
#include "core/session/checkpoints.h"
#include "core/session/draw_pace.h"
#include "core/session/event_search.h"
#include "core/session/picture.h"

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace vitrine::core {

struct DrawCommand;
struct DrawStart;
class Observer;
class TimedGpu;

/// Whether the trace of events is hashed (ONE-03): it costs more than running the machine does.
enum class TraceHashing : std::uint8_t { Off, On };

struct DrawReplayOptions {
    TraceHashing hashing = TraceHashing::Off;
    CheckpointLimits limits = {};                       ///< of its own checkpoints
    std::shared_ptr<Checkpoints> checkpoints = nullptr; ///< of the same start and hashing, shared with others
    std::optional<Cycle> length = {};                   ///< of the draw, where it is known
    Observer* first = nullptr; ///< hears what the host does before the first cycle; null: nobody does
};

/// One draw on the timed machine, or the frame of one (RUN-07), seekable both ways by cycle and by event.
/// Single-threaded.
///
/// The machine is reset and drained when the draw begins, so cycles count from 0. At cycle c, cycles 0 … c−1 have been
/// executed and their events told. What is shown at (draw, cycle) never depends on the way there (DEC-28): machine,
/// buffers and trace hash come from the nearest checkpoint, kept by the rule of Checkpoints, and the cycles after it.
class DrawReplay {
public:
    /// Fails when a program can't be executed.
    static Result<std::unique_ptr<DrawReplay>> begin(const std::shared_ptr<const DrawStart>& start,
                                                     const DrawReplayOptions& options = {});
    ~DrawReplay();
    DrawReplay(const DrawReplay&) = delete;
    DrawReplay& operator=(const DrawReplay&) = delete;

    /// To a cycle, or to the end of the draw when that comes first. Fails when stopped, on a deadlock and on a program
    /// without end; stands at a whole cycle then.
    Result<void> seek(Cycle cycle, const DrawPace& pace = {});
    /// To the next or the previous event of a choice, seen from here: the machine stands right after the cycle that
    /// tells of it. Nothing, and nothing moves, when there is none: at the end all units have told everything.
    Result<std::optional<FoundEvent>> nextEvent(const EventFilter& filter, const std::stop_token& stop = {});
    Result<std::optional<FoundEvent>> previousEvent(const EventFilter& filter, const std::stop_token& stop = {});

    [[nodiscard]] Cycle cycle() const;
    /// How many cycles the draw has, once it has been run to its end.
    [[nodiscard]] std::optional<Cycle> length() const;
    [[nodiscard]] bool atEnd() const { return length() == cycle(); }

    [[nodiscard]] Snapshot snapshot() const;
    [[nodiscard]] std::vector<UnitDescription> unitDescriptions() const;
    [[nodiscard]] std::vector<QueueDescription> queueDescriptions() const;
    /// The buffers that the draw writes to, as they stand.
    [[nodiscard]] std::shared_ptr<const Picture> picture(Attachment attachment);
    [[nodiscard]] StateNode drawState();
    /// As the machine was given it; of a frame the draw that it is busy with (RunFeed::command()).
    [[nodiscard]] const DrawCommand& command() const;
    /// The hash of all events since the draw began, as 32 hexadecimal digits. It is empty without TraceHashing.
    [[nodiscard]] std::string traceHash() const;
    /// The hash of the whole machine, buffers included.
    [[nodiscard]] Hash128 stateHash() const;

    /// The machine, for observers to subscribe to, and to look at between runs. Only the functions above move it.
    [[nodiscard]] TimedGpu& gpu();
    /// Runs on to a cycle, to the end of the draw, or until `reached` is true, which is asked after every cycle that is
    /// executed (RunGoal). Fails as seek() does.
    Result<void> runUntil(Cycle cycle, const std::function<bool()>& reached, const DrawPace& pace = {});
    /// Goes to the last checkpoint at or before a cycle greater than 0, which may be the start. No cycle is run.
    Result<void> goToCheckpoint(Cycle cycle);

    [[nodiscard]] const Checkpoints& checkpoints() const;
    /// How many cycles the last seek or step has run. Tests count them instead of measuring time.
    [[nodiscard]] Cycle lastWork() const;

private:
    struct Implementation;
    explicit DrawReplay(std::unique_ptr<Implementation> implementation);
    std::unique_ptr<Implementation> m_implementation;
};

} // namespace vitrine::core
