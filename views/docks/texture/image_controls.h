// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/docks/texture/texture_picture.h"

#include <QWidget>

#include <array>

class QComboBox;
class QToolButton;

namespace vitrine::views {

class PictureCanvas;

/// What of an image is shown, and how: part, level, face and slice; channels, the first row, zoom. Choices that the
/// resource does not offer are not there.
class ImageControls final : public QWidget {
    Q_OBJECT

public:
    ImageControls(PictureCanvas& canvas, QWidget* parent);

    /// Shows what there is to choose from, and what is chosen.
    void setImage(const ShownImage& image);
    /// Another resource: from the start.
    void reset() { m_wanted = {}; }
    /// Without the id.
    [[nodiscard]] const WantedImage& wanted() const { return m_wanted; }
    [[nodiscard]] std::array<bool, 4> channels() const;
    [[nodiscard]] TexelLayout::FirstRow firstRow() const;
    void setKept(bool isKept);

    [[nodiscard]] QComboBox& sliceBox() const { return *m_slice; }

signals:
    void wantedChanged();
    void displayChanged();
    void keepToggled(bool keep);
    void filmToggled(bool shown);
    void opacityWished();

private:
    void makeChoices();
    void makeDisplay();
    void makeTools();
    void fillFaces(const ShownImage& image);
    void fillBox(QComboBox& box, const std::vector<std::pair<QString, std::uint32_t>>& entries, std::uint32_t current);
    void choose();

    WantedImage m_wanted;
    QComboBox* m_part = nullptr;
    QComboBox* m_level = nullptr;
    QComboBox* m_face = nullptr;
    QComboBox* m_slice = nullptr;
    std::array<QToolButton*, 4> m_channels{};
    QToolButton* m_flip = nullptr;
    QToolButton* m_keep = nullptr;
    QToolButton* m_film = nullptr;
    QToolButton* m_opacity = nullptr; ///< of textures alone
};

} // namespace vitrine::views
