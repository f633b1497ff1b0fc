// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/overlay/overlay_values.h"

#include <QChar>
#include <QColor>

/// How the values of an overlay look: by color, and always by pattern or letter, too.

namespace vitrine::views {

enum class Pattern : std::uint8_t { Solid, Hatched, Dotted, Striped };

struct Swatch {
    QColor color; ///< fully transparent: nothing is laid over the picture
    Pattern pattern = Pattern::Solid;
    QChar letter; ///< null: none
};

/// Of a value that tells a few things apart: of every layer that is no count and not Primitives.
[[nodiscard]] Swatch swatchOf(core::OverlayKind kind, std::uint32_t value);
/// Of a primitive: seven colors by four patterns, neighbors in the stream never alike.
[[nodiscard]] Swatch swatchOf(const core::PrimitiveOfDraw& primitive);
/// Viridis, of 0…1.
[[nodiscard]] QColor sequenceColor(double share);
/// Of a count; transparent for 0, the scale's ends are 0 and `max`.
[[nodiscard]] QColor countColor(std::uint32_t count, std::uint32_t max);

/// Whether a pattern has a mark at a place of its picture.
[[nodiscard]] bool isMarked(Pattern pattern, int x, int y);
/// The swatch's color at a place: darker where its pattern has a mark.
[[nodiscard]] QRgb colorAt(const Swatch& swatch, int x, int y);

} // namespace vitrine::views
