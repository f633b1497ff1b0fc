// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/session/replay.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>

namespace vitrine::core {

struct ClearCommand;

/// Calls `first` … `end` − 1 of a capture.
struct FrameRange {
    std::optional<std::uint64_t> frame; ///< nothing: the calls after the last present
    std::uint64_t first = 0;
    std::uint64_t end = 0;
    friend bool operator==(const FrameRange&, const FrameRange&) = default;
};

/// The frame of the last call before a position, with the call that presents it. Position 0 gives the first frame.
[[nodiscard]] FrameRange frameRange(const CallSource& source, std::uint64_t position);

/// A call of a frame, with the API as it stands right after it.
struct FrameStep {
    std::uint64_t callIndex = 0;
    const Call& call;
    const Replayer& replayer;
    const DrawCommand* draw = nullptr;   ///< what the machine would be told; null: the call drew nothing
    const ClearCommand* clear = nullptr; ///< the same
    bool isRefused = false;              ///< a fault in the sense of GL: the call did nothing
};

/// Executes the calls of a range again on an API of its own, without the machine. What the API decides does not depend
/// on pixels, so draws and clears are reported but not run, and the pass costs little more than reading the calls. The
/// replay is moved to the range's first call. Fails with a sentence when the capture can't be read or a stop is
/// requested.
Result<void> walkFrame(Replay& replay, CallSource& source, const FrameRange& range,
                       const std::function<void(const FrameStep&)>& visit, const std::stop_token& stop = {},
                       const SeekProgress& progress = {});
/// The same, but ends as soon as `visit` returns false.
Result<void> walkFrameWhile(Replay& replay, CallSource& source, const FrameRange& range,
                            const std::function<bool(const FrameStep&)>& visit, const std::stop_token& stop = {},
                            const SeekProgress& progress = {});

} // namespace vitrine::core
