// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/docks/hiz/hiz_scene.h"
#include "views/scene/scene_canvas.h"

namespace vitrine::views {

/// The tiles of a draw in three dimensions, over its picture.
class HizCanvas final : public SceneCanvas {
    Q_OBJECT

public:
    /// The facts live as long as it.
    explicit HizCanvas(const HizFacts& facts, QWidget* parent = nullptr);

    [[nodiscard]] HizScene& scene() const { return m_scene; }
    void setSelected(std::optional<core::HizTile> tile);

signals:
    void picked(std::uint32_t column, std::uint32_t row);
    /// Under the pointer; column and row −1: none.
    void hovered(int column, int row);
    /// Of the tile under the pointer, by the keyboard of the selected one.
    void menuRequested(std::optional<vitrine::core::HizTile> tile, QPoint globalPlace);

protected:
    void click(QPointF point) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    class Overlay;
    HizCanvas(std::unique_ptr<HizScene> scene, QWidget* parent);
    [[nodiscard]] std::optional<core::HizTile> tileAt(QPointF point) const;

    HizScene& m_scene;
    Overlay* m_overlay;
    std::optional<core::HizTile> m_selected;
};

} // namespace vitrine::views
