// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>

#include <cstdint>

class QPainter;

namespace vitrine::views {

/// Paints the signs of a set of UsageGrid::Use into a cell: writes below, reads above, the rest in the middle.
void paintUses(QPainter& painter, const QRectF& cell, std::uint8_t uses);

} // namespace vitrine::views
