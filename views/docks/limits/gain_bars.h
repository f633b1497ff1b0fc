// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/base/link_cells.h"

namespace vitrine::views {

/// Below a number of cycles a bar: its share of the frame's. What is gained has the color of draws, what is lost that
/// of failures; the sign of the number tells as well.
class GainBars final : public LinkDelegate {
    Q_OBJECT

public:
    using LinkDelegate::LinkDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

    void setWhole(double cycles) { m_whole = cycles; }

private:
    double m_whole = 0; ///< the frame's cycles
};

} // namespace vitrine::views
