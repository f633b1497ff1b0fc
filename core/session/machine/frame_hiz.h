// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/command/draw_state.h"
#include "core/session/draw_pace.h"
#include "core/session/hiz/hiz_section.h"

#include <cstdint>
#include <memory>

namespace vitrine::core {

class DrawExplorer;
struct DrawSpan;

/// What HIZ did for one draw of a frame, with others under way beside it. Bounds before it are those that its first
/// tile met, and bounds after it those that its last tile left: HIZ judges in the order of the stream (RUN-04). Whether
/// they hold their samples is not looked at, since samples are written behind HIZ.
struct FrameHiz {
    HizSection hiz;
    std::shared_ptr<const DrawState> state; ///< null: HIZ is not there, or the frame was run without the draw
    std::uint32_t feedbackDraws = 0;        ///< what it feeds back counts so many draws later
};

/// The cycles of the draw are run again, so that no recording has to keep this of all draws. `span`: of the draw, in
/// the frame that is explored.
[[nodiscard]] Result<FrameHiz> frameHiz(DrawExplorer& explorer, const DrawSpan& span, const DrawPace& pace = {});

} // namespace vitrine::core
