// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/docks/timeline/frame_tracks.h"

#include <QPixmap>
#include <QWidget>

namespace vitrine::views {

class CycleWindow;

/// The whole frame above the lanes: how many of the units work, the draws by their cost below it, and a box around the
/// cycles that the lanes show. A drag moves the box, a click brings it there, the wheel makes it narrower and wider.
class FrameOverview final : public QWidget {
    Q_OBJECT

public:
    FrameOverview(const FrameFacts& facts, CycleWindow& window, QWidget* parent = nullptr);

    /// What the facts tell is something else.
    void renew();
    void setCursor(core::Cycle cursor);
    /// Of the cycles that the lanes show, in the widget.
    [[nodiscard]] QRectF boxRect() const;

    [[nodiscard]] QSize sizeHint() const override { return {320, 36}; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] CycleScale scale() const;
    void paintStatic(QPainter& painter) const;
    void centerOn(double x);

    const FrameFacts& m_facts;
    CycleWindow& m_window;
    core::Cycle m_cursor = 0;
    QPixmap m_picture; ///< all but box and cursor
};

} // namespace vitrine::views
