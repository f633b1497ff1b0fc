// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/machine/cycle_ruler.h"
#include "views/machine/recordings.h"
#include "views/queues/lane_painter.h"
#include "views/queues/lanes.h"

#include <QAbstractScrollArea>
#include <QPixmap>

namespace vitrine::views {

struct MachineMoment;

/// What units do and how full queues are, lane under lane over the same cycles. A click goes to the cycle and selects
/// the lane; on a name it selects alone. Up and down choose a lane, Enter follows it, Space opens and closes sections.
class QueueTimeline final : public QAbstractScrollArea {
    Q_OBJECT

public:
    explicit QueueTimeline(Desk& desk, QWidget* parent = nullptr);

    /// Null empties it.
    void setRecording(SharedRecording recording);
    /// `inside`: the machine there; null behind the draw.
    void setCursor(core::Cycle cycle, std::shared_ptr<const MachineMoment> inside);
    void setTop(LaneTop top);
    /// The lane of a unit or queue; opens its section. Others: nothing happens.
    void showSelection(const Selection& selection);

    [[nodiscard]] const std::vector<Lane>& lanes() const { return m_lanes; }
    /// Null: there is none.
    [[nodiscard]] const Lane* current() const { return m_current < m_lanes.size() ? &m_lanes[m_current] : nullptr; }
    void setCurrent(std::size_t lane);
    /// Of a lane over the cycles, in the viewport.
    [[nodiscard]] QRect laneRect(std::size_t lane) const;
    [[nodiscard]] CycleScale scale() const { return m_handler->scale(); }
    /// What the current lane shows at the mouse, else at the cursor.
    [[nodiscard]] QString readout() const;
    [[nodiscard]] QImage picture();

    [[nodiscard]] QSize sizeHint() const override { return {640, 360}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {200, 100}; }

signals:
    /// Another lane is current.
    void currentChanged();
    /// What readout() tells is something else.
    void readoutChanged();

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;
    void changeEvent(QEvent* event) override;

private:
    void layOut();
    void rebuild();
    void redraw();
    void toggle(LaneSection section);
    void moveBy(int lanes);
    void follow(std::size_t lane);
    void choose(std::size_t lane);
    void tell();
    [[nodiscard]] std::optional<std::size_t> laneAt(int y) const;
    [[nodiscard]] int gutter() const;
    [[nodiscard]] QString nameTip(const Lane& lane) const;
    void paintStatic(QPainter& painter) const;
    void paintName(QPainter& painter, const Lane& lane, const QRect& area) const;
    void paintHeading(QPainter& painter, const Lane& lane, const QRect& area) const;
    void paintLane(QPainter& painter, const Lane& lane, const QRect& area) const;
    [[nodiscard]] QString figure(const Lane& lane) const;

    Desk& m_desk;
    CycleHandler* const m_handler;
    SharedRecording m_recording;
    core::Cycle m_cursor = 0;
    std::shared_ptr<const MachineMoment> m_inside;
    LaneTop m_top = LaneTop::Capacity;
    std::set<LaneSection> m_closed{LaneSection::StageQueues};
    std::vector<Lane> m_lanes;
    std::vector<int> m_tops; ///< of the lanes, from that of the first; and the end of the last
    std::size_t m_current = 0;
    std::optional<std::size_t> m_hovered; ///< the lane under the mouse
    QPixmap m_picture;                    ///< all but cursor and mouse
};

} // namespace vitrine::views
