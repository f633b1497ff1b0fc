// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/units/command_items.h"

#include "views/theme/counted.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace vitrine::views {

namespace {

QString fieldOf(const StateItem& command, const char* key)
{
    const auto found = std::ranges::find_if(command.children, [key](const auto& field) { return field->key == key; });
    return found == command.children.end() ? QString() : (*found)->value;
}

/// By the machine's words for it (CommandOrder). Empty: nothing is asked of the command's place.
QString orderText(const QString& order)
{
    if (order == QLatin1String("behind flush"))
        return QCoreApplication::translate("CommandItems", "✓ right behind a FLUSH");
    if (order == QLatin1String("not flushed"))
        return QCoreApplication::translate("CommandItems", "✗ no FLUSH right before it");
    return {};
}

QString commandText(const StateItem& command)
{
    QStringList parts{
        QStringLiteral("%1 %2.%3")
            .arg(fieldOf(command, "client"), fieldOf(command, "opcode"), fieldOf(command, "subOpcode")),
        counted(fieldOf(command, "size").toULongLong(), QCoreApplication::translate("CommandItems", "%1 word"),
                QCoreApplication::translate("CommandItems", "%1 words")),
        fieldOf(command, "status"),
        orderText(fieldOf(command, "order")),
    };
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" · "));
}

} // namespace

void dressCommands(StateItem& unit)
{
    const StateItem* commands = findStateItem(unit, "state", "commands");
    if (!commands)
        return;
    for (const auto& command : commands->children)
        command->value = commandText(*command);
}

} // namespace vitrine::views
