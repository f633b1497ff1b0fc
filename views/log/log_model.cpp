// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/log/log_model.h"

#include "views/base/desk.h"
#include "views/base/item_tools.h"
#include "views/theme/theme.h"

namespace vitrine::views {

void LogModel::setWarnings(std::shared_ptr<const CallWarnings> warnings)
{
    beginResetModel();
    m_warnings = std::move(warnings);
    m_rows.clear();
    if (m_warnings)
        for (auto row = m_warnings->begin(); row != m_warnings->end(); ++row)
            m_rows.push_back(row);
    endResetModel();
}

int LogModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int LogModel::columnCount(const QModelIndex&) const
{
    return 2;
}

QVariant LogModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const auto& [number, sentence] = *m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return index.column() == 0 ? QVariant::fromValue<quint64>(number) : QString::fromStdString(sentence);
    case Qt::ToolTipRole: return QString::fromStdString(sentence);
    case Qt::FontRole: return index.column() == 0 ? monospaceFont() : QVariant();
    case Qt::AccessibleDescriptionRole: return linkDescription(data(index, kLinkRole));
    case kLinkRole:
        return index.column() == 0 ? QVariant::fromValue(Link{.place = CallLink{number}, .selection = {}}) : QVariant();
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
