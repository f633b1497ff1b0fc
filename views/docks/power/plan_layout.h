// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/machine/power_section.h"

#include <QRectF>

#include <vector>

/// Where the parts of a machine lie on the picture of a chip. Not to scale: no sizes are known.

namespace vitrine::views {

struct PlanTile {
    std::uint32_t domain = 0;
    QRectF area;
    bool isFrame = false; ///< of a group, around its ALUs
};
struct PlanBlock {
    std::uint32_t processor = 0;
    QRectF area;
    QRectF name; ///< where it stands
};

/// Processors in a grid, above each group with its ALUs and below them the sides A and B; the color updater, the
/// devices and the units of the fixed pipeline in a row below all, and in another one memory by who moves its bytes.
struct PlanLayout {
    std::vector<PlanBlock> blocks;
    std::vector<PlanTile> tiles; ///< frames before what lies in them

    [[nodiscard]] const PlanTile* at(const QPointF& place) const; ///< the innermost
    [[nodiscard]] const PlanTile* of(std::uint32_t domain) const;
};
[[nodiscard]] PlanLayout planLayout(const core::PowerDomains& domains, const QRectF& area, double lineHeight);

} // namespace vitrine::views
