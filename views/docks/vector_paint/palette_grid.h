// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/vector_paint/painted_pixel.h"
#include "core/session/vector_paint/palette_use.h"
#include "views/base/dock_view.h"

#include <QImage>
#include <QWidget>

#include <memory>
#include <optional>

namespace vitrine::views {

/// The 256 colors of the palette by which a pixel of the basic path was looked up, sixteen in a row, with the one that
/// the pixel used; of sixteen palettes each is a row, and the selected one is framed (VG2D-46).
class PaletteGrid final : public QWidget {
    Q_OBJECT

public:
    explicit PaletteGrid(QWidget* parent = nullptr);

    /// Null, or a pixel that used no palette: hidden.
    void show(std::shared_ptr<const core::PaintedPixel> painted);
    /// The entry that is marked; nothing: no palette is shown.
    [[nodiscard]] std::optional<std::uint32_t> used() const;
    /// Where an entry is drawn.
    [[nodiscard]] QRect cell(std::uint32_t entry) const;
    /// "entry 55: palette 3, index 7 · 0xFF2A9D8F · (…)"
    [[nodiscard]] QString told(std::uint32_t entry) const;
    [[nodiscard]] QImage picture() { return grab().toImage(); }
    /// All entries, with their colors: a line each.
    [[nodiscard]] QByteArray asCsv() const;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {kLeast, kLeast}; }
    [[nodiscard]] QSize sizeHint() const override { return {2 * kLeast, 2 * kLeast}; }

private:
    static constexpr int kLeast = 130; // a cell is 7 pixels wide and more
    [[nodiscard]] const core::PixelBasic* basic() const;
    [[nodiscard]] std::optional<std::uint32_t> entryAt(const QPoint& place) const;

    std::shared_ptr<const core::PaintedPixel> m_painted;
};

} // namespace vitrine::views
