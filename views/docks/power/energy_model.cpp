// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/power/energy_model.h"

#include "views/base/item_tools.h"
#include "views/docks/power/power_context.h"
#include "views/docks/power/power_facts.h"
#include "views/theme/text.h"
#include "views/theme/theme.h"

#include <QFont>

#include <cmath>
#include <optional>
#include <utility>

namespace vitrine::views {

namespace {

struct ValueColumn {
    const char* name;
    const char* sentence;
    core::Energy core::EnergyRow::*member;
};

// Behind that of the kind of part.
constexpr ValueColumn kValues[] = {
    {QT_TRANSLATE_NOOP("Power", "On, a cycle (illustrative)"),
     QT_TRANSLATE_NOOP("Power", "Energy of a cycle with full power."), &core::EnergyRow::on},
    {QT_TRANSLATE_NOOP("Power", "Reduced, a cycle (illustrative)"),
     QT_TRANSLATE_NOOP("Power", "Energy of a cycle with reduced power."), &core::EnergyRow::reduced},
    {QT_TRANSLATE_NOOP("Power", "Off, a cycle (illustrative)"),
     QT_TRANSLATE_NOOP("Power", "Energy of a cycle without power."), &core::EnergyRow::off},
    {QT_TRANSLATE_NOOP("Power", "An operation (illustrative)"),
     QT_TRANSLATE_NOOP("Power", "Energy of an operation, beside that of the cycles."), &core::EnergyRow::operation},
};
static_assert(std::size(kValues) == EnergyModel::ColumnCount - 1);

const ValueColumn& valueOf(int column)
{
    return kValues[column - 1];
}

/// What the kinds of parts are that the machine itself has.
QString kindText(const std::string& part)
{
    constexpr std::pair<const char*, const char*> kKinds[] = {
        {"ALU", QT_TRANSLATE_NOOP("Power", "arithmetic unit")},
        {"TPB", QT_TRANSLATE_NOOP("Power", "thread packing buffer")},
        {"IB", QT_TRANSLATE_NOOP("Power", "input bus")},
        {"RFB", QT_TRANSLATE_NOOP("Power", "register file bank")},
        {"CU", QT_TRANSLATE_NOOP("Power", "color updater")},
        {"RAS", QT_TRANSLATE_NOOP("Power", "rasterizer")},
        {"HIZ", QT_TRANSLATE_NOOP("Power", "HiZ unit")},
        {"ZST", QT_TRANSLATE_NOOP("Power", "depth and stencil tests")},
    };
    for (const auto& [name, words] : kKinds)
        if (part == name)
            return Power::tr(words);
    if (const QString name = QString::fromStdString(part); name.startsWith(QLatin1String("MEM-")))
        return Power::tr("bytes that %1 reads and writes").arg(name.sliced(4));
    return Power::tr("device");
}

double number(core::Energy energy)
{
    return static_cast<double>(energy) / static_cast<double>(core::kEnergyUnit);
}

/// Nothing: it is no number in range, or one that the table would round.
std::optional<core::Energy> parsed(QString text)
{
    bool isNumber = false;
    const double value = text.trimmed().replace(QLatin1Char(','), QLatin1Char('.')).toDouble(&isNumber);
    const auto energy = isNumber ? core::energyOf(value) : core::Result<core::Energy>(core::Error{});
    if (!energy || std::abs(number(*energy) - value) > 1e-6)
        return std::nullopt;
    return *energy;
}

} // namespace

void EnergyModel::setInUse(const core::EnergyTable& table)
{
    if (table == m_inUse)
        return;
    m_inUse = table;
    setDraft(table);
}

void EnergyModel::setStandard(const core::EnergyTable& table)
{
    m_standard = table;
}

void EnergyModel::takeStandard()
{
    setDraft(m_standard);
}

void EnergyModel::setDraft(const core::EnergyTable& table)
{
    beginResetModel();
    m_draft = table;
    endResetModel();
    emit draftChanged();
}

core::EnergyTable EnergyModel::changed(core::EnergyTable own) const
{
    if (m_draft == m_standard)
        return core::illustrativeEnergies();
    for (const core::EnergyRow& row : m_draft.rows())
        if (const core::EnergyRow* now = m_inUse.find(row.part); !now || *now != row)
            own.set(row);
    return own;
}

int EnergyModel::pendingCount() const
{
    int count = 0;
    for (const core::EnergyRow& row : m_draft.rows())
        for (int column = On; column < ColumnCount; ++column)
            count += row.*valueOf(column).member != valueIn(m_inUse, row, column) ? 1 : 0;
    return count;
}

const core::EnergyRow& EnergyModel::row(const QModelIndex& index) const
{
    return m_draft.rows()[static_cast<std::size_t>(index.row())];
}

core::Energy EnergyModel::valueIn(const core::EnergyTable& table, const core::EnergyRow& row, int column)
{
    const core::EnergyRow* same = table.find(row.part);
    return same ? same->*valueOf(column).member : 0;
}

int EnergyModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_draft.rows().size());
}

int EnergyModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString EnergyModel::toolTip(const QModelIndex& index) const
{
    const core::EnergyRow& shown = row(index);
    const QString part = QString::fromStdString(shown.part).toHtmlEscaped();
    if (index.column() == Part)
        return QStringLiteral("<b>%1</b> · %2").arg(part, kindText(shown.part));
    const auto text = [&](const core::EnergyTable& table) { return energyText(valueIn(table, shown, index.column())); };
    return Power::tr("<b>%1</b> · %2<br>In use: %3. In the table that comes with Vitrine: %4.")
        .arg(part, Power::tr(valueOf(index.column()).name).toHtmlEscaped(), text(m_inUse), text(m_standard));
}

QVariant EnergyModel::data(const QModelIndex& index, int role) const
{
    const core::EnergyRow& shown = row(index);
    const bool isPart = index.column() == Part;
    const core::Energy value = isPart ? 0 : shown.*valueOf(index.column()).member;
    const bool isPending = !isPart && value != valueIn(m_inUse, shown, index.column());
    const bool isOwn = !isPart && value != valueIn(m_standard, shown, index.column());
    switch (role) {
    case Qt::DisplayRole: return isPart ? QString::fromStdString(shown.part) : energyText(value);
    case Qt::EditRole: return QString::fromStdString(isPart ? shown.part : core::energyText(value));
    case kValueRole: return isPart ? QVariant(QString::fromStdString(shown.part)) : QVariant(number(value));
    case Qt::ToolTipRole: return toolTip(index);
    case Qt::FontRole: {
        QFont font = isPart ? QFont() : monospaceFont();
        font.setBold(isOwn);
        return font;
    }
    case Qt::ForegroundRole: return isPending ? QVariant(Theme::current().changed()) : QVariant();
    case Qt::AccessibleDescriptionRole:
        if (isPart)
            return kindText(shown.part);
        return isPending ? Power::tr("changed, not in use yet")
               : isOwn   ? Power::tr("differs from the table that comes with Vitrine")
                         : QVariant();
    default: return {};
    }
}

QVariant EnergyModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount)
        return {};
    const bool isPart = section == Part;
    const QString name = isPart ? Power::tr("Kind of part") : Power::tr(valueOf(section).name);
    const QString sentence = isPart ? Power::tr("By its name in machine files.") : Power::tr(valueOf(section).sentence);
    if (role == Qt::DisplayRole)
        return name;
    return role == Qt::ToolTipRole ? namedTip(name, sentence) : QVariant();
}

Qt::ItemFlags EnergyModel::flags(const QModelIndex& index) const
{
    const Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    return index.column() == Part ? flags : flags | Qt::ItemIsEditable;
}

bool EnergyModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (role != Qt::EditRole || index.column() == Part)
        return false;
    core::EnergyRow next = row(index);
    const auto energy = parsed(value.toString());
    if (!energy) {
        emit refused(Power::tr("%1, %2: a number from 0 to 1 000 000 with at most two decimals is needed")
                         .arg(QString::fromStdString(next.part), Power::tr(valueOf(index.column()).name)));
        return false;
    }
    if (next.*valueOf(index.column()).member == *energy)
        return false;
    next.*valueOf(index.column()).member = *energy;
    m_draft.set(next);
    emit dataChanged(index, index);
    emit draftChanged();
    return true;
}

} // namespace vitrine::views
