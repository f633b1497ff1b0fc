// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/base/linked_line.h"

#include <QPersistentModelIndex>
#include <QStyledItemDelegate>

#include <cstdint>

class QAbstractItemView;
class QMouseEvent;

namespace vitrine::views {

class Desk;

/// A link on the screen: a cell whose text is one, or a part of a cell's text.
struct LinkSpot {
    static constexpr int kWhole = -1;
    QPersistentModelIndex cell;
    int part = kWhole; ///< among the links of the text
    [[nodiscard]] bool isValid() const { return cell.isValid(); }
    friend bool operator==(const LinkSpot&, const LinkSpot&) = default;
};

/// Paints cells, and links within their texts (item_tools.h, kTextLinksRole); what is pointed at is underlined.
class LinkDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    explicit LinkDelegate(QAbstractItemView& view);

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

    void setPointedAt(const LinkSpot& spot);
    /// Where a cell's text stands, in the viewport.
    [[nodiscard]] QRect textRect(const QModelIndex& index) const;
    /// The link whose text is there, in the viewport.
    [[nodiscard]] LinkSpot linkUnder(const QPoint& place) const;
    /// Where a link within a text stands, in the viewport; empty: it can't be seen.
    [[nodiscard]] QRect partRect(const LinkSpot& spot) const;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;
    /// How a cell with links in its text is painted, in the rectangle of its option.
    [[nodiscard]] virtual LinkedLine line(const QStyleOptionViewItem& option, const QModelIndex& index) const;
    /// Of the cell, what is pointed at; -1: nothing.
    [[nodiscard]] int pointedPart(const QModelIndex& index) const;

private:
    [[nodiscard]] QStyleOptionViewItem optionOf(const QModelIndex& index) const;

    QAbstractItemView& m_view;
    LinkSpot m_pointedAt;
};

/// Lets the cells of a view and parts of their texts work as links (item_tools.h): a click on the text follows, beside
/// it selects the row. Double click and Enter follow the link of the cell or of its row, where the view leaves that to
/// this class.
class LinkCells final : public QObject {
    Q_OBJECT

public:
    enum class Rows : std::uint8_t { Followed, LeftToTheView };

    /// Belongs to the view, whose delegate it becomes.
    LinkCells(QAbstractItemView& view, Desk& desk, LinkDelegate& delegate, Rows rows = Rows::Followed);

    /// Of the double click that is under way: that it is nothing to the view, as its first click has followed a link.
    [[nodiscard]] bool hasTakenDoubleClick() const { return m_isDone; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] bool opensOnDoubleClick(const QPoint& place) const;
    void point(const LinkSpot& spot);
    void press(const QMouseEvent& event);
    void follow(const QModelIndex& index);
    void follow(const LinkSpot& spot);
    /// Whether there is one to show.
    bool showTip(const QPoint& place, const QPoint& onScreen);

    QAbstractItemView& m_view;
    QWidget* const m_viewport;
    Desk& m_desk;
    LinkDelegate* m_delegate;
    LinkSpot m_pressed;
    bool m_isDone = false; ///< what a double click does: its first click has, or it opens a row
};

} // namespace vitrine::views
