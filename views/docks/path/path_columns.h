// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/docks/path/path_facts.h"
#include "views/kit/fact_table.h"

namespace vitrine::views {

/// Of the table of segments; those of a fill or of a stroke alone are hidden for the other.
enum SegmentColumn : std::uint8_t {
    SegmentNumber,
    SegmentCommand,
    SegmentEdges,
    SegmentTriangles,
    SegmentBodies,
    SegmentJoins,
    SegmentCaps,
    SegmentGiven,
    SegmentEnd
};

// The facts live as long as the tables.
[[nodiscard]] QList<FactColumn> segmentColumns(const PathFacts& facts);
[[nodiscard]] QList<FactColumn> triangleColumns(const PathFacts& facts);
/// Of the triangles that count at the picked pixel.
[[nodiscard]] QList<FactColumn> pixelColumns(const PathFacts& facts);

} // namespace vitrine::views
