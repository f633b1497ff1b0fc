// SPDX-License-Identifier: Apache-2.0
#include "core/session/comparison/hiz_benefit.h"

#include "core/session/comparison/csv_field.h"

#include <fmt/format.h>

#include <array>

namespace vitrine::core {

namespace {

using Number = std::optional<std::int64_t>;

template <std::uint64_t HizFigures::*kField>
Number ofTiles(const HizBenefitCell& cell)
{
    return cell.tiles ? Number(static_cast<std::int64_t>((*cell.tiles).*kField)) : std::nullopt;
}

constexpr std::array<HizMeasure, 11> kMeasures{{
    {"tiles tested", "tiles_tested", ofTiles<&HizFigures::tested>},
    {"tiles culled", "tiles_culled", ofTiles<&HizFigures::culled>},
    {"tiles passed", "tiles_passed", ofTiles<&HizFigures::passed>},
    {"tiles ambiguous", "tiles_ambiguous", ofTiles<&HizFigures::ambiguous>},
    {"tiles terminated", "tiles_terminated", ofTiles<&HizFigures::terminated>},
    {"fragment shader runs", "fragment_shader_runs",
     [](const HizBenefitCell& cell) { return Number(static_cast<std::int64_t>(cell.shaderRuns)); }},
    {"fragment shader runs saved", "fragment_shader_runs_saved",
     [](const HizBenefitCell& cell) { return Number(cell.shaderRunsSaved); }},
    {"sample tests", "sample_tests",
     [](const HizBenefitCell& cell) { return Number(static_cast<std::int64_t>(cell.sampleTests)); }},
    {"sample tests saved", "sample_tests_saved",
     [](const HizBenefitCell& cell) { return Number(cell.sampleTestsSaved); }},
    {"look-ups", "look_ups", ofTiles<&HizFigures::lookUps>},
    {"metadata bytes", "metadata_bytes", ofTiles<&HizFigures::metadataBytes>},
}};

HizBenefitCell cellOf(const RunFigures& figures, const RunFigures& reference)
{
    const auto saved = [](std::uint64_t with, std::uint64_t without) {
        return static_cast<std::int64_t>(without) - static_cast<std::int64_t>(with);
    };
    return {figures.hiz, figures.fragmentsShaded, figures.samplesTested,
            saved(figures.fragmentsShaded, reference.fragmentsShaded),
            saved(figures.samplesTested, reference.samplesTested)};
}

} // namespace

std::span<const HizMeasure> hizMeasures()
{
    return kMeasures;
}

HizBenefit hizBenefit(const Comparison& comparison)
{
    HizBenefit benefit;
    std::vector<const MachineFigures*> runs;
    for (const ComparedMachine& machine : comparison.machines) {
        if (!machine.notRunnable.empty())
            continue;
        benefit.machines.push_back(machine.name);
        runs.push_back(&machine.figures);
    }
    if (runs.empty())
        return benefit;
    HizBenefit::Line& all = benefit.lines.emplace_back();
    for (const MachineFigures* run : runs)
        all.cells.push_back(cellOf(*run, *runs.front()));
    // A draw fails on all machines or ends the one that it fails on: those that ran have the same draws.
    for (std::size_t i = 0; i < runs.front()->perDraw.size(); ++i) {
        const DrawFigures& reference = runs.front()->perDraw[i];
        HizBenefit::Line& line = benefit.lines.emplace_back(HizBenefit::Line{reference.draw, reference.callNumber, {}});
        for (const MachineFigures* run : runs)
            line.cells.push_back(cellOf(run->perDraw[i], reference));
    }
    return benefit;
}

std::string csvOf(const HizBenefit& benefit)
{
    std::string text = "draw,call,machine";
    for (const HizMeasure& measure : kMeasures)
        text += fmt::format(",{}", measure.key);
    text += "\r\n";
    for (const HizBenefit::Line& line : benefit.lines) {
        for (std::size_t i = 0; i < line.cells.size(); ++i) {
            text += line.draw ? fmt::format("{},{}", *line.draw, line.callNumber) : "all,";
            text += "," + csvField(benefit.machines[i]);
            for (const HizMeasure& measure : kMeasures) {
                const Number number = measure.value(line.cells[i]);
                text += number ? fmt::format(",{}", *number) : ",";
            }
            text += "\r\n";
        }
    }
    return text;
}

} // namespace vitrine::core
