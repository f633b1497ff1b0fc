// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/observe/draw_number.h"
#include "core/observe/events.h"
#include "core/observe/vector_stage.h"

#include <cstdint>

namespace vitrine::core {

/// Which stages of a 2-D drawing a unit has taken up, so that it tells of each once (VG2D-01). A drawing may have
/// several passes of a kind, and a pass many items: the first item of all counts. Drawings come in order.
struct EnteredStages {
    std::uint32_t drawing = kNoDraw; ///< the last one, as the capture counts
    std::uint32_t stages = 0;        ///< of it, a bit each

    /// Whether an item of this draw is the first one of the stage.
    bool enter(std::uint32_t draw, VectorStage stage)
    {
        if (drawing != drawOf(draw))
            *this = {drawOf(draw), 0};
        const std::uint32_t bit = 1u << static_cast<unsigned>(stage);
        const bool isFirst = (stages & bit) == 0;
        stages |= bit;
        return isFirst;
    }

    static void visit(auto& visitor, auto& entered)
    {
        visitor("drawing", entered.drawing);
        visitor("stages", entered.stages);
    }
};

} // namespace vitrine::core
