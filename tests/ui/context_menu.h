// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QApplication>
#include <QContextMenuEvent>
#include <QMenu>
#include <QStringList>
#include <QTest>
#include <QTimer>

namespace vitrine::test {

/// What the menu of a right click at a place of a widget offers; `chosen` of it is done.
inline QStringList menuOf(QWidget& widget, QPoint place, const QString& chosen = {})
{
    QStringList texts;
    QTimer::singleShot(0, &widget, [&] {
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        QVERIFY(menu);
        for (QAction* action : menu->actions()) {
            texts << action->text();
            if (!chosen.isEmpty() && action->text() == chosen)
                action->trigger();
        }
        menu->close();
    });
    QContextMenuEvent event(QContextMenuEvent::Mouse, place, widget.mapToGlobal(place));
    QApplication::sendEvent(&widget, &event);
    return texts;
}

} // namespace vitrine::test
