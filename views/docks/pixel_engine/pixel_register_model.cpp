// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/pixel_engine/pixel_register_model.h"

#include "views/base/item_tools.h"
#include "views/docks/history/history_text.h"
#include "views/docks/pixel_engine/pixel_text.h"
#include "views/theme/counted.h"
#include "views/theme/theme.h"

#include <QGuiApplication>

namespace vitrine::views {

PixelRegisterModel::PixelRegisterModel(PixelPlayer& player, QObject* parent)
    : QAbstractTableModel(parent), m_player(player)
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

int PixelRegisterModel::rowCount(const QModelIndex& parent) const
{
    if (parent.isValid() || !m_player.hasProgram())
        return 0;
    const core::PixelProgram& program = m_player.program();
    return static_cast<int>(m_player.registers().size() + program.combiningConstants.size() + program.constants.size());
}

int PixelRegisterModel::columnCount(const QModelIndex&) const
{
    return ColumnCount;
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

QVariant PixelRegisterModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || !m_player.hasProgram())
        return {};
    const int row = index.row(), column = index.column();
    const bool isComponent = column >= FirstComponent && column < StoredColumn;
    switch (role) {
    case Qt::DisplayRole: return text(row, column);
    case kValueRole:
        return isComponent ? QVariant(static_cast<double>(at(row).value[column - FirstComponent])) : QVariant();
    case Qt::DecorationRole:
        return column == NameColumn ? QVariant(swatch(at(row).value, qApp->devicePixelRatio())) : QVariant();
    case Qt::FontRole: {
        QFont font = monospaceFont();
        font.setBold(isWritten(row) && column != NameColumn && column != BeforeColumn);
        return font;
    }
    case Qt::TextAlignmentRole:
        return isComponent || column == StoredColumn ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    case Qt::ForegroundRole:
        if (column == BeforeColumn)
            return Theme::current().secondary;
        return isWritten(row) && column != NameColumn ? QVariant(Theme::current().changed()) : QVariant();
    case Qt::ToolTipRole:
        if (isComponent)
            return exact(at(row).value[column - FirstComponent]);
        return column == WrittenColumn && isWritten(row) ? tr("Written by the last step.") : text(row, column);
    default: return {};
    }
}

QVariant PixelRegisterModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    const bool isRight = section >= FirstComponent && section <= StoredColumn;
    if (role == Qt::TextAlignmentRole)
        return isRight ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    const bool isOpen = m_player.hasProgram();
    if (role == Qt::ToolTipRole && section == StoredColumn && isOpen)
        return tr("<b>As %1</b><br>What the target would store of it, channel by channel, without dithering.")
            .arg(QString::fromStdString(m_player.program().target));
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case NameColumn: return tr("Register");
    case StoredColumn:
        return isOpen ? tr("As %1").arg(QString::fromStdString(m_player.program().target)) : tr("Stored");
    case BeforeColumn: return tr("Before the step");
    case WrittenColumn: return tr("Written");
    default: return QString(QLatin1Char("rgba"[section - FirstComponent]));
    }
}

} // namespace vitrine::views
