// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/hiz/hiz_facts.h"

namespace vitrine::views {

/// What HIZ knows and does, in words.
struct HizText {
    /// Of the surface that is looked at: "0.300008", "12".
    [[nodiscard]] static QString number(const HizFacts& facts, double value);
    [[nodiscard]] static QString value(const HizFacts& facts, std::uint32_t code);
    /// "0.300000 … 0.600000"; both ends once when they are the same.
    [[nodiscard]] static QString interval(const HizFacts& facts, const core::ValueInterval& codes);
    /// "draw 3", "a clear", "nothing is known".
    [[nodiscard]] static QString setBy(const core::HizMap& map, const core::HizMap::Tile& tile);
    [[nodiscard]] static QString mark(HizMark mark);
    [[nodiscard]] static QString update(core::UpdateKind kind);
    [[nodiscard]] static QString verdict(core::DiscardVerdict verdict);
    /// "tile (3,5) · zmin 0.30 (9 830) · zmax 0.60 (39 321) · set by draw 3 · culled, row 1".
    [[nodiscard]] static QString readout(const HizFacts& facts, const core::HizTile& tile);
    /// "16 tiles judged · 8 culled · 4 passed · …".
    [[nodiscard]] static QString totals(const HizFacts& facts);
    [[nodiscard]] static QString leastName(const HizFacts& facts); ///< "zmin", "smin"
    [[nodiscard]] static QString mostName(const HizFacts& facts);
};

/// A row of the decision table, in words (HIZ-11).
struct HizRowText {
    [[nodiscard]] static QString proven(const core::DecisionRow& row);
    [[nodiscard]] static QString coarse(const core::DecisionRow& row);
    [[nodiscard]] static QString result(const core::DecisionRow& row);
    [[nodiscard]] static QString tap(const core::DecisionRow& row);
    [[nodiscard]] static QString runs(const core::DecisionRow& row);
    /// "The program may discard (C); what it discards is not proven; the coarse test fails".
    [[nodiscard]] static QString conditions(const core::DecisionRow& row);
};

} // namespace vitrine::views
