// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/hiz/look_up_recorder.h"

#include <QPixmap>
#include <QRectF>

class QPainter;

namespace vitrine::views {

/// What a look-up has read of a texture.
struct ShownBox {
    core::TileLookUp::Texture part;
    core::SamplerState sampler; ///< that the box was wrapped by
    bool isCurrent = true;      ///< of several the one that is looked at
};

enum class BoxMark : std::uint8_t { Box, Corners, Entries };

/// The box, where the tile's corners lie, and the entries that were read, where an image of level 0 stands, its first
/// row at the bottom.
void paintBox(QPainter& painter, const QRectF& area, core::TexelSize size, const ShownBox& box);
/// For legends.
[[nodiscard]] QPixmap boxSwatch(BoxMark mark, double pixelRatio);

} // namespace vitrine::views
