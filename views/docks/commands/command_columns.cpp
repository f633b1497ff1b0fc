// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/commands/command_columns.h"

#include "core/observe/event_names.h"
#include "views/machine/cycle_cell.h"
#include "views/theme/counted.h"

#include <QCoreApplication>
#include <QStringList>

namespace vitrine::views {

namespace {

constexpr qsizetype kMostShown = 4; ///< registers in the line of a command; the tool tip has all

QString text(const std::string& words)
{
    return QString::fromStdString(words);
}

struct Commands {
    Q_DECLARE_TR_FUNCTIONS(Commands)
};

QString wordText(std::uint32_t word)
{
    return QStringLiteral("%1").arg(word, 8, 16, QLatin1Char('0'));
}

QString word(std::string_view text)
{
    return QString::fromUtf8(text.data(), qsizetype(text.size()));
}

RowCell nameCell(const CommandFacts& facts, int number)
{
    const core::DecodedCommand& command = facts.row(number).command->command;
    return {.text = QStringLiteral("%1 %2.%3")
                        .arg(word(enumName(command.client)), word(enumName(command.opcode)))
                        .arg(command.subOpcode),
            .isFaint = !facts.row(number).isTaken,
            .isCurrent = number == facts.lastTaken};
}

QString noDrawText(const core::DecodedCommand& command)
{
    if (command.transfers())
        return Commands::tr("clear, copy");
    return command.isOfHost() ? Commands::tr("host write") : Commands::tr("end of frame");
}

RowCell drawCell(const CommandFacts& facts, int number)
{
    const auto draw = facts.row(number).draw;
    if (!draw)
        return {.text = noDrawText(facts.row(number).command->command), .isFaint = !facts.row(number).isTaken};
    RowCell cell = numberCell(*draw);
    cell.link = Link{.place = DrawLink{*draw, {}}, .selection = {}};
    return cell;
}

RowCell whenCell(const CommandFacts& facts, int number)
{
    const CommandFacts::Row& row = facts.row(number);
    if (row.cycle)
        return cycleCell(facts.draw, *row.cycle);
    return row.isOfDraw ? RowCell{.text = Commands::tr("refused"), .isWrong = true} : RowCell{};
}

RowCell wordsCell(const CommandFacts& facts, int number)
{
    QStringList words;
    for (const std::uint32_t word : facts.row(number).command->words)
        words << wordText(word);
    return {.text = words.join(QLatin1Char(' ')), .isCode = true, .isFaint = !facts.row(number).isTaken};
}

RowCell sayingCell(const CommandFacts& facts, int number)
{
    const core::StreamCommand& command = *facts.row(number).command;
    if (command.command.fault)
        return {.text = word(enumName(*command.command.fault)), .isWrong = true};
    QStringList parts;
    if (const std::string meaning = commandMeaning(command); !meaning.empty())
        parts << text(meaning);
    for (const core::RegisterChange& change : command.registers)
        parts << QStringLiteral("%1 = %2").arg(text(core::registerName(change.address)),
                                               text(core::registerValueText(change.address, change.value)));
    RowCell cell{.text = parts.join(QStringLiteral(" · ")), .isFaint = !facts.row(number).isTaken};
    if (parts.size() <= kMostShown)
        return cell;
    cell.toolTip = parts.join(QLatin1Char('\n'));
    cell.value = cell.text;
    cell.text = Commands::tr("%1 and %2 more")
                    .arg(parts.mid(0, kMostShown).join(QStringLiteral(" · ")))
                    .arg(grouped(static_cast<quint64>(parts.size() - kMostShown)));
    return cell;
}

const CommandFacts::Register& registerAt(const CommandFacts& facts, int row)
{
    return facts.registers[static_cast<std::size_t>(row)];
}

RowCell valueCell(const CommandFacts& facts, int row)
{
    const auto& held = registerAt(facts, row);
    const auto meaning = [&held](std::uint32_t value) { return text(core::registerValueText(held.address, value)); };
    return {.text = meaning(held.value), .was = held.before ? std::optional(meaning(*held.before)) : std::nullopt};
}

} // namespace

QList<FactColumn> commandColumns(const CommandFacts& facts)
{
    return {
        {Commands::tr("Cycle"), Commands::tr("In which the command interface took it up."), 84,
         [&facts](int row) { return whenCell(facts, row); }, true},
        {Commands::tr("Command"), Commands::tr("Client, opcode and sub-opcode."), 120,
         [&facts](int row) { return nameCell(facts, row); }},
        {Commands::tr("Says"), Commands::tr("What it asks for, and the registers that it writes."), 240,
         [&facts](int row) { return sayingCell(facts, row); }},
        {Commands::tr("Words"), Commands::tr("Its header and its data, in hexadecimal."), 240,
         [&facts](int row) { return wordsCell(facts, row); }},
        {Commands::tr("Offset"), Commands::tr("Of its header in the draw's buffer, in bytes, in hexadecimal."), 64,
         [&facts](int row) {
             const std::uint32_t offset = facts.row(row).command->command.offset;
             return RowCell{
                 .text = QStringLiteral("%1").arg(offset, 4, 16, QLatin1Char('0')), .value = offset, .isCode = true};
         },
         true},
        {Commands::tr("Draw"), Commands::tr("Whose command it is."), 96,
         [&facts](int row) { return drawCell(facts, row); }, true},
    };
}

QList<FactColumn> registerColumns(const CommandFacts& facts)
{
    return {
        {Commands::tr("Register"), Commands::tr("What is not as after a reset, or was written by this draw."), 168,
         [&facts](int row) {
             const auto& held = registerAt(facts, row);
             const std::string name = core::registerName(held.address);
             return RowCell{
                 .text = text(name), .value = held.address, .link = Link{.place = {}, .selection = RegisterLink{name}}};
         }},
        {Commands::tr("Value"),
         Commands::tr("What the register means at the cursor. Marked: this draw has written it."), 128,
         [&facts](int row) { return valueCell(facts, row); }},
        {Commands::tr("Before"), Commands::tr("What it was when the draw began, where the draw has written it."), 96,
         [&facts](int row) {
             const auto& held = registerAt(facts, row);
             return RowCell{.text =
                                held.before ? text(core::registerValueText(held.address, *held.before)) : QString()};
         }},
        {Commands::tr("Cycle"), Commands::tr("In which a command of this draw wrote it last."), 84,
         [&facts](int row) {
             const auto& held = registerAt(facts, row);
             return held.cycle ? cycleCell(facts.draw, *held.cycle) : RowCell{};
         },
         true},
        {Commands::tr("Address"), Commands::tr("Of the register, in hexadecimal."), 72,
         [&facts](int row) {
             const std::uint32_t address = registerAt(facts, row).address;
             return RowCell{.text = QString::number(address, 16), .value = address, .isCode = true};
         },
         true},
        {Commands::tr("Word"), Commands::tr("What it holds, in hexadecimal."), 88,
         [&facts](int row) {
             const std::uint32_t value = registerAt(facts, row).value;
             return RowCell{.text = wordText(value), .value = value, .isCode = true};
         },
         true},
    };
}

} // namespace vitrine::views
