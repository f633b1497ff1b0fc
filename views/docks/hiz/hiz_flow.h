// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/hiz/decision_table.h"

#include <QString>

#include <span>
#include <vector>

namespace vitrine::views {

/// The decision flow of a tile (HIZ-10, HIZ-11) as boxes and arrows, with the operations of document 003's FIG. 15.
enum class HizStep : std::uint8_t {
    Transparent, ///< is it proven that everything is discarded?
    Terminate,
    WritesDepth,
    ShadeUnknown, ///< shade, test late, any depth can come
    SideEffects,
    ShadeAll,
    Compare, ///< intervals
    Cull,
    MayDiscard,
    TestLate,
    TestEarly,
    Update,
    FeedBack,
};

struct HizFlowBox {
    HizStep step;
    bool isQuestion;
    int column, row; ///< of a grid of 2 by 8
    const char* text;
    const char* operations; ///< "1512, 1514"; empty: none
};
struct HizFlowArrow {
    HizStep from, to;
    const char* label; ///< empty: none
};

[[nodiscard]] std::span<const HizFlowBox> hizFlowBoxes();
[[nodiscard]] std::span<const HizFlowArrow> hizFlowArrows();
/// The way of a tile that takes this row, from the first question on.
[[nodiscard]] std::vector<HizStep> hizFlowPath(const core::DecisionRow& row, bool isFedBack);
[[nodiscard]] bool isOnPath(const std::vector<HizStep>& path, const HizFlowArrow& arrow);
[[nodiscard]] QString hizFlowText(const char* text);

} // namespace vitrine::views
