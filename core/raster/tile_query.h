// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/kernel/query.h"
#include "core/primitive/primitive_items.h"
#include "core/raster/raster_ops.h"

namespace vitrine::core {

/// What the rasterizer asks of a tile before it looks for its quads (L6, L7). Tiles come in the order of the stream,
/// each once.
struct TileQuestion {
    const PrimitiveItem& primitive;
    const TileWork& tile;
};
using TileQuery = Query<TileQuestion, TileOrders>;

} // namespace vitrine::core
