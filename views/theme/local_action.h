// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QKeyEvent>
#include <QList>

namespace vitrine::views {

/// What a part of a dock does by a key of its own. The user can find it in the list of keys and give it others there.
struct LocalAction {
    const char* id; ///< keys are stored by it; never changes
    QString text;
    QString sentence;         ///< what it does
    QList<QKeySequence> keys; ///< those that it comes with
};

/// A property: the part itself takes the keys, before the window does (takesKey()), so that they may be the window's,
/// too. Its value tells whose the keys are; empty: the dock's.
inline constexpr const char* kComesFirst = "comesFirst";

/// Belongs to `owner`, and is named for the list of keys.
inline QAction* makeLocalAction(QObject& owner, const LocalAction& local)
{
    auto* action = new QAction(local.text, &owner);
    action->setObjectName(QLatin1String(local.id));
    action->setStatusTip(local.sentence);
    action->setShortcuts(local.keys);
    action->setShortcutContext(Qt::WidgetShortcut);
    return action;
}

/// Whether a key event is one of the action's keys.
inline bool takesKey(const QAction& action, const QKeyEvent& event)
{
    const auto modifiers = event.modifiers() & ~Qt::KeypadModifier;
    const QKeySequence key(QKeyCombination(modifiers, static_cast<Qt::Key>(event.key())));
    return action.isEnabled() && action.shortcuts().contains(key);
}

} // namespace vitrine::views
