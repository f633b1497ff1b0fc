// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/depth_stencil/depth_stencil_ops.h"
#include "core/primitive/primitive.h"
#include "core/raster/quad.h"

#include <cstdint>
#include <span>

namespace vitrine::core {

/// Is told what becomes of the quads of a draw that runs without the clock: all of them, and at no cost when nobody
/// asks. For quads of one pixel each of these comes in the order of the stream. Called while the draw runs; may not
/// change anything of it.
class QuadWatch {
public:
    QuadWatch() = default;
    QuadWatch(const QuadWatch&) = delete;
    QuadWatch& operator=(const QuadWatch&) = delete;
    virtual ~QuadWatch() = default;

    /// Of one primitive, counted from 1 behind clipping and culling; each with some coverage.
    virtual void onRasterized(const Primitive& primitive, std::uint32_t number, std::span<const Quad> quads) = 0;
    /// Depth and stencil have been tested, before or after shading. What they let through is not yet what the draw
    /// writes: a fragment that passed early is still to be shaded.
    virtual void onTested(const Quad& quad, const DepthStencilVerdict& verdict) = 0;
    /// The fragment program has run for the quad's pixels, with the uncovered ones as helpers; of its coverage `kept`
    /// was not discarded.
    virtual void onShaded(const Quad& quad, std::uint16_t kept) = 0;
    /// The coverage has come through everything, and goes to the color updater.
    virtual void onPassed(const Quad& quad) = 0;
};

} // namespace vitrine::core
