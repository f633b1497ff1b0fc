// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window_actions.h"

#include "app/window_action_table.h"

#include <QCoreApplication>
#include <QWidget>

namespace vitrine::app {

namespace {

QString translated(const char* text)
{
    return QCoreApplication::translate("WindowActions", text);
}

WindowActions::Keys keysOf(const ActionRow& row)
{
    return QKeySequence::listFromString(QString::fromLatin1(row.keys), QKeySequence::PortableText);
}

QAction* makeAction(const ActionRow& row, QWidget& window)
{
    auto* action = new QAction(translated(row.text), &window);
    action->setObjectName(QLatin1String(row.name));
    if (row.symbol)
        action->setIcon(views::symbolIcon(*row.symbol));
    action->setProperty("needsCapture", row.needs == ActionRow::Needs::Capture);
    action->setStatusTip(translated(row.sentence));
    WindowActions::setKeys(*action, keysOf(row));
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
    QList<QAction*> actions;
    for (const ActionRow& row : actionTable())
        actions << m_actions.at(row.id);
    return actions;
}

WindowActions::Keys WindowActions::originalKeys(const QAction& action)
{
    for (const ActionRow& row : actionTable())
        if (action.objectName() == QLatin1String(row.name))
            return keysOf(row);
    return {};
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
