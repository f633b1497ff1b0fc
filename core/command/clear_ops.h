// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/command/draw_state.h"
#include "core/memory/memory.h"

namespace vitrine::core {

/// Clears those of the command's targets that exist (ES 2.0 §4.2.3). Only pixels inside of the scissor rectangle change
/// if the scissor is on, and only bits that the color mask, depth mask and stencil write mask leave open. Color and
/// depth are clamped to 0…1.
void executeClear(const ClearCommand& command, Memory& memory);

// The same by who does it (RUN-06). Bounds of depths and stencils may change before these themselves.

void clearColors(const ClearCommand& command, Memory& memory);
void clearDepthsAndStencils(const ClearCommand& command, Memory& memory);
void clearBounds(const ClearCommand& command, Memory& memory);

/// The pixels that may change.
[[nodiscard]] PixelRect clearedRect(const ClearCommand& command);

/// What becomes of the samples of one target.
struct ClearedTarget {
    SurfaceId surface; ///< none: nothing of it changes
    std::uint32_t word = 0, mask = 0;
    bool isWhole = false; ///< every stored bit is replaced
};
struct ClearedTargets {
    ClearedTarget color, depth, stencil;
};
[[nodiscard]] ClearedTargets clearedTargets(const ClearCommand& command, const Memory& memory);

} // namespace vitrine::core
