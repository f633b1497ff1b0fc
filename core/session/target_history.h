// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/session/frame_walk.h"
#include "core/session/texture_contents.h"

#include <cstdint>
#include <vector>

namespace vitrine::core {

/// An image right after a draw, clear or copy that wrote to it.
struct TargetShot {
    std::uint64_t callIndex = 0;
    ActionKind kind = ActionKind::Draw; ///< Draw, Clear or Copy
    std::uint32_t draw = 0;             ///< of a draw: counted over the capture
    Thumbnail picture;
};

struct TargetHistory {
    FrameRange range;
    std::vector<TargetShot> shots; ///< in the order of their calls
    bool isCut = false;            ///< there are more, beyond the first kMaxShots that could have written
};
inline constexpr std::size_t kMaxShots = 1000;

struct TargetQuestion {
    ImageChoice image;
    FrameRange range;
    std::uint32_t extent = 64; ///< of the pictures
};

/// What an image held after every draw, clear and copy of a range that wrote to it. Writing means that memory was
/// written to, be it with what stood there before; a draw whose fragments all fail their tests writes nothing. The
/// replay is moved. Ends with a sentence when the capture can't be read or a stop is requested.
[[nodiscard]] Result<TargetHistory> targetHistory(Replay& replay, CallSource& source, const TargetQuestion& question,
                                                  const std::stop_token& stop = {}, const SeekProgress& progress = {});

} // namespace vitrine::core
