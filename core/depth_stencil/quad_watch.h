// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/depth_stencil/depth_stencil_ops.h"
#include "core/primitive/primitive.h"
#include "core/raster/quad.h"

#include <cstdint>
#include <span>

namespace vitrine::core {

/// A watcher that is told what becomes of the quads of a draw that runs without the clock. It is told of all of them,
/// and costs nothing when there is none. For one pixel, calls of one kind come in the order of the stream. It is called
/// while the draw runs, and may not change anything.
class QuadWatch {
public:
    QuadWatch() = default;
    QuadWatch(const QuadWatch&) = delete;
    QuadWatch& operator=(const QuadWatch&) = delete;
    virtual ~QuadWatch() = default;

    /// The quads of one primitive, each with some coverage. `number` counts primitives from 1, after clipping and
    /// culling.
    virtual void onRasterized(const Primitive& primitive, std::uint32_t number, std::span<const Quad> quads) = 0;
    /// Depth and stencil were tested, before or after shading. The quad need not write what passed: a fragment that
    /// passed early is still to be shaded.
    virtual void onTested(const Quad& quad, const DepthStencilVerdict& verdict) = 0;
    /// The fragment program has run for the quad's pixels, with uncovered ones as helpers. `kept` is the coverage that
    /// it did not discard.
    virtual void onShaded(const Quad& quad, std::uint16_t kept) = 0;
    /// This coverage has passed all tests, and goes to the color updater.
    virtual void onPassed(const Quad& quad) = 0;
};

} // namespace vitrine::core
