// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window_actions.h"

#include "app/window_action_table.h"
#include "views/theme/local_action.h"

#include <QCoreApplication>
#include <QWidget>

#include <algorithm>

namespace vitrine::app {

namespace {

// Properties.
const char* const kOriginalKeys = "originalKeys";
const char* const kScope = "scope";
const char* const kScopeTitle = "scopeTitle";
const char* const kPlace = "place";

QString translated(const char* text)
{
    return QCoreApplication::translate("WindowActions", text);
}

WindowActions::Keys keysOf(const QString& text)
{
    // An empty text would be a list of one key that is none.
    return text.isEmpty() ? WindowActions::Keys() : QKeySequence::listFromString(text, QKeySequence::PortableText);
}

QAction* makeAction(const ActionRow& row, QWidget& window)
{
    auto* action = new QAction(translated(row.text), &window);
    action->setObjectName(QLatin1String(row.name));
    if (row.symbol)
        action->setIcon(views::symbolIcon(*row.symbol));
    action->setProperty("needsCapture", row.needs == ActionRow::Needs::Capture);
    action->setStatusTip(translated(row.sentence));
    action->setProperty(kOriginalKeys, QString::fromLatin1(row.keys));
    WindowActions::setKeys(*action, keysOf(QString::fromLatin1(row.keys)));
    window.addAction(action);
    return action;
}

} // namespace

WindowActions::WindowActions(QWidget& window)
{
    for (const ActionRow& row : actionTable())
        m_actions.emplace(row.id, makeAction(row, window));
    setCaptureOpen(false);
}

QList<QAction*> WindowActions::inMenu(MenuId menu) const
{
    QList<QAction*> actions;
    for (const ActionRow& row : actionTable())
        if (row.menu == menu)
            actions << m_actions.at(row.id);
    return actions;
}

QList<QAction*> WindowActions::all() const
{
    if (m_maker)
        m_maker();
    return made();
}

QList<QAction*> WindowActions::made() const
{
    QList<QAction*> actions;
    for (const ActionRow& row : actionTable())
        actions << m_actions.at(row.id);
    return actions + m_adopted;
}

bool WindowActions::adopt(QAction& action, const Scope& scope)
{
    for (QAction* first : m_adopted)
        if (first->objectName() == action.objectName()) {
            action.setShortcuts(first->shortcuts());
            QObject::connect(first, &QAction::changed, &action,
                             [first, &action] { action.setShortcuts(first->shortcuts()); });
            return false;
        }
    action.setProperty(kOriginalKeys, QKeySequence::listToString(action.shortcuts(), QKeySequence::PortableText));
    action.setProperty(kScope, scope.id);
    action.setProperty(kScopeTitle, scope.title);
    action.setProperty(kPlace, scope.place);
    const auto behind = std::ranges::upper_bound(m_adopted, scope.place, {},
                                                 [](const QAction* other) { return other->property(kPlace).toInt(); });
    m_adopted.insert(behind, &action);
    return true;
}

QString WindowActions::nameOf(const QAction& action)
{
    const QString title = action.property(kScopeTitle).toString();
    return title.isEmpty() ? action.text()
                           : QCoreApplication::translate("WindowActions", "%1: %2").arg(title, action.text());
}

QString WindowActions::scopeOf(const QAction& action)
{
    return action.property(kScope).toString();
}

bool WindowActions::areHeardTogether(const QAction& one, const QAction& other)
{
    const QString scope = scopeOf(one);
    const QString otherScope = scopeOf(other);
    if (scope == otherScope)
        return true;
    const QAction& local = scope.isEmpty() ? other : one;
    return (scope.isEmpty() || otherScope.isEmpty()) && !local.property(views::kComesFirst).isValid();
}

WindowActions::Keys WindowActions::originalKeys(const QAction& action)
{
    return keysOf(action.property(kOriginalKeys).toString());
}

void WindowActions::setKeys(QAction& action, const Keys& keys)
{
    action.setShortcuts(keys);
    const QString shown =
        keys.isEmpty() ? QString() : QStringLiteral(" (%1)").arg(keys.first().toString(QKeySequence::NativeText));
    action.setToolTip(QStringLiteral("<b>%1</b>%2<br>%3")
                          .arg(action.text().remove(QLatin1Char('&')), shown.toHtmlEscaped(), action.statusTip()));
}

void WindowActions::setCaptureOpen(bool open)
{
    for (const auto& [id, action] : m_actions)
        if (action->property("needsCapture").toBool())
            action->setEnabled(open);
}

} // namespace vitrine::app
