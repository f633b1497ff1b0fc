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
/// too.
inline constexpr const char* kComesFirst = "comesFirst";
/// A property: it is done for as long as the key is held. The part itself takes the keys, behind the window.
inline constexpr const char* kWhileHeld = "whileHeld";
/// A property: whose the keys are when several docks have such a part, one of those below.
inline constexpr const char* kPart = "part";
inline constexpr const char* kSourcePart = "source"; ///< texts with their fields
inline constexpr const char* kFieldPart = "fields";  ///< those that offer words
inline constexpr const char* kTablePart = "tables";
inline constexpr const char* kTimelinePart = "timelines";
inline constexpr const char* kScenePart = "scenes"; ///< in three dimensions

/// Belongs to `owner`, and is named for the list of keys.
QAction* makeLocalAction(QObject& owner, const LocalAction& local);

/// Of fields that offer what can stand at their cursor: one key for all of them, which they take themselves.
QAction* makeOfferAction(QObject& field);

/// Whether a key event is one of the action's keys.
[[nodiscard]] bool takesKey(const QAction& action, const QKeyEvent& event);

/// Whether only the part that takes the keys can do it: there is nothing to trigger from elsewhere.
[[nodiscard]] bool isDoneInPlace(const QAction& action);

/// Whether it has no use for keys of several strokes, because the part itself looks at each stroke.
[[nodiscard]] bool needsOneStroke(const QAction& action);

} // namespace vitrine::views
