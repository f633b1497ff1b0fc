// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/gpu/timed_gpu.h"
#include "core/session/draw_replay.h"
#include "core/session/feed/run_feed.h"
#include "core/session/picture_cache.h"
#include "core/session/state_tree.h"

namespace vitrine::core {

struct DrawReplay::Implementation {
    Implementation(const DrawStart& start, const DrawReplayOptions& options);

    /// Where somebody stands: past every event of the cycles executed, or a step has led to one of the last cycle.
    struct Cursor {
        Cycle cycle = 0;
        std::optional<std::uint64_t> event; ///< its number in that cycle: those behind it lie ahead still
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
    void standAfterAllTold() { here.event.reset(); }

    Memory memory;
    const std::shared_ptr<const ReachableUnits> units;
    TimedGpu gpu;
    const std::unique_ptr<RunFeed> feed;
    const std::shared_ptr<Checkpoints> checkpoints;
    Cursor here;
    std::optional<Cycle> length;
    Cycle work = 0;
    ReplayCost copyCost = 0;
    PictureCache pictures;
    DrawStateTrees trees;
};

} // namespace vitrine::core
