// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/opacity/channel_bounds.h"
#include "core/session/resources/draw_proofs.h"

#include <QWidget>

#include <vector>

namespace vitrine::views {

/// What each channel of a texture lies between, on a scale from 0 to 1, with the thresholds that discards compare it
/// with (HIZ-14, HIZ-18).
class IntervalBars final : public QWidget {
    Q_OBJECT

public:
    explicit IntervalBars(QWidget* parent = nullptr);

    /// `terms`: of discards that read this texture.
    void show(const core::TextureBounds& bounds, std::vector<core::ProvenTerm> terms);
    /// "alpha [0, 1], not all 1, threshold 0.5: possible"; of each channel a line.
    [[nodiscard]] QString text() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    [[nodiscard]] QString lineText(std::size_t channel) const;
    /// The widths of what stands beside a scale.
    struct Words {
        int name = 0, range = 0, bit = 0;
        [[nodiscard]] int all() const { return name + range + bit; }
    };
    [[nodiscard]] Words words() const;
    /// In a narrow place the scale stands below the words.
    [[nodiscard]] bool isNarrow(int width) const;
    [[nodiscard]] int lineHeight(int width) const;
    void paintLine(QPainter& painter, std::size_t channel) const;
    void paintThresholds(QPainter& painter, std::size_t channel, const QRectF& scale) const;

    core::TextureBounds m_bounds;
    std::vector<core::ProvenTerm> m_terms;
};

} // namespace vitrine::views
