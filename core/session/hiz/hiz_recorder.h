// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/hiz/tile_verdict.h"
#include "core/observe/observer.h"

#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace vitrine::core {

/// What HIZ has decided in one draw, as a value for views: the draw's card, and the last verdict in each tile.
struct HizDrawCard {
    struct Tile {
        std::uint8_t row = 0;         ///< of HIZ-11, from 1; 0: the tile was not judged, only its bounds were updated
        std::optional<TileStep> step; ///< the last result: culled, passed, ambiguous, terminated; none: not tested
        UpdateKind depth = UpdateKind::None; ///< the last update of the depth bounds
        UpdateKind stencil = UpdateKind::None;
        std::vector<std::uint32_t> tests; ///< indices into `tests` below, in the order of the stream
    };
    std::uint64_t judged = 0, culled = 0, passed = 0, ambiguous = 0, terminated = 0;
    std::uint64_t lookUps = 0;                                     ///< in layer 2
    std::uint64_t fedBack = 0;                                     ///< tiles whose bounds became those of their samples
    std::array<std::uint64_t, kDecisionRows.size()> rows{};        ///< tiles by row of the table
    std::map<std::pair<std::uint16_t, std::uint16_t>, Tile> tiles; ///< by row and column
    /// The verdict on each primitive in each tile: what was compared, and what became of the bounds.
    std::vector<TileVerdict> tests;
    std::uint64_t testsNotKept = 0; ///< how many more there were
};

/// Makes a HizDrawCard for each draw from the events of a timed run.
class HizRecorder final : public Observer {
public:
    /// Tells the verdicts that an event is about. The unit that emits the event has them (HierarchicalZ::verdicts()).
    using Verdicts = std::function<std::span<const TileVerdict>()>;
    static constexpr std::size_t kMostTests = std::size_t{1} << 17; ///< kept of each draw, some 150 bytes each

    HizRecorder() = default; ///< leaves HizDrawCard::tests empty
    explicit HizRecorder(Verdicts verdicts, std::size_t mostTests = kMostTests)
        : m_verdicts(std::move(verdicts)), m_mostTests(mostTests)
    {
    }

    /// The card of a draw; null when HIZ has told nothing of it.
    [[nodiscard]] const HizDrawCard* card(std::uint32_t draw) const;

    void onTileJudged(const TileJudged& event) override;
    void onHizUpdated(const HizUpdated& event) override;
    void onOpacityLookedUp(const OpacityLookedUp& event) override;

private:
    void keepTest(const TileJudged& event, HizDrawCard& card, HizDrawCard::Tile& tile) const;

    Verdicts m_verdicts;
    std::size_t m_mostTests = 0;
    std::map<std::uint32_t, HizDrawCard> m_cards;
};

} // namespace vitrine::core
