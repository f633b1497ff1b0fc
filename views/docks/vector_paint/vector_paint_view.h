// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/vector_paint/painted_pixel.h"
#include "views/base/link.h"
#include "views/kit/asking_view.h"

#include <memory>
#include <optional>

class QLabel;
class QModelIndex;
class QSpinBox;

namespace vitrine::views {

class FilterBoxes;
class KernelPicture;
class PaletteGrid;
class RowTable;

struct PaintAsk {
    std::uint64_t call = 0; ///< index of the draw's call
    core::PaintQuery query;
    friend bool operator==(const PaintAsk&, const PaintAsk&) = default;
};

/// What makes the color of the selected pixel in the shown drawing of 2-D graphics: paint, image and pattern (VG2D-17,
/// VG2D-18, VG2D-29), or the kernel of a filter (VG2D-23 to VG2D-28), whose pixels are those of the image it makes; on
/// the basic path what MUX has taken, with the palette (VG2D-40, VG2D-46).
class VectorPaintView final : public AskingView<PaintAsk, core::PaintedPixel> {
    Q_OBJECT

public:
    explicit VectorPaintView(Desk& desk);

    [[nodiscard]] const core::PaintedPixel* painted() const { return m_painted.get(); }

    [[nodiscard]] QList<Export> exports() const override;
    void copy() override;

protected:
    [[nodiscard]] Asked<core::PaintedPixel> asked(const PaintAsk& question) override;
    void showAnswer(const std::shared_ptr<const core::PaintedPixel>& painted) override;
    void dropAnswer() override;
    void dropCapture() override;
    void follow(const Changes& changes) override;
    void tellFailure(const QString& why) override;

private:
    QWidget* makeHeader();
    QSpinBox* makeBox(QWidget* header, const QString& name);
    QWidget* makeContent();
    void takePixel();
    void showBoxes();
    void selectTyped();
    void selectTap(int tap);
    void followRow(const QModelIndex& row);

    RowTable* m_table = nullptr;
    FilterBoxes* m_boxes = nullptr;
    KernelPicture* m_kernel = nullptr;
    PaletteGrid* m_palette = nullptr;
    QSpinBox* m_x = nullptr;
    QSpinBox* m_y = nullptr;
    QLabel* m_title = nullptr;
    std::optional<PixelLink> m_pixel;
    std::shared_ptr<const core::PaintedPixel> m_painted; ///< null: none is shown
};

} // namespace vitrine::views
