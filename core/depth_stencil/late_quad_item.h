// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/blend/shaded_quad_item.h"
#include "core/primitive/primitive.h"
#include "core/raster/quad.h"

#include <memory>

namespace vitrine::core {

/// A shaded quad on its way to the late tap, with the primitive that its depths come from.
struct LateQuadItem {
    ItemLabel label; ///< the same as content.label
    ShadedQuadItem content;
    std::shared_ptr<const Primitive> primitive;
    QuadOrders orders;
    bool isFence = false; ///< it ends no draw: it tells that everything before it is committed
    static void visit(auto& visitor, auto& item)
    {
        visitor("label", item.label);
        visitor("content", item.content);
        visitor("primitive", item.primitive);
        visitor("orders", item.orders);
        visitor("isFence", item.isFence);
    }
};

} // namespace vitrine::core
