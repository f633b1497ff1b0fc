// SPDX-License-Identifier: Apache-2.0
#include "core/session/comparison/comparison_table.h"

#include "core/session/comparison/csv_field.h"

#include <fmt/format.h>

#include <algorithm>
#include <functional>

namespace vitrine::core {

namespace {

/// What stands in a cell; no text: the machine has no such thing.
struct Content {
    std::string text;
    std::optional<double> value;
};
using Cell = std::function<Content(const MachineFigures&)>;
using Row = ComparisonTable::Row;

std::string illustrative(std::string_view name)
{
    return fmt::format("{} ({})", name, kGateCostMark);
}

class Builder {
public:
    explicit Builder(const Comparison& comparison) : m_comparison(comparison) {}

    /// The row, unless it is empty in every column.
    void add(Row row, const Cell& cell)
    {
        for (const ComparedMachine& machine : m_comparison.machines) {
            const Content content = machine.notRunnable.empty() ? cell(machine.figures) : Content();
            row.cells.push_back(content.text);
            row.values.push_back(content.value);
        }
        if (std::any_of(row.cells.begin(), row.cells.end(), [](const std::string& text) { return !text.empty(); }))
            table.rows.push_back(std::move(row));
    }
    void addCost(std::string measure, const Cell& cell)
    {
        add({.measure = std::move(measure), .subject = {}, .cells = {}, .values = {}, .isCost = true}, cell);
    }
    void addFact(std::string measure, const Cell& cell) { add({std::move(measure), {}, {}, {}}, cell); }

    /// A row for each key that occurs in any machine, in the order of the first one to have it.
    template <typename List, typename Key>
    void addEach(const std::string& measure, List MachineFigures::*list, Key key, const auto& content)
    {
        std::vector<std::string> names;
        for (const ComparedMachine& machine : m_comparison.machines)
            for (const auto& entry : machine.figures.*list)
                if (std::find(names.begin(), names.end(), entry.*key) == names.end())
                    names.push_back(entry.*key);
        for (const std::string& name : names)
            add({measure, name, {}, {}}, [&](const MachineFigures& figures) {
                for (const auto& entry : figures.*list)
                    if (entry.*key == name)
                        return content(entry);
                return Content();
            });
    }

