// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/hiz/hiz_counters.h"

#include "views/docks/hiz/hiz_context.h"
#include "views/theme/text.h"

namespace vitrine::views {

namespace {

/// In the order in which what is left of a triangle meets them.
constexpr const char* kCountingUnits[] = {"RAS", "HIZ", "ZST", "AIN", "FSC"};

const core::UnitDescription& unitOf(const HizCounts& counts, int row)
{
    return counts.recording->unit(counts.counters[static_cast<std::size_t>(row)].unit);
}

const core::CounterDescription& counterOf(const HizCounts& counts, int row)
{
    return unitOf(counts, row).counters[counts.counters[static_cast<std::size_t>(row)].number];
}

/// Units keep a counter under its own name, which may be that of a group and a field. Which counters there are is in
/// their descriptions.
std::optional<std::uint64_t> counterIn(const core::StateNode* state, std::string_view name)
{
    const std::size_t dot = name.find('.');
    if (dot == std::string_view::npos)
        return read(state, core::NumberField{name});
    return read(read(state, core::GroupField{name.substr(0, dot)}), core::NumberField{name.substr(dot + 1)});
}

RowCell valueCell(const HizCounts& counts, int row)
{
    const std::string& name = counterOf(counts, row).name;
    const core::StateNode* state = stateIn(counts.moment.get(), unitOf(counts, row).id);
    const auto value = counterIn(state, name);
    return value ? numberCell(*value) : RowCell{.text = QStringLiteral("–"), .isCode = true};
}

} // namespace

std::vector<HizCounter> hizCounters(const core::DrawRecording& recording)
{
    std::vector<HizCounter> counters;
    for (const char* kind : kCountingUnits)
        for (const core::UnitDescription& unit : recording.units())
            for (std::size_t i = 0; unit.kind == kind && i < unit.counters.size(); ++i)
                counters.push_back({unit.id, i});
    return counters;
}

QList<FactColumn> hizCounterColumns(const HizCounts& counts)
{
    return {
        {Hiz::tr("Unit"), Hiz::tr("Which counts."), 56,
         [&counts](int row) {
             const core::UnitDescription& unit = unitOf(counts, row);
             return RowCell{.text = text(unit.kind), .link = Link{.place = {}, .selection = UnitLink{unit.path}}};
         }},
        {Hiz::tr("Counter"), Hiz::tr("As events and exports name it."), 112,
         [&counts](int row) { return RowCell{.text = text(counterOf(counts, row).name), .isCode = true}; }},
        {Hiz::tr("Up to the cursor"), Hiz::tr("Counted from the beginning of the draw to the cursor."), 120,
         [&counts](int row) { return valueCell(counts, row); }},
        {Hiz::tr("Counted"), Hiz::tr("What is counted."), 80,
         [&counts](int row) { return RowCell{.text = inWords(counterOf(counts, row).unit)}; }},
        {Hiz::tr("Meaning"), Hiz::tr("What is counted, in words."), 320,
         [&counts](int row) { return RowCell{.text = inWords(counterOf(counts, row).help)}; }},
    };
}

} // namespace vitrine::views
