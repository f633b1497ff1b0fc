// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/shader/register_model.h"

#include "views/theme/theme.h"

namespace vitrine::views {

using core::RegisterFile;

namespace {

const QString kLetters = QStringLiteral("xyzw");

} // namespace

RegisterModel::RegisterModel(TracePlayer& player, QObject* parent) : QAbstractTableModel(parent), m_player(player)
{
    connect(&player, &TracePlayer::traceChanged, this, &RegisterModel::rebuild);
    connect(&player, &TracePlayer::moved, this, [this] {
        if (!m_rows.empty())
            emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
    });
}

void RegisterModel::setFormat(ValueFormat format)
{
    m_format = format;
    if (!m_rows.empty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

void RegisterModel::setShowsAll(bool showsAll)
{
    m_showsAll = showsAll;
    rebuild();
}

void RegisterModel::addFile(RegisterFile file, std::size_t count)
{
    for (std::uint32_t i = 0; i < count; ++i)
        m_rows.push_back({file, i});
}

void RegisterModel::rebuild()
{
    beginResetModel();
    m_rows.clear();
    if (m_player.hasTrace() && m_showsAll) {
        const core::Program& program = *m_player.trace()->program;
        addFile(RegisterFile::Temp, program.tempCount);
        addFile(RegisterFile::Input, program.inputCount);
        addFile(RegisterFile::Constant, m_player.trace()->constants->size());
        addFile(RegisterFile::Output, program.outputCount);
    } else if (m_player.hasTrace()) {
        m_rows = core::registersUsed(*m_player.trace()->program);
    }
    endResetModel();
}

std::vector<core::TraceAddress> RegisterModel::addresses(const QModelIndex& index) const
{
    std::vector<core::TraceAddress> result;
    if (!index.isValid() || !m_player.hasTrace())
        return result;
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    const int component = index.column() - FirstComponent;
    const bool isWhole = component < 0 || component > 3;
    for (int c = 0; c < 4; ++c)
        if (isWhole || c == component)
            if (const auto address = m_player.walk().address(row.file, row.index, static_cast<std::uint32_t>(c)))
                result.push_back(*address);
    return result;
}

QString RegisterModel::nameOf(const QModelIndex& index) const
{
    if (!index.isValid())
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    const QString name = QLatin1String("_rvco").mid(static_cast<int>(row.file), 1) + QString::number(row.index);
    const int component = index.column() - FirstComponent;
    return component < 0 || component > 3 ? name : name + QLatin1Char('.') + kLetters[component];
}

int RegisterModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int RegisterModel::columnCount(const QModelIndex&) const
{
    return ColumnCount;
}

std::optional<std::uint32_t> RegisterModel::bits(const Row& row, int component) const
{
    if (row.file == RegisterFile::Constant)
        return m_player.walk().bits(
            core::DebugPlace{core::DebugPlace::Kind::Constant, static_cast<std::uint8_t>(component), row.index});
    const auto address = m_player.walk().address(row.file, row.index, static_cast<std::uint32_t>(component));
    return address ? m_player.walk().bits(*address) : std::nullopt;
}

bool RegisterModel::isWritten(const QModelIndex& index) const
{
    const std::size_t position = m_player.walk().position();
    return position > 0 && m_player.walk().isWrittenBy(position - 1, addresses(index));
}

QString RegisterModel::text(const QModelIndex& index) const
{
    if (index.column() == NameColumn)
        return nameOf(index);
    if (index.column() == WrittenColumn)
        return isWritten(index) ? tr("W") : QString();
    const auto value = bits(m_rows[static_cast<std::size_t>(index.row())], index.column() - FirstComponent);
    return value ? componentText(*value, core::SymbolKind::Float, m_format) : QStringLiteral("—");
}

QVariant RegisterModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || !m_player.hasTrace())
        return {};
    const bool isComponent = index.column() >= FirstComponent && index.column() < WrittenColumn;
    switch (role) {
    case Qt::DisplayRole: return text(index);
    case Qt::FontRole: {
        QFont font = monospaceFont();
        font.setBold(isComponent && isWritten(index));
        return font;
    }
    case Qt::TextAlignmentRole: return isComponent ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    case Qt::ForegroundRole:
        if (index.column() != NameColumn && isWritten(index))
            return Theme::current().changed();
        return isComponent && text(index) == QStringLiteral("—") ? QVariant(Theme::current().secondary) : QVariant();
    case Qt::ToolTipRole: return isComponent && isWritten(index) ? tr("Written by the last step.") : QVariant();
    default: return {};
    }
}

QVariant RegisterModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    const bool isComponent = section >= FirstComponent && section < WrittenColumn;
    if (orientation == Qt::Horizontal && role == Qt::TextAlignmentRole && isComponent)
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    if (section == NameColumn)
        return tr("Register");
    return section == WrittenColumn ? tr("Written") : QString(kLetters[section - FirstComponent]);
}

} // namespace vitrine::views
