// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/pixel_engine/pixel_register_model.h"

#include "views/docks/history/history_text.h"
#include "views/docks/pixel_engine/pixel_text.h"
#include "views/theme/counted.h"

#include <QGuiApplication>

namespace vitrine::views {

namespace {

QList<FactColumn> makeColumns(const PixelRegisterModel& model)
{
    QList<FactColumn> columns;
    const auto add = [&](const QString& name, bool isRight) {
        columns << factColumn(model, static_cast<int>(columns.size()), name, {}, 0, isRight);
    };
    add(PixelRegisterModel::tr("Register"), false);
    for (const char component : {'r', 'g', 'b', 'a'})
        add(QString(QLatin1Char(component)), true);
    add(PixelRegisterModel::tr("Stored"), true);
    add(PixelRegisterModel::tr("Before the step"), false);
    add(PixelRegisterModel::tr("Written"), false);
    return columns;
}

} // namespace

PixelRegisterModel::PixelRegisterModel(PixelPlayer& player, QObject* parent)
    : FactModel(makeColumns(*this), parent), m_player(player)
{
    connect(&player, &PixelPlayer::traceChanged, this, &PixelRegisterModel::takeProgram);
    connect(&player, &PixelPlayer::moved, this, &PixelRegisterModel::tellChanged);
    takeProgram();
}

void PixelRegisterModel::takeProgram()
{
    if (m_player.hasProgram())
        setHead(StoredColumn, tr("As %1").arg(QString::fromStdString(m_player.program().target)),
                tr("What the target would store of it, channel by channel, without dithering."));
    setRowTotal(total());
}

int PixelRegisterModel::total() const
{
    if (!m_player.hasProgram())
        return 0;
    const core::PixelProgram& program = m_player.program();
    return static_cast<int>(m_player.registers().size() + program.combiningConstants.size() + program.constants.size());
}

bool PixelRegisterModel::isConstant(int row) const
{
    return static_cast<std::size_t>(row) >= m_player.registers().size();
}

const core::PixelRegister& PixelRegisterModel::at(int row) const
{
    const auto number = static_cast<std::size_t>(row);
    if (!isConstant(row))
        return m_player.registers()[number];
    const core::PixelProgram& program = m_player.program();
    const std::size_t constant = number - m_player.registers().size(), first = program.combiningConstants.size();
    return constant < first ? program.combiningConstants[constant] : program.constants[constant - first];
}

/// Each of the two programs has a file of constants.
bool PixelRegisterModel::isOfCombining(int row) const
{
    return isConstant(row) &&
           static_cast<std::size_t>(row) < m_player.registers().size() + m_player.program().combiningConstants.size();
}

bool PixelRegisterModel::isWritten(int row) const
{
    return !isConstant(row) && m_player.isWrittenByLastStep(at(row).name);
}

QString PixelRegisterModel::text(int row, int column) const
{
    const core::PixelRegister& shown = at(row);
    switch (column) {
    case NameColumn: {
        const QString name = QString::fromStdString(shown.name);
        return isOfCombining(row) ? tr("%1 combining").arg(name) : name;
    }
    case StoredColumn: return storedText(m_player.program(), shown.value);
    case BeforeColumn:
        return isWritten(row) ? valueText(m_player.registersBefore()[static_cast<std::size_t>(row)].value) : QString();
    case WrittenColumn: return isWritten(row) ? tr("W") : QString();
    default: return numberText(shown.value[column - FirstComponent]);
    }
}

RowCell PixelRegisterModel::cell(int row, int column) const
{
    if (row >= total())
        return {}; // others hear of another program first, and look at the rows of the one before
    const bool isComponent = column >= FirstComponent && column < StoredColumn;
    const bool isNew = isWritten(row) && column != NameColumn && column != BeforeColumn;
    RowCell cell{.text = text(row, column),
                 .isCode = true,
                 .isFaint = column == BeforeColumn,
                 .isBold = isNew,
                 .isChanged = isNew};
    if (isComponent) {
        const float value = at(row).value[column - FirstComponent];
        cell.value = static_cast<double>(value);
        cell.toolTip = exact(value);
    }
    if (column == NameColumn)
        cell.icon = swatch(at(row).value, qApp->devicePixelRatio());
    if (column == WrittenColumn && isWritten(row))
        cell.toolTip = tr("Written by the last step.");
    return cell;
}

} // namespace vitrine::views
