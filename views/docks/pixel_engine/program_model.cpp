// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/pixel_engine/program_model.h"

#include "views/base/item_tools.h"
#include "views/docks/pixel_engine/pixel_text.h"
#include "views/theme/text.h"
#include "views/theme/theme.h"

#include <QFont>

namespace vitrine::views {

ProgramModel::ProgramModel(PixelPlayer& player, QObject* parent) : QAbstractTableModel(parent), m_player(player)
{
    connect(&player, &PixelPlayer::traceChanged, this, [this] {
        beginResetModel();
        endResetModel();
    });
    connect(&player, &PixelPlayer::moved, this, [this] {
        if (rowCount() > 0)
            emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
    });
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
    if (!step)
        return State::Waiting;
    if (step == m_player.nextStep())
        return State::Next;
    const auto made = static_cast<std::size_t>(step - m_player.trace().steps.data());
    if (made >= m_player.position())
        return State::Waiting;
    return step->isExecuted ? State::Done : State::Skipped;
}

int ProgramModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || !m_player.hasProgram() ? 0 : static_cast<int>(m_player.program().instructions.size());
}

int ProgramModel::columnCount(const QModelIndex&) const
{
    return ColumnCount;
}

/// Registers hold by then what comes in; what comes out is known once it has been done.
QString ProgramModel::values(int row) const
{
    const State state = this->state(row);
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

QString ProgramModel::text(int row, int column) const
{
    const core::ListedInstruction& instruction = at(row);
    const bool isFirstOfPair = row + 1 < rowCount() && at(row + 1).sharesClock;
    switch (column) {
    case NumberColumn: {
        const State state = this->state(row);
        const QString mark = state == State::Next ? QStringLiteral("▶ ") : QString();
        return mark + QString::number(row);
    }
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

QString ProgramModel::toolTip(int row, int column) const
{
    const core::ListedInstruction& instruction = at(row);
    if (column == PairColumn)
        return text(row, column).isEmpty()
                   ? QString()
                   : tr("Color and alpha of these two instructions are computed in the same clock.");
    if (column == ValuesColumn)
        return text(row, column);
    QString tip = QStringLiteral("<b>%1</b> %2")
                      .arg(QString::fromStdString(instruction.opcode).toHtmlEscaped(),
                           QString::fromStdString(instruction.help).toHtmlEscaped());
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
    case NumberColumn: return row;
    case ClocksColumn: return hasModules() ? QVariant(at(row).aluClocks) : QVariant();
    case TransfersColumn: return hasModules() ? QVariant(at(row).transfers) : QVariant();
    case ConversionsColumn: return hasModules() ? QVariant(at(row).conversions) : QVariant();
    default: return {};
    }
}

QVariant ProgramModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || !m_player.hasProgram())
        return {};
    const State state = this->state(index.row());
    const bool isNumber = index.column() >= ClocksColumn || index.column() == NumberColumn;
    switch (role) {
    case Qt::DisplayRole: return text(index.row(), index.column());
    case Qt::ToolTipRole: return toolTip(index.row(), index.column());
    case kValueRole: return exact(index.row(), index.column());
    case Qt::TextAlignmentRole: return isNumber ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    case Qt::AccessibleDescriptionRole:
        return state == State::Next      ? tr("executed next")
               : state == State::Skipped ? tr("skipped")
               : state == State::Done    ? tr("executed")
                                         : QString();
    case Qt::FontRole: {
        QFont font = index.column() == OwnerColumn ? QFont() : monospaceFont();
        if (index.column() == OwnerColumn)
            font.setPixelSize(QFont().pixelSize());
        font.setBold(state == State::Next && index.column() <= TextColumn);
        font.setStrikeOut(state == State::Skipped && index.column() == TextColumn);
        return font;
    }
    case Qt::ForegroundRole:
        if (state == State::Skipped || index.column() == PairColumn)
            return Theme::current().secondary;
        return {};
    case Qt::BackgroundRole: return state == State::Next ? QVariant(Theme::current().selection()) : QVariant();
    default: return {};
    }
}

QVariant ProgramModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    const QStringList names{tr("No."),       tr("Instruction"), tr("Pair"),      tr("Values"),
                            tr("ALU owner"), tr("Clocks"),      tr("Transfers"), tr("Conversions")};
    const QStringList tips{tr("Where the instruction stands in the program; ▶ is executed next."),
                           tr("What the engine executes. The tip of an instruction says what it does."),
                           tr("Two instructions that share a clock, one for color and one for alpha."),
                           tr("What the operands are, with their modifiers, and what came of them."),
                           tr("The module that has the ALU array while it works on the instruction."),
                           tr("Clocks of the ALU array."),
                           tr("Operands and results on their way between register files, modules and ALUs."),
                           tr("Conversions between the format of a surface and the engine's numbers.")};
    if (role == Qt::DisplayRole)
        return names[section];
    if (role == Qt::ToolTipRole)
        return namedTip(names[section], tips[section]);
    if (role == Qt::TextAlignmentRole && (section >= ClocksColumn || section == NumberColumn))
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    return {};
}

} // namespace vitrine::views
