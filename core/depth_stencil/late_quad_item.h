// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/blend/shaded_quad_item.h"
#include "core/primitive/primitive.h"

#include <memory>

namespace vitrine::core {

/// A shaded quad before the late tap, with the primitive that its depths come from.
struct LateQuadItem {
    ItemLabel label; ///< as content.label
    ShadedQuadItem content;
    std::shared_ptr<const Primitive> primitive;
    static void visit(auto& visitor, auto& item)
    {
        visitor("label", item.label);
        visitor("content", item.content);
        visitor("primitive", item.primitive);
    }
};

} // namespace vitrine::core
