// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/docks/opacity/opacity_question.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QSlider;
class QToolButton;

namespace vitrine::views {

class Notes;
class OpacityPictures;

/// Which texture, and how its opacity is shown: alpha, classes or both; the level of the class pyramid; mip level and
/// face of the image where there are several.
class OpacityControls final : public QWidget {
    Q_OBJECT

public:
    OpacityControls(OpacityPictures& pictures, QWidget* parent);

    /// `stored`: the levels that the machine keeps, a bit each (hiz.levels).
    void show(const OpacityAnswer& answer, const Notes& notes, std::uint32_t stored);
    void setLevel(std::size_t level);
    /// Where the texture has that mip level.
    void setMipLevel(std::uint32_t level);
    /// Another texture: from the start.
    void reset() { m_wanted = {}; }
    /// Without the id.
    [[nodiscard]] const WantedOpacity& wanted() const { return m_wanted; }

    [[nodiscard]] QComboBox& textureBox() const { return *m_texture; }
    [[nodiscard]] QSlider& levelSlider() const { return *m_level; }
    [[nodiscard]] QLabel& levelLabel() const { return *m_levelText; }

signals:
    void textureChosen(const vitrine::core::ResourceId& id);
    void wantedChanged();
    void levelChosen(int level);

private:
    [[nodiscard]] QComboBox* makeBox(const QString& name, const QString& sentence);
    void makeParts(OpacityPictures& pictures);
    void makeLevel(OpacityPictures& pictures);
    void fillTextures(const OpacityAnswer& answer, const Notes& notes);
    void fillImages(const ShownOpacity& shown);
    void chooseImage();
    void showLevelText();

    QComboBox* m_texture = nullptr;
    QComboBox* m_mip = nullptr;
    QComboBox* m_face = nullptr;
    QToolButton* m_alpha = nullptr;
    QToolButton* m_classes = nullptr;
    QSlider* m_level = nullptr;
    QLabel* m_levelText = nullptr;
    WantedOpacity m_wanted;
    std::vector<ClassLevel> m_levels;
    std::uint32_t m_stored = 0;
};

} // namespace vitrine::views
