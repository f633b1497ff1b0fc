// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/common_options.h"
#include "app/cli/common/node_output.h"
#include "app/cli/common/replay_run.h"
#include "app/cli/run/run_counters.h"
#include "app/cli/run/run_in_flight.h"
#include "app/cli/run/run_paths.h"
#include "app/cli/run/run_stages.h"
#include "core/gpu/knobs/segment_knobs.h"
#include "core/gpu/machine_config.h"
#include "core/gpu/presets.h"
#include "core/observe/event_names.h"
#include "core/session/call_troubles_json.h"
#include "core/session/machine/segment_tree.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace vitrine::cli {
namespace {

struct RunOptions {
    std::string capture;
    std::optional<std::string> frames; ///< "A-B", both included; all when there is none
    MachineOptions machine;
    bool isUntimed = false;
    bool isHashed = false;    ///< with the hash of the trace: slower
    bool hasSpeedUp = false;  ///< over one processor, on which the frames are run as well (FSEG-13)
    bool isInFlight = false;  ///< each frame as one run
    bool isWithAlone = false; ///< and each draw on the drained machine, beside it
    bool isByStage = false;   ///< what drawings of 2-D graphics cost, by their stages
    bool isByPath = false;    ///< what each of them costs
    bool stopsAtFault = false;
    OutputForm form = OutputForm::Text;
};

using core::DrawCounters;

struct FrameRun {
    std::optional<std::uint64_t> frame; ///< none: what follows the last frame
    std::string imageHash;              ///< empty when nothing was shown
    std::vector<DrawCounters> draws;
};

std::string reasonsText(const core::CloseReasons& reasons)
{
    std::string text;
    for (std::size_t i = 1; i < reasons.size(); ++i)
        if (reasons[i] != 0)
            text += fmt::format("  {} {}", core::enumName(static_cast<core::SegmentCloseReason>(i)), reasons[i]);
    return text;
}

/// A line per pipeline and one for all of them (FSEG-13); no lines when there was no segment.
void printSegments(const core::SegmentReport& report)
{
    fmt::print("\n{:>8} {:>10} {:>10} {:>8} {:>12} {:>12} {:>12}  closed\n", "pipeline", "segments", "fragments",
               "fill %", "busy", "idle", "waited");
    for (const core::PipelineReport& row : report.pipelines)
        fmt::print("{:>8} {:>10} {:>10} {:>8.1f} {:>12} {:>12} {:>12}{}\n", fmt::format("sp.{}", row.pipeline),
                   row.load.segments, row.load.fragments, row.fillPercent, row.load.busyCycles, row.idleCycles,
                   row.load.waited, reasonsText(row.load.reasons));
    fmt::print("{:>8} {:>10} {:>10} {:>8.1f}{:>39}{}\n", "all", report.segments, report.fragments,
               report.averageFillPercent, "", reasonsText(report.reasons));
    fmt::print("no pipeline free for {} cycles; {:.3f} pipelines busy on average\n", report.stalledCycles,
               report.busyPipelines);
    if (report.speedUp)
        fmt::print("speed-up over one processor: {:.3f}\n", *report.speedUp);
}

/// Prints frames as they come, so that memory does not grow with their number.
class RunPrinter {
public:
    RunPrinter(const RunOptions& options, const captures::CaptureReader& capture, const captures::MachineFile& machine)
        : m_options(options), m_capture(capture), m_limits(machine.config.segments->segLimits),
          m_units(machine.config.units.get()), m_clock(options.isUntimed ? Clock::Without : Clock::With)
    {
        if (m_options.form == OutputForm::Text) {
            row({"frame", "draw", "call", "image_hash"}, counterNames(m_clock));
            return;
        }
        auto document = makeDocument("run");
        document["timing"] = m_options.isUntimed ? "untimed" : "timed";
        document["machine"] = machine.name;
        document["knobs"] = captures::knobsToJson(machine.config);
        std::string head = toText(document);
        head.pop_back();
        fmt::print("{},\"frames\":[", head);
    }

    void print(const FrameRun& frame)
    {
        m_totals = sumOf({m_totals, sumOf(frame.draws)});
        m_draws += frame.draws.size();
        if (m_options.form == OutputForm::Json)
            printJson(frame);
        else
            printText(frame);
        m_isFirst = false;
    }

