// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/docks/diagram/diagram_painter.h"
#include "views/theme/theme.h"

#include <QPainter>

namespace vitrine::views {

/// What both layers of a diagram are painted with: wires and texts as they look at a zoom.
class DiagramPen {
public:
    DiagramPen(QPainter& painter, const DiagramContent& content, const DiagramLook& look, const Theme& theme);

protected:
    struct Stroke {
        QColor color;
        double width = 1; ///< on the screen
        Qt::PenStyle style = Qt::SolidLine;
        bool isDouble = false;
    };
    /// Of what must be seen at any zoom.
    [[nodiscard]] double onScreen(double size) const { return size / m_look.zoom; }
    [[nodiscard]] bool isLeader(std::size_t node) const { return m_content.layout.folds.leaders[node] == node; }
    [[nodiscard]] const core::DrawRecording& recording() const { return *m_content.recording; }
    [[nodiscard]] QRectF box(std::size_t node) const { return m_content.layout.boxes[node]; }

    /// In one line, where it fits as large as it must be to be read; else it is left out.
    bool write(const QRectF& area, int flags, const QString& text, bool isBold = false);
    void stroke(const QPolygonF& route, const Stroke& how);
    /// Of a wire that is not led between the boxes: straight to where it goes, in a curve.
    void strokeAside(std::size_t edge, const Stroke& how);

    QPainter& m_painter;
    const DiagramContent& m_content;
    const DiagramLook& m_look;
    const Theme& m_theme;

private:
    void arrow(const QPointF& before, const QPointF& end, const Stroke& how);
};

} // namespace vitrine::views
