// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/limits/gain_bars.h"

#include "views/base/item_tools.h"
#include "views/theme/theme.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace vitrine::views {

namespace {

constexpr int kBarHeight = 3;

} // namespace

void GainBars::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    LinkDelegate::paint(painter, option, index);
    const QVariant cycles = index.data(kValueRole);
    if (!cycles.isValid() || m_whole <= 0)
        return;
    const Theme theme = Theme::current();
    const double share = std::min(1.0, std::abs(cycles.toDouble()) / m_whole);
    const QRect room(option.rect.left() + kGrid, option.rect.bottom() - kBarHeight, option.rect.width() - 2 * kGrid,
                     kBarHeight);
    painter->fillRect(room, theme.line);
    const QRect bar(room.topLeft(), QSize(static_cast<int>(share * room.width() + 0.5), kBarHeight));
    painter->fillRect(bar, cycles.toDouble() < 0 ? theme.draw : theme.fail);
}

} // namespace vitrine::views