    void finish(const std::string& traceHash, std::optional<std::uint64_t> cyclesOfOneProcessor,
                const core::CallTroubles& troubles)
    {
        m_totals.segments.cycles = m_totals.cycles;
        const core::SegmentReport report = core::segmentReport(m_totals.segments, m_limits, cyclesOfOneProcessor);
        const bool isReported = !m_totals.segments.pipelines.empty() || report.speedUp;
        if (m_options.form == OutputForm::Text) {
            row({"all", fmt::format("{}", m_draws), "", traceHash}, counterTexts(m_totals, m_clock));
            if (isReported)
                printSegments(report);
            return;
        }
        nlohmann::ordered_json tail{{"draws", m_draws}, {"totals", countersToJson(m_totals, m_clock, m_units)}};
        if (!traceHash.empty())
            tail["trace_hash"] = traceHash;
        if (isReported)
            tail["segment_report"] = toJson(core::segmentReportTree(report));
        core::addTroubles(tail, troubles);
        fmt::print("\n],{}\n", toText(tail).substr(1));
    }

private:
    void printJson(const FrameRun& frame) const
    {
        nlohmann::ordered_json entry{{"frame", frame.frame ? nlohmann::ordered_json(*frame.frame) : nullptr}};
        entry["image_hash"] =
            frame.imageHash.empty() ? nlohmann::ordered_json() : nlohmann::ordered_json(frame.imageHash);
        auto& draws = entry["draws"] = nlohmann::ordered_json::array();
        for (const DrawCounters& draw : frame.draws) {
            nlohmann::ordered_json one{{"draw", drawNumber(m_capture, draw.callNumber, draw.draw)},
                                       {"call", draw.callNumber}};
            one.update(countersToJson(draw, m_clock, m_units));
            draws.push_back(std::move(one));
        }
        entry["totals"] = countersToJson(sumOf(frame.draws), m_clock, m_units);
        fmt::print("{}\n{}", m_isFirst ? "" : ",", toText(entry));
    }

    void printText(const FrameRun& frame) const
    {
        const std::string name = frame.frame ? fmt::format("{}", *frame.frame) : "after";
        for (const DrawCounters& draw : frame.draws)
            row({name, fmt::format("{}", drawNumber(m_capture, draw.callNumber, draw.draw)),
                 fmt::format("{}", draw.callNumber)},
                counterTexts(draw, m_clock));
        row({name, "all", "", frame.imageHash}, counterTexts(sumOf(frame.draws), m_clock));
    }

    struct Labels {
        std::string frame, draw, call;
        std::string note = {}; ///< at the end of the line
    };
    static void row(const Labels& labels, const std::vector<std::string>& cells)
    {
        fmt::print("{:>6} {:>8} {:>8}", labels.frame, labels.draw, labels.call);
        for (const std::string& cell : cells)
            fmt::print(" {:>12}", cell);
        fmt::print("{}{}\n", labels.note.empty() ? "" : "  ", labels.note);
    }

