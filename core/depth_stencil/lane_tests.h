// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/depth_stencil/depth_stencil_ops.h"

#include <cstddef>
#include <span>

/// ZST over whole rows of lanes, for the tiles of the untimed machine. It gives the same bits as depth_stencil_ops.h.

namespace vitrine::core {

inline constexpr std::size_t kMostTestedQuads = 16;

/// Does applyDepthStencil() for quads of one primitive, and sets their coverage to what is left. No place may come
/// twice, there may be at most kMostTestedQuads quads, and buffers must have one sample per pixel, a stencil of 8 bits.
void applyDepthStencil(const DepthStencilState& state, const DepthStencilTarget& target, const Primitive& primitive,
                       std::span<Quad> quads);

} // namespace vitrine::core
