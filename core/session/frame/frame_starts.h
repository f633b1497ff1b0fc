// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/session/call_source.h"

#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <stop_token>

namespace vitrine::core {

struct DrawStart;
struct FrameStart;
struct MachineConfig;

/// How far the way to a frame has been gone: frames passed, and to pass.
using FramesPassed = std::function<void(std::uint64_t done, std::uint64_t total)>;

/// The frames of a capture on one machine, as runs with draws in flight find them (RUN-07): the way to a frame leads
/// over all before it, with as many draws under way at once as ci.draws says (RUN-04). The last few are kept, and where
/// a way was stopped; the way to a later one goes on from them. Threads share it.
class FrameStarts {
public:
    /// `source` and `config` are the same each time, the source with the thread that asks. Fails where the frame draws
    /// nothing, and when stopped.
    Result<std::shared_ptr<const DrawStart>> take(CallSource& source, const MachineConfig& config, std::size_t frame,
                                                  const std::stop_token& stop = {}, const FramesPassed& progress = {});

private:
    static constexpr std::size_t kKept = 8;

    [[nodiscard]] std::shared_ptr<const DrawStart> kept(std::size_t frame);
    [[nodiscard]] std::shared_ptr<const FrameStart> nearest(std::size_t frame);
    void keep(std::shared_ptr<const DrawStart> start);
    void keepStop(std::shared_ptr<const FrameStart> place);

    std::mutex m_mutex;
    std::deque<std::shared_ptr<const DrawStart>> m_kept; ///< newest first
    std::shared_ptr<const FrameStart> m_stop;            ///< of the last way that was stopped; null: none was
};

} // namespace vitrine::core
