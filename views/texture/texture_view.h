// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/base/dock_view.h"
#include "views/texture/texture_picture.h"

#include <memory>
#include <optional>

class QLabel;
class QLineEdit;

namespace vitrine::views {

struct EventIndex;
class FilmStrip;
class HistogramPanel;
class ImageControls;
class Pane;
class PictureCanvas;
class SlotStrip;

/// A texture, renderbuffer or framebuffer as it is in memory at the position: the selected one, a kept one, or else
/// the first texture of the last draw. Exact values under the cursor and at the picked texel.
class TextureView final : public DockView {
    Q_OBJECT

public:
    explicit TextureView(Desk& desk);

    [[nodiscard]] PictureCanvas& canvas() const { return *m_canvas; }
    [[nodiscard]] ImageControls& controls() const { return *m_controls; }
    [[nodiscard]] HistogramPanel& histogram() const { return *m_histogram; }
    [[nodiscard]] SlotStrip& slotStrip() const { return *m_slots; }
    [[nodiscard]] FilmStrip& filmStrip() const { return *m_film; }
    [[nodiscard]] QLineEdit& placeField() const { return *m_placeField; }
    [[nodiscard]] const Pane& pane() const { return *m_pane; }
    /// Null: none is shown.
    [[nodiscard]] const ShownImage* image() const { return m_image.get(); }
    [[nodiscard]] QString pickedText() const;
    [[nodiscard]] QString factsText() const;
    /// What the last step did to the image, in words; empty when it did nothing.
    [[nodiscard]] QString changeText() const;

    [[nodiscard]] QList<Export> exports() const override;
    void copy() override;

protected:
    void refresh(const Changes& changes) override;

private:
    QWidget* makeContent();
    QWidget* makeFooter();
    void makeConnections();
    void showMenu(std::optional<QPoint> point, QPoint place);

    void followSelection();
    void ask();
    void show(std::shared_ptr<const ImageAnswer> answer);
    void showNothing(const QString& sentence);
    void noteChange(const ShownImage& image);
    void refreshPicture();
    void refreshTexts();
    void refreshTitle();
    void setRange(const PictureOptions& options);
    void keep(bool isKept);
    void pickEntered();
    void exportImage();
    [[nodiscard]] QString describe(std::optional<QPoint> point) const;

    ImageControls* m_controls = nullptr;
    SlotStrip* m_slots;
    Pane* m_pane = nullptr;
    PictureCanvas* m_canvas;
    HistogramPanel* m_histogram = nullptr;
    FilmStrip* m_film = nullptr;
    QLabel* m_facts = nullptr;
    QLabel* m_change = nullptr;
    QLabel* m_cursor = nullptr;
    QLabel* m_picked = nullptr;
    QLineEdit* m_placeField = nullptr;

    std::shared_ptr<const EventIndex> m_index;  ///< of the capture that the image is of
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
