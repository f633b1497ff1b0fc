// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/docks/pixel_engine/pixel_player.h"
#include "views/theme/shown.h"

#include <QWidget>

#include <string_view>

namespace vitrine::views {

/// The colors that a pixel is made of, side by side: what came in, what was there, what is there now.
class PixelCard final : public QWidget {
    Q_OBJECT

public:
    explicit PixelCard(PixelPlayer& player, QWidget* parent = nullptr);

    struct Cell {
        QString name; ///< "Fragment", or "Primary", "Secondary", "Combined" where shading is bypassed
        core::Vec4 color;
        QString word; ///< as it is stored; empty: it is not
    };
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override { return {kCellWidth * 3, heightForWidth(kCellWidth * 3)}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {kCellWidth, heightForWidth(width())}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    friend class test::Shown;

    static constexpr int kCellWidth = 240;
    void showTrace();
    /// A cell for each color of the object at a port.
    void addObject(std::string_view port, const QString& only, const QString& oneOfMany);
    [[nodiscard]] int columns(int width) const;
    [[nodiscard]] int cellHeight() const;
    void paintCell(QPainter& painter, const Cell& cell, const QRect& area) const;

    PixelPlayer& m_player;
    QList<Cell> m_cells;
};

} // namespace vitrine::views
