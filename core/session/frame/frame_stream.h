// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/replay/replayer.h"
#include "core/gpu/timed_gpu.h"
#include "core/gpu/untimed_gpu.h"
#include "core/session/call_source.h"
#include "core/session/call_troubles.h"
#include "core/session/fault_policy.h"
#include "core/session/feed/frame_sink.h"
#include "core/session/frame/frame_run.h"

#include <memory>
#include <stop_token>

namespace vitrine::core {

class FrameNotes;
struct DrawStart;
struct FrameStart;

/// Runs the frames of a capture, each as one run with draws under way side by side (RUN-02). Those that nobody asks for
/// are passed over without a clock, and leave the same (RUN-04).
///
/// A draw whose program does not come to an end has no effect: the frame is begun anew without it, and its call is
/// among the troubles.
class FrameStream {
public:
    /// `draws`: how many can be under way at once, 1–16. The source must outlive it.
    FrameStream(CallSource& source, const MachineConfig& config, std::uint32_t draws, bool hashesTrace = false);
    /// Where another one stands that has passed over frames, with as many draws under way. The machine may be another
    /// in its rates, depths and counts. HIZ, the color engine, the devices and what can change pixels are the same.
    FrameStream(const FrameStream& passed, CallSource& source, const MachineConfig& config);

    /// Where a frame of the same capture begins, on the machine that it was taken on.
    FrameStream(const FrameStart& start, CallSource& source, const MachineConfig& config);

    /// What becomes of a frame with a call that can't be executed: it is run without it, or run() fails there.
    void setFaultPolicy(FaultPolicy policy) { m_faultPolicy = policy; }

    /// How many frames there are: with the calls behind the last present, if any draws.
    [[nodiscard]] std::size_t frameCount() const;
    /// The one that comes next.
    [[nodiscard]] std::size_t frame() const { return m_frame; }
    /// Forward alone. Fails when stopped.
    Result<void> passTo(std::size_t frame, const std::stop_token& stop = {});
    /// The next frame, with its clock. Fails when stopped, and on what the machine can't go on after.
    Result<FrameRun> run(const std::stop_token& stop = {});

    /// The next frame on its own, for runs that are looked into; fails where it draws nothing. The stream stays where
    /// it is.
    [[nodiscard]] Result<std::shared_ptr<const DrawStart>> takeFrame();
    /// Where the next frame begins, without its calls: enough for a stream to go on from, whatever the frame draws.
    [[nodiscard]] std::shared_ptr<const FrameStart> takePlace();

    [[nodiscard]] const Memory& memory() const { return m_memory; }
    [[nodiscard]] const TimedGpu& gpu() const { return m_timed; }
    [[nodiscard]] ObserverHub& events() { return m_timed.hub(); }
    [[nodiscard]] const CallTroubles& troubles() const { return m_troubles; }

private:
    struct Start;

    [[nodiscard]] FrameStart place();
    [[nodiscard]] std::uint64_t endOf(std::size_t frame) const;
    Result<FrameRun> runOnce(const std::stop_token& stop);
    MachineRunner runnerWith(FrameNotes& notes, const std::stop_token& stop);
    /// The calls of the next frame.
    Result<void> execute(const std::stop_token& stop);

    CallSource& m_source;
    const std::shared_ptr<const MachineConfig> m_config;
    Memory m_memory;
    UntimedGpu m_untimed;
    TimedGpu m_timed;
    FrameSink m_sink; ///< leads to one of the machines
    std::unique_ptr<Replayer> m_replayer;
    CallTroubles m_troubles;
    FaultPolicy m_faultPolicy = FaultPolicy::Skip;
    SurfaceId m_shown; ///< by the last frame
    std::size_t m_frame = 0;
    std::uint64_t m_position = 0;
};

} // namespace vitrine::core
