// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/primitive/primitive_items.h"
#include "core/raster/raster_ops.h"

namespace vitrine::core {

/// The rasterizer asks a gate about each tile before it looks for the tile's quads (L6, L7). HIZ is one.
class TileGate {
public:
    TileGate() = default;
    TileGate(const TileGate&) = delete;
    TileGate& operator=(const TileGate&) = delete;
    virtual ~TileGate() = default;

    /// Judges a tile. Tiles come in the order of the stream, each once.
    [[nodiscard]] virtual TileOrders judge(const PrimitiveItem& primitive, const TileWork& tile) = 0;
};

} // namespace vitrine::core
