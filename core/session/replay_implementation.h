// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/gpu/machine_config.h"
#include "core/gpu/untimed_gpu.h"
#include "core/session/call_troubles.h"
#include "core/session/machine_state.h"
#include "core/session/picture_cache.h"
#include "core/session/replay.h"
#include "core/session/state_tree.h"
#include "core/session/tracking_sink.h"

namespace vitrine::core {

struct Replay::Implementation {
    Implementation(CallSource& calls, const MachineConfig& machine, Timing timing, std::shared_ptr<Checkpoints> shared);

    Result<void> seek(std::uint64_t target, const std::stop_token& stop, const SeekProgress& progress);
    Result<void> lookAhead(const std::stop_token& stop, const SeekProgress& progress,
                           const std::function<void()>& beforeCall);
    Result<void> executeNext(const std::stop_token& stop);
    /// Of a call that can't be executed: the sentence that ends the replay there, or none to skip it.
    void tellFrameEnd();
    Result<void> answerFault(const Call& call, const Error& failure);
    Result<void> goBackTo(std::uint64_t position);

    [[nodiscard]] std::shared_ptr<const MachineState> save() const;
    void restore(const SavedMoment& saved);
    /// Leaves a checkpoint here when it is worth it, `distance` from where somebody will stand.
    void consider(ReplayCost distance);
    void goNearTo(std::uint64_t target);
    [[nodiscard]] ReplayCost distanceTo(std::uint64_t target) const;
    [[nodiscard]] SurfaceId surface(Attachment attachment);
    [[nodiscard]] const Surface* visible(Attachment attachment);

    CallSource& source;
    const MachineConfig config;
    FaultPolicy faultPolicy = FaultPolicy::Skip;
    Memory memory;
    std::unique_ptr<Gpu> gpu;
    TimedGpu* timedGpu = nullptr;     ///< the same; null when untimed
    UntimedGpu* untimedGpu = nullptr; ///< the same; null with a clock
    TrackingSink sink;
    std::unique_ptr<Replayer> replayer;
    ReplayMarks marks; ///< all but what the sink and the machine know
    bool isAfterClear = false;
    std::shared_ptr<Checkpoints> checkpoints;
    ReplayCost copyCost = 0; ///< of the last checkpoint
    ReplayCost lookAgainAt = 0;
    SeekWork work;
    CallTroubles troubles;
    PictureCache pictures;
    mutable DrawStateTrees stateTrees;
};

} // namespace vitrine::core
