// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/picture.h"
#include "views/framebuffer/picture_image.h"

#include <QWidget>

#include <array>
#include <memory>
#include <optional>

class QLabel;
class QToolButton;

namespace vitrine::views {

class PictureCanvas;

/// The attachments of the bound framebuffer: one shown at a time, with exact values under the cursor and at the picked
/// pixel. Shows and exports what it is given, and knows nothing of where that comes from.
class FramebufferView final : public QWidget {
    Q_OBJECT

public:
    using Pictures = std::array<std::shared_ptr<const core::Picture>, 3>; ///< by core::Attachment; null: none known

    explicit FramebufferView(QWidget* parent = nullptr);

    void setPictures(const Pictures& pictures);
    void setAttachment(core::Attachment attachment);
    [[nodiscard]] core::Attachment attachment() const { return m_attachment; }
    [[nodiscard]] PictureCanvas& canvas() const { return *m_canvas; }

    /// In GL's coordinates (y up). False, with nothing picked, when that is outside.
    bool pickGl(int x, int y);
    /// The picked pixel as text, as it stands below the picture; empty when nothing is picked.
    [[nodiscard]] QString pickedText() const;

    void copyValues() const;
    void copyImage() const;
    /// Asks for a name.
    void exportPng();
    /// Exact values. The sentence of the failure, or nothing.
    [[nodiscard]] QString savePng(const QString& path) const;

signals:
    void failed(const QString& sentence);

private:
    QWidget* makeHeader();
    QWidget* makeFooter();
    QToolButton* makeTool(QWidget* header, const QString& name, const QString& sentence);
    void showMenu(const QPoint& place);
    void refreshImage();
    void refreshValues();
    void refreshZoom();
    [[nodiscard]] const core::Picture* picture() const;
    [[nodiscard]] QString emptyText() const;
    [[nodiscard]] QString describe(std::optional<QPoint> pixel) const;

    Pictures m_pictures;
    core::Attachment m_attachment = core::Attachment::Color;
    ImageOptions m_options;
    std::optional<QPoint> m_hovered;
    PictureCanvas* m_canvas;
    std::array<QToolButton*, 3> m_attachmentButtons{};
    QToolButton* m_stretch = nullptr;
    QToolButton* m_alpha = nullptr;
    QLabel* m_zoomLabel = nullptr;
    QLabel* m_formatLabel = nullptr;
    QLabel* m_hoverLabel = nullptr;
    QLabel* m_pickLabel = nullptr;
};

} // namespace vitrine::views
