// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/base/link_cells.h"

namespace vitrine::views {

/// An event as a mark of its kind, its name, and the call in the secondary color, with the objects that it names as
/// links; the current one with a bar and an arrow, one that failed with a red cross. Costs as bars with the number.
class EventDelegate final : public LinkDelegate {
    Q_OBJECT

public:
    using LinkDelegate::LinkDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

    /// What an event with a mark and this name needs, with its name whole.
    [[nodiscard]] static int leastWidth(const QFont& font, const QString& label);
    /// The rows are high enough for pictures of that height; 0: there are none.
    void setPictureHeight(int height) { m_pictureHeight = height; }

protected:
    [[nodiscard]] LinkedLine line(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    void drawEvent(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const;

    int m_pictureHeight = 0;
};

} // namespace vitrine::views
