// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/picture.h"
#include "views/base/dock_view.h"
#include "views/base/link.h"
#include "views/framebuffer/picture_image.h"

#include <array>
#include <memory>
#include <optional>

class QAction;
class QLabel;
class QToolButton;

namespace vitrine::views {

class CompareBar;
struct EventIndex;
class LinkLabel;
class OverlayBar;
class PictureCanvas;

/// The attachments of the bound framebuffer: one shown at a time, with exact values under the cursor and at the picked
/// pixel, which is the selected one, and with an overlay that says what draws did to its pixels.
class FramebufferView final : public DockView {
    Q_OBJECT

public:
    explicit FramebufferView(Desk& desk);

    void setAttachment(core::Attachment attachment);
    [[nodiscard]] core::Attachment attachment() const { return m_attachment; }
    [[nodiscard]] PictureCanvas& canvas() const { return *m_canvas; }

    /// In GL's coordinates (y up). False, with nothing picked, when that is outside.
    bool pickGl(int x, int y);
    /// The picked pixel as text, as it stands below the picture; empty when nothing is picked.
    [[nodiscard]] QString pickedText() const;

    void copy() override { copyValues(); }
    void copyValues() const;
    void copyImage() const;
    [[nodiscard]] QList<Export> exports() const override;
    /// Asks for a name.
    void exportPng();
    /// Exact values. The sentence of the failure, or nothing.

protected:
    void refresh(const Changes& changes) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;

private:
    using Pictures = std::array<std::shared_ptr<const core::Picture>, 3>; ///< by core::Attachment; null: none known

    QWidget* makeHeader();
    void addAttachments(QWidget* header);
    void addOverlayMenu(QWidget* header);
    void addCompareMenu(QWidget* header);
    void addZoom(QWidget* header);
    QWidget* makeFooter();
    QWidget* makeOverlayLine(QWidget* footer);
    void connectCanvas();
    void showMenu(std::optional<QPoint> pixel, const QPoint& globalPlace);
    void refreshImage();
    void refreshLayer();
    void refreshFormat();
    void refreshValues();
    void refreshZoom();
    void showSelection();
    void selectPicked(std::optional<QPoint> point);
    void pin();
    /// The pinned picture, or the one before the last step, for as long as a key is held.
    void flip(bool isFlipped);
    void takePictures();
    /// What the bars are about is what is shown.
    [[nodiscard]] bool showsTheMoment() const;
    [[nodiscard]] bool showsTheDifference() const;
    [[nodiscard]] const core::Picture* picture() const;
    [[nodiscard]] QImage shownImage() const;
    [[nodiscard]] QString emptyText() const;
    [[nodiscard]] QString describe(std::optional<QPoint> pixel) const;
    /// In GL's coordinates.
    [[nodiscard]] std::optional<PixelLink> linkTo(std::optional<QPoint> pixel) const;
    /// In the picture, from its top left, where the selection is a tile of HIZ.
    [[nodiscard]] std::optional<QRect> tileRect(const Selection& selection) const;

    Pictures m_pictures;
    Pictures m_before; ///< the last step
    std::shared_ptr<const EventIndex> m_index;
    bool m_isFlipped = false;
    QAction* m_flip = nullptr; ///< while its key is held
    int m_heldKey = 0;
    core::Attachment m_attachment = core::Attachment::Color;
    ImageOptions m_options;
    std::optional<QPoint> m_hovered;
    bool m_isShowingSelection = false; ///< what is picked comes from the desk
    PictureCanvas* m_canvas;
    OverlayBar* m_overlays;
    CompareBar* m_compare;
    std::array<QToolButton*, 3> m_attachmentButtons{};
    QToolButton* m_overlayButton = nullptr;
    QToolButton* m_stretch = nullptr;
    QToolButton* m_alpha = nullptr;
    QLabel* m_zoomLabel = nullptr;
    LinkLabel* m_formatLabel = nullptr;
    QWidget* m_overlayLine = nullptr;
    QLabel* m_overlayHoverLabel = nullptr;
    LinkLabel* m_overlayPickLabel = nullptr;
    QLabel* m_hoverLabel = nullptr;
    QLabel* m_pickLabel = nullptr;
};

} // namespace vitrine::views