    const RunOptions& m_options;
    const captures::CaptureReader& m_capture;
    const core::SegmentLimits m_limits;
    const core::UnitCatalog* const m_units;
    const Clock m_clock;
    DrawCounters m_totals;
    std::uint64_t m_draws = 0;
    bool m_isFirst = true;
};

using Range = std::pair<std::uint64_t, std::uint64_t>;

/// What it cost to get behind a frame, or from the last one to the end of the capture.
void printReached(ReplayRun& run, std::optional<std::uint64_t> frame, RunPrinter& printer)
{
    const auto& draws = run.replay().drawCounters();
    if (!frame && draws.empty())
        return;
    const core::Picture shown = frame ? run.replay().picture(core::Attachment::Color) : core::Picture{};
    printer.print({frame, shown.empty() ? std::string() : shown.hash(), draws});
}

/// Calls `reached(run, frame)` behind each frame, and behind the last call without one. Ends with the first code that
/// is none.
template <typename Reached>
std::optional<ExitCode> runFrames(ReplayRun& run, const std::optional<Range>& wanted, const Reached& reached)
{
    const auto& frames = run.capture().frames();
    const std::uint64_t first = wanted ? wanted->first : 0;
    const std::uint64_t end = wanted ? wanted->second + 1 : frames.size();
    if (first > 0) {
        if (const auto code = run.seek(frames[first].firstCallIndex))
            return code;
    }
    for (std::uint64_t frame = first; frame < end; ++frame) {
        if (const auto code = run.seek(frames[frame].endCallIndex + 1))
            return code;
        reached(run, std::optional(frame));
    }
    if (wanted)
        return std::nullopt;
    if (const auto code = run.seek(run.capture().callCount()))
        return code;
    reached(run, std::optional<std::uint64_t>());
    return std::nullopt;
}

/// The same frames with sp.count = 1 (FSEG-13); a code says why not.
struct OneProcessor {
    std::optional<std::uint64_t> cycles;
    std::optional<ExitCode> failure = {};
};
OneProcessor runOnOneProcessor(const ReplayRun& first, const std::optional<Range>& wanted, bool stopsAtFault)
{
    const auto [run, code] =
        ReplayRun::open(first, core::withOneProcessor(first.machine().config), core::Timing::Timed);
    if (!run)
        return {{}, code};
    run->setStopsAtFault(stopsAtFault);
    std::uint64_t cycles = 0;
    const auto failure = runFrames(*run, wanted, [&](ReplayRun& reached, std::optional<std::uint64_t>) {
        cycles += sumOf(reached.replay().drawCounters()).cycles;
    });
    return {cycles, failure};
}

/// Counters per draw, per frame and of all, with the hash of each picture presented, and the report of segments.
ExitCode runRun(const RunOptions& options)
{
    std::optional<Range> wanted;
    if (options.frames)
        wanted = parseRange(*options.frames);
    if (options.frames && !wanted)
        return fail(ExitCode::WrongUsage, "command line", "--frames takes A-B, or A alone");
    const auto clocked = options.isHashed ? core::Timing::TimedAndHashed : core::Timing::Timed;
    const bool isCountedApart = options.isInFlight || options.isByStage || options.isByPath;
    const auto timing = options.isUntimed || isCountedApart ? core::Timing::Untimed : clocked;
    const auto [run, code] = ReplayRun::open(options.capture, options.machine, timing);
    if (!run)
        return code;
    run->setStopsAtFault(options.stopsAtFault);
    if (wanted) {
        if (const auto last = findFrame(run->capture(), wanted->second); !last)
            return fail(ExitCode::WrongUsage, options.capture, last.error().message);
    }
    if (options.isByStage)
        return runStages(*run, {wanted, options.form});
    if (options.isByPath)
        return runPaths(*run, {wanted, options.form});
    if (options.isInFlight)
        return runInFlight(*run, {wanted, options.isHashed, options.isWithAlone, options.stopsAtFault, options.form});
    RunPrinter printer(options, run->capture(), run->machine());
    const auto failure = runFrames(*run, wanted, [&](ReplayRun& reached, std::optional<std::uint64_t> frame) {
        printReached(reached, frame, printer);
    });
    if (failure)
        return *failure;
    OneProcessor one;
    if (options.hasSpeedUp)
        one = runOnOneProcessor(*run, wanted, options.stopsAtFault);
    if (one.failure)
        return *one.failure;
    printer.finish(run->replay().traceHash(), one.cycles, run->replay().troubles());
    return run->outcome();
}

} // namespace

void addRun(Commands& commands)
{
    const auto [command, options] = commands.add("run", "run frames on a machine and count", runRun);
    addCapture(command, options->capture);
    addFrames(command, options->frames);
    addMachineChoice(command, options->machine);
    const Option untimed = command.flag("--untimed", options->isUntimed, "without the clock: no cycles");
    const Option hash = command.flag("--trace-hash", options->isHashed, "with the hash of every event: slower");
    hash.excludes(untimed);
    const Option speedUp =
        command.flag("--speed-up", options->hasSpeedUp, "run on one processor as well, and compare").excludes(untimed);
    const Option inFlight =
        command
            .flag("--in-flight", options->isInFlight,
                  "each frame as one run, with ci.draws draws under way: when each begins and ends, and what waits")
            .excludes(untimed)
            .excludes(speedUp);
    const Option stages = command
                              .flag("--stages", options->isByStage,
                                    "cycles and energy of all drawings of 2-D graphics together, by stage and by pass")
                              .excludes(untimed)
                              .excludes(hash)
                              .excludes(speedUp)
                              .excludes(inFlight);
    command
        .flag("--alone", options->isWithAlone,
              "with --in-flight: the cycles of each draw alone on the drained machine as well")
        .needs(inFlight);
    command
        .flag("--paths", options->isByPath,
              "what each drawing of OpenVG costs: samples counted, pixels touched and covered, cycles, energy")
        .excludes(untimed)
        .excludes(hash)
        .excludes(speedUp)
        .excludes(inFlight)
        .excludes(stages);
    addFaultChoice(command, options->stopsAtFault);
}

} // namespace vitrine::cli
