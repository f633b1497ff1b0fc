// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/base/dock_view.h"
#include "views/docks/pixel_engine/pixel_player.h"

#include <QWidget>

class QLabel;

namespace vitrine::views {

class Desk;
class RowTable;

/// The raster operation of the pixel in binary: pattern, source and destination, and the result (VG2D-44).
class RasterPage final : public QWidget {
    Q_OBJECT

public:
    RasterPage(PixelPlayer& player, Desk& desk, QWidget* parent = nullptr);

    [[nodiscard]] QString asText() const;
    [[nodiscard]] QList<Export> exports() const;

private:
    void showTrace();

    PixelPlayer& m_player;
    QLabel* m_title;
    RowTable* m_bits;
};

} // namespace vitrine::views
