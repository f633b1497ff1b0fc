// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/primitive/primitive_ops.h"
#include "core/shader/thread_context.h"

#include <cstdint>

namespace vitrine::core {

/// Where a vertex was shaded: its lane of a task that has ended, with the inputs that it was given.
struct VertexLane {
    const ThreadContext& context;
    std::uint32_t lane = 0;
};

/// A watcher that the untimed machine tells what becomes of a draw's vertices and primitives. What it is given is
/// valid during the call only.
class GeometryWatch {
public:
    GeometryWatch() = default;
    GeometryWatch(const GeometryWatch&) = delete;
    GeometryWatch& operator=(const GeometryWatch&) = delete;
    virtual ~GeometryWatch() = default;

    /// A vertex number has been shaded. May come again later in the draw, with the same values.
    virtual void onVertex(std::uint32_t number, const VertexLane& lane, const ShadedVertex& vertex) = 0;
    /// A vertex of the basic 2-D path, which no program shades.
    virtual void onPlacedVertex(std::uint32_t /*number*/, const ShadedVertex& /*vertex*/) {}
    /// What clipping and setup leave of a primitive goes to the rasterizer; numbered from 1 within the draw.
    virtual void onPiece(const Primitive& piece, std::uint32_t number) = 0;
    /// A primitive, numbered from 0 as assembled, is done with, behind its pieces. `processor` has just processed it.
    virtual void onPrimitive(std::uint32_t index, const PrimitiveProcessor& processor) = 0;
};

} // namespace vitrine::core
