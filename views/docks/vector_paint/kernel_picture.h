// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/vector_paint/painted_pixel.h"

#include <QWidget>

#include <memory>
#include <optional>

namespace vitrine::views {

/// The grid of a kernel over the texels that it multiplies, with row 0 at the bottom: in each cell the coefficient on
/// the texel's color, and a frame around each section (VG2D-23, VG2D-26).
class KernelPicture final : public QWidget {
    Q_OBJECT

public:
    explicit KernelPicture(QWidget* parent = nullptr);

    /// Null, or one without a kernel: nothing is drawn.
    void show(std::shared_ptr<const core::PaintedPixel> painted);
    /// Where a cell is drawn.
    [[nodiscard]] QRect cell(std::uint32_t i, std::uint32_t j) const;

signals:
    /// By its place among the taps.
    void tapChosen(int tap);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    bool event(QEvent* event) override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {kLeast, kLeast}; }
    [[nodiscard]] QSize sizeHint() const override { return {2 * kLeast, kLeast}; }

private:
    static constexpr int kLeast = 120;
    [[nodiscard]] const core::ConvolvedPixel* kernel() const;
    [[nodiscard]] std::optional<int> tapAt(const QPoint& place) const;
    [[nodiscard]] QString tip(const core::KernelTap& tap) const;

    std::shared_ptr<const core::PaintedPixel> m_painted;
};

} // namespace vitrine::views
