// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/units/command_items.h"

#include "core/command/command_fields.h"
#include "core/session/machine_tree_fields.h"
#include "views/theme/counted.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace vitrine::views {

namespace {

using Fields = core::CommandRecordFields;

QString fieldOf(const StateItem& command, std::string_view key)
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
            .arg(fieldOf(command, Fields::kClient), fieldOf(command, Fields::kOpcode),
                 fieldOf(command, Fields::kSubOpcode)),
        counted(fieldOf(command, Fields::kSize).toULongLong(), QCoreApplication::translate("CommandItems", "%1 word"),
                QCoreApplication::translate("CommandItems", "%1 words")),
        fieldOf(command, Fields::kStatus),
        orderText(fieldOf(command, Fields::kOrder)),
    };
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" · "));
}

} // namespace

void dressCommands(StateItem& unit)
{
    const StateItem* commands = findStateItem(unit, core::UnitFields::kState, core::CommandFields::kCommands);
    if (!commands)
        return;
    for (const auto& command : commands->children)
        command->value = commandText(*command);
}

} // namespace vitrine::views
