// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/hiz/bounds_update.h"
#include "core/hiz/decision_table.h"
#include "core/observe/observer.h"

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <utility>

namespace vitrine::core {

/// What HIZ has decided in one draw, as a value for views: the draw's card, and the last verdict in each tile.
struct HizDrawCard {
    struct Tile {
        std::uint8_t row = 0;                ///< of HIZ-11, from 1; 0: only bounds were told of
        std::optional<TileStep> step;        ///< the last word: culled, passed, ambiguous, terminated; none: not tested
        UpdateKind depth = UpdateKind::None; ///< what happened to the bounds, at last
        UpdateKind stencil = UpdateKind::None;
    };
    std::uint64_t judged = 0, culled = 0, passed = 0, ambiguous = 0, terminated = 0;
    std::uint64_t lookUps = 0;                                     ///< in layer 2
    std::uint64_t fedBack = 0;                                     ///< tiles whose bounds became those of their samples
    std::array<std::uint64_t, kDecisionRows.size()> rows{};        ///< tiles by row of the table
    std::map<std::pair<std::uint16_t, std::uint16_t>, Tile> tiles; ///< by row and column
};

/// Makes such cards of the events of a timed run: one for each draw.
class HizRecorder final : public Observer {
public:
    /// Null: HIZ has told nothing of this draw.
    [[nodiscard]] const HizDrawCard* card(std::uint32_t draw) const;

    void onTileJudged(const TileJudged& event) override;
    void onHizUpdated(const HizUpdated& event) override;
    void onOpacityLookedUp(const OpacityLookedUp& event) override;

private:
    std::map<std::uint32_t, HizDrawCard> m_cards;
};

} // namespace vitrine::core
