// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/common_options.h"
#include "app/cli/common/replay_run.h"
#include "core/session/machine/draw_recording.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>

namespace vitrine::cli {
namespace {

struct OccupancyOptions {
    std::string capture;
    MomentOptions moment;
    std::string queue; ///< its path; empty: all
    MachineOptions machine;
    bool isCsv = false;
    OutputForm form = OutputForm::Text;
};

using Json = nlohmann::ordered_json;
using Recording = std::shared_ptr<const core::DrawRecording>;

/// What is printed: all queues, or the one asked for.
std::vector<core::QueueId> chosenQueues(const core::DrawRecording& recording, const std::string& path)
{
    std::vector<core::QueueId> result;
    for (const core::QueueDescription& queue : recording.queues())
        if (path.empty() || queue.path == path)
            result.push_back(queue.id);
    return result;
}

/// The changes that lie within the draw.
std::vector<core::Series::Point> pointsOf(const core::DrawRecording& recording, core::QueueId queue)
{
    auto points = recording.occupancy(queue).points();
    std::erase_if(points, [&](const core::Series::Point& point) { return point.cycle >= recording.length(); });
    return points;
}

void printCsv(const core::DrawRecording& recording, const std::vector<core::QueueId>& queues)
{
    fmt::print("queue,cycle,items\n");
    for (const core::QueueId id : queues)
        for (const auto& [cycle, items] : pointsOf(recording, id))
            fmt::print("{},{},{}\n", recording.queue(id).path, cycle, items);
}

void printText(const core::DrawRecording& recording, const std::vector<core::QueueId>& queues)
{
    fmt::print("{} cycles\n{:<16} {:>8} {:>10} {:>10} {:>10} {:>10} {:>10}\n", recording.length(), "queue", "capacity",
               "high water", "mean", "full", "in", "out");
    for (const core::QueueId id : queues) {
        const auto statistics = recording.statistics(id);
        fmt::print("{:<16} {:>8} {:>10} {:>10.3f} {:>10} {:>10} {:>10}\n", recording.queue(id).path,
                   recording.queue(id).capacity, statistics.highWater, statistics.mean, statistics.full,
                   statistics.counters.itemsIn, statistics.counters.itemsOut);
        const auto& groups = recording.queue(id).groups;
        for (std::size_t i = 0; i < groups.size(); ++i)
            fmt::print("  {:<14} {:>8} {:>10}\n", groups[i].name,
                       groups[i].capacity != 0 ? std::to_string(groups[i].capacity) : std::string(),
                       recording.subQueues(id)[i].highWater);
    }
}

/// What held each unit up for longest, up to the cause; units in the order of that.
std::vector<core::StallChain> longestChains(const core::DrawRecording& recording)
{
    std::vector<core::StallChain> longest;
    for (const core::UnitDescription& unit : recording.units())
        if (const core::StallReport report = recording.stalls(unit.id, 0, recording.length()); !report.chains.empty())
            longest.push_back(report.chains.front());
    std::ranges::stable_sort(longest, std::ranges::greater(), &core::StallChain::cycles);
    return longest;
}

void printStalls(const core::DrawRecording& recording)
{
    fmt::print("{:>10}  stalled longest\n", "cycles");
    for (const core::StallChain& chain : longestChains(recording))
        fmt::print("{:>10}  {}\n", chain.cycles, core::chainText(chain, recording.stallSources()));
}

Json subQueuesToJson(const core::DrawRecording& recording, core::QueueId id)
{
    Json parts = Json::array();
    const auto& groups = recording.queue(id).groups;
    for (std::size_t i = 0; i < groups.size(); ++i) {
        Json part{{"name", groups[i].name}, {"high_water", recording.subQueues(id)[i].highWater}};
        if (groups[i].capacity != 0)
            part["capacity"] = groups[i].capacity;
        parts.push_back(std::move(part));
    }
    return parts;
}

Json queueToJson(const core::DrawRecording& recording, core::QueueId id)
{
    const auto statistics = recording.statistics(id);
    Json points = Json::array();
    for (const auto& [cycle, items] : pointsOf(recording, id))
        points.push_back({cycle, items});
    return {{"queue", recording.queue(id).path},
            {"item_kind", recording.queue(id).itemKind},
            {"capacity", recording.queue(id).capacity},
            {"high_water", statistics.highWater},
            {"mean", statistics.mean},
            {"full_cycles", statistics.full},
            {"items_in", statistics.counters.itemsIn},
            {"items_out", statistics.counters.itemsOut},
            {"exact_from", recording.occupancy(id).exactFrom()},
            {"sub_queues", subQueuesToJson(recording, id)},
            {"changes", std::move(points)}};
}

void printJson(const core::DrawRecording& recording, const std::vector<core::QueueId>& queues,
               const core::ActionEntry& draw, const std::string& machine)
{
    auto document = makeDocument("occupancy");
    document["frame"] = draw.frame;
    document["draw"] = draw.draw;
    document["call"] = draw.callNumber;
    document["machine"] = machine;
    document["knobs"] = captures::knobsToJson(recording.config());
    document["cycles"] = recording.length();
    document["queues"] = Json::array();
    for (const core::QueueId id : queues)
        document["queues"].push_back(queueToJson(recording, id));
    document["stalls"] = Json::array();
    for (const core::StallChain& chain : longestChains(recording))
        document["stalls"].push_back({{"unit", recording.unit(chain.links.front().unit).path},
                                      {"cycles", chain.cycles},
                                      {"chain", core::chainText(chain, recording.stallSources())}});
    printDocument(document);
}

core::Result<Recording> recordingOf(ReplayRun& run, const std::string& name)
{
    Progress progress(name, "cycles");
    return core::recordDraw(run.replay(), run.machine().config, {},
                            {run.stopToken(), [&](core::Cycle done, core::Cycle) { progress.at(done); }});
}

ExitCode print(const Recording& recording, const core::ActionEntry& draw, const std::string& machine,
               const OccupancyOptions& options)
{
    const auto queues = chosenQueues(*recording, options.queue);
    if (queues.empty())
        return fail(ExitCode::WrongUsage, options.capture,
                    fmt::format("this machine has no queue named {}", options.queue));
    if (options.form == OutputForm::Json)
        printJson(*recording, queues, draw, machine);
    else if (options.isCsv)
        printCsv(*recording, queues);
    else
        printText(*recording, queues);
    if (options.form == OutputForm::Text && !options.isCsv && options.queue.empty())
        printStalls(*recording);
    return ExitCode::Done;
}

/// How full the queues were over the cycles of a draw.
ExitCode runOccupancy(const OccupancyOptions& options)
{
    const auto [run, opening] = ReplayRun::open(options.capture, options.machine, core::Timing::Untimed);
    if (!run)
        return opening;
    const auto draw = findDraw(run->capture(), options.moment);
    if (!draw)
        return fail(ExitCode::WrongUsage, options.capture, draw.error().message);
    if (const auto code = run->seek(draw->callIndex))
        return *code;
    const auto recording = recordingOf(*run, options.capture);
    if (!recording)
        return fail(recording.error(), options.capture);
    const ExitCode code = print(*recording, *draw, run->machine().name, options);
    if (code != ExitCode::Done)
        return code;
    if ((*recording)->failure().empty())
        return run->outcome();
    return fail(ExitCode::BadInput, options.capture, (*recording)->failure());
}

} // namespace

void addOccupancy(Commands& commands)
{
    const auto [command, options] =
        commands.add("occupancy", "tell how full the queues were during a draw", runOccupancy);
    addCapture(command, options->capture);
    addMoment(command, options->moment).required();
    command.words("--queue", options->queue, "only this one, by its path, as ftq");
    addMachineChoice(command, options->machine);
    command.flag("--csv", options->isCsv, "print every change as comma separated values").excludes(command.json());
}

} // namespace vitrine::cli
