// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/events/event_table.h"

#include "views/base/call_text_source.h"
#include "views/base/event_decorations.h"
#include "views/base/event_labels.h"
#include "views/docks/events/event_costs.h"

#include <algorithm>
#include <utility>

namespace vitrine::views {

EventTable::EventTable(Sources sources, std::vector<std::uint64_t> calls) : m_sources(std::move(sources))
{
    auto texts = m_sources.texts.read(calls);
    m_rows.reserve(calls.size());
    for (std::size_t i = 0; i < calls.size(); ++i)
        m_rows.push_back({calls[i], texts[i].number, std::move(texts[i].text)});
}

int EventTable::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int EventTable::columnCount(const QModelIndex&) const
{
    return ColumnCount;
}

const core::ActionEntry* EventTable::action(const Row& row) const
{
    const auto& actions = m_sources.index->actions;
    const std::size_t place = m_sources.index->firstActionFrom(row.call);
    return place < actions.size() && actions[place].callIndex == row.call ? &actions[place] : nullptr;
}

std::size_t EventTable::frameOf(const Row& row) const
{
    return m_sources.index->frameAt(row.call + 1).value_or(m_sources.index->frames.size());
}

QVariant EventTable::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || role != Qt::DisplayRole)
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    const core::ActionEntry* entry = action(row);
    const bool isDraw = entry && entry->kind == core::ActionKind::Draw;
    switch (index.column()) {
    case Number: return QVariant::fromValue<quint64>(row.number);
    case Frame: {
        const std::size_t frame = frameOf(row);
        return frame < m_sources.index->frames.size() ? QVariant::fromValue<quint64>(frame) : QVariant();
    }
    case Draw: return isDraw ? QVariant(entry->draw) : QVariant();
    case What: return entry ? actionLabel(*entry) : QString();
    case Call: return row.text;
    case Fragments: {
        const auto cost = isDraw ? m_sources.costs.of(frameOf(row), row.call, row.call) : std::nullopt;
        return cost ? QVariant::fromValue<quint64>(cost->fragments) : QVariant();
    }
    case Comment: return m_sources.decorations ? m_sources.decorations->comment(row.call) : QString();
    default: return {};
    }
}

QVariant EventTable::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Number: return tr("Number");
    case Frame: return tr("Frame");
    case Draw: return tr("Draw");
    case What: return tr("Event");
    case Call: return tr("Call");
    case Fragments: return tr("Fragments");
    case Comment: return tr("Comment");
    default: return {};
    }
}

} // namespace vitrine::views
