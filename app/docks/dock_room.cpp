// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/docks/dock_room.h"

#include "views/base/dock_view.h"

#include <QEvent>
#include <QScrollBar>

namespace vitrine::app {

DockRoom::DockRoom(QWidget* parent) : QScrollArea(parent)
{
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
}

void DockRoom::setView(views::DockView& view)
{
    setWidget(&view);
    setFocusProxy(&view);
    updateGeometry();
    fit();
}

QSize DockRoom::sizeHint() const
{
    return widget() ? widget()->sizeHint() : kLeast;
}

QSize DockRoom::minimumSizeHint() const
{
    return widget() ? leastOfView().expandedTo(kLeast).boundedTo(kMost) : kLeast;
}

QSize DockRoom::leastOfView() const
{
    return widget()->minimumSizeHint().expandedTo(widget()->minimumSize());
}

// A resizable widget of a scroll area would be as high as it likes to be at its width, where that is more than it
// needs.
void DockRoom::fit()
{
    if (!widget())
        return;
    const QSize least = leastOfView();
    QSize room = maximumViewportSize();
    if (least.height() > room.height())
        room.rwidth() -= verticalScrollBar()->sizeHint().width();
    else if (least.width() > room.width())
        room.rheight() -= horizontalScrollBar()->sizeHint().height();
    widget()->resize(room.expandedTo(least));
}

void DockRoom::resizeEvent(QResizeEvent* event)
{
    fit();
    QScrollArea::resizeEvent(event);
}

bool DockRoom::eventFilter(QObject* watched, QEvent* event)
{
    if (widget() && watched == widget() && event->type() == QEvent::LayoutRequest) {
        updateGeometry(); // the view needs more or less than before
        fit();
    }
    return QScrollArea::eventFilter(watched, event);
}

} // namespace vitrine::app
