// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/vector_paint/filter_unit.h"

#include <QImage>
#include <QStringList>
#include <QWidget>

#include <memory>

namespace vitrine::views {

/// The five parts of the filter unit side by side, with what leaves each for a section of the pixel's kernel (VG2D-28):
///
///   ┌ Texture fetch ┐  ┌ Coefficients ┐  ┌ ALU      ┐  ┌ Accumulate ┐  ┌ Scale and bias ┐
///   │ ■ 39, 33      │→ │ k(0, 0) 0    │→ │ r 2.8706 │→ │ r 2.8706   │→ │ r 0.95686      │
///   │ 4 of 9        │  │ 4 of 9       │  │ 1 of 4   │  │ 1 of 4     │  │ 1 of 1         │
class FilterBoxes final : public QWidget {
    Q_OBJECT

public:
    explicit FilterBoxes(QWidget* parent = nullptr);

    struct Line {
        QString text;
        std::optional<core::Vec4> color; ///< before it
    };
    struct Box {
        QString name;
        std::vector<Line> lines; ///< what leaves it
        QString count;           ///< of all that leave it for the pixel
    };
    /// Null, or one without a kernel: hidden.
    void show(std::shared_ptr<const core::PaintedPixel> painted);
    /// Of the pixel's sections; at first it is the last one, whose sum is that of all.
    void setSection(std::size_t section);
    [[nodiscard]] const std::vector<Box>& boxes() const { return m_boxes; }
    [[nodiscard]] QImage picture() { return grab().toImage(); }

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {kLeastWidth, heightOfBox()}; }
    [[nodiscard]] QSize sizeHint() const override { return {2 * kLeastWidth, heightOfBox()}; }

private:
    static constexpr int kLeastWidth = 240;
    [[nodiscard]] const core::ConvolvedPixel* kernel() const;
    [[nodiscard]] Box boxOf(core::FilterPart part) const;
    [[nodiscard]] int heightOfBox() const;
    [[nodiscard]] QRect areaOf(std::size_t box) const;
    void paintBox(QPainter& painter, const Box& box, const QRect& area) const;

    std::shared_ptr<const core::PaintedPixel> m_painted;
    std::size_t m_section = 0;
    std::vector<Box> m_boxes;
};

} // namespace vitrine::views
