// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/pixel_engine/program_model.h"

#include "core/session/pixel_engine/vector_text.h"
#include "views/docks/pixel_engine/pixel_text.h"
#include "views/theme/text.h"

namespace vitrine::views {

namespace {

QList<FactColumn> makeColumns(const ProgramModel& model)
{
    QList<FactColumn> columns;
    const auto add = [&](const QString& name, const QString& sentence, bool isNumber = false) {
        columns << factColumn(model, static_cast<int>(columns.size()), name, sentence, 0, isNumber);
    };
    add(ProgramModel::tr("No."), ProgramModel::tr("Where the instruction stands in the program; ▶ is executed next."),
        true);
    add(ProgramModel::tr("Step"),
        ProgramModel::tr("The group of the step, and its number: the destination is made ready, blended, weighted by "
                         "coverage, and made what the surface keeps."));
    add(ProgramModel::tr("Instruction"),
        ProgramModel::tr("What the engine executes. The tip of an instruction says what it does."));
    add(ProgramModel::tr("Pair"),
        ProgramModel::tr("Two instructions that share a clock, one for color and one for alpha."));
    add(ProgramModel::tr("Values"),
        ProgramModel::tr("What the operands are, with their modifiers, and what came of them."));
    add(ProgramModel::tr("ALU owner"),
        ProgramModel::tr("The module that has the ALU array while it works on the instruction."));
    add(ProgramModel::tr("Clocks"), ProgramModel::tr("Clocks of the ALU array."), true);
    add(ProgramModel::tr("Transfers"),
        ProgramModel::tr("Operands and results on their way between register files, modules and ALUs."), true);
    add(ProgramModel::tr("Conversions"),
        ProgramModel::tr("Conversions between the format of a surface and the engine's numbers."), true);
    return columns;
}

} // namespace

ProgramModel::ProgramModel(PixelPlayer& player, QObject* parent)
    : FactModel(makeColumns(*this), parent), m_player(player)
{
    connect(&player, &PixelPlayer::traceChanged, this, &ProgramModel::takeProgram);
    connect(&player, &PixelPlayer::moved, this, &ProgramModel::tellChanged);
    takeProgram();
}

void ProgramModel::takeProgram()
{
    setRowTotal(total());
}

int ProgramModel::total() const
{
    return m_player.hasProgram() ? static_cast<int>(m_player.program().instructions.size()) : 0;
}

const core::ListedInstruction& ProgramModel::at(int row) const
{
    return m_player.program().instructions[static_cast<std::size_t>(row)];
}

/// The eight operations have no modules that could own an ALU.
bool ProgramModel::hasModules() const
{
    return m_player.program().config.engine == core::ColorEngine::Pgpe;
}

ProgramModel::State ProgramModel::state(int row) const
{
    const core::PixelStep* step = m_player.stepOf(static_cast<std::size_t>(row));
    if (at(row).kind == core::LineKind::LeftOut)
        return State::LeftOut;
    if (!step)
        return State::Waiting;
    if (step == m_player.nextStep())
        return State::Next;
    const auto made = static_cast<std::size_t>(step - m_player.trace().steps.data());
    if (made >= m_player.position())
        return State::Waiting;
    return step->isExecuted ? State::Done : State::Skipped;
}

/// Registers hold by then what comes in; what comes out is known once it has been done.
QString ProgramModel::values(int row) const
{
    const State state = this->state(row);
    if (state == State::LeftOut)
        return inWords(at(row).meaning);
    if (state == State::Waiting)
        return {};
    const core::PixelStep& step = *m_player.stepOf(static_cast<std::size_t>(row));
    if (!step.isExecuted)
        return skippedText(step);
    const QString operands = operandsText(at(row), step);
    if (state == State::Next)
        return operands;
    const QString result = resultText(at(row), step);
    return result.isEmpty() || operands.isEmpty() || at(row).opcode == "OUT"
               ? result + (result.isEmpty() ? operands : QString())
               : QStringLiteral("%1 ⇐ %2").arg(result, operands);
}

/// What is no instruction has none.
QString ProgramModel::number(int row) const
{
    return at(row).kind == core::LineKind::Instruction ? QString::number(at(row).number) : QStringLiteral("–");
}

QString ProgramModel::text(int row, int column) const
{
    const core::ListedInstruction& instruction = at(row);
    const bool isFirstOfPair = row + 1 < rowCount() && at(row + 1).sharesClock;
    switch (column) {
    case NumberColumn: return (state(row) == State::Next ? QStringLiteral("▶ ") : QString()) + number(row);
    case StepColumn: return stepText(instruction);
    case TextColumn: return QString::fromStdString(instruction.text);
    case PairColumn:
        return isFirstOfPair ? QStringLiteral("┐") : instruction.sharesClock ? QStringLiteral("┘") : QString();
    case ValuesColumn: return values(row);
    case OwnerColumn: return instruction.aluClocks == 0 ? QStringLiteral("–") : ownerText(instruction.aluOwner);
    case ClocksColumn: return hasModules() ? QString::number(instruction.aluClocks) : QStringLiteral("–");
    case TransfersColumn: return hasModules() ? QString::number(instruction.transfers) : QStringLiteral("–");
    case ConversionsColumn: return hasModules() ? QString::number(instruction.conversions) : QStringLiteral("–");
    default: return {};
    }
}

/// What the step is for, which functions it takes, and who says so.
QString ProgramModel::vectorTip(int row) const
{
    const core::ListedInstruction& line = at(row);
    QStringList parts{stepTitle(line)};
    if (!line.meaning.empty())
        parts << asSentence(inWords(line.meaning));
    const core::PixelStep* step = m_player.stepOf(static_cast<std::size_t>(row));
    if (const State state = this->state(row); step && (state == State::Done || state == State::Next))
        for (const core::TableLookUp& one : step->lookUps)
            parts << inWords(lookUpText(one, m_player.program().vector->blend)).toHtmlEscaped();
    return parts.join(QStringLiteral("<br>"));
}

QString ProgramModel::toolTip(int row, int column) const
{
    const core::ListedInstruction& instruction = at(row);
    if (column == StepColumn || instruction.kind != core::LineKind::Instruction)
        return vectorTip(row);
    if (column == PairColumn)
        return text(row, column).isEmpty()
                   ? QString()
                   : tr("Color and alpha of these two instructions are computed in the same clock.");
    if (column == ValuesColumn)
        return text(row, column);
    QString tip =
        QStringLiteral("<b>%1</b> %2")
            .arg(QString::fromStdString(instruction.opcode).toHtmlEscaped(), inWords(instruction.help).toHtmlEscaped());
    if (instruction.group != core::StepGroup::None)
        tip += QStringLiteral("<br>") + vectorTip(row);
    if (m_player.program().combining > 0)
        tip += QStringLiteral("<br>") +
               (static_cast<std::size_t>(row) < m_player.program().combining
                    ? tr("Combining: makes the fragment's color of the primary and the secondary object.")
                    : tr("Blending: its “ain” is the combined color."));
    if (instruction.text.find('~') != std::string::npos)
        tip += QStringLiteral("<br>") +
               (instruction.invertsUnclamped ? tr("~x is 1 − x, of floats, without clamping.") : tr("~x is 1 − x."));
    if (instruction.text.find('|') != std::string::npos)
        tip += QStringLiteral("<br>") + tr("|x| is x without its sign.");
    if (instruction.text.find(" -") != std::string::npos && hasModules())
        tip += QStringLiteral("<br>") + tr("−x is x with the other sign.");
    return tip;
}

QVariant ProgramModel::exact(int row, int column) const
{
    switch (column) {
    case NumberColumn: return at(row).kind == core::LineKind::Instruction ? QVariant(at(row).number) : QVariant();
    case ClocksColumn: return hasModules() ? QVariant(at(row).aluClocks) : QVariant();
    case TransfersColumn: return hasModules() ? QVariant(at(row).transfers) : QVariant();
    case ConversionsColumn: return hasModules() ? QVariant(at(row).conversions) : QVariant();
    default: return {};
    }
}

RowCell ProgramModel::cell(int row, int column) const
{
    if (row >= total())
        return {}; // others hear of another program first, and look at the rows of the one before
    const State state = this->state(row);
    return {.text = text(row, column),
            .value = exact(row, column),
            .isCode =
                column != OwnerColumn && column != StepColumn && (state != State::LeftOut || column == TextColumn),
            .toolTip = toolTip(row, column),
            .isFaint = state == State::Skipped || state == State::LeftOut || column == PairColumn,
            .icon = column == StepColumn ? groupIcon(at(row)) : QIcon(),
            .isBold = state == State::Next && column <= TextColumn,
            .isStruck = state == State::Skipped && column == TextColumn,
            .isCurrent = state == State::Next,
            .told = state == State::Next      ? tr("executed next")
                    : state == State::Skipped ? tr("skipped")
                    : state == State::Done    ? tr("executed")
                    : state == State::LeftOut ? tr("left out")
                                              : QString()};
}

} // namespace vitrine::views
