// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/command/draw_state.h"
#include "core/opacity/texture_scans.h"
#include "core/opacity/tile_judge.h"

#include <memory>
#include <vector>

/// From a draw and what its textures hold to what HIZ is told (spec/04 HIZ-17).

namespace vitrine::core {

/// Whether fragments of the draw may be discarded: only then anything is looked at.
[[nodiscard]] bool mayDiscard(const DrawState& state);

/// What the draw's discards read, by the reads of its program's analysis: the content of these textures, the program,
/// its constants and the samplers are all that the verdicts depend on. Null where nothing can be known;
/// none at all for a draw that can't discard.
using ReadOpacities = std::vector<std::shared_ptr<const TextureOpacity>>;
[[nodiscard]] ReadOpacities readOpacities(const DrawState& state, const Memory& memory, TextureScans& scans);

/// Whether they prove the same.
[[nodiscard]] bool areSame(const ReadOpacities& a, const ReadOpacities& b);

/// What the alpha of the draw's colors lies between, before it is limited to 0…1 (HIZ-19). Textures are looked at only
/// where that matters to a target: without blending.
[[nodiscard]] ChannelBounds drawnAlpha(const DrawState& state, const Memory& memory, TextureScans& scans);

/// Both layers. `opacities` as readOpacities() gives them for this state.
[[nodiscard]] DrawDiscard drawDiscard(const DrawState& state, const ReadOpacities& opacities);

} // namespace vitrine::core
