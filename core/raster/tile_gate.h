// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/primitive/primitive_items.h"
#include "core/raster/raster_ops.h"

namespace vitrine::core {

/// Whom the rasterizer asks of a tile before it looks for its quads (L6, L7): HIZ.
class TileGate {
public:
    TileGate() = default;
    TileGate(const TileGate&) = delete;
    TileGate& operator=(const TileGate&) = delete;
    virtual ~TileGate() = default;

    /// Tiles come in the order of the stream, each once.
    [[nodiscard]] virtual TileOrders judge(const PrimitiveItem& primitive, const TileWork& tile) = 0;
};

} // namespace vitrine::core
