// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/docks/power/plan_layout.h"
#include "views/docks/power/power_facts.h"

#include <QWidget>

#include <optional>

namespace vitrine::views {

/// The parts of the machine as on a chip, in the colors of what each does at the cursor; beside each how much energy it
/// has taken so far. The mouse shows what a part is, a click selects it, arrow keys go from one to the next.
///
/// Flat on purpose: with heights for energy the tall processors would hide the parts behind them, and a turned picture
/// keeps nobody from reading the state, which is what one looks for; a level in each tile tells the same exactly.
class FloorPlan final : public QWidget {
    Q_OBJECT

public:
    /// `facts` must outlive it.
    explicit FloorPlan(const PowerFacts& facts, QWidget* parent = nullptr);

    /// Another recording, another cursor.
    void tellChanged();
    void setCurrent(std::optional<std::uint32_t> domain);
    [[nodiscard]] std::optional<std::uint32_t> current() const { return m_current; }
    [[nodiscard]] const PlanLayout& plan() const { return m_plan; }
    /// In words, what is under the mouse, else current.
    [[nodiscard]] QString readout() const;
    [[nodiscard]] QImage picture();

    [[nodiscard]] QSize sizeHint() const override { return {320, 360}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {160, 120}; }

signals:
    /// By click or key.
    void chosen(quint32 domain);
    void followed(quint32 domain);
    void readoutChanged();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    bool event(QEvent* event) override;

private:
    void layOut();
    void hover(const PlanTile* tile);
    void move(const QPointF& direction);
    void paintTile(QPainter& painter, const PlanTile& tile, core::Energy most) const;
    void paintWords(QPainter& painter, const PlanTile& tile, core::Energy energy, const QColor& ink) const;

    const PowerFacts& m_facts;
    PlanLayout m_plan;
    std::optional<std::uint32_t> m_current;
    std::optional<std::uint32_t> m_hovered;
};

} // namespace vitrine::views
