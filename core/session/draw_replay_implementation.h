// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/gpu/timed_gpu.h"
#include "core/session/draw_replay.h"
#include "core/session/picture_cache.h"
#include "core/session/state_tree.h"

namespace vitrine::core {

struct DrawReplay::Implementation {
    Implementation(const MachineConfig& config, Memory before, DrawCommand draw, const CheckpointLimits& limits);

    /// Where somebody stands.
    struct Cursor {
        Cycle cycle = 0;
        std::uint64_t passed = 0; ///< events that it has gone past: all told, but for some of the last cycle
        bool isOnEvent = false;   ///< the last of them is the one that a step has led to
    };

    Result<void> start();
    Result<void> seek(Cycle cycle, const DrawPace& pace);
    Result<std::optional<FoundEvent>> nextEvent(const EventFilter& filter, const std::stop_token& stop);
    Result<std::optional<FoundEvent>> previousEvent(const EventFilter& filter, const std::stop_token& stop);
    [[nodiscard]] std::shared_ptr<const Picture> picture(Attachment attachment);

    Result<void> moveTo(Cycle cycle, const DrawPace& pace);
    Result<void> run(Cycle target, const std::function<bool()>& reached, const DrawPace& pace);
    Result<void> goNearTo(Cycle cycle);
    Result<void> restore(const SavedMoment& saved);
    /// Leaves a checkpoint here when it is worth it on the way to `target`.
    void consider(Cycle target);
    Result<std::optional<FoundEvent>> backTo(const Cursor& cursor, const std::stop_token& stop);
    std::optional<FoundEvent> standOn(const FoundEvent& event);
    void standAfterAllTold();

    Memory memory;
    const DrawCommand command;
    TimedGpu gpu;
    Checkpoints checkpoints;
    Cursor here;
    std::optional<Cycle> length;
    Cycle work = 0;
    ReplayCost copyCost = 0;
    PictureCache pictures;
    DrawStateTrees trees;
};

} // namespace vitrine::core
