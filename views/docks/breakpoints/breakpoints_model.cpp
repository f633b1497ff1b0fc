// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/breakpoints/breakpoints_model.h"

#include "views/theme/counted.h"
#include "views/theme/icons.h"
#include "views/theme/text.h"

namespace vitrine::views {

BreakpointsModel::BreakpointsModel(Breakpoints& breakpoints, QObject* parent)
    : FactModel(makeColumns(this), parent), m_breakpoints(breakpoints)
{
    refresh();
    connect(&breakpoints, &Breakpoints::changed, this, &BreakpointsModel::refresh);
}

QList<FactColumn> BreakpointsModel::makeColumns(BreakpointsModel* model)
{
    const auto of = [model](RowCell (BreakpointsModel::*cell)(int) const) {
        return [model, cell](int row) { return (model->*cell)(row); };
    };
    return {{.name = tr("Condition"),
             .sentence = {},
             .cell = of(&BreakpointsModel::conditionCell),
             .write = [model](int row, const QVariant& value) { return model->write(row, value.toString()); },
             .check = [model](int row,
                              bool isOn) { model->m_breakpoints.setEnabled(static_cast<std::size_t>(row), isOn); }},
            {.name = tr("Stops when"), .sentence = {}, .cell = of(&BreakpointsModel::meaningCell)},
            {.name = tr("Hits"), .sentence = {}, .cell = of(&BreakpointsModel::hitsCell), .isRight = true},
            {.name = tr("Last hit"), .sentence = {}, .cell = of(&BreakpointsModel::lastHitCell)}};
}

void BreakpointsModel::setParts(core::MachineParts parts)
{
    m_parts = std::move(parts);
    refresh();
}

void BreakpointsModel::refresh()
{
    setRows(static_cast<int>(m_breakpoints.all().size()));
}

const BreakpointEntry& BreakpointsModel::entry(int row) const
{
    return m_breakpoints.all()[static_cast<std::size_t>(row)];
}

QString BreakpointsModel::problem(const BreakpointEntry& entry) const
{
    if (m_parts.units.empty() || core::stopsBetweenDraws(entry.what))
        return {}; // no machine is known yet, or none is asked
    const auto condition = core::momentCondition(entry.what, m_parts.units, m_parts.queues);
    return condition ? QString() : inWords(condition.error().message);
}

RowCell BreakpointsModel::conditionCell(int row) const
{
    const BreakpointEntry& shown = entry(row);
    return {.text = QString::fromStdString(core::breakpointText(shown.what)),
            .isCode = true,
            .isFaint = !shown.isEnabled || !problem(shown).isEmpty(),
            .isChecked = shown.isEnabled};
}

RowCell BreakpointsModel::meaningCell(int row) const
{
    const BreakpointEntry& shown = entry(row);
    const QString wrong = problem(shown);
    return {.text = wrong.isEmpty() ? meaningOf(shown.what) : wrong,
            .isFaint = !shown.isEnabled,
            .icon = wrong.isEmpty() ? QIcon() : symbolIcon(Symbol::Cancel)};
}

RowCell BreakpointsModel::hitsCell(int row) const
{
    const BreakpointEntry& shown = entry(row);
    return {.text = grouped(shown.hits),
            .value = QVariant::fromValue<quint64>(shown.hits),
            .isFaint = !shown.isEnabled || !problem(shown).isEmpty()};
}

RowCell BreakpointsModel::lastHitCell(int row) const
{
    const BreakpointEntry& shown = entry(row);
    if (!shown.lastHit)
        return {};
    const std::uint32_t draw = shown.lastHit->draw;
    const auto& cycle = shown.lastHit->cycle;
    return {.text = cycle ? tr("draw %1, cycle %2").arg(draw).arg(grouped(*cycle)) : tr("behind draw %1").arg(draw),
            .link = Link{.place = *shown.lastHit, .selection = {}},
            .toolTip = tr("<b>Last hit</b><br>A click goes there."),
            .isFaint = !shown.isEnabled || !problem(shown).isEmpty()};
}

bool BreakpointsModel::write(int row, const QString& condition)
{
    const std::string text = condition.toStdString();
    const auto what = core::readBreakpoint(text, m_parts.units, m_parts.queues);
    if (what)
        m_breakpoints.change(static_cast<std::size_t>(row), *what);
    else
        emit refused(core::parseBreakpoint(text) ? neverStopsText(condition.trimmed(), what.error())
                                                 : tr("“%1” is no condition").arg(condition.trimmed()));
    return what.hasValue();
}

} // namespace vitrine::views
