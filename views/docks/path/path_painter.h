// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/docks/path/path_controls.h"
#include "views/docks/path/path_facts.h"
#include "views/docks/path/path_style.h"
#include "views/framebuffer/picture_canvas.h"

#include <QPixmap>

#include <optional>

class QPainter;

namespace vitrine::views {

/// Draws a path over a picture of its surface. What takes long, all but what is selected, is kept as it is until the
/// picture is moved or something else is to be seen.
class PathPainter {
public:
    PathPainter(const PathFacts& facts, const PictureCanvas& canvas) : m_facts(facts), m_canvas(canvas) {}

    void setLook(const PathLook& look);
    /// The path is another one.
    void forget()
    {
        m_all = {};
        m_inside = {};
    }
    /// In the canvas's coordinates.
    void paint(QPainter& painter);
    /// The pixels that count, over the picture that it dims.
    [[nodiscard]] CanvasLayer pixelLayer();

private:
    /// What the kept picture is of.
    struct Place {
        QPointF origin;
        double zoom = 0.0;
        QSize size;
        bool isDark = true;
        friend bool operator==(const Place&, const Place&) = default;
    };
    void paintAll(QPainter& painter) const;
    void paintTriangles(QPainter& painter) const;
    void paintTriangle(QPainter& painter, const QPolygonF& corners, PathPart part) const;
    void paintOutline(QPainter& painter) const;
    void paintDivision(QPainter& painter, const core::PathSegment& segment) const;
    void paintPoints(QPainter& painter) const;
    void paintSelection(QPainter& painter) const;
    void paintSamples(QPainter& painter) const;
    void paintSamplesOf(QPainter& painter, QPoint pixel, std::uint16_t up, std::uint16_t down) const;
    void paintRay(QPainter& painter) const;
    [[nodiscard]] QImage insidePixels() const;
    [[nodiscard]] QImage countedPixels() const;
    [[nodiscard]] QPointF at(core::openvg::Point point) const;
    [[nodiscard]] bool isSeen(const QRectF& box) const;

    const PathFacts& m_facts;
    const PictureCanvas& m_canvas;
    PathLook m_look;
    QPixmap m_all;
    QImage m_inside; ///< the pixels inside
    Place m_place;
};

} // namespace vitrine::views
