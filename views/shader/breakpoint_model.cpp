// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shader/breakpoint_model.h"

#include "views/base/condition_field.h"
#include "views/theme/counted.h"
#include "views/theme/key_text.h"
#include "views/theme/theme.h"

#include <QCoreApplication>

namespace vitrine::views {

BreakpointModel::BreakpointModel(TracePlayer& player, QObject* parent) : QAbstractTableModel(parent), m_player(player)
{
    connect(&player, &TracePlayer::breakpointsChanged, this, &BreakpointModel::refresh);
}

void BreakpointModel::refresh()
{
    const int rows = static_cast<int>(m_player.breakpoints().size());
    if (rows != m_rows) {
        beginResetModel();
        m_rows = rows;
        endResetModel();
    } else if (rows > 0) {
        emit dataChanged(index(0, 0), index(rows - 1, ColumnCount - 1));
    }
}

int BreakpointModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : m_rows;
}

int BreakpointModel::columnCount(const QModelIndex&) const
{
    return ColumnCount;
}

QString BreakpointModel::text(const QModelIndex& index) const
{
    const auto row = static_cast<std::size_t>(index.row());
    const core::TraceBreakpoint& breakpoint = m_player.breakpoints()[row];
    switch (index.column()) {
    case PlaceColumn:
        return breakpoint.isLine ? tr("line %1").arg(breakpoint.where) : tr("instruction %1").arg(breakpoint.where);
    case ConditionColumn: return QString::fromStdString(breakpoint.condition);
    case FirstHitColumn: return QString::number(breakpoint.firstHit);
    default: break;
    }
    const auto& hits = m_player.hits(row);
    return hits ? counted(hits->size(), tr("%1 time"), tr("%1 times")) : QString::fromStdString(hits.error().message);
}

QVariant BreakpointModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= m_rows)
        return {};
    const auto row = static_cast<std::size_t>(index.row());
    const core::TraceBreakpoint& breakpoint = m_player.breakpoints()[row];
    switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole: return text(index);
    case Qt::CheckStateRole:
        return index.column() == PlaceColumn ? QVariant(breakpoint.isEnabled ? Qt::Checked : Qt::Unchecked)
                                             : QVariant();
    case Qt::FontRole: return index.column() == ConditionColumn ? QVariant(monospaceFont()) : QVariant();
    case Qt::ForegroundRole:
        return !m_player.hits(row) && index.column() == HitsColumn ? QVariant(Theme::current().fail) : QVariant();
    case Qt::ToolTipRole:
        return index.column() == ConditionColumn
                   ? withKeys(*this, tr("<b>Condition</b><br>Stops only where this holds, such as <i>r3.x &gt; 0.5</i> "
                                        "or <i>color.a == 0 &amp;&amp; i &gt;= 2</i>. {key:edit-breakpoint} edits it."))
                   : QVariant(text(index));
    default: return {};
    }
}

bool BreakpointModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (!index.isValid() || index.row() >= m_rows)
        return false;
    core::TraceBreakpoint changed = m_player.breakpoints()[static_cast<std::size_t>(index.row())];
    if (role == Qt::CheckStateRole && index.column() == PlaceColumn)
        changed.isEnabled = value.toInt() == Qt::Checked;
    else if (role == Qt::EditRole && index.column() == ConditionColumn)
        changed.condition = value.toString().trimmed().toStdString();
    else if (role == Qt::EditRole && index.column() == FirstHitColumn && value.toUInt() > 0)
        changed.firstHit = value.toUInt();
    else
        return false;
    m_player.change(static_cast<std::size_t>(index.row()), changed);
    return true;
}

Qt::ItemFlags BreakpointModel::flags(const QModelIndex& index) const
{
    Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    if (index.column() == PlaceColumn)
        flags |= Qt::ItemIsUserCheckable;
    if (index.column() == ConditionColumn || index.column() == FirstHitColumn)
        flags |= Qt::ItemIsEditable;
    return flags;
}

QVariant BreakpointModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case PlaceColumn: return tr("Place");
    case ConditionColumn: return tr("Condition");
    case FirstHitColumn: return tr("From hit");
    default: return tr("Stops in this trace");
    }
}

QWidget* ConditionDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem& option,
                                         const QModelIndex& index) const
{
    if (index.column() != BreakpointModel::ConditionColumn)
        return QStyledItemDelegate::createEditor(parent, option, index);
    auto* field = new ConditionField(parent);
    field->setFrame(false);
    field->setAccessibleName(QCoreApplication::translate("vitrine::views::BreakpointModel", "Condition"));
    QStringList names;
    if (m_player.hasTrace())
        for (const std::string& name : core::conditionNames(m_player.walk()))
            names << QString::fromStdString(name);
    field->setNames(names);
    return field;
}

} // namespace vitrine::views
