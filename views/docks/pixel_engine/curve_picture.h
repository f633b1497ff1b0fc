// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/docks/pixel_engine/pixel_player.h"
#include "views/theme/shown.h"

#include <QImage>
#include <QWidget>

#include <vector>

namespace vitrine::views {

/// The curves by which colors of 2-D graphics become linear and back, and where the last step is on them (VG2D-20).
class CurvePicture final : public QWidget {
    Q_OBJECT

public:
    explicit CurvePicture(PixelPlayer& player, QWidget* parent = nullptr);

    /// A look-up on one of the curves: from what, and what it gave, 0 … 1.
    struct Mark {
        QPointF place;
        QString channels; ///< "rgb"
        bool isGamma = false;
    };
    [[nodiscard]] QImage picture();
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    friend class test::Shown;

    void showStep();
    [[nodiscard]] const core::VectorBlend* blend() const;
    [[nodiscard]] QRectF plot() const;
    void paintGrid(QPainter& painter, const QRectF& plot) const;
    void paintCurve(QPainter& painter, const QRectF& plot, bool isGamma) const;
    void paintMark(QPainter& painter, const QRectF& plot, const Mark& mark) const;

    PixelPlayer& m_player;
    std::vector<Mark> m_marks;
};

} // namespace vitrine::views
