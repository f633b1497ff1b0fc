// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/history_mouse.h"

#include <QAction>
#include <QApplication>
#include <QMouseEvent>
#include <QWidget>

namespace vitrine::app {

HistoryMouse::HistoryMouse(QWidget& window, QAction& back, QAction& forward)
    : QObject(&window), m_window(window), m_back(back), m_forward(forward)
{
    qApp->installEventFilter(this); // views take the buttons before the window hears of them
}

bool HistoryMouse::eventFilter(QObject* watched, QEvent* event)
{
    const auto type = event->type();
    const bool isPress = type == QEvent::MouseButtonPress || type == QEvent::MouseButtonDblClick;
    if (!isPress && type != QEvent::MouseButtonRelease)
        return false;
    const Qt::MouseButton button = static_cast<QMouseEvent*>(event)->button();
    auto* widget = qobject_cast<QWidget*>(watched);
    if ((button != Qt::BackButton && button != Qt::ForwardButton) || !widget)
        return false;
    const QWidget* top = widget->window(); // also a dock in a window of its own
    if (top != &m_window && top->parentWidget() != &m_window)
        return false;
    if (isPress && !QApplication::activeModalWidget())
        (button == Qt::BackButton ? m_back : m_forward).trigger();
    return true;
}

} // namespace vitrine::app
