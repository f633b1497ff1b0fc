// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/hiz/tile_verdict.h"

namespace vitrine::core {

/// A tile that HIZ has judged for a primitive.
struct JudgedTile {
    const HizDraw& draw;
    const Primitive& primitive;
    const TileVerdict& verdict;
};

/// A watcher that is told what HIZ decides, with a clock and without. What it is given is valid during the call only.
class TileWatch {
public:
    TileWatch() = default;
    TileWatch(const TileWatch&) = delete;
    TileWatch& operator=(const TileWatch&) = delete;
    virtual ~TileWatch() = default;

    /// Called in the order of the stream.
    virtual void onTileJudged(const JudgedTile& tile) = 0;
};

} // namespace vitrine::core
