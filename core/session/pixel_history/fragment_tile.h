// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/session/pixel_history/tile_setters.h"

#include <span>

namespace vitrine::core {

/// Adds to the fragments of one draw what HIZ made of their tile, which `notes` are of. Those that it has dropped have
/// no items: the machine never made them.
void addTiles(std::span<PixelEntry> entries, const DrawState& state, const Memory& memory,
              std::span<const TileNote> notes, const TileSetters& setters);

/// The numbers of a fragment's items but the primitive's, and its cycles.
void forgetItems(FragmentEntry& fragment);

} // namespace vitrine::core
