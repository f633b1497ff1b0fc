// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/session/resources/frame_walk.h"
#include "core/session/resources/texture_contents.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace vitrine::core {

/// An image right after a draw, clear or copy that wrote to it.
struct TargetShot {
    std::uint64_t callIndex = 0;
    ActionKind kind = ActionKind::Draw; ///< Draw, Clear or Copy
    std::uint32_t draw = 0;             ///< of a draw: counted over the capture
    Thumbnail picture;
};

struct TargetQuestion {
    ImageChoice image;
    FrameRange range;
    std::uint32_t extent = 64; ///< greatest width and height of the pictures, in pixels
};

/// The draws, clears and copies of a range that are aimed at an image, and so could write to it. It is quick, because
/// nothing is drawn. The replay is moved. Fails with a sentence when the capture can't be read or a stop is requested.
[[nodiscard]] Result<std::vector<ActionEntry>>
targetCandidates(Replay& replay, CallSource& source, const TargetQuestion& question, const std::stop_token& stop = {});

/// The image after one of these actions; nothing when the action wrote nothing. Writing the same value again counts as
/// writing. A draw whose fragments all fail their tests writes nothing. The replay is moved.
[[nodiscard]] Result<std::optional<TargetShot>> targetShot(Replay& replay, const TargetQuestion& question,
                                                           const ActionEntry& action, const std::stop_token& stop = {});

} // namespace vitrine::core
