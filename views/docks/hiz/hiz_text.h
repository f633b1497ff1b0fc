// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/docks/hiz/hiz_facts.h"

namespace vitrine::views {

/// What HIZ knows and does, in words.
struct HizText {
    /// Of the surface that is looked at: "0.300008", "12".
    [[nodiscard]] static QString number(const HizFacts& facts, double value);
    [[nodiscard]] static QString value(const HizFacts& facts, std::uint32_t code);
    /// "0.300000 … 0.600000"; both ends once when they are the same.
    [[nodiscard]] static QString interval(const HizFacts& facts, const core::ValueInterval& codes);
    /// "zmin", "zmax", "stencil".
    [[nodiscard]] static QString bound(core::TileBound bound);
    /// "draw 3", "primitive 2 of this draw", "the clear of call 40"; of what the frame began with the draw that changed
    /// it last, empty without one.
    [[nodiscard]] static QString setter(const core::BoundSetter& setter);
    /// "set by draw 3", "set before the frame, last changed by draw 3". `name` is setter(), or stands for it.
    [[nodiscard]] static QString setBy(const core::BoundSetter& setter, const QString& name);
    /// Where setter() leads.
    [[nodiscard]] static std::optional<Link> setterLink(const core::BoundSetter& setter);
    [[nodiscard]] static QString mark(HizMark mark);
    [[nodiscard]] static QString coarse(core::CoarseResult result);
    [[nodiscard]] static QString update(core::UpdateKind kind);
    [[nodiscard]] static QString verdict(core::DiscardVerdict verdict);
    /// "tile (3,5) · zmin 0.30 (9 830) · zmax 0.60 (39 321) · zmax set by draw 3 · culled, row 1".
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
