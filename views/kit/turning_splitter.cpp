// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/kit/turning_splitter.h"

namespace vitrine::views {

namespace {

constexpr double kWide = 1.3; // wider than that, the parts stand beside each other

} // namespace

TurningSplitter::TurningSplitter(QWidget* parent) : QSplitter(Qt::Horizontal, parent)
{
    setChildrenCollapsible(false);
}

void TurningSplitter::turnFor(const QSize& dock)
{
    const auto turned = dock.width() > kWide * dock.height() ? Qt::Horizontal : Qt::Vertical;
    if (turned == orientation() && m_isSplit)
        return;
    m_isSplit = true;
    setOrientation(turned);
    const int length = turned == Qt::Horizontal ? dock.width() : dock.height();
    setSizes({length / 2, length / 2});
}

} // namespace vitrine::views
