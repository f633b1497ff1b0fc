// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/shader/breakpoint_model.h"

#include "views/base/condition_field.h"
#include "views/theme/counted.h"
#include "views/theme/key_text.h"
#include "views/theme/text.h"

#include <QCoreApplication>

namespace vitrine::views {

BreakpointModel::BreakpointModel(TracePlayer& player, QObject* parent)
    : FactModel(makeColumns(this), parent), m_player(player)
{
    connect(&player, &TracePlayer::breakpointsChanged, this, &BreakpointModel::refresh);
}

QList<FactColumn> BreakpointModel::makeColumns(BreakpointModel* model)
{
    const auto change = [model](int row, const auto& set) {
        core::TraceBreakpoint changed = model->breakpoint(row);
        set(changed);
        model->m_player.change(static_cast<std::size_t>(row), changed);
        return true;
    };
    return {
        {.name = tr("Place"),
         .sentence = {},
         .cell = [model](int row) { return model->placeCell(row); },
         .check = [change](int row,
                           bool isOn) { change(row, [isOn](core::TraceBreakpoint& one) { one.isEnabled = isOn; }); }},
        {.name = tr("Condition"),
         .sentence = {},
         .cell = [model](int row) { return model->conditionCell(row); },
         .write =
             [change](int row, const QVariant& value) {
                 const std::string condition = value.toString().trimmed().toStdString();
                 return change(row, [&](core::TraceBreakpoint& one) { one.condition = condition; });
             }},
        {.name = tr("From hit"),
         .sentence = {},
         .cell = [model](int row) { return RowCell{.text = QString::number(model->breakpoint(row).firstHit)}; },
         .write =
             [change](int row, const QVariant& value) {
                 const unsigned hit = value.toUInt();
                 return hit > 0 && change(row, [hit](core::TraceBreakpoint& one) { one.firstHit = hit; });
             }},
        {.name = tr("Stops in this trace"), .sentence = {}, .cell = [model](int row) { return model->hitsCell(row); }}};
}

void BreakpointModel::refresh()
{
    setRows(static_cast<int>(m_player.breakpoints().size()));
}

const core::TraceBreakpoint& BreakpointModel::breakpoint(int row) const
{
    return m_player.breakpoints()[static_cast<std::size_t>(row)];
}

RowCell BreakpointModel::placeCell(int row) const
{
    const core::TraceBreakpoint& one = breakpoint(row);
    return {.text = one.isLine ? tr("line %1").arg(one.where) : tr("instruction %1").arg(one.where),
            .isChecked = one.isEnabled};
}

RowCell BreakpointModel::conditionCell(int row) const
{
    return {.text = QString::fromStdString(breakpoint(row).condition),
            .isCode = true,
            .toolTip = withKeys(*this, tr("<b>Condition</b><br>Stops only where this holds, such as "
                                          "<i>r3.x &gt; 0.5</i> or <i>color.a == 0 &amp;&amp; i &gt;= 2</i>. "
                                          "{key:edit-breakpoint} edits it."))};
}

RowCell BreakpointModel::hitsCell(int row) const
{
    const auto& hits = m_player.hits(static_cast<std::size_t>(row));
    if (!hits)
        return {.text = inWords(hits.error().message), .isWrong = true};
    return {.text = counted(hits->size(), tr("%1 time"), tr("%1 times"))};
}

QWidget* ConditionDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem& option,
                                         const QModelIndex& index) const
{
    if (index.column() != BreakpointModel::ConditionColumn)
        return QStyledItemDelegate::createEditor(parent, option, index);
    auto* field = new ConditionField(parent);
    field->setFrame(false);
    field->setAccessibleName(QCoreApplication::translate("vitrine::views::BreakpointModel", "Condition"));
    QStringList names;
    if (m_player.hasTrace())
        for (const std::string& name : core::conditionNames(m_player.walk()))
            names << QString::fromStdString(name);
    field->setNames(names);
    return field;
}

} // namespace vitrine::views
