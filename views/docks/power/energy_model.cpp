// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/power/energy_model.h"

#include "views/docks/power/power_context.h"
#include "views/docks/power/power_facts.h"

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
std::optional<core::Energy> parsed(const QString& text)
{
    bool isNumber = false;
    const double value = text.trimmed().replace(QLatin1Char(','), QLatin1Char('.')).toDouble(&isNumber);
    const auto energy = isNumber ? core::energyOf(value) : core::Result<core::Energy>(core::Error{});
    if (!energy || std::abs(number(*energy) - value) > 1e-6)
        return std::nullopt;
    return *energy;
}

} // namespace

EnergyModel::EnergyModel(QObject* parent) : FactModel({}, parent)
{
    QList<FactColumn> columns{
        factColumn(*this, Part, Power::tr("Kind of part"), Power::tr("By its name in machine files."), 0)};
    for (int column = On; column < ColumnCount; ++column) {
        const ValueColumn& is = valueOf(column);
        columns << factColumn(*this, column, Power::tr(is.name), Power::tr(is.sentence), 0);
        columns.last().write = [this, column](int row, const QVariant& value) { return write(row, column, value); };
    }
    setColumns(std::move(columns));
}

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
    replace([&] {
        m_draft = table;
        return static_cast<int>(m_draft.rows().size());
    });
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

const core::EnergyRow& EnergyModel::at(int row) const
{
    return m_draft.rows()[static_cast<std::size_t>(row)];
}

core::Energy EnergyModel::valueIn(const core::EnergyTable& table, const core::EnergyRow& row, int column)
{
    const core::EnergyRow* same = table.find(row.part);
    return same ? same->*valueOf(column).member : 0;
}

QString EnergyModel::toolTip(const core::EnergyRow& shown, int column) const
{
    const QString part = QString::fromStdString(shown.part).toHtmlEscaped();
    if (column == Part)
        return QStringLiteral("<b>%1</b> · %2").arg(part, kindText(shown.part));
    const auto text = [&](const core::EnergyTable& table) { return energyText(valueIn(table, shown, column)); };
    return Power::tr("<b>%1</b> · %2<br>In use: %3. In the table that comes with Vitrine: %4.")
        .arg(part, Power::tr(valueOf(column).name).toHtmlEscaped(), text(m_inUse), text(m_standard));
}

RowCell EnergyModel::cell(int row, int column) const
{
    const core::EnergyRow& shown = at(row);
    const QString tip = toolTip(shown, column);
    if (column == Part)
        return {.text = QString::fromStdString(shown.part), .toolTip = tip, .told = kindText(shown.part)};
    const core::Energy value = shown.*valueOf(column).member;
    const bool isPending = value != valueIn(m_inUse, shown, column);
    const bool isOwn = value != valueIn(m_standard, shown, column);
    return {.text = energyText(value),
            .value = number(value),
            .isCode = true,
            .toolTip = tip,
            .isBold = isOwn,
            .isChanged = isPending,
            .told = isPending ? Power::tr("changed, not in use yet")
                    : isOwn   ? Power::tr("differs from the table that comes with Vitrine")
                              : QString(),
            .edited = QString::fromStdString(core::energyText(value))};
}

bool EnergyModel::write(int row, int column, const QVariant& value)
{
    core::EnergyRow next = at(row);
    const auto energy = parsed(value.toString());
    if (!energy) {
        emit refused(Power::tr("%1, %2: a number from 0 to 1 000 000 with at most two decimals is needed")
                         .arg(QString::fromStdString(next.part), Power::tr(valueOf(column).name)));
        return false;
    }
    if (next.*valueOf(column).member == *energy)
        return false;
    next.*valueOf(column).member = *energy;
    m_draft.set(next);
    tellChanged();
    emit draftChanged();
    return true;
}

} // namespace vitrine::views
