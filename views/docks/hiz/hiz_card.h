// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/docks/hiz/hiz_facts.h"
#include "views/machine/linked_text.h"

namespace vitrine::views {

/// All that is known of a tile in the draw, in sentences: its bounds and who set them, what became of it and by which
/// row of the decision table, and every primitive that was compared, in the order of the stream.
[[nodiscard]] LinkedHtml hizTileCard(const HizFacts& facts, const core::HizTile& tile);
/// Of the draw: its letters D, S and C, and what layer 1 has proven. Without a selected tile.
[[nodiscard]] LinkedHtml hizDrawCard(const HizFacts& facts);

} // namespace vitrine::views
