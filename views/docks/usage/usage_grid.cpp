// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/usage/usage_grid.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>

namespace vitrine::views {

namespace {

std::uint8_t useOf(core::UsageAction action)
{
    switch (core::kindOf(action)) {
    case core::UsageKind::Create: return UsageGrid::Creates;
    case core::UsageKind::Bind: return UsageGrid::Binds;
    case core::UsageKind::Write: return UsageGrid::Writes;
    case core::UsageKind::Read: return UsageGrid::Reads;
    case core::UsageKind::Delete: return UsageGrid::Deletes;
    }
    return 0;
}

bool isColumn(core::ActionKind kind)
{
    return isStep(kind) || kind == core::ActionKind::Present;
}

} // namespace

UsageGrid::UsageGrid(const core::FrameUsage& usage, const EventIndex& index, const std::optional<core::ResourceId>& of)
{
    for (std::size_t i = index.firstActionFrom(usage.range.first); i < index.actions.size(); ++i) {
        const core::ActionEntry& action = index.actions[i];
        if (action.callIndex >= usage.range.end)
            break;
        if (isColumn(action.kind))
            m_columns.push_back({action.kind, action.callIndex, action.callNumber,
                                 action.kind == core::ActionKind::Draw ? std::optional(action.draw) : std::nullopt});
    }
    if (m_columns.empty())
        return;
    std::map<core::ResourceId, Line> lines;
    for (std::size_t i = 0; i < usage.uses.size(); ++i) {
        const core::ResourceUsage& use = usage.uses[i];
        if (of && use.id != *of)
            continue;
        Line& line = lines[use.id];
        line.id = use.id;
        const std::size_t column = columnOf(use.callIndex);
        if (line.cells.empty() || line.cells.back().column != column)
            line.cells.push_back({column, 0, {}});
        line.cells.back().uses |= useOf(use.action);
        line.cells.back().indices.push_back(i);
    }
    for (auto& [id, line] : lines)
        m_lines.push_back(std::move(line));
}

std::size_t UsageGrid::columnOf(std::uint64_t callIndex) const
{
    const auto next = std::ranges::lower_bound(m_columns, callIndex, {}, &Column::callIndex);
    return static_cast<std::size_t>(std::min(next, m_columns.end() - 1) - m_columns.begin());
}

const UsageGrid::Cell* UsageGrid::cell(std::size_t line, std::size_t column) const
{
    if (line >= m_lines.size())
        return nullptr;
    const auto& cells = m_lines[line].cells;
    const auto found = std::ranges::lower_bound(cells, column, {}, &Cell::column);
    return found == cells.end() || found->column != column ? nullptr : &*found;
}

std::optional<std::size_t> UsageGrid::columnAt(std::uint64_t position) const
{
    const auto after = std::ranges::lower_bound(m_columns, position, {}, &Column::callIndex);
    if (after == m_columns.begin())
        return std::nullopt;
    return static_cast<std::size_t>(after - m_columns.begin()) - 1;
}

QString UsageGrid::columnText(const Column& column)
{
    switch (column.kind) {
    case core::ActionKind::Draw: return QCoreApplication::translate("Usage", "draw %1").arg(*column.draw);
    case core::ActionKind::Clear: return QCoreApplication::translate("Usage", "clear, call %1").arg(column.callNumber);
    case core::ActionKind::Copy: return QCoreApplication::translate("Usage", "copy, call %1").arg(column.callNumber);
    case core::ActionKind::Present:
        return QCoreApplication::translate("Usage", "present, call %1").arg(column.callNumber);
    case core::ActionKind::Marker: break;
    }
    return {};
}

Link UsageGrid::columnLink(const Column& column)
{
    if (column.draw)
        return {.place = DrawLink{*column.draw}, .selection = {}};
    return {.place = CallLink{column.callNumber}, .selection = {}};
}

} // namespace vitrine::views
