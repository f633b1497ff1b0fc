// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/session/call_source.h"
#include "core/session/overlay/overlay_pixels.h"
#include "core/session/overlay/vector_planes.h"
#include "core/session/replay.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>

/// What draws did to every pixel of a framebuffer. Fragments are counted by what the machine did with them while it
/// executed the draws; no number is computed by other means.

namespace vitrine::core {

/// Which of the draws count that are aimed at the framebuffer in question.
enum class OverlayScope : std::uint8_t {
    Draw,  ///< the last action before the position, if that is a draw
    Pass,  ///< the draws since its color (or, when it has none, its depth or stencil) was last cleared in this frame
    Frame, ///< the draws since the frame began
};

/// Asks about the framebuffer that is bound at `position` (calls executed). Right after a present it asks about what
/// was presented.
struct OverlayQuery {
    std::uint64_t position = 0;
    OverlayScope scope = OverlayScope::Draw;
    friend bool operator==(const OverlayQuery&, const OverlayQuery&) = default;
};

/// Sums over all pixels and draws. Fragments and helpers are counted as in PixelTouches.
struct OverlayTotals {
    std::uint64_t draws = 0;
    std::uint64_t primitives = 0; ///< that left a fragment
    std::uint64_t rasterized = 0, shaded = 0, helpers = 0, passed = 0, discarded = 0;
    std::uint64_t depthPassed = 0, depthFailed = 0, stencilPassed = 0, stencilFailed = 0;
    std::uint64_t quads = 0; ///< shaded
};

struct Overlay {
    OverlayQuery query;
    std::uint64_t firstPosition = 0;          ///< position where the range of calls begins
    std::optional<std::uint64_t> clearedBy{}; ///< scope Pass: number of the call that cleared; none in this frame
    std::optional<std::uint32_t> firstDraw{}; ///< that counts, numbered over the capture; none: nothing was drawn
    std::optional<std::uint32_t> lastDraw{};
    bool testsDepth = false; ///< some draw did
    bool testsStencil = false;
    std::uint32_t samples = 1; ///< of a pixel
    OverlayPixels pixels;
    std::shared_ptr<const VectorPlanes>
        planes; ///< of the last drawing of 2-D graphics of the range; null: there is none
    OverlayTotals totals;
};

/// `replay` may stand anywhere, and is moved. Fails with a sentence when there is no framebuffer, when more of its
/// pixels are touched than an overlay may hold, when the capture can't be read, and on a stop request. `progress`
/// counts calls of the range.
[[nodiscard]] Result<Overlay> overlay(Replay& replay, CallSource& source, const OverlayQuery& query,
                                      const std::stop_token& stop = {}, const SeekProgress& progress = {});

} // namespace vitrine::core
