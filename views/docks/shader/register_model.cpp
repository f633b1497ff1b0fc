// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/shader/register_model.h"

namespace vitrine::views {

using core::RegisterFile;

namespace {

const QString kLetters = QStringLiteral("xyzw");

QList<FactColumn> makeColumns(const RegisterModel& model)
{
    QList<FactColumn> columns;
    const auto add = [&](const QString& name, bool isRight) {
        columns << factColumn(model, static_cast<int>(columns.size()), name, {}, 0, isRight);
    };
    add(RegisterModel::tr("Register"), false);
    for (const QChar letter : kLetters)
        add(letter, true);
    add(RegisterModel::tr("Written"), false);
    return columns;
}

} // namespace

RegisterModel::RegisterModel(TracePlayer& player, QObject* parent)
    : FactModel(makeColumns(*this), parent), m_player(player)
{
    connect(&player, &TracePlayer::traceChanged, this, &RegisterModel::rebuild);
    connect(&player, &TracePlayer::moved, this, &RegisterModel::tellChanged);
}

void RegisterModel::setFormat(ValueFormat format)
{
    m_format = format;
    tellChanged();
}

void RegisterModel::setShowsAll(bool showsAll)
{
    m_showsAll = showsAll;
    rebuild();
}

void RegisterModel::addFile(RegisterFile file, std::size_t count)
{
    for (std::uint32_t i = 0; i < count; ++i)
        m_registers.push_back({file, i});
}

void RegisterModel::rebuild()
{
    replace([this] {
        m_registers.clear();
        if (m_player.hasTrace() && m_showsAll) {
            const core::Program& program = *m_player.trace()->program;
            addFile(RegisterFile::Temp, program.tempCount);
            addFile(RegisterFile::Input, program.inputCount);
            addFile(RegisterFile::Constant, m_player.trace()->constants->size());
            addFile(RegisterFile::Output, program.outputCount);
        } else if (m_player.hasTrace()) {
            m_registers = core::registersUsed(*m_player.trace()->program);
        }
        return static_cast<int>(m_registers.size());
    });
}

std::vector<core::TraceAddress> RegisterModel::addresses(const QModelIndex& index) const
{
    std::vector<core::TraceAddress> result;
    if (!index.isValid() || !m_player.hasTrace())
        return result;
    const Register& row = m_registers[static_cast<std::size_t>(index.row())];
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
    const Register& row = m_registers[static_cast<std::size_t>(index.row())];
    const QString name = QLatin1String("_rvco").mid(static_cast<int>(row.file), 1) + QString::number(row.index);
    const int component = index.column() - FirstComponent;
    return component < 0 || component > 3 ? name : name + QLatin1Char('.') + kLetters[component];
}

std::optional<std::uint32_t> RegisterModel::bits(const Register& row, int component) const
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
    const auto value = bits(m_registers[static_cast<std::size_t>(index.row())], index.column() - FirstComponent);
    return value ? componentText(*value, core::SymbolKind::Float, m_format) : QStringLiteral("—");
}

RowCell RegisterModel::cell(int row, int column) const
{
    if (!m_player.hasTrace())
        return {};
    const QModelIndex index = this->index(row, column);
    const bool isComponent = column >= FirstComponent && column < WrittenColumn;
    const bool isNew = column != NameColumn && isWritten(index);
    RowCell cell{.text = text(index), .isCode = true, .isBold = isComponent && isNew, .isChanged = isNew};
    cell.isFaint = isComponent && cell.text == QStringLiteral("—");
    if (isComponent && isNew)
        cell.toolTip = tr("Written by the last step.");
    return cell;
}

} // namespace vitrine::views
