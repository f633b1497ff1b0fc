// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/machine/cycle_window.h"

#include <QObject>
#include <QRect>

#include <optional>

class QMouseEvent;
class QPainter;
class QWheelEvent;
class QWidget;

/// What all timelines have in common: where a cycle stands, the ruler, the cursor, the mouse and the keys.

namespace vitrine::views {

class Desk;
class Recordings;

[[nodiscard]] int rulerHeight();

/// The cycles of a window over a stretch of pixels.
struct CycleScale {
    core::Cycle first = 0;
    core::Cycle end = 0;
    int left = 0;
    int width = 0;

    /// The left edge of a cycle, also of one outside, but never far outside.
    [[nodiscard]] double x(core::Cycle cycle) const;
    /// From first to end − 1; `end` must lie behind `first`.
    [[nodiscard]] core::Cycle cycleAt(double x) const;
    [[nodiscard]] int right() const { return left + width; }
    [[nodiscard]] bool holds(double x) const { return x >= left && x < right(); }
    [[nodiscard]] bool isEmpty() const { return end <= first || width <= 0; }
    [[nodiscard]] double cycleWidth() const { return isEmpty() ? 0.0 : double(width) / double(end - first); }
    /// Between the numbers of a ruler: 1, 2 or 5 times a power of ten.
    [[nodiscard]] core::Cycle tickStep() const;
};

/// Numbers of cycles with marks below them, and in between.
void paintRuler(QPainter& painter, const QRect& area, const CycleScale& scale);
/// Thin lines through the lanes, below the numbers of the ruler.
void paintTickLines(QPainter& painter, const QRect& area, const CycleScale& scale);
/// Between the last cycle executed and the next; nothing when it lies outside.
void paintCycleCursor(QPainter& painter, const QRect& area, const CycleScale& scale, core::Cycle cursor);
/// Where the mouse is.
void paintCycleHover(QPainter& painter, const QRect& area, const CycleScale& scale, core::Cycle cycle);

/// Mouse and keys of a timeline. A click in the area, or a drag along it, goes to that cycle of the shown draw, also
/// while others see the event; the wheel pans and zooms all timelines, as do keys that the user can change. A timeline
/// with an axis of its own pans and zooms by itself, and its cycles are nowhere to go to.
class CycleHandler final : public QObject {
    Q_OBJECT

public:
    /// `surface` gets the mouse: the widget with the focus itself, or its viewport.
    /// `axis`: of its own; null: that of all timelines of the recorded draw.
    CycleHandler(Desk& desk, QWidget& focus, QWidget& surface, CycleWindow* axis = nullptr);

    /// Where in the surface the cycles stand.
    void setArea(int left, int width);
    [[nodiscard]] CycleScale scale() const;
    [[nodiscard]] CycleWindow& window() const { return m_window; }
    [[nodiscard]] bool hasOwnAxis() const { return m_hasOwnAxis; }
    /// The cycle under the mouse, while it is over the area.
    [[nodiscard]] std::optional<core::Cycle> hovered() const;

signals:
    void hoverChanged();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    enum class Drag : std::uint8_t { None, Cursor, Pan };
    void addKeys(QWidget& focus);
    void press(const QMouseEvent& event);
    void move(const QMouseEvent& event);
    bool turn(const QWheelEvent& event);
    void zoomByKey(double factor);
    void panByKey(int direction);
    void hover(std::optional<double> x);
    void goTo(core::Cycle cycle, bool isDragged);

    Desk& m_desk;
    QWidget& m_surface;
    Recordings& m_recordings;
    const bool m_hasOwnAxis;
    CycleWindow& m_window;
    int m_left = 0;
    int m_width = 0;
    Drag m_drag = Drag::None;
    core::Cycle m_asked = 0; ///< while the cursor is dragged
    double m_panFrom = 0;
    std::optional<double> m_hoverX;
};

} // namespace vitrine::views
