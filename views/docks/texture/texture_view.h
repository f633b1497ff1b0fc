// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/docks/texture/texture_picture.h"
#include "views/kit/asking_view.h"

#include <memory>
#include <optional>

class QLabel;
class QLineEdit;

namespace vitrine::views {

class FilmStrip;
class HistogramPanel;
class ImageControls;
class PictureCanvas;
class SlotStrip;

/// A texture, renderbuffer or framebuffer as it is in memory at the position: the selected one, a kept one, or else
/// the first texture of the last draw. Exact values under the cursor and at the picked texel.
class TextureView final : public AskingView<ImageAsk, ImageAnswer> {
    Q_OBJECT

public:
    explicit TextureView(Desk& desk);

    /// Null: none is shown.
    [[nodiscard]] const ShownImage* image() const { return m_image.get(); }
    [[nodiscard]] QString pickedText() const;
    [[nodiscard]] QString factsText() const;
    /// What the last step did to the image, in words; empty when it did nothing.
    [[nodiscard]] QString changeText() const;

    [[nodiscard]] QList<Export> exports() const override;
    void copy() override;

protected:
    [[nodiscard]] Asked<ImageAnswer> asked(const ImageAsk& question) override;
    void showAnswer(const std::shared_ptr<const ImageAnswer>& answer) override;
    void dropAnswer() override { m_image.reset(); }
    void dropCapture() override;
    void follow(const Changes& changes) override;
    void tellFailure(const QString& why) override;

private:
    QWidget* makeContent();
    QWidget* makeFooter();
    void makeConnections();
    void showMenu(std::optional<QPoint> point, QPoint place);

    void followSelection();
    void askForWanted();
    void noteChange(const ShownImage& image);
    void refreshPicture();
    void refreshTexts();
    void refreshTitle();
    void setRange(const PictureOptions& options);
    void keep(bool isKept);
    void pickEntered();
    [[nodiscard]] QString describe(std::optional<QPoint> point) const;

    ImageControls* m_controls = nullptr;
    SlotStrip* m_slots;
    PictureCanvas* m_canvas;
    HistogramPanel* m_histogram = nullptr;
    FilmStrip* m_film = nullptr;
    QLabel* m_facts = nullptr;
    QLabel* m_change = nullptr;
    QLabel* m_cursor = nullptr;
    QLabel* m_picked = nullptr;
    QLineEdit* m_placeField = nullptr;

    std::optional<core::ResourceId> m_followed; ///< selected or kept; none: the first texture of the last draw
    bool m_isKept = false;
    std::shared_ptr<const ShownImage> m_image;
    TexelLayout m_layout;
    PictureOptions m_options;
    bool m_hasOwnRange = false; ///< the user has chosen it
    std::optional<QPoint> m_hovered;
    bool m_isChanged = false; ///< by the last step
};

} // namespace vitrine::views
