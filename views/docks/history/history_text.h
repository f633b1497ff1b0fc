// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/pixel_history/pixel_history.h"
#include "views/base/linked_line.h"

#include <QColor>
#include <QIcon>
#include <QString>

/// What a row of a pixel's history says, cell by cell.

namespace vitrine::views {

/// A fate by word, letter and color: never by color alone (ui.md, "Fixed meanings").
struct FateLook {
    QString word;
    QChar letter;
    QColor color;
    bool isHatched = false;
};
[[nodiscard]] FateLook lookOf(core::PixelFate fate);

/// The letter on its color.
[[nodiscard]] QIcon fateMark(const FateLook& look, qreal pixelRatio);
/// A color over a checker that shows its transparency.
[[nodiscard]] QIcon swatch(const core::Vec4& color, qreal pixelRatio);
inline constexpr int kMarkSize = 14; ///< of both

/// "0.5, 0.25, 0, 1".
[[nodiscard]] QString colorText(const core::Vec4& color, int digits = 2);
/// "0.525 < 0.45: no"; empty without a test.
[[nodiscard]] QString depthText(const core::PixelEntry& entry);
/// "1 = 0: no"; empty without a test.
[[nodiscard]] QString stencilText(const core::PixelEntry& entry);
/// What it names: the draw or clear whose bound culled the fragment's tile, textures that decided about it.
[[nodiscard]] TextLinks reasonLinks(const core::PixelHistory& history, const core::PixelEntry& entry);
/// "(3,5) culled, row 1"; empty where HIZ was not asked.
[[nodiscard]] QString tileCell(const core::PixelEntry& entry);
/// The whole sentence, and what HIZ made of the tile where that is not in it.
[[nodiscard]] QString sentenceTip(const core::PixelHistory& history, const core::PixelEntry& entry);

/// Whether the entry left anything behind.
[[nodiscard]] bool changedPixel(const core::PixelEntry& entry);

} // namespace vitrine::views
