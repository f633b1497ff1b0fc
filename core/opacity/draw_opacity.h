// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/command/draw_state.h"
#include "core/opacity/texture_scans.h"
#include "core/opacity/tile_judge.h"

#include <memory>
#include <vector>

/// Makes what HIZ is told about a draw from the draw and the contents of its textures (spec/04 HIZ-17).

namespace vitrine::core {

/// Whether fragments of the draw can be discarded. Nothing is looked at if they can't.
[[nodiscard]] bool mayDiscard(const DrawState& state);

/// What is known of the textures that the draw's discards read, by the reads of the program's analysis. The verdicts
/// depend on nothing but these contents, the program, its constants and the samplers. An entry is null when nothing can
/// be known. For a draw that can't discard there are no entries.
using ReadOpacities = std::vector<std::shared_ptr<const TextureOpacity>>;
[[nodiscard]] ReadOpacities readOpacities(const DrawState& state, const Memory& memory, TextureScans& scans);

/// Whether both prove the same.
[[nodiscard]] bool areSame(const ReadOpacities& a, const ReadOpacities& b);

/// The bounds of the alpha of the draw's colors, before it is clamped to 0…1 (HIZ-19). Textures are looked at only
/// where alpha matters for a target, which is without blending.
[[nodiscard]] ChannelBounds drawnAlpha(const DrawState& state, const Memory& memory, TextureScans& scans);

/// What both layers tell. `opacities` are those of readOpacities() for this state.
[[nodiscard]] DrawDiscard drawDiscard(const DrawState& state, const ReadOpacities& opacities);

} // namespace vitrine::core
