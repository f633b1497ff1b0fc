// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/breakpoints/breakpoints_model.h"

#include "views/base/item_tools.h"
#include "views/theme/counted.h"
#include "views/theme/icons.h"
#include "views/theme/theme.h"

namespace vitrine::views {

BreakpointsModel::BreakpointsModel(Breakpoints& breakpoints, QObject* parent)
    : QAbstractTableModel(parent), m_breakpoints(breakpoints), m_rows(static_cast<int>(breakpoints.all().size()))
{
    connect(&breakpoints, &Breakpoints::changed, this, &BreakpointsModel::refresh);
}

void BreakpointsModel::setParts(core::MachineParts parts)
{
    m_parts = std::move(parts);
    refresh();
}

void BreakpointsModel::refresh()
{
    const int rows = static_cast<int>(m_breakpoints.all().size());
    if (rows != m_rows) {
        beginResetModel();
        m_rows = rows;
        endResetModel();
    } else if (rows > 0) {
        emit dataChanged(index(0, 0), index(rows - 1, ColumnCount - 1));
    }
}

int BreakpointsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : m_rows;
}

int BreakpointsModel::columnCount(const QModelIndex&) const
{
    return ColumnCount;
}

const BreakpointEntry& BreakpointsModel::entry(const QModelIndex& index) const
{
    return m_breakpoints.all()[static_cast<std::size_t>(index.row())];
}

QString BreakpointsModel::problem(const BreakpointEntry& entry) const
{
    if (m_parts.units.empty())
        return {}; // no machine is known yet
    const auto condition = core::momentCondition(entry.what, m_parts.units, m_parts.queues);
    return condition ? QString() : QString::fromStdString(condition.error().message);
}

QString BreakpointsModel::text(const QModelIndex& index) const
{
    const BreakpointEntry& shown = entry(index);
    switch (index.column()) {
    case ConditionColumn: return QString::fromStdString(core::breakpointText(shown.what));
    case MeaningColumn: {
        const QString wrong = problem(shown);
        return wrong.isEmpty() ? meaningOf(shown.what) : wrong;
    }
    case HitsColumn: return grouped(shown.hits);
    default: break;
    }
    if (!shown.lastHit)
        return {};
    return tr("draw %1, cycle %2").arg(shown.lastHit->draw).arg(grouped(shown.lastHit->cycle.value_or(0)));
}

QVariant BreakpointsModel::link(const QModelIndex& index) const
{
    const BreakpointEntry& shown = entry(index);
    if (index.column() != LastHitColumn || !shown.lastHit)
        return {};
    return QVariant::fromValue(Link{.place = *shown.lastHit, .selection = {}});
}

QVariant BreakpointsModel::color(const QModelIndex& index) const
{
    const BreakpointEntry& shown = entry(index);
    const bool isIdle = !shown.isEnabled || (index.column() != MeaningColumn && !problem(shown).isEmpty());
    return isIdle ? QVariant(Theme::current().secondary) : QVariant();
}

QVariant BreakpointsModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= m_rows)
        return {};
    switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole: return text(index);
    case Qt::ToolTipRole:
        return index.column() == LastHitColumn && entry(index).lastHit ? tr("<b>Last hit</b><br>A click goes there.")
                                                                       : text(index);
    case Qt::CheckStateRole:
        return index.column() == ConditionColumn ? QVariant(entry(index).isEnabled ? Qt::Checked : Qt::Unchecked)
                                                 : QVariant();
    case Qt::FontRole: return index.column() == ConditionColumn ? QVariant(monospaceFont()) : QVariant();
    case Qt::TextAlignmentRole:
        return index.column() == HitsColumn ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    case Qt::ForegroundRole: return color(index);
    case Qt::DecorationRole:
        return index.column() == MeaningColumn && !problem(entry(index)).isEmpty()
                   ? QVariant(symbolIcon(Symbol::Cancel))
                   : QVariant();
    case Qt::AccessibleDescriptionRole: return linkDescription(link(index));
    case kLinkRole: return link(index);
    case kValueRole: return index.column() == HitsColumn ? QVariant(entry(index).hits) : QVariant();
    default: return {};
    }
}

bool BreakpointsModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (!index.isValid() || index.row() >= m_rows || index.column() != ConditionColumn)
        return false;
    const auto row = static_cast<std::size_t>(index.row());
    if (role == Qt::CheckStateRole) {
        m_breakpoints.setEnabled(row, value.toInt() == Qt::Checked);
        return true;
    }
    if (role != Qt::EditRole)
        return false;
    const std::string text = value.toString().toStdString();
    const auto what = core::readBreakpoint(text, m_parts.units, m_parts.queues);
    if (what)
        m_breakpoints.change(row, *what);
    else
        emit refused(core::parseBreakpoint(text) ? neverStopsText(value.toString().trimmed(), what.error())
                                                 : tr("“%1” is no condition").arg(value.toString().trimmed()));
    return what.hasValue();
}

Qt::ItemFlags BreakpointsModel::flags(const QModelIndex& index) const
{
    const Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    return index.column() == ConditionColumn ? flags | Qt::ItemIsUserCheckable | Qt::ItemIsEditable : flags;
}

QVariant BreakpointsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole && section == HitsColumn)
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case ConditionColumn: return tr("Condition");
    case MeaningColumn: return tr("Stops when");
    case HitsColumn: return tr("Hits");
    default: return tr("Last hit");
    }
}

} // namespace vitrine::views
