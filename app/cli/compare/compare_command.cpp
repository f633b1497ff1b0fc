// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/common_options.h"
#include "app/cli/common/failures.h"
#include "app/cli/common/figures.h"
#include "app/cli/common/interrupt.h"
#include "captures/store/capture_reader.h"
#include "core/gpu/machine_config.h"
#include "core/gpu/presets.h"
#include "core/observe/event_names.h"
#include "core/session/comparison/comparison_table.h"
#include "core/session/comparison/hiz_benefit.h"
#include "core/session/comparison/machine_variants.h"
#include "core/session/state_names.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <map>
#include <set>

namespace vitrine::cli {
namespace {

/// Which machines are compared.
enum class ComparedSet {
    Named,   ///< a, b, and more
    Hiz,     ///< a without HIZ, with layer 1, with both layers: what these save, draw by draw (HIZ-29)
    Savings, ///< a without HIZ, bypass and gating, with each, and with all
};

struct CompareOptions {
    std::string capture;
    ComparedSet set = ComparedSet::Named;
    MachineOptions a;
    MachineOptions b;
    std::vector<std::string> more;     ///< further machines
    std::optional<std::string> frames; ///< "A-B", both included
    std::optional<std::string> draws;  ///< "A-B", of the capture; all of it when there is neither
    bool isInFlight = false;           ///< each frame as one run
    bool isCsv = false;
    OutputForm form = OutputForm::Text;
};

using core::Result;
using Json = nlohmann::ordered_json;

Result<core::ComparedRange> rangeOf(const captures::CaptureReader& capture, const CompareOptions& options)
{
    if (!options.frames && !options.draws)
        return core::ComparedRange{0, capture.callCount()};
    const auto wanted = parseRange(options.frames ? *options.frames : *options.draws);
    if (!wanted)
        return core::failure("--{} takes A-B, or A alone", options.frames ? "frames" : "draws");
    if (options.frames) {
        const auto first = findFrame(capture, wanted->first);
        const auto last = findFrame(capture, wanted->second);
        if (!last)
            return last.error();
        return core::ComparedRange{first->firstCallIndex, last->endCallIndex + 1};
    }
    const auto first = findDraw(capture, {{}, wanted->first, {}});
    const auto last = findDraw(capture, {{}, wanted->second, {}});
    if (!last)
        return last.error();
    return core::ComparedRange{first->callIndex, last->callIndex + 1};
}

Result<core::ComparedConfig> configOf(const MachineOptions& options, const RecordedMachine& recorded)
{
    auto machine = describeMachine(options, recorded);
    if (!machine)
        return machine.error();
    std::string name = machine->name;
    for (const std::string& setting : options.settings)
        name += " " + setting;
    return core::ComparedConfig{name, machine->config};
}

/// Of those that are presets: whoever names a machine file, or the capture's machine, has asked for what stands there.
void makeArrangementsEqual(const std::vector<MachineOptions>& wanted, std::vector<core::ComparedConfig>& configs)
{
    std::vector<core::ArrangedMachine> arranged;
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        const std::string& name = wanted[i].machine;
        if (name != core::presetName(configs[i].config.preset) && name != captures::kDefaultMachine)
            continue;
        core::ArrangedMachine machine{&configs[i]};
        for (const std::string& setting : wanted[i].settings)
            machine.asked.push_back(setting.substr(0, setting.find('=')));
        arranged.push_back(std::move(machine));
    }
    if (arranged.size() > 1)
        core::makeInventionsEqual(arranged);
}

Result<std::vector<core::ComparedConfig>> configsOf(const CompareOptions& options,
                                                    const captures::CaptureReader& capture)
{
    if (options.set != ComparedSet::Named) {
        const auto varied = configOf(options.a, {options.capture, capture.knobs()});
        if (!varied)
            return varied.error();
        return core::variantsOf(varied->config,
                                options.set == ComparedSet::Hiz ? core::hizVariants() : core::savingVariants());
    }
    if (options.a.machine.empty() || options.b.machine.empty())
        return core::failure("{} is required", options.a.machine.empty() ? "--a" : "--b");
    std::vector<MachineOptions> wanted{options.a, options.b};
    for (const std::string& machine : options.more)
        wanted.push_back({machine, {}});
    std::vector<core::ComparedConfig> configs;
    for (const MachineOptions& machine : wanted) {
        auto config = configOf(machine, {options.capture, capture.knobs()});
        if (!config)
            return config.error();
        if (!configs.empty())
            config->config.units = configs.front().config.units; // Programs are compiled once, for all of them.
        configs.push_back(std::move(*config));
    }
    makeArrangementsEqual(wanted, configs);
    return configs;
}

Json toJson(const core::ImageDifference& difference)
{
    return {{"attachment", core::nameOf(difference.attachment)},
            {"x", difference.pixel.x},
            {"y", difference.pixel.y},
            {"draw", difference.draw},
            {"call", difference.callNumber},
            {"events", difference.eventNumbers}};
}

Json toJson(const core::MachineFigures& figures)
{
    Json json{{"cycles", figures.cycles},
              {"draws", figures.draws},
              {"draws_under_way", figures.drawsUnderWay},
              {"instructions", figures.instructions},
              {"instructions_per_cycle", figures.instructionsPerCycle},
              {"vertices_shaded", figures.verticesShaded},
              {"fragments", figures.fragments},
              {"fragments_shaded", figures.fragmentsShaded},
              {"samples_tested", figures.samplesTested},
              {"energy_illustrative", inUnits(figures.energy)},
              {"gate_index_illustrative", figures.gateIndex}};
    if (figures.canBypass)
        json.update({{"draws_bypassed", figures.drawsBypassed}, {"fragments_bypassed", figures.fragmentsBypassed()}});
    if (figures.hiz)
        json.update({{"tiles_culled", figures.hiz->culled}, {"tiles_terminated", figures.hiz->terminated}});
    if (!figures.warnings.empty())
        json["warnings"] = figures.warnings;
    auto& devices = json["requests"] = Json::object();
    for (const core::DeviceLoad& device : figures.devices)
        devices[device.kind] = device.requests;
    auto& units = json["units"] = Json::object();
    for (const core::UnitLoad& unit : figures.units) {
        Json load{{"working", unit.working}, {"stalled", unit.stalledAll()}};
        for (std::size_t i = 0; i < unit.stalled.size(); ++i)
            load[keyOf(core::enumName(static_cast<core::StallReason>(i)))] = unit.stalled[i];
        units[unit.path] = std::move(load);
    }
    auto& queues = json["queues"] = Json::object();
    for (const core::QueueLoad& queue : figures.queues)
        queues[queue.path] = {{"depth", queue.depth},
                              {"high_water", queue.highWater},
                              {"enough", queue.sizing.enough},
                              {"gates_spare_illustrative", queue.sizing.gatesSpare}};
    return json;
}

/// A line per draw, the first for all draws together, with a cell for each machine.
Json toJson(const core::HizBenefit& benefit)
{
    Json lines = Json::array();
    for (const core::HizBenefit::Line& line : benefit.lines) {
        Json entry = line.draw ? Json{{"draw", *line.draw}, {"call", line.callNumber}} : Json{{"draw", "all"}};
        for (std::size_t i = 0; i < line.cells.size(); ++i) {
            Json& cell = entry["machines"][benefit.machines[i]] = Json::object();
            for (const core::HizMeasure& measure : core::hizMeasures())
                if (const auto value = measure.value(line.cells[i]))
                    cell[std::string(measure.key)] = *value;
        }
        lines.push_back(std::move(entry));
    }
    return lines;
}

void printJson(const core::Comparison& comparison, ComparedSet set)
{
    auto document = makeDocument("comparison");
    auto& machines = document["machines"] = Json::array();
    for (std::size_t i = 0; i < comparison.machines.size(); ++i) {
        const core::ComparedMachine& machine = comparison.machines[i];
        Json entry{{"name", machine.name}, {"images", core::imageSentence(comparison, i)}};
        entry["changed_knobs"] = machine.changedKnobs;
        if (!machine.notRunnable.empty())
            entry["not_runnable"] = machine.notRunnable;
        else
            entry.update(toJson(machine.figures));
        if (machine.difference)
            entry["difference"] = toJson(*machine.difference);
        machines.push_back(std::move(entry));
    }
    if (set == ComparedSet::Hiz)
        document["hiz_benefit"] = toJson(core::hizBenefit(comparison));
    printDocument(document);
}

/// A name, and a cell for each column.
using TextRow = std::pair<std::string, std::vector<std::string>>;

void printRows(const std::vector<TextRow>& rows)
{
    std::vector<std::size_t> widths;
    for (const auto& [name, cells] : rows) {
        widths.resize(std::max(widths.size(), cells.size()));
        for (std::size_t i = 0; i < cells.size(); ++i)
            widths[i] = std::max(widths[i], cells[i].size());
    }
    for (const auto& [name, cells] : rows) {
        fmt::print("{:<28}", name);
        for (std::size_t i = 0; i < cells.size(); ++i)
            fmt::print("  {:>{}}", cells[i], widths[i]);
        fmt::print("\n");
    }
}

/// The sums, then every draw with the numbers that are not 0 on every machine.
void printBenefit(const core::Comparison& comparison)
{
    const core::HizBenefit benefit = core::hizBenefit(comparison);
    std::vector<TextRow> rows;
    for (const core::HizBenefit::Line& line : benefit.lines) {
        rows.push_back(
            {line.draw ? fmt::format("draw {}, call {}", *line.draw, line.callNumber) : "all draws", benefit.machines});
        for (const core::HizMeasure& measure : core::hizMeasures()) {
            TextRow row{fmt::format("  {}", measure.name), {}};
            bool isWorthIt = !line.draw;
            for (const core::HizBenefitCell& cell : line.cells) {
                const auto value = measure.value(cell);
                row.second.push_back(value ? fmt::format("{}", *value) : "");
                isWorthIt = isWorthIt || value.value_or(0) != 0;
            }
            if (isWorthIt)
                rows.push_back(std::move(row));
        }
    }
    TextRow images{"images", {}};
    for (std::size_t i = 0; i < comparison.machines.size(); ++i)
        images.second.push_back(core::imageSentence(comparison, i));
    rows.push_back(std::move(images));
    printRows(rows);
}

void printText(const core::Comparison& comparison)
{
    const core::ComparisonTable table = core::withSavings(core::tableOf(comparison));
    std::vector<TextRow> rows{{"", table.machines}};
    for (const auto& row : table.rows)
        rows.push_back({row.name(), row.cells});
    printRows(rows);
    for (const core::ComparedMachine& machine : comparison.machines)
        for (const std::string& knob : machine.changedKnobs)
            fmt::print("{}: {}\n", machine.name, knob);
}

void print(const core::Comparison& comparison, const CompareOptions& options)
{
    const bool isHiz = options.set == ComparedSet::Hiz;
    if (options.form == OutputForm::Json)
        printJson(comparison, options.set);
    else if (options.isCsv)
        fmt::print("{}", isHiz ? core::csvOf(core::hizBenefit(comparison))
                               : core::csvOf(core::withSavings(core::tableOf(comparison))));
    else if (isHiz)
        printBenefit(comparison);
    else
        printText(comparison);
}

/// What goes wrong in calls mostly goes wrong on every machine alike: said once.
ExitCode tellTroubles(const core::Comparison& comparison, const std::string& capture)
{
    ExitCode outcome = ExitCode::Done;
    std::vector<core::CallSentences> told;
    for (const core::ComparedMachine& machine : comparison.machines)
        if (core::CallSentences all = core::sentencesOf(machine.troubles); std::ranges::find(told, all) == told.end()) {
            told.push_back(std::move(all));
            outcome = std::max(outcome, cli::tellTroubles(capture + " on " + machine.name, machine.troubles));
        }
    return outcome;
}

/// The same draws on several machines: what each cost, and whether pictures are equal. Fails a check when they are not.
ExitCode runCompare(const CompareOptions& options)
{
    const Interrupt interrupt;
    auto capture = captures::CaptureReader::open(options.capture);
    if (!capture)
        return fail(ExitCode::BadInput, options.capture, capture.error().message);
    auto range = rangeOf(**capture, options);
    if (!range)
        return fail(ExitCode::WrongUsage, options.capture, range.error().message);
    range->isInFlight = options.isInFlight;
    const auto configs = configsOf(options, **capture);
    if (!configs)
        return fail(ExitCode::WrongUsage, "command line", configs.error().message);
    core::Result<core::Comparison> comparison = core::Error{};
    {
        Progress progress(options.capture, "calls");
        comparison = core::compareMachines(
            **capture, *range, *configs,
            {interrupt.token(), [&](std::uint64_t done, std::uint64_t total) { progress.of(done, total); }});
    }
    if (!comparison)
        return fail(comparison.error(), options.capture);
    print(*comparison, options);
    const bool areEqual =
        std::ranges::none_of(comparison->machines, [](const auto& machine) { return machine.difference.has_value(); });
    const ExitCode told = tellTroubles(*comparison, options.capture);
    return areEqual ? told : ExitCode::CheckFailed;
}

/// What says which machines are compared. The option --hiz.
Option addMachines(const Command& command, CompareOptions& options)
{
    command.readsMachine("--a", options.a.machine,
                         "the first machine, by name or as a machine file; with --hiz and --savings the one that is "
                         "varied, else the capture's own");
    const Option second = command.readsMachine("--b", options.b.machine, "the second machine");
    command.words("--set-a", options.a.settings, "knob=value of the first machine");
    command.words("--set-b", options.b.settings, "knob=value of the second machine").needs(second);
    command.readsMachines("--more", options.more, "a further machine, as often as needed").needs(second);
    const auto addSet = [&](const char* name, ComparedSet set, const char* help) {
        return command
            .choice(
                name, [&options, set] { options.set = set; }, help)
            .excludes(second);
    };
    const Option hiz = addSet("--hiz", ComparedSet::Hiz,
                              "instead of a second machine: without HIZ, with layer 1, with both layers, draw by draw");
    addSet("--savings", ComparedSet::Savings,
           "instead of a second machine: without HIZ, bypass and gating, with each of them, and with all")
        .excludes(hiz);
    return hiz;
}

} // namespace

void addCompare(Commands& commands)
{
    const auto [command, options] = commands.add("compare", "run draws on several machines and compare", runCompare);
    addCapture(command, options->capture);
    const Option hiz = addMachines(command, *options);
    const Option frames = addFrames(command, options->frames);
    command.words("--draws", options->draws, "only these of the capture: A-B, both included").excludes(frames);
    command
        .flag("--in-flight", options->isInFlight,
              "each frame as one run, with ci.draws draws under way, instead of each draw alone")
        .excludes(hiz);
    command.flag("--csv", options->isCsv, "print comma separated values").excludes(command.json());
}

} // namespace vitrine::cli
