// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

#include <initializer_list>

namespace vitrine::views {

/// An area that shows a part of a page that is given to it later, without a frame; sideways only where
/// `scrollsSideways`.
inline QScrollArea* makeScrollArea(const QString& name, bool scrollsSideways, QWidget* parent)
{
    auto* area = new QScrollArea(parent);
    area->setAccessibleName(name);
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    if (!scrollsSideways)
        area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    return area;
}

/// Lets a dock become low: what scrolls must not make the window high.
inline void letShrink(std::initializer_list<QWidget*> scrolled)
{
    constexpr int kLeastShown = 32; // pixels
    for (QWidget* widget : scrolled)
        widget->setMinimumHeight(kLeastShown);
}

} // namespace vitrine::views
