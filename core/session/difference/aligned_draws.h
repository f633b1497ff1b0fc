// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/session/call_source.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace vitrine::core {

/// A draw of a frame in one capture.
struct DrawPlace {
    std::uint64_t callIndex = 0;
    std::uint64_t callNumber = 0; ///< the capture's own
    std::uint32_t draw = 0;       ///< counted over the capture
};
/// By capture; nothing: it has no such draw.
using AlignedDraw = std::array<std::optional<DrawPlace>, 2>;

/// The calls of a frame, and of them those that draw.
struct FrameCalls {
    std::uint64_t first = 0, end = 0;
    std::vector<DrawPlace> draws;
};
/// Number frames().size() is what comes behind the last present, if that draws. Fails when there is no such frame.
[[nodiscard]] Result<FrameCalls> callsOfFrame(const CallSource& source, std::size_t frame);

/// Which draws of two frames are the same: as many as can be without one overtaking another. Draws are the same when
/// they are the same call with the same numbers, whatever data and state they draw with.
[[nodiscard]] Result<std::vector<AlignedDraw>> alignedDraws(CallSource& a, const FrameCalls& inA, CallSource& b,
                                                            const FrameCalls& inB);

} // namespace vitrine::core
