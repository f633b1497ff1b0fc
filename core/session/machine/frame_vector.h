// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/command/draw_state.h"
#include "core/session/draw_pace.h"
#include "core/session/machine/vector_section.h"

#include <memory>
#include <vector>

namespace vitrine::core {

class DrawExplorer;
struct DrawSpan;

/// The passes of one drawing of a frame, with other draws under way beside them (RUN-07, VG2D-02).
struct FrameVector {
    /// Cycles count from the frame's first. The cycles of a pass begin when it was taken up and all passes of the
    /// drawing before it have left, so that those of a drawing never overlap; cycles of other draws they may share. No
    /// conflicts are counted: programs of several draws may have waited in them.
    VectorSection section;
    std::vector<std::shared_ptr<const DrawState>> states; ///< of the passes, as the machine was given them
    /// Whether it can be told what each pass has counted: no unit had items of two draws in one cycle.
    bool areCountsKnown = true;
};

/// The cycles of the draw are run again, so that no recording has to keep this of all draws. `span`: of the draw, in
/// the frame that is explored. No passes: it is of the 3-D pipeline.
[[nodiscard]] Result<FrameVector> frameVector(DrawExplorer& explorer, const DrawSpan& span, const DrawPace& pace = {});

} // namespace vitrine::core
