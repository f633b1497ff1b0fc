// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/source/source_view.h"

class QPainter;

namespace vitrine::views {

/// The strip left of a text: marks, line numbers, the arrow of the line at hand. The view tells where lines are.
class SourceGutter final : public QWidget {
    Q_OBJECT

public:
    explicit SourceGutter(SourceView& view);

    [[nodiscard]] QSize sizeHint() const override { return {width(), 0}; }
    /// For so many lines.
    [[nodiscard]] int widthFor(int lines, bool hasBars) const;

    struct Line {
        int number = 1;
        QRect area;
        const LineMark* mark = nullptr;
        const LineBar* bar = nullptr;
        bool isCurrent = false;
        bool isCaret = false;
    };
    void paintLine(QPainter& painter, const Line& line) const;

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    bool event(QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    SourceView& m_view;
};

} // namespace vitrine::views
