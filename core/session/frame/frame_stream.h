// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/replay/replayer.h"
#include "core/gpu/timed_gpu.h"
#include "core/gpu/untimed_gpu.h"
#include "core/session/call_source.h"
#include "core/session/call_troubles.h"
#include "core/session/fault_policy.h"
#include "core/session/frame/frame_run.h"

#include <map>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace vitrine::core {

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

    [[nodiscard]] const Memory& memory() const { return m_memory; }
    [[nodiscard]] const TimedGpu& gpu() const { return m_timed; }
    [[nodiscard]] ObserverHub& events() { return m_timed.hub(); }
    [[nodiscard]] const CallTroubles& troubles() const { return m_troubles; }

private:
    /// Hands commands to one of the machines, but for draws that would not come to an end.
    class Switch final : public CommandSink {
    public:
        explicit Switch(Memory& memory) : m_memory(memory) {}
        Result<void> draw(const DrawCommand& command) override;
        void announce(const DrawCommand& next) override { gpu->announce(next); }
        [[nodiscard]] bool readsWords() const override { return gpu->readsWords(); }
        void clear(const ClearCommand& command) override { gpu->clear(command); }
        void copy(const CopyCommand& command) override { gpu->copy(command); }
        void endFrame() override { gpu->endFrame(); }
        void finish() override { gpu->finish(); }
        void beforeHostRead(SurfaceId surface) override { gpu->beforeHostRead(surface); }
        void beforeHostWrite(SurfaceId to, SurfaceId from) override { gpu->beforeHostWrite(to, from); }
        [[nodiscard]] Memory& memory() override { return m_memory; }

        Gpu* gpu = nullptr;
        std::map<std::uint32_t, Error> refused; ///< by draw
        std::vector<FailedDraw> failed;         ///< in the frame so far

    private:
        Memory& m_memory;
    };
    struct Start;

    [[nodiscard]] std::uint64_t endOf(std::size_t frame) const;
    Result<FrameRun> runOnce(const std::stop_token& stop);
    /// The calls of the next frame.
    Result<void> execute(const std::stop_token& stop);

    CallSource& m_source;
    Memory m_memory;
    UntimedGpu m_untimed;
    TimedGpu m_timed;
    Switch m_sink;
    std::unique_ptr<Replayer> m_replayer;
    CallTroubles m_troubles;
    FaultPolicy m_faultPolicy = FaultPolicy::Skip;
    SurfaceId m_shown; ///< by the last frame
    std::size_t m_frame = 0;
    std::uint64_t m_position = 0;
};

} // namespace vitrine::core
