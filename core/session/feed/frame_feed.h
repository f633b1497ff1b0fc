// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/gpu/timed_gpu.h"
#include "core/session/feed/frame_sink.h"
#include "core/session/feed/frame_start.h"
#include "core/session/feed/host_thread.h"
#include "core/session/feed/run_feed.h"

#include <memory>

namespace vitrine::core {

/// The calls of a frame, each as soon as the machine has come to where the program makes it (RUN-02, RUN-13). Calls
/// that can't be executed are passed over: whoever replays the capture tells of them.
class FrameFeed final : public RunFeed {
public:
    /// `first`: a draw of the frame. The machine awaits later (TimedOptions), is as reset, and must outlive this.
    FrameFeed(TimedGpu& gpu, std::shared_ptr<const FrameStart> start, DrawCommand first);

    [[nodiscard]] bool hasArrived() override;
    Result<void> give() override;
    [[nodiscard]] bool isOver() override;
    [[nodiscard]] std::shared_ptr<const Moment> moment() override;
    void leave() override;
    Result<void> restore(const Moment& moment) override;
    [[nodiscard]] const DrawCommand& command() override;
    [[nodiscard]] const RenderTargets& targets() override;

private:
    class FrameMoment;

    Result<void> giveOnce();
    void makeCalls();
    void makeCall(const Call& call);
    Result<void> wait(const std::function<bool()>& reached);

    TimedGpu& m_gpu;
    const std::shared_ptr<const FrameStart> m_start;
    const DrawCommand m_first;
    FrameSink m_sink;
    std::unique_ptr<Replayer> m_replayer;
    std::size_t m_next = 0;                     ///< call; behind the last one the host finishes
    std::shared_ptr<const FrozenHost> m_frozen; ///< of m_next; null: not taken yet
    /// Of the call under way.
    struct Midst {
        std::shared_ptr<const FrozenHost> before; ///< null: not taken
        std::uint64_t putIn = 0;                  ///< before it
        std::uint32_t waits = 0;                  ///< in its midst, so far
    };
    Midst m_midst;
    HostThread m_host; ///< last: what waits is given up before the rest goes
};

} // namespace vitrine::core
