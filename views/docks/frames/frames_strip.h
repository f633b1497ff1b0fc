// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/docks/frames/frames_rows.h"
#include "views/machine/cycle_ruler.h"

#include <QWidget>

#include <optional>

namespace vitrine::views {

/// The frames on one axis of cycles: how many units work, and below it the draws, clears and copies by their cost. A
/// click goes to the frame, and the arrows to its neighbors.
class FramesStrip final : public QWidget {
    Q_OBJECT

public:
    FramesStrip(const FramesFacts& facts, QWidget* parent);

    /// Where the window stands; nothing: in none of them.
    void setShown(std::optional<std::size_t> frame);
    /// The cycles of a frame, by its place.
    [[nodiscard]] QRectF rectOf(std::size_t place) const;

signals:
    void chosen(std::size_t place);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool event(QEvent* event) override;

private:
    [[nodiscard]] CycleScale scale() const;
    [[nodiscard]] std::optional<std::size_t> shownPlace() const;
    void paintFrame(QPainter& painter, std::size_t place, double most) const;

    const FramesFacts& m_facts;
    std::optional<std::size_t> m_shown;
};

} // namespace vitrine::views
