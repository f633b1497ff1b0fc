// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/mesh/mesh_table_model.h"

#include "views/base/desk.h"
#include "views/base/item_tools.h"
#include "views/docks/mesh/mesh_text.h"
#include "views/theme/theme.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace vitrine::views {

void MeshTableModel::setMesh(std::shared_ptr<const core::Mesh> mesh, std::uint32_t draw)
{
    beginResetModel();
    m_mesh = std::move(mesh);
    m_draw = draw;
    meshChanged();
    m_order.resize(m_mesh ? count() : 0);
    std::iota(m_order.begin(), m_order.end(), 0u);
    m_rows.resize(m_order.size());
    std::iota(m_rows.begin(), m_rows.end(), 0);
    endResetModel();
}

int MeshTableModel::rowOf(std::uint32_t id) const
{
    return id < m_rows.size() ? m_rows[id] : -1;
}

int MeshTableModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_order.size());
}

QVariant MeshTableModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || !m_mesh)
        return {};
    const std::uint32_t id = idAt(index.row());
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole: {
        if (const QString text = words(id, index.column()); !text.isNull())
            return text;
        const auto value = number(id, index.column());
        return value ? MeshText::number(*value) : QString();
    }
    case kValueRole: {
        const auto value = words(id, index.column()).isNull() ? number(id, index.column()) : std::nullopt;
        return value ? QVariant(*value) : QVariant();
    }
    case Qt::TextAlignmentRole: {
        const bool isNumber = words(id, index.column()).isNull();
        return QVariant::fromValue(Qt::Alignment(Qt::AlignVCenter | (isNumber ? Qt::AlignRight : Qt::AlignLeft)));
    }
    case Qt::FontRole: return monospaceFont();
    case Qt::ForegroundRole: return isQuiet(id) ? QVariant(Theme::current().secondary) : QVariant();
    case Qt::AccessibleDescriptionRole: return linkDescription(data(index, kLinkRole));
    case kLinkRole: return isReference(index.column()) ? link(id, index.column()) : QVariant();
    case kRowLinkRole: return link(id, 0);
    default: return {};
    }
}

void MeshTableModel::sort(int column, Qt::SortOrder order)
{
    if (!m_mesh || column < 0 || column >= columnCount())
        return;
    emit layoutAboutToBeChanged({}, VerticalSortHint);
    const QModelIndexList before = persistentIndexList();
    std::vector<std::uint32_t> ids;
    for (const QModelIndex& index : before)
        ids.push_back(idAt(index.row()));
    std::vector<double> keys(m_order.size());
    const double last = order == Qt::AscendingOrder ? std::numeric_limits<double>::infinity()
                                                    : -std::numeric_limits<double>::infinity();
    for (std::uint32_t id = 0; id < keys.size(); ++id) {
        const double key = number(id, column).value_or(last);
        keys[id] = std::isnan(key) ? last : key;
    }
    std::iota(m_order.begin(), m_order.end(), 0u);
    std::stable_sort(m_order.begin(), m_order.end(), [&](std::uint32_t a, std::uint32_t b) {
        return order == Qt::AscendingOrder ? keys[a] < keys[b] : keys[a] > keys[b];
    });
    for (std::size_t row = 0; row < m_order.size(); ++row)
        m_rows[m_order[row]] = static_cast<int>(row);
    QModelIndexList after;
    for (qsizetype i = 0; i < before.size(); ++i)
        after << this->index(m_rows[ids[static_cast<std::size_t>(i)]], before[i].column());
    changePersistentIndexList(before, after);
    emit layoutChanged({}, VerticalSortHint);
}

} // namespace vitrine::views
