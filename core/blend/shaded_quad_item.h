// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/blend/blend_ops.h"
#include "core/kernel/queue_base.h"

namespace vitrine::core {

/// A shaded quad on its way to the color updater (L17), or the end of its draw.
struct ShadedQuadItem {
    ItemLabel label; ///< its parent is the fragment task
    bool endsDraw = false;
    ShadedQuad shaded;
    static void visit(auto& visitor, auto& item)
    {
        visitor("label", item.label);
        visitor("endsDraw", item.endsDraw);
        visitor("x", item.shaded.x);
        visitor("y", item.shaded.y);
        visitor("coverage", item.shaded.coverage);
        visitor("colors", item.shaded.colors);
        visitor("depths", item.shaded.depths);
        visitor("pixelCoverage", item.shaded.pixelCoverage);
        visitor("secondColors", item.shaded.secondColors);
    }
};

} // namespace vitrine::core
