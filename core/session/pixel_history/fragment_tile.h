// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/session/pixel_history/tile_setters.h"

#include <span>

namespace vitrine::core {

/// Adds to the fragments of one draw what HIZ made of their tile; `notes` are about this tile. Fragments that HIZ has
/// dropped have no items, because the machine never made them.
void addTiles(std::span<PixelEntry> entries, const DrawState& state, const Memory& memory,
              std::span<const TileNote> notes, const TileSetters& setters);

/// Forgets the numbers of a fragment's items, except the primitive's, and its cycles.
void forgetItems(FragmentEntry& fragment);

} // namespace vitrine::core
