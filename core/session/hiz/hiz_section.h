// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/command/draw_discard.h"
#include "core/hiz/decision_table.h"
#include "core/session/hiz/hiz_map.h"
#include "core/session/hiz/hiz_recorder.h"
#include "core/session/hiz/look_up_recorder.h"

#include <cstdint>
#include <memory>
#include <optional>

namespace vitrine::core {

class SectionRecorder;
struct RecordedRun;

/// What HIZ did in a draw, and the bounds that it found and left. A surface has no maps when the draw has no such
/// buffer, or the machine no HIZ.
struct HizSection {
    struct Surface {
        std::optional<HizMap> before, after;
    };
    ProgramTraits program;
    DiscardVerdict wholeDraw = DiscardVerdict::Unknown; ///< the verdict of layer 1
    HizDrawCard card;
    std::uint64_t shaderRunsSaved = 0; ///< pixels of tiles that were culled or terminated
    Surface depth, stencil;
    LookUpLog lookUps;
};

/// The section has a fault when a tile's bounds don't hold its samples (HIZ-28).
[[nodiscard]] std::unique_ptr<SectionRecorder> beginHizSection(const RecordedRun& run);

} // namespace vitrine::core
