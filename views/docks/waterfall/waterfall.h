// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/docks/waterfall/task_order.h"
#include "views/docks/waterfall/waterfall_paint.h"
#include "views/machine/cycle_ruler.h"
#include "views/machine/recordings.h"
#include "views/theme/shown.h"

#include <QAbstractScrollArea>
#include <QPixmap>

#include <memory>

namespace vitrine::views {

/// Tasks below each other, and over the cycles that all timelines show what each did. A click goes to the cycle and
/// selects the task; in the gutter it selects alone. Up and down choose another task, keys and the wheel with Shift
/// make rows higher and lower: from all tasks in the picture, many to a line of pixels, to single ones with letters.
class Waterfall final : public QAbstractScrollArea {
    Q_OBJECT

public:
    explicit Waterfall(Desk& desk, QWidget* parent = nullptr);

    struct Content {
        SharedRecording recording; ///< null empties it
        std::shared_ptr<const TaskLines> lines;
        TaskOrder order;                          ///< of the same log
        std::shared_ptr<const TaskDetail> detail; ///< of these lines in this order
        std::uint32_t draw = 0;
    };
    void setContent(Content content);
    /// The same tasks in other rows.
    void setOrder(TaskOrder order, std::shared_ptr<const TaskDetail> detail);
    /// Rows are those alone of tasks that are there in some of the cycles that are shown: they follow the cycles. At
    /// first that is so.
    void setFollows(bool follows);
    void setCursor(core::Cycle cycle);
    /// Marks its row, and shows it.
    void setSelected(std::optional<core::ItemId> task);

    [[nodiscard]] const Content& content() const { return m_content; }
    [[nodiscard]] RowScale rows() const;
    [[nodiscard]] CycleScale scale() const { return m_handler->scale(); }
    [[nodiscard]] std::optional<std::size_t> selectedRow() const;
    /// In the viewport.
    [[nodiscard]] QRectF rowRect(std::size_t row) const;
    /// More than 1 makes rows higher. `anchor`, in the viewport, stays where it is.
    void zoomRows(double factor, double anchor);
    /// As many as there are are in the picture, but none higher than a line of text.
    void showAllRows();
    /// Of the task under the mouse, else of the selected one: what it is about, and what it does in the cycle.
    [[nodiscard]] QString readout() const;
    [[nodiscard]] QImage picture();

    [[nodiscard]] QSize sizeHint() const override { return {640, 320}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {240, 96}; }

signals:
    void readoutChanged(const QString& text);

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;
    void changeEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;

private:
    friend class test::Shown;

    void addKeys();
    void layOut();
    void findRows();
    void redraw();
    void tell();
    [[nodiscard]] int room() const;
    [[nodiscard]] int gutter() const;
    [[nodiscard]] std::optional<std::size_t> rowAt(const QPointF& place) const;
    void choose(std::size_t row);
    void moveRow(std::int64_t rows);
    void reveal(std::size_t row);
    void follow(const char* dock);
    [[nodiscard]] QString taskText(std::size_t row, std::optional<core::Cycle> cycle) const;
    [[nodiscard]] WaterfallRows rowsToPaint() const;
    [[nodiscard]] QString groupText(const TaskOrder::Group& group) const;
    void paintStatic(QPainter& painter) const;
    void paintGutter(QPainter& painter) const;
    void paintGroups(QPainter& painter) const;
    void paintSelected(QPainter& painter) const;

    Desk& m_desk;
    CycleHandler* const m_handler;
    Content m_content;
    TaskOrder m_rows; ///< that are there: of m_content.order
    bool m_follows = true;
    core::Cycle m_cursor = 0;
    std::optional<core::ItemId> m_selected;
    double m_rowHeight = 0; ///< 0: all rows are in the picture
    QPointF m_mouse{-1, -1};
    QPixmap m_picture; ///< all but cursor, mouse and selection
};

} // namespace vitrine::views
