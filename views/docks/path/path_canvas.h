// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/picture.h"
#include "views/docks/path/path_controls.h"
#include "views/docks/path/path_facts.h"

#include <QImage>

#include <memory>

namespace vitrine::views {

class PathPainter;
class PictureCanvas;

/// A path over the frame's picture, which is dimmed. A click picks a point.
class PathCanvas final : public QWidget {
    Q_OBJECT

public:
    /// The facts live as long as it.
    explicit PathCanvas(const PathFacts& facts, QWidget* parent = nullptr);
    ~PathCanvas() override;

    [[nodiscard]] PictureCanvas& picture() const { return *m_canvas; }

    using Picture = std::shared_ptr<const core::Picture>;
    /// A path, or none. Null: no picture of the surface is known.
    void showPath(const Picture& picture);
    void setPicture(const Picture& picture);
    void setLook(const PathLook& look);
    /// What is selected, picked or counted has changed.
    void showSelection();
    void fitPath();
    /// How far a click may miss, in pixels of the surface.
    [[nodiscard]] double nearby() const;
    /// As it is shown, without what a pointer or a focus leaves.
    [[nodiscard]] QImage image() const;

signals:
    /// On the surface.
    void pointed(std::optional<vitrine::core::openvg::Point> point);
    void clicked(vitrine::core::openvg::Point point);
    /// In GL's coordinates; nothing: let go. Not by showSelection().
    void pixelPicked(std::optional<vitrine::views::PixelLink> pixel);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void makeActions();
    void takePick(std::optional<QPoint> pixel);

    const PathFacts& m_facts;
    PictureCanvas* m_canvas;
    std::unique_ptr<PathPainter> m_painter;
    Picture m_picture;
    QList<QAction*> m_actions;
    bool m_isShowing = false; ///< what is picked comes from the facts
};

} // namespace vitrine::views
