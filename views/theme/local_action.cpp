// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/theme/local_action.h"

#include <QCoreApplication>

namespace vitrine::views {

QAction* makeLocalAction(QObject& owner, const LocalAction& local)
{
    auto* action = new QAction(local.text, &owner);
    action->setObjectName(QLatin1String(local.id));
    action->setStatusTip(local.sentence);
    action->setShortcuts(local.keys);
    action->setShortcutContext(Qt::WidgetShortcut);
    return action;
}

QAction* makeOfferAction(QObject& field)
{
    auto* action = makeLocalAction(
        field, {"offer-words",
                QCoreApplication::translate("LocalAction", "Offer words"),
                QCoreApplication::translate("LocalAction", "Offers what can stand at the cursor of the field."),
                {Qt::CTRL | Qt::Key_Space}});
    action->setProperty(kComesFirst, true);
    action->setProperty(kPart, kFieldPart);
    return action;
}

bool takesKey(const QAction& action, const QKeyEvent& event)
{
    const auto modifiers =
        event.modifiers() & (Qt::ShiftModifier | Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier);
    const auto has = [&](Qt::KeyboardModifiers with) {
        return action.shortcuts().contains(QKeySequence(QKeyCombination(with, static_cast<Qt::Key>(event.key()))));
    };
    if (!action.isEnabled())
        return false;
    // Where a sign such as + is typed with Shift, the list of keys calls the key +.
    const QString text = event.text();
    const bool isSign =
        !text.isEmpty() && text.front().isPrint() && !text.front().isLetter() && text != QLatin1String(" ");
    return has(modifiers) || (isSign && has(modifiers & ~Qt::ShiftModifier));
}

bool isDoneInPlace(const QAction& action)
{
    const QByteArray part = action.property(kPart).toByteArray();
    return part == kFieldPart || part == kTablePart || action.property(kWhileHeld).isValid();
}

bool needsOneStroke(const QAction& action)
{
    return action.property(kComesFirst).isValid() || action.property(kWhileHeld).isValid();
}

} // namespace vitrine::views
