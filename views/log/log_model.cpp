// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/log/log_model.h"

#include "views/base/item_tools.h"
#include "views/base/link.h"
#include "views/base/moment.h"
#include "views/theme/theme.h"

namespace vitrine::views {

void LogModel::setLines(std::vector<LogLine> lines)
{
    beginResetModel();
    m_lines = std::move(lines);
    endResetModel();
}

int LogModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_lines.size());
}

int LogModel::columnCount(const QModelIndex&) const
{
    return 2;
}

QVariant LogModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const LogLine& line = m_lines[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        if (index.column() == 1)
            return line.sentence;
        return line.call == kWholeCapture ? QVariant(tr("all")) : QVariant::fromValue<quint64>(line.call);
    case Qt::ToolTipRole: return line.sentence;
    case Qt::ForegroundRole:
        return index.column() == 1 && !line.isWarning ? QVariant(Theme::current().secondary) : QVariant();
    case Qt::FontRole: return index.column() == 0 ? monospaceFont() : QVariant();
    case Qt::AccessibleDescriptionRole: return linkDescription(data(index, kLinkRole));
    case kLinkRole:
        return index.column() == 0 && line.call != kWholeCapture
                   ? QVariant::fromValue(Link{.place = CallLink{line.call}, .selection = {}})
                   : QVariant();
    default: return {};
    }
}

QVariant LogModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return section == 0 ? tr("Call") : tr("What happened");
}

} // namespace vitrine::views
