// SPDX-License-Identifier: Apache-2.0
#include "core/command/draw_discard.h"

#include "core/command/discard_knobs.h"

namespace vitrine::core {

DiscardVerdict DrawDiscard::wholeDraw(const DiscardKnobs& knobs) const
{
    if (knobs.layer1 == 0)
        return DiscardVerdict::Unknown;
    return knobs.l1Mode == HizL1Mode::Bit ? byBits : byIntervals;
}

TileDiscard DrawDiscard::tile(const Primitive& primitive, const PixelBounds& tile, const DiscardKnobs& knobs) const
{
    return knobs.layer2 != 0 && tiles ? tiles->judge(primitive, tile, knobs) : TileDiscard{};
}

} // namespace vitrine::core
