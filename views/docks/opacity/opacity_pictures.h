// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/docks/opacity/box_paint.h"
#include "views/docks/opacity/opacity_question.h"
#include "views/docks/texture/texel_layout.h"

#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

class QLabel;

namespace vitrine::views {

class PictureCanvas;

/// A texture's alpha, and beside it the classes of its texels at a level of the pyramid, in the same place at the same
/// zoom; over both of them what look-ups have read. Whatever the levels of the image and the pyramid, places are texels
/// of level 0.
class OpacityPictures final : public QWidget {
    Q_OBJECT

public:
    explicit OpacityPictures(QWidget* parent = nullptr);

    /// Null: nothing.
    void setOpacity(std::shared_ptr<const ShownOpacity> shown);
    void setLevel(std::size_t level);
    void setBoxes(std::vector<ShownBox> boxes);
    void setParts(bool alpha, bool classes);

    [[nodiscard]] std::size_t level() const { return m_level; }
    [[nodiscard]] const std::vector<ShownBox>& boxes() const { return m_boxes; }
    [[nodiscard]] PictureCanvas& alphaCanvas() const { return *m_alpha; }
    [[nodiscard]] PictureCanvas& classCanvas() const { return *m_classes; }
    [[nodiscard]] std::optional<TexelPlace> hovered() const;
    [[nodiscard]] std::optional<TexelPlace> picked() const;
    void pick(const TexelPlace& texel);

signals:
    /// What is pointed at, or what is picked.
    void placesChanged();
    /// Of a texel of level 0; nothing: beside the texture.
    void menuRequested(std::optional<vitrine::views::TexelPlace> texel, QPoint globalPlace);

private:
    [[nodiscard]] QWidget* makePart(PictureCanvas& canvas, QLabel*& title);
    void connectCanvas(PictureCanvas& canvas, PictureCanvas& other);
    void showTitles();
    [[nodiscard]] std::optional<TexelPlace> texelAt(std::optional<QPoint> point) const;

    PictureCanvas* m_alpha;
    PictureCanvas* m_classes;
    QWidget* m_alphaPart = nullptr;
    QWidget* m_classPart = nullptr;
    QLabel* m_alphaTitle = nullptr;
    QLabel* m_classTitle = nullptr;
    std::shared_ptr<const ShownOpacity> m_shown;
    TexelLayout m_layout;
    std::size_t m_level = 0;
    std::vector<ShownBox> m_boxes;
    std::optional<QPoint> m_hovered;
    bool m_isFollowing = false; ///< one canvas does what the other has done
};

} // namespace vitrine::views
