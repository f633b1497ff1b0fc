// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/docks/pixel_engine/pixel_player.h"
#include "views/kit/row_model.h"

/// What tables of the pixel engine's dock list.

namespace vitrine::views {

/// Objects, their colors, the channels of those, and how each was converted (BYP-21, BYP-28).
[[nodiscard]] QStringList objectColumns();
[[nodiscard]] std::vector<Row> objectRows(const PixelPlayer& player);

/// What the engine does: of the pixel, or of every sample where none is looked at, and of the whole draw (BYP-26).
[[nodiscard]] QStringList countColumns();
[[nodiscard]] std::vector<Row> countRows(const PixelPlayer& player);

/// Columns of a table of channels, behind what stands first in each row.
[[nodiscard]] QStringList channelColumns(const QString& first);

} // namespace vitrine::views
