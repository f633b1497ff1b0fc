// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/buffer/buffer_model.h"

#include "views/base/item_tools.h"
#include "views/theme/theme.h"

#include <QFont>

#include <algorithm>
#include <cstring>
#include <limits>

namespace vitrine::views {

namespace {

constexpr std::uint64_t kMaxRows = std::numeric_limits<int>::max() / 64; // a view's scroll bar counts in pixels

QString componentName(const core::LayoutField& field, std::uint32_t component)
{
    const QString name = QString::fromStdString(field.name);
    if (field.components == 1)
        return name;
    constexpr const char* kLetters = "xyzw";
    return field.components <= 4 ? QStringLiteral("%1.%2").arg(name).arg(QLatin1Char(kLetters[component]))
                                 : QStringLiteral("%1.%2").arg(name).arg(component);
}

QString hexadecimal(quint64 number)
{
    return QStringLiteral("0x%1").arg(number, 6, 16, QLatin1Char('0'));
}

} // namespace

BufferModel::BufferModel(QObject* parent) : QAbstractTableModel(parent)
{
    findComponents();
}

void BufferModel::setBytes(core::Blob bytes, core::Blob before)
{
    const auto rows = [this](const core::Blob& some) {
        return static_cast<int>(std::min(kMaxRows, m_layout.elementCount(some ? some->size() : 0)));
    };
    const int count = rows(bytes);
    const bool isOther = count != m_rows; // else the place, the selection and the widths stay
    if (isOther)
        beginResetModel();
    m_bytes = std::move(bytes);
    m_before = before == m_bytes ? nullptr : std::move(before);
    m_rows = count;
    if (isOther)
        endResetModel();
    else if (m_rows > 0)
        emit dataChanged(index(0, 0), index(m_rows - 1, columnCount() - 1));
}

void BufferModel::setLayout(const core::ElementLayout& layout)
{
    if (layout == m_layout)
        return;
    beginResetModel();
    m_layout = layout;
    m_columnToolTips.clear();
    findComponents();
    m_rows = static_cast<int>(std::min(kMaxRows, m_layout.elementCount(m_bytes ? m_bytes->size() : 0)));
    endResetModel();
}

void BufferModel::setHexadecimal(bool on)
{
    m_isHexadecimal = on;
    if (m_rows > 0)
        emit dataChanged(index(0, 0), index(m_rows - 1, columnCount() - 1));
}

void BufferModel::findComponents()
{
    m_components.clear();
    for (const core::LayoutField& field : m_layout.fields)
        for (std::uint32_t i = 0; i < field.components; ++i)
            m_components.push_back(
                {&field, field.offset + i * core::componentBytes(field.type), componentName(field, i)});
}

std::uint64_t BufferModel::offsetOf(int row) const
{
    return m_layout.start + static_cast<std::uint64_t>(row) * m_layout.stride;
}

std::span<const std::byte> BufferModel::cellOf(const core::Blob& bytes, int row, int column) const
{
    const Component& component = m_components[static_cast<std::size_t>(column - 1)];
    const std::uint64_t start = offsetOf(row) + component.offset;
    const std::uint32_t size = core::componentBytes(component.field->type);
    if (!bytes || start + size > bytes->size())
        return {};
    return {bytes->data() + start, size};
}

std::span<const std::byte> BufferModel::cell(int row, int column) const
{
    return column == kOffsetColumn ? std::span<const std::byte>() : cellOf(m_bytes, row, column);
}

bool BufferModel::isChanged(int row, int column) const
{
    if (!m_before || column == kOffsetColumn)
        return false;
    const auto now = cellOf(m_bytes, row, column);
    const auto then = cellOf(m_before, row, column);
    return now.size() != then.size() || !std::ranges::equal(now, then);
}

int BufferModel::nextChanged(int row) const
{
    if (!m_before)
        return -1;
    for (int i = row + 1; i < m_rows; ++i) {
        // Most elements are the same from end to end.
        const std::uint64_t start = offsetOf(i);
        const bool isInside = start + m_layout.stride <= std::min(m_bytes->size(), m_before->size());
        if (isInside && std::memcmp(m_bytes->data() + start, m_before->data() + start, m_layout.stride) == 0)
            continue;
        for (int column = 1; column < columnCount(); ++column)
            if (isChanged(i, column))
                return i;
    }
    return -1;
}

int BufferModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : m_rows;
}

int BufferModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : 1 + static_cast<int>(m_components.size());
}

QString BufferModel::text(int row, int column, const core::Blob& bytes) const
{
    const auto cell = cellOf(bytes, row, column);
    if (cell.empty())
        return QStringLiteral("—");
    const core::LayoutField& field = *m_components[static_cast<std::size_t>(column - 1)].field;
    return QString::fromStdString(
        m_isHexadecimal ? core::componentHex(field.type, cell)
                        : core::componentText(core::componentValue(field.type, field.isNormalized, cell)));
}

QString BufferModel::toolTip(int row, int column) const
{
    if (column == kOffsetColumn)
        return tr("element %1 begins at byte %2").arg(row).arg(offsetOf(row));
    const Component& component = m_components[static_cast<std::size_t>(column - 1)];
    const auto bytes = cell(row, column);
    if (bytes.empty())
        return tr("%1 of element %2 lies behind the end of the buffer").arg(component.name).arg(row);
    const auto hex = QString::fromStdString(core::componentHex(component.field->type, bytes));
    const QString what = tr("%1 of element %2, at byte %3: %4")
                             .arg(component.name)
                             .arg(row)
                             .arg(offsetOf(row) + component.offset)
                             .arg(hex);
    if (!isChanged(row, column))
        return what;
    const bool isNew = cellOf(m_before, row, column).empty();
    return isNew ? tr("%1 (new)").arg(what) : tr("%1 (was %2)").arg(what, text(row, column, m_before));
}

QVariant BufferModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= m_rows)
        return {};
    const int row = index.row();
    const int column = index.column();
    switch (role) {
    case Qt::DisplayRole: return column == kOffsetColumn ? hexadecimal(offsetOf(row)) : text(row, column, m_bytes);
    case kValueRole: return column == kOffsetColumn ? QVariant::fromValue<quint64>(offsetOf(row)) : QVariant();
    case Qt::ToolTipRole: return toolTip(row, column);
    case Qt::TextAlignmentRole: return QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter);
    case ChangedRole: return isChanged(row, column);
    case Qt::AccessibleTextRole:
        return isChanged(row, column) ? tr("%1, changed").arg(text(row, column, m_bytes)) : QVariant();
    case Qt::ForegroundRole:
        if (column == kOffsetColumn)
            return Theme::current().secondary;
        return isChanged(row, column) ? QVariant(Theme::current().changed()) : QVariant();
    case Qt::FontRole: {
        QFont font = monospaceFont();
        font.setBold(isChanged(row, column));
        font.setUnderline(font.bold());
        return font;
    }
    default: return {};
    }
}

QVariant BufferModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Vertical)
        return role == Qt::DisplayRole ? QVariant(section) : QVariant();
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter);
    const auto component = static_cast<std::size_t>(section - 1);
    if (role == Qt::DisplayRole)
        return section == kOffsetColumn ? tr("Offset") : m_components[component].name;
    if (role == Qt::ToolTipRole && section != kOffsetColumn && component < m_columnToolTips.size())
        return m_columnToolTips[component];
    return {};
}

} // namespace vitrine::views
