// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/docks/pixel_engine/engine_blocks.h"

namespace vitrine::views {

/// The blender's blocks as they blend 2-D graphics (VG2D-38): registers, pre-formatting, execution, computation and
/// post-formatting units, and the control register with the format. `blocks`: those of the eight operations, of which
/// what is the same is taken.
[[nodiscard]] EngineBlocks vectorBlocks(const PixelPlayer& player, const EngineBlocks& blocks);

/// Who has the computation unit in the cycle at which the machine stands, as the first line of the block that it is in.
void addTurn(EngineBlocks& blocks, const std::optional<ComputationTurn>& turn);

} // namespace vitrine::views