    ComparisonTable table;

private:
    const Comparison& m_comparison;
};

Content number(std::uint64_t value)
{
    return {fmt::format("{}", value), static_cast<double>(value)};
}

void addHiz(Builder& builder)
{
    const auto add = [&](const char* measure, std::uint64_t HizFigures::*field) {
        builder.addFact(measure,
                        [field](const MachineFigures& f) { return f.hiz ? number((*f.hiz).*field) : Content(); });
    };
    add("tiles culled", &HizFigures::culled);
    add("tiles terminated", &HizFigures::terminated);
    add("look-ups", &HizFigures::lookUps);
    add("metadata bytes", &HizFigures::metadataBytes);
}

void addTotals(Builder& builder)
{
    builder.addCost("cycles", [](const MachineFigures& f) { return number(f.cycles); });
    builder.addFact("draws", [](const MachineFigures& f) { return number(f.draws); });
    builder.addFact("draws under way", [](const MachineFigures& f) { return number(f.drawsUnderWay); });
    builder.addCost("vertex shader runs", [](const MachineFigures& f) { return number(f.verticesShaded); });
    builder.addCost("fragments", [](const MachineFigures& f) { return number(f.fragments); });
    builder.addCost("fragment shader runs", [](const MachineFigures& f) { return number(f.fragmentsShaded); });
    builder.addCost("sample tests", [](const MachineFigures& f) { return number(f.samplesTested); });
    builder.addCost(illustrative("energy"), [](const MachineFigures& f) {
        return Content{energyText(f.energy), static_cast<double>(f.energy) / static_cast<double>(kEnergyUnit)};
    });
    builder.addCost("instructions", [](const MachineFigures& f) { return number(f.instructions); });
    builder.addFact("instructions per cycle", [](const MachineFigures& f) {
        return Content{fmt::format("{:.3f}", f.instructionsPerCycle), f.instructionsPerCycle};
    });
    addHiz(builder);
    builder.addFact("draws bypassed",
                    [](const MachineFigures& f) { return f.canBypass ? number(f.drawsBypassed) : Content(); });
    builder.addFact("fragments bypassed",
                    [](const MachineFigures& f) { return f.canBypass ? number(f.fragmentsBypassed()) : Content(); });
    builder.addFact(illustrative("gate index"), [](const MachineFigures& f) { return number(f.gateIndex); });
    builder.addFact("warnings", [](const MachineFigures& f) {
        return Content{fmt::format("{}", fmt::join(f.warnings, "; ")), std::nullopt};
    });
}

std::optional<std::size_t> firstThatRan(const Comparison& comparison)
{
    const auto ran = [](const ComparedMachine& machine) { return machine.notRunnable.empty(); };
    const auto first = std::ranges::find_if(comparison.machines, ran);
    return first == comparison.machines.end() ? std::nullopt
                                              : std::optional<std::size_t>(first - comparison.machines.begin());
}

} // namespace

ImageVerdict imageVerdict(const Comparison& comparison, std::size_t machine)
{
    const ComparedMachine& compared = comparison.machines[machine];
    return {.notRunnable = compared.notRunnable,
            .isReference = firstThatRan(comparison) == machine,
            .difference = compared.difference};
}

std::string imageSentence(const Comparison& comparison, std::size_t machine)
{
    return imageText(imageVerdict(comparison, machine)).english();
}

ComparisonTable tableOf(const Comparison& comparison)
{
    Builder builder(comparison);
    Row images{"images", {}, {}, {}};
    for (std::size_t i = 0; i < comparison.machines.size(); ++i) {
        builder.table.machines.push_back(comparison.machines[i].name);
        images.cells.push_back(imageSentence(comparison, i));
        images.values.emplace_back();
        images.images.push_back(imageVerdict(comparison, i));
    }
    builder.table.reference = firstThatRan(comparison);
    builder.table.rows.push_back(std::move(images));
    addTotals(builder);
    builder.addEach("requests", &MachineFigures::devices, &DeviceLoad::kind,
                    [](const DeviceLoad& device) { return number(device.requests); });
    builder.addEach("stalled", &MachineFigures::units, &UnitLoad::path,
                    [](const UnitLoad& unit) { return number(unit.stalledAll()); });
    builder.addEach("high water", &MachineFigures::queues, &QueueLoad::path, [](const QueueLoad& queue) {
        return Content{fmt::format("{} of {}", queue.highWater, queue.depth), queue.highWater};
    });
    return std::move(builder.table);
}

std::optional<CellDifference> differenceOf(const ComparisonTable& table, const Row& row, std::size_t machine)
{
    if (!table.reference || machine == *table.reference || !row.values[machine] || !row.values[*table.reference])
        return std::nullopt;
    const double reference = *row.values[*table.reference];
    const double amount = *row.values[machine] - reference;
    return CellDifference{amount, reference != 0.0 ? std::optional(amount / reference) : std::nullopt};
}

ComparisonTable withSavings(const ComparisonTable& table)
{
    ComparisonTable result{table.machines, table.reference, {}};
    for (const Row& row : table.rows) {
        result.rows.push_back(row);
        if (!row.isCost)
            continue;
        Row saved{row.measure + " saved", row.subject, {}, {}};
        for (std::size_t i = 0; i < row.cells.size(); ++i) {
            const auto difference = differenceOf(table, row, i);
            std::string& cell = saved.cells.emplace_back();
            saved.values.push_back(difference ? std::optional(0.0 - difference->amount) : std::nullopt);
            if (difference) // subtracted from 0 it never reads "-0"
                cell = fmt::format("{:.10g}", 0.0 - difference->amount);
            if (difference && difference->fraction)
                cell += fmt::format(" ({:.1f} %)", 0.0 - 100 * *difference->fraction);
        }
        result.rows.push_back(std::move(saved));
    }
    return result;
}

std::string csvOf(const ComparisonTable& table)
{
    std::string text = "measure";
    for (const std::string& machine : table.machines)
        text += "," + csvField(machine);
    for (const Row& row : table.rows) {
        text += "\r\n" + csvField(row.name());
        for (std::size_t i = 0; i < row.cells.size(); ++i)
            text += "," + (row.values[i] ? fmt::format("{:.15g}", *row.values[i]) : csvField(row.cells[i]));
    }
    return text + "\r\n";
}

} // namespace vitrine::core
