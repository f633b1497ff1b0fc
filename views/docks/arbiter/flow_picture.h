// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/docks/arbiter/flow_boxes.h"
#include "views/docks/arbiter/flow_moves.h"
#include "views/theme/shown.h"

#include <QVariantAnimation>
#include <QWidget>

namespace vitrine::views {

/// The way of requests and results through the machine, with what is where at the cursor and what the last cycle has
/// moved; a step of the cursor shows the movement (HET-14). A click selects a unit or a
/// queue, a double click and Enter follow it; the arrow keys go from one to the next.
class FlowPicture final : public QWidget {
    Q_OBJECT

public:
    /// `facts` must outlive it.
    FlowPicture(Desk& desk, const ArbiterFacts& facts, QWidget* parent = nullptr);

    /// The facts are of another recording, or of none.
    void setFacts();
    /// The machine at the cursor is another.
    void tellCounts();

    [[nodiscard]] bool isMoving() const { return m_motion.state() == QAbstractAnimation::Running; }
    [[nodiscard]] std::size_t current() const { return m_current; }
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    bool event(QEvent* event) override;

private:
    friend class test::Shown;

    void layOut();
    void choose(std::size_t box);
    void follow();
    void tell();
    [[nodiscard]] const FlowBox* boxAt(const QPointF& place) const;
    void paintBox(QPainter& painter, const FlowBox& box, bool isSelected) const;
    void paintNumbers(QPainter& painter, const FlowBox& box) const;
    void paintArrow(QPainter& painter, const FlowArrow& arrow) const;
    void paintMove(QPainter& painter, const FlowMove& move) const;

    Desk& m_desk;
    const ArbiterFacts& m_facts;
    FlowBoxes m_boxes;
    std::vector<FlowMove> m_moves;
    QVariantAnimation m_motion; ///< how far the moves are, 0 … 1
    core::Cycle m_movedTo = 0;  ///< the cursor whose moves were shown
    std::size_t m_current = 0;
};

} // namespace vitrine::views
