// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/command/draw_state.h"
#include "core/primitive/shaded_vertex.h"

#include <cstdint>

namespace vitrine::core {

/// Half the extent of what vertices can lie in, around the surface's lower left corner: as far as a viewport reaches. A
/// power of two, so that nothing is rounded on the way.
inline constexpr float kPlacedExtent = 32768.0f;

/// The vertex at a position of a draw of the basic 2-D path. No program places it: attribute 0 is where it lies on the
/// surface, in pixels. It has no varyings. // VG2D-40
void readPlacedVertex(const DrawCommand& command, std::uint32_t position, ShadedVertex& vertex);

} // namespace vitrine::core
