// SPDX-License-Identifier: Apache-2.0
#include "core/session/comparison/comparison_table.h"

#include <fmt/format.h>

#include <algorithm>
#include <functional>

namespace vitrine::core {

namespace {

using Cell = std::function<std::string(const MachineFigures&)>;

std::string_view nameOf(Attachment attachment)
{
    constexpr std::array<std::string_view, 3> kNames{"color", "depth", "stencil"};
    return kNames[static_cast<std::size_t>(attachment)];
}

std::string illustrative(std::string_view name)
{
    return fmt::format("{} ({})", name, kGateCostMark);
}

class Builder {
public:
    explicit Builder(const Comparison& comparison) : m_comparison(comparison) {}

    void add(std::string name, const Cell& cell)
    {
        ComparisonTable::Row row{std::move(name), {}};
        for (const ComparedMachine& machine : m_comparison.machines)
            row.cells.push_back(machine.notRunnable.empty() ? cell(machine.figures) : std::string());
        if (std::any_of(row.cells.begin(), row.cells.end(), [](const std::string& text) { return !text.empty(); }))
            table.rows.push_back(std::move(row));
    }

    /// A row for each key that occurs in any machine, in the order of the first one to have it.
    template <typename List, typename Key>
    void addEach(List MachineFigures::*list, Key key, const std::string& prefix, const auto& text)
    {
        std::vector<std::string> names;
        for (const ComparedMachine& machine : m_comparison.machines)
            for (const auto& entry : machine.figures.*list)
                if (std::find(names.begin(), names.end(), entry.*key) == names.end())
                    names.push_back(entry.*key);
        for (const std::string& name : names)
            add(prefix + name, [&](const MachineFigures& figures) {
                for (const auto& entry : figures.*list)
                    if (entry.*key == name)
                        return text(entry);
                return std::string();
            });
    }

    ComparisonTable table;

private:
    const Comparison& m_comparison;
};

std::string number(std::uint64_t value)
{
    return fmt::format("{}", value);
}

void addTotals(Builder& builder)
{
    builder.add("cycles", [](const MachineFigures& f) { return number(f.cycles); });
    builder.add("draws", [](const MachineFigures& f) { return number(f.draws); });
    builder.add("instructions", [](const MachineFigures& f) { return number(f.instructions); });
    builder.add("instructions per cycle",
                [](const MachineFigures& f) { return fmt::format("{:.3f}", f.instructionsPerCycle); });
    builder.add("fragments shaded", [](const MachineFigures& f) { return number(f.fragmentsShaded); });
    builder.add("tiles culled", [](const MachineFigures& f) { return f.tilesCulled ? number(*f.tilesCulled) : ""; });
    builder.add(illustrative("energy"),
                [](const MachineFigures& f) { return f.energy ? fmt::format("{:.2f}", *f.energy) : ""; });
    builder.add(illustrative("gate index"), [](const MachineFigures& f) { return number(f.gateIndex); });
}

} // namespace

std::string imageSentence(const Comparison& comparison, std::size_t machine)
{
    const ComparedMachine& compared = comparison.machines[machine];
    if (!compared.notRunnable.empty())
        return "not runnable: " + compared.notRunnable;
    const auto isRunning = [](const ComparedMachine& other) { return other.notRunnable.empty(); };
    const auto first = std::find_if(comparison.machines.begin(), comparison.machines.end(), isRunning);
    if (&*first == &compared)
        return "reference";
    if (!compared.difference)
        return "equal";
    const ImageDifference& difference = *compared.difference;
    return fmt::format("differs in {} at {},{} after call {}, draw {} (events {} and {})",
                       nameOf(difference.attachment), difference.pixel.x, difference.pixel.y, difference.callNumber,
                       difference.draw, difference.eventNumbers[0], difference.eventNumbers[1]);
}

ComparisonTable tableOf(const Comparison& comparison)
{
    Builder builder(comparison);
    ComparisonTable::Row images{"images", {}};
    for (std::size_t i = 0; i < comparison.machines.size(); ++i) {
        builder.table.machines.push_back(comparison.machines[i].name);
        images.cells.push_back(imageSentence(comparison, i));
    }
    builder.table.rows.push_back(std::move(images));
    addTotals(builder);
    builder.addEach(&MachineFigures::devices, &DeviceLoad::kind, "requests ",
                    [](const DeviceLoad& device) { return number(device.requests); });
    builder.addEach(&MachineFigures::units, &UnitLoad::path, "stalled ",
                    [](const UnitLoad& unit) { return number(unit.stalledAll()); });
    builder.addEach(&MachineFigures::queues, &QueueLoad::path, "high water ",
                    [](const QueueLoad& queue) { return fmt::format("{} of {}", queue.highWater, queue.depth); });
    return std::move(builder.table);
}

} // namespace vitrine::core
