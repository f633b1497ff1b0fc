// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/events/event_table.h"

#include "views/base/call_text_source.h"
#include "views/base/event_costs.h"
#include "views/base/event_decorations.h"
#include "views/base/event_labels.h"
#include "views/docks/events/without_text.h"

#include <optional>
#include <utility>

namespace vitrine::views {

namespace {

/// A number of something that a call may not have: without it there is nothing, not a text without letters.
RowCell countOf(const std::optional<quint64>& count)
{
    if (!count)
        return {.text = {}, .value = QVariant::fromValue(nullptr)};
    return {.text = QString::number(*count), .value = *count};
}

} // namespace

EventTable::EventTable(Sources sources, std::vector<std::uint64_t> calls)
    : FactModel({}, nullptr), m_sources(std::move(sources))
{
    QList<FactColumn> columns;
    const bool isInFrame = m_sources.costs.isInFrame();
    for (const QString& name :
         {tr("Number"), tr("Frame"), tr("Draw"), tr("Event"), tr("Call"), tr("Fragments"), tr("Stencil writes"),
          tr("Touched"), tr("Painted"), isInFrame ? tr("Cycles in the frame") : tr("Cycles"),
          isInFrame ? tr("Energy in the frame") : tr("Energy"), tr("Shader runs"), tr("Goes without"), tr("Comment")})
        columns << factColumn(*this, static_cast<int>(columns.size()), name, {}, 0);
    setColumns(std::move(columns));
    auto texts = m_sources.texts.read(calls);
    m_calls.reserve(calls.size());
    for (std::size_t i = 0; i < calls.size(); ++i)
        m_calls.push_back({calls[i], texts[i].number, std::move(texts[i].text)});
    setRowTotal(static_cast<int>(m_calls.size()));
}

const core::ActionEntry* EventTable::action(const ListedCall& row) const
{
    const auto& actions = m_sources.index->actions;
    const std::size_t place = m_sources.index->firstActionFrom(row.call);
    return place < actions.size() && actions[place].callIndex == row.call ? &actions[place] : nullptr;
}

std::size_t EventTable::frameOf(const ListedCall& row) const
{
    return m_sources.index->frameAt(row.call + 1).value_or(m_sources.index->frames.size());
}

RowCell EventTable::costOf(const ListedCall& call, int column) const
{
    const auto cost = m_sources.costs.of(frameOf(call), call.call, call.call);
    if (!cost)
        return countOf(std::nullopt);
    switch (column) {
    case Fragments: return countOf(cost->fragments);
    case StencilWrites: return countOf(cost->vector.stencilWrites);
    case Touched: return countOf(cost->vector.touched);
    case Painted: return countOf(cost->vector.covered);
    case Cycles: return countOf(cost->cycles);
    case ShaderRuns: return countOf(cost->shaderRuns);
    case Without: return cost->features ? RowCell{.text = withoutText(*cost->features)} : countOf(std::nullopt);
    default: break;
    }
    if (!cost->energy)
        return countOf(std::nullopt);
    constexpr double kHundredths = 100.0;
    return {.text = QString::number(static_cast<double>(*cost->energy) / kHundredths),
            .value = static_cast<double>(*cost->energy) / kHundredths};
}

RowCell EventTable::cell(int row, int column) const
{
    const ListedCall& call = m_calls[static_cast<std::size_t>(row)];
    const core::ActionEntry* entry = action(call);
    const bool isDraw = entry && entry->kind == core::ActionKind::Draw;
    switch (column) {
    case Number: return countOf(call.number);
    case Frame: {
        const std::size_t frame = frameOf(call);
        return countOf(frame < m_sources.index->frames.size() ? std::optional<quint64>(frame) : std::nullopt);
    }
    case Draw: return countOf(isDraw ? std::optional<quint64>(entry->draw) : std::nullopt);
    case What: return {.text = entry ? actionLabel(*entry) : QString()};
    case Call: return {.text = call.text};
    case Fragments:
    case StencilWrites:
    case Touched:
    case Painted:
    case ShaderRuns:
    case Without: return isDraw ? costOf(call, column) : countOf(std::nullopt);
    case Cycles:
    case Energy: return isDraw || (entry && m_sources.costs.isInFrame()) ? costOf(call, column) : countOf(std::nullopt);
    default: return {.text = m_sources.decorations ? m_sources.decorations->comment(call.call) : QString()};
    }
}

} // namespace vitrine::views
