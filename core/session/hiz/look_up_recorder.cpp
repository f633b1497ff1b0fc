// SPDX-License-Identifier: Apache-2.0
#include "core/session/hiz/look_up_recorder.h"

namespace vitrine::core {

void LookUpRecorder::onTileJudged(const JudgedTile& tile)
{
    const auto* judge = dynamic_cast<const TileJudge*>(tile.draw.state->discard.tiles.get());
    if (!tile.verdict.isLookedUp || !judge)
        return;
    if (m_log.lookUps.size() >= m_mostKept) {
        ++m_log.notKept;
        return;
    }
    TileLookUp lookUp{tile.verdict.tile, tile.verdict.primitive, tile.verdict.lookUp, {}};
    const PixelBounds pixels = pixelsOf(tile.draw, m_config.tile, tile.verdict.tile);
    const DiscardFacts& facts = judge->facts();
    for (TexelLook& look : judge->looks(tile.primitive, pixels, m_config.proofs)) {
        const auto quad = texelQuad(tile.primitive, pixels, facts.textures[look.read], m_config.proofs.corners);
        lookUp.textures.push_back({look, quad});
    }
    m_log.lookUps.push_back(std::move(lookUp));
}

} // namespace vitrine::core
