// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/depth_stencil/depth_stencil_ops.h"

#include <cstddef>
#include <span>

/// ZST over whole rows of lanes: the same bits as depth_stencil_ops.h, for the tiles of the untimed machine.

namespace vitrine::core {

inline constexpr std::size_t kMostTestedQuads = 16;

/// applyDepthStencil() for quads of one primitive, no place twice; what survives becomes their coverage. Buffers of one
/// sample in a pixel, at most kMostTestedQuads quads.
void applyDepthStencil(const DepthStencilState& state, const DepthStencilTarget& target, const Primitive& primitive,
                       std::span<Quad> quads);

} // namespace vitrine::core
