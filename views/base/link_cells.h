// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPersistentModelIndex>
#include <QStyledItemDelegate>

class QAbstractItemView;
class QMouseEvent;

namespace vitrine::views {

class Desk;

/// Paints cells; the one that is pointed at as a link is underlined.
class LinkDelegate final : public QStyledItemDelegate {
    Q_OBJECT

public:
    explicit LinkDelegate(QAbstractItemView& view);

    void setPointedAt(const QModelIndex& index);
    [[nodiscard]] QModelIndex pointedAt() const { return m_pointedAt; }
    /// Where a cell's text stands, in the viewport.
    [[nodiscard]] QRect textRect(const QModelIndex& index) const;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;

private:
    QAbstractItemView& m_view;
    QPersistentModelIndex m_pointedAt;
};

/// Lets the cells of a view work as links (item_tools.h, kLinkRole): a click on the text follows, beside it selects the
/// row. Double click and Enter follow the link of the cell or of its row.
class LinkCells final : public QObject {
    Q_OBJECT

public:
    /// Belongs to the view.
    LinkCells(QAbstractItemView& view, Desk& desk);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// The cell whose link's text is there.
    [[nodiscard]] QModelIndex linkUnder(const QPoint& place) const;
    [[nodiscard]] bool opensOnDoubleClick(const QPoint& place) const;
    void point(const QModelIndex& index);
    void press(const QMouseEvent& event);
    void follow(const QModelIndex& index);

    QAbstractItemView& m_view;
    QWidget* const m_viewport;
    Desk& m_desk;
    LinkDelegate* m_delegate;
    QPersistentModelIndex m_pressed;
    bool m_isDone = false; ///< what a double click does: its first click has, or it opens a row
};

} // namespace vitrine::views
