// SPDX-License-Identifier: Apache-2.0
#include "core/session/hiz/hiz_recorder.h"

#include <algorithm>

namespace vitrine::core {

const HizDrawCard* HizRecorder::card(std::uint32_t draw) const
{
    const auto found = m_cards.find(draw);
    return found != m_cards.end() ? &found->second : nullptr;
}

void HizRecorder::onTileJudged(const TileJudged& event)
{
    HizDrawCard& card = m_cards[event.draw];
    HizDrawCard::Tile& tile = card.tiles[{event.y, event.x}];
    if (event.step == TileStep::Tested) {
        tile.row = event.row;
        tile.step.reset();
        ++card.judged;
        ++card.rows[event.row - 1u];
        if (m_verdicts)
            keepTest(event, card, tile);
        return;
    }
    tile.step = event.step;
    card.culled += event.step == TileStep::Culled ? 1 : 0;
    card.passed += event.step == TileStep::Passed ? 1 : 0;
    card.ambiguous += event.step == TileStep::Ambiguous ? 1 : 0;
    card.terminated += event.step == TileStep::Terminated ? 1 : 0;
}

void HizRecorder::keepTest(const TileJudged& event, HizDrawCard& card, HizDrawCard::Tile& tile) const
{
    const auto verdicts = m_verdicts();
    const auto found = std::ranges::find(verdicts, HizTile{event.x, event.y}, &TileVerdict::tile);
    if (found == verdicts.end() || card.tests.size() >= m_mostTests) {
        ++card.testsNotKept;
        return;
    }
    tile.tests.push_back(static_cast<std::uint32_t>(card.tests.size()));
    card.tests.push_back(*found);
}

void HizRecorder::onHizUpdated(const HizUpdated& event)
{
    HizDrawCard& card = m_cards[event.draw];
    HizDrawCard::Tile& tile = card.tiles[{event.y, event.x}];
    const auto kind = static_cast<UpdateKind>(event.kind);
    (event.isStencil != 0 ? tile.stencil : tile.depth) = kind;
    card.fedBack += kind == UpdateKind::Feedback ? 1 : 0;
}

void HizRecorder::onOpacityLookedUp(const OpacityLookedUp& event)
{
    m_cards[event.draw].lookUps += event.layer == 2 ? 1 : 0;
}

} // namespace vitrine::core
