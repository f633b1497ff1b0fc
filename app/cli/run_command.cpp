// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"

#include "app/cli/replay_run.h"
#include "app/cli/run_counters.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>

namespace vitrine::cli {
namespace {

using core::DrawCounters;

struct FrameRun {
    std::optional<std::uint64_t> frame; ///< none: what follows the last frame
    std::string imageHash;              ///< empty when nothing was shown
    std::vector<DrawCounters> draws;
};

/// Prints frames as they come, so that memory does not grow with their number.
class RunPrinter {
public:
    RunPrinter(const RunOptions& options, const captures::CaptureReader& capture, const captures::MachineFile& machine)
        : m_options(options), m_capture(capture), m_clock(options.isUntimed ? Clock::Without : Clock::With)
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

    void finish(const std::string& traceHash) const
    {
        if (m_options.form == OutputForm::Text) {
            row({"all", fmt::format("{}", m_draws), "", traceHash}, counterTexts(m_totals, m_clock));
            return;
        }
        nlohmann::ordered_json tail{{"draws", m_draws}, {"totals", countersToJson(m_totals, m_clock)}};
        if (!traceHash.empty())
            tail["trace_hash"] = traceHash;
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
            nlohmann::ordered_json one{{"draw", drawNumber(draw)}, {"call", draw.callNumber}};
            one.update(countersToJson(draw, m_clock));
            draws.push_back(std::move(one));
        }
        entry["totals"] = countersToJson(sumOf(frame.draws), m_clock);
        fmt::print("{}\n{}", m_isFirst ? "" : ",", toText(entry));
    }

    void printText(const FrameRun& frame) const
    {
        const std::string name = frame.frame ? fmt::format("{}", *frame.frame) : "after";
        for (const DrawCounters& draw : frame.draws)
            row({name, fmt::format("{}", drawNumber(draw)), fmt::format("{}", draw.callNumber)},
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

    /// As the capture counts draws; the machine counts only those that reached it.
    [[nodiscard]] std::uint64_t drawNumber(const DrawCounters& draw) const
    {
        const auto& actions = m_capture.actions();
        const auto found = std::ranges::lower_bound(actions, draw.callNumber, {}, &core::ActionEntry::callNumber);
        return found == actions.end() ? draw.draw : found->draw;
    }

    const RunOptions& m_options;
    const captures::CaptureReader& m_capture;
    const Clock m_clock;
    DrawCounters m_totals;
    std::uint64_t m_draws = 0;
    bool m_isFirst = true;
};

using Range = std::pair<std::uint64_t, std::uint64_t>;

/// Runs to the end of a frame, or of the capture, and prints what that cost.
std::optional<ExitCode> runTo(ReplayRun& run, std::uint64_t position, std::optional<std::uint64_t> frame,
                              RunPrinter& printer)
{
    if (const auto code = run.seek(position))
        return code;
    const auto& draws = run.replay().drawCounters();
    if (!frame && draws.empty())
        return std::nullopt;
    const core::Picture shown = frame ? run.replay().picture(core::Attachment::Color) : core::Picture{};
    printer.print({frame, shown.empty() ? std::string() : shown.hash(), draws});
    return std::nullopt;
}

ExitCode runFrames(ReplayRun& run, const std::optional<Range>& wanted, RunPrinter& printer)
{
    const auto& frames = run.capture().frames();
    const std::uint64_t first = wanted ? wanted->first : 0;
    const std::uint64_t end = wanted ? wanted->second + 1 : frames.size();
    if (first > 0) {
        if (const auto code = run.seek(frames[first].firstCallIndex))
            return *code;
    }
    for (std::uint64_t frame = first; frame < end; ++frame) {
        if (const auto code = runTo(run, frames[frame].endCallIndex + 1, frame, printer))
            return *code;
    }
    if (!wanted) {
        if (const auto code = runTo(run, run.capture().callCount(), std::nullopt, printer))
            return *code;
    }
    printer.finish(run.replay().traceHash());
    return ExitCode::Done;
}

} // namespace

ExitCode runRun(const RunOptions& options)
{
    std::optional<Range> wanted;
    if (options.frames)
        wanted = parseRange(*options.frames);
    if (options.frames && !wanted)
        return fail(ExitCode::WrongUsage, "command line", "--frames takes A-B, or A alone");
    const auto clocked = options.isHashed ? core::Timing::TimedAndHashed : core::Timing::Timed;
    const auto timing = options.isUntimed ? core::Timing::Untimed : clocked;
    const auto [run, code] = ReplayRun::open(options.capture, options.machine, timing);
    if (!run)
        return code;
    run->setStopsAtFault(options.stopsAtFault);
    if (wanted) {
        if (const auto last = findFrame(run->capture(), wanted->second); !last)
            return fail(ExitCode::WrongUsage, options.capture, last.error().message);
    }
    RunPrinter printer(options, run->capture(), run->machine());
    return runFrames(*run, wanted, printer);
}

} // namespace vitrine::cli
