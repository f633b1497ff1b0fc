// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/kernel/queue_base.h"
#include "core/primitive/primitive.h"
#include "core/primitive/shaded_vertex.h"

#include <array>
#include <memory>

/// What moves from PSR to AGS and on to the rasterizer (L5). An item without content is the end of its draw. It follows
/// the stream, so that a unit which holds something back knows that nothing more comes.

namespace vitrine::core {

/// A primitive without attribute gradients, with the vertices that they are computed from.
struct UngradedPrimitive {
    Primitive primitive;
    std::array<ShadedVertex, 3> corners;
    static void visit(auto& visitor, auto& ungraded)
    {
        visitor("primitive", ungraded.primitive);
        visitor("corners", ungraded.corners);
    }
};

struct SetupItem {
    ItemLabel label; ///< its parent is the vertex task of the last vertex
    std::shared_ptr<const UngradedPrimitive> content;
    bool isBypassed = false; ///< as in QuadItem
    static void visit(auto& visitor, auto& item)
    {
        visitor("label", item.label);
        visitor("content", item.content);
        visitor("isBypassed", item.isBypassed);
    }
};

struct PrimitiveItem {
    ItemLabel label;
    std::shared_ptr<const Primitive> content;
    bool isBypassed = false; ///< as in QuadItem
    static void visit(auto& visitor, auto& item)
    {
        visitor("label", item.label);
        visitor("content", item.content);
        visitor("isBypassed", item.isBypassed);
    }
};

} // namespace vitrine::core
