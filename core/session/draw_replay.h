// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/gpu/timed_gpu.h"
#include "core/observe/description.h"
#include "core/session/checkpoints.h"
#include "core/session/event_search.h"
#include "core/session/picture_cache.h"
#include "core/session/state_tree.h"

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>

namespace vitrine::core {

class Replayer;
struct Call;

/// A replay that stands right before the call of a draw.
struct DrawBeginning {
    const Replayer& replayer;
    const Memory& memory;
    const Call& call;
    const MachineConfig& config;
};

/// How a run inside a draw can be watched and ended.
struct DrawPace {
    std::stop_token stop = {};
    std::function<void(Cycle done, Cycle total)> progress = {}; ///< called every so often
};

/// One draw on the timed machine, seekable both ways by cycle and by event. Single-threaded.
///
/// The machine is reset and drained when the draw begins, so cycles count from 0. At cycle c, cycles 0 … c−1 have been
/// executed and their events told. What is shown at (draw, cycle) never depends on the way there (DEC-28): machine,
/// buffers and trace hash come from the nearest checkpoint, kept by the rule of Checkpoints, and the cycles after it.
class DrawReplay {
public:
    /// Fails when the call draws nothing or a program can't be executed.
    static Result<std::unique_ptr<DrawReplay>> begin(const DrawBeginning& beginning, const CheckpointLimits& limits);

    /// To a cycle, or to the end of the draw when that comes first. Fails when stopped, on a deadlock and on a program
    /// without end; stands at a whole cycle then.
    Result<void> seek(Cycle cycle, const DrawPace& pace = {});
    /// To the next or the previous event of a choice, seen from here: the machine stands right after the cycle that
    /// tells of it. Nothing, and nothing moves, when there is none: at the end all units have told everything.
    Result<std::optional<FoundEvent>> nextEvent(const EventFilter& filter, const std::stop_token& stop = {});
    Result<std::optional<FoundEvent>> previousEvent(const EventFilter& filter, const std::stop_token& stop = {});

    [[nodiscard]] Cycle cycle() const { return m_cycle; }
    /// All of the draw's cycles, once it has been run to its end.
    [[nodiscard]] std::optional<Cycle> length() const { return m_length; }
    [[nodiscard]] bool atEnd() const { return m_length == m_cycle; }
    [[nodiscard]] const DrawCommand& command() const { return m_command; }

    [[nodiscard]] Snapshot snapshot() const { return m_gpu.machine().snapshot(); }
    [[nodiscard]] std::vector<UnitDescription> unitDescriptions() const { return m_gpu.machine().unitDescriptions(); }
    [[nodiscard]] std::vector<QueueDescription> queueDescriptions() const
    {
        return m_gpu.machine().queueDescriptions();
    }
    /// What the draw writes to, as it stands.
    [[nodiscard]] std::shared_ptr<const Picture> picture(Attachment attachment);
    [[nodiscard]] StateNode drawState();
    /// Of the events told since the draw began; 32 hexadecimal digits.
    [[nodiscard]] std::string traceHash() const;
    /// Of the whole machine, buffers included.
    [[nodiscard]] Hash128 stateHash() const { return m_gpu.machine().stateHash(); }

    [[nodiscard]] const Checkpoints& checkpoints() const { return m_checkpoints; }
    /// Cycles that the last seek or step has run: to count rather than to time.
    [[nodiscard]] Cycle lastWork() const { return m_work; }

private:
    DrawReplay(const MachineConfig& config, Memory memory, DrawCommand command, const CheckpointLimits& limits);

    struct Cursor {
        Cycle cycle = 0;
        std::uint64_t passed = 0;
        bool isOnEvent = false;
    };

    Result<void> start();
    Result<void> moveTo(Cycle cycle, const DrawPace& pace);
    Result<void> run(Cycle target, const std::function<bool()>& reached, const DrawPace& pace);
    Result<void> goNearTo(Cycle cycle);
    Result<void> restore(const SavedMoment& saved);
    /// Leaves a checkpoint here when it is worth it on the way to `target`.
    void consider(Cycle target);
    Result<std::optional<FoundEvent>> backTo(const Cursor& cursor, const std::stop_token& stop);
    std::optional<FoundEvent> standOn(const FoundEvent& event);

    Memory m_memory;
    const DrawCommand m_command;
    mutable TimedGpu m_gpu; ///< machines are inspected through visitors that are not const
    Checkpoints m_checkpoints;
    Cycle m_cycle = 0;
    std::uint64_t m_passed = 0; ///< events that the cursor has gone past: all told, but for those of the last cycle
    bool m_isOnEvent = false;   ///< the last of them is the one that a step has led to
    std::optional<Cycle> m_length;
    Cycle m_work = 0;
    ReplayCost m_copyCost = 0;
    PictureCache m_pictures;
    DrawStateTrees m_trees;
};

} // namespace vitrine::core
