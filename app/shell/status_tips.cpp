// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/status_tips.h"

#include <QLabel>
#include <QMainWindow>
#include <QStatusTipEvent>

namespace vitrine::app {

StatusTips::StatusTips(QMainWindow& window, QLabel& tip, QLabel& instead)
    : QObject(&window), m_tip(tip), m_instead(instead)
{
    m_tip.hide();
    window.installEventFilter(this);
}

bool StatusTips::eventFilter(QObject* object, QEvent* event)
{
    if (event->type() != QEvent::StatusTip)
        return QObject::eventFilter(object, event);
    const QString tip = static_cast<QStatusTipEvent*>(event)->tip();
    m_tip.setText(tip);
    m_tip.setVisible(!tip.isEmpty());
    m_instead.setVisible(tip.isEmpty());
    return true;
}

} // namespace vitrine::app
