// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/docks/hiz/hiz_flow.h"

#include <QWidget>

namespace vitrine::views {

/// The decision flow with the way of the selected tile lit. The tool tip of a box has the numbers of its operations.
class HizFlowPicture final : public QWidget {
    Q_OBJECT

public:
    explicit HizFlowPicture(QWidget* parent = nullptr);

    /// Empty: none is lit.
    void setPath(std::vector<HizStep> path);
    [[nodiscard]] const std::vector<HizStep>& path() const { return m_path; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    /// Narrow boxes are higher: their texts wrap.
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] QString toolTipAt(QPoint point) const;
    [[nodiscard]] QRectF rectOf(const HizFlowBox& box) const;
    [[nodiscard]] QRectF rectOf(HizStep step) const;
    void drawArrow(QPainter& painter, const HizFlowArrow& arrow) const;
    void drawBox(QPainter& painter, const HizFlowBox& box) const;
    [[nodiscard]] int rowHeight(int width) const;
    [[nodiscard]] double boxWidth(int width) const;

    std::vector<HizStep> m_path;
};

} // namespace vitrine::views
