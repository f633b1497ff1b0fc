// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/kernel/queue_base.h"
#include "core/primitive/primitive.h"
#include "core/raster/quad.h"

#include <memory>

namespace vitrine::core {

/// A quad on its way from the rasterizer to the interpolator (L8). An item without primitive is the end of its draw, or
/// a fence. A fence goes the same way up to the late tap; when it arrives, all that was before it has been committed.
struct QuadItem {
    ItemLabel label; ///< its parent is the primitive
    Quad quad;
    std::shared_ptr<const Primitive> primitive;
    bool isFence = false;
    bool isBypassed = false; ///< the end of a clear or copy: it goes past the processors, as the draws around it
    static void visit(auto& visitor, auto& item)
    {
        visitor("label", item.label);
        visitor("quad", item.quad);
        visitor("primitive", item.primitive);
        visitor("isFence", item.isFence);
        visitor("isBypassed", item.isBypassed);
    }
};

} // namespace vitrine::core
