// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/docks/tasks/task_model.h"
#include "views/machine/cycle_ruler.h"

#include <QWidget>

namespace vitrine::views {

/// The life of one task from enqueue to retire: what it did in which cycles, and its requests below it. A click goes to
/// a cycle; left and right go to the step before and behind the cursor.
class TaskLife final : public QWidget {
    Q_OBJECT

public:
    explicit TaskLife(QWidget* parent = nullptr);

    /// Null empties it.
    void setTask(const TaskModel::Content& content, const core::TaskRecord* task);
    void setCursor(core::Cycle cycle);

    /// Of its life over the width.
    [[nodiscard]] CycleScale scale() const;
    /// "pending in cycles 120 to 219, for request 3".
    [[nodiscard]] QString textAt(core::Cycle cycle) const;
    /// The step before (−1) or behind (+1) a cycle; nothing: there is none.
    [[nodiscard]] std::optional<core::Cycle> stepFrom(core::Cycle cycle, int direction) const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {120, sizeHint().height()}; }

signals:
    /// It shall be the one that is shown.
    void cycleChosen(quint64 cycle);
    /// What it does in the cycle under the mouse, else at the cursor.
    void readoutChanged(const QString& text);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool event(QEvent* event) override;

private:
    void paintSpans(QPainter& painter, const CycleScale& scale) const;
    void paintRequest(QPainter& painter, const CycleScale& scale, std::size_t number) const;
    void tell();

    TaskModel::Content m_content;
    std::optional<core::TaskRecord> m_task;
    std::vector<core::TaskSpan> m_spans;
    std::vector<core::RequestRecord> m_requests;
    std::vector<core::Cycle> m_steps;
    core::Cycle m_cursor = 0;
    std::optional<core::Cycle> m_hovered;
};

} // namespace vitrine::views
