// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/run/run_in_flight.h"

#include "app/cli/common/failures.h"
#include "app/cli/common/node_output.h"
#include "app/cli/run/run_counters.h"
#include "core/gpu/machine_config.h"
#include "core/observe/event_names.h"
#include "core/session/call_troubles_json.h"
#include "core/session/frame/frame_stream.h"
#include "core/session/picture.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace vitrine::cli {
namespace {

std::string_view reasonOf(const core::StreamWait& wait)
{
    return std::visit([](auto reason) { return core::enumName(reason); }, wait.reason);
}

bool isOfHost(const core::StreamWait& wait)
{
    return std::holds_alternative<core::HostWaitReason>(wait.reason);
}

std::string imageHash(const core::FrameRun& frame, const core::Memory& memory)
{
    return frame.shown ? core::takePicture(memory.surface(frame.shown), core::Attachment::Color).hash() : std::string();
}

/// Prints frames as they come.
class FramePrinter {
public:
    FramePrinter(const InFlightOptions& options, ReplayRun& run)
        : m_isText(options.form == OutputForm::Text), m_run(run)
    {
        const core::MachineConfig& config = run.machine().config;
        if (m_isText) {
            fmt::print("{} draws under way at most (ci.draws)\n", config.ciDraws);
            row("frame", "draw", "call", "begin", "end", "cost", "image_hash");
            return;
        }
        auto document = makeDocument("run");
        document["timing"] = "in flight";
        document["machine"] = run.machine().name;
        document["knobs"] = captures::knobsToJson(config);
        std::string head = toText(document);
        head.pop_back();
        fmt::print("{},\"frames\":[", head);
    }

    void print(const core::FrameRun& frame, const core::Memory& memory)
    {
        m_cycles += frame.cycles;
        m_draws += frame.draws.size();
        if (m_isText)
            printText(frame, imageHash(frame, memory));
        else
            printJson(frame, imageHash(frame, memory));
        m_isFirst = false;
    }

    void finish(const core::FrameStream& stream) const
    {
        const auto hash = stream.gpu().traceHash();
        if (m_isText)
            return row("all", text(m_draws), "", "", "", text(m_cycles), hash ? core::toHex(*hash) : std::string());
        nlohmann::ordered_json tail{{"draws", m_draws}, {"cycles", m_cycles}};
        if (hash)
            tail["trace_hash"] = core::toHex(*hash);
        core::addTroubles(tail, stream.troubles());
        fmt::print("\n],{}\n", toText(tail).substr(1));
    }

private:
    static std::string text(std::uint64_t number) { return fmt::format("{}", number); }
    static void row(std::string_view frame, std::string_view draw, std::string_view call, std::string_view begin,
                    std::string_view end, std::string_view cost, std::string_view note)
    {
        fmt::print("{:>6} {:>8} {:>8} {:>12} {:>12} {:>12}{}{}\n", frame, draw, call, begin, end, cost,
                   note.empty() ? "" : "  ", note);
    }
    [[nodiscard]] std::uint64_t numberOf(const core::DrawSpan& span) const
    {
        return drawNumber(m_run.capture(), span.call, span.draw);
    }
    [[nodiscard]] std::string nameOf(const core::FrameRun& frame) const
    {
        return frame.frame < m_run.capture().frames().size() ? text(frame.frame) : "after";
    }

    void printText(const core::FrameRun& frame, const std::string& hash) const
    {
        const std::string name = nameOf(frame);
        for (const core::DrawSpan& span : frame.draws)
            row(name, text(numberOf(span)), text(span.call), text(span.begin), text(span.end), text(span.cost), "");
        for (const core::StreamWait& wait : frame.waits)
            row(name,
                isOfHost(wait)               ? "host"
                : wait.draw == core::kNoDraw ? "-"
                                             : text(wait.draw),
                "", text(wait.begin), text(wait.begin + wait.cycles), text(wait.cycles),
                fmt::format("waits for draw {}: {}", wait.on, reasonOf(wait)));
        row(name, "all", "", "0", text(frame.cycles), text(frame.cycles), hash);
    }

    void printJson(const core::FrameRun& frame, const std::string& hash) const
    {
        const bool isPresented = frame.frame < m_run.capture().frames().size();
        nlohmann::ordered_json entry{{"frame", isPresented ? nlohmann::ordered_json(frame.frame) : nullptr}};
        entry["image_hash"] = hash.empty() ? nlohmann::ordered_json() : nlohmann::ordered_json(hash);
        entry["cycles"] = frame.cycles;
        entry["energy"] = frame.energy;
        auto& draws = entry["draws"] = nlohmann::ordered_json::array();
        for (const core::DrawSpan& span : frame.draws)
            draws.push_back({{"draw", numberOf(span)},
                             {"call", span.call},
                             {"begin", span.begin},
                             {"end", span.end},
                             {"cost", span.cost}});
        auto& waits = entry["waits"] = nlohmann::ordered_json::array();
        for (const core::StreamWait& wait : frame.waits)
            waits.push_back(
                {{"event", isOfHost(wait) ? "host.wait" : "ci.wait"},
                 {"reason", reasonOf(wait)},
                 {"draw", wait.draw == core::kNoDraw ? nlohmann::ordered_json() : nlohmann::ordered_json(wait.draw)},
                 {"on", wait.on},
                 {"begin", wait.begin},
                 {"cycles", wait.cycles}});
        fmt::print("{}\n{}", m_isFirst ? "" : ",", toText(entry));
    }

    const bool m_isText;
    ReplayRun& m_run;
    std::uint64_t m_cycles = 0;
    std::uint64_t m_draws = 0;
    bool m_isFirst = true;
};

} // namespace

ExitCode runInFlight(ReplayRun& run, const InFlightOptions& options)
{
    const core::MachineConfig& config = run.machine().config;
    core::FrameStream stream(run.capture(), config, config.ciDraws, options.isHashed);
    stream.setFaultPolicy(options.stopsAtFault ? core::FaultPolicy::Stop : core::FaultPolicy::Skip);
    FramePrinter printer(options, run);
    const std::size_t first = options.frames ? options.frames->first : 0;
    const std::size_t end = options.frames ? options.frames->second + 1 : stream.frameCount();
    if (auto passed = stream.passTo(first, run.stopToken()); !passed)
        return fail(passed.error(), run.file());
    while (stream.frame() < end) {
        const auto frame = stream.run(run.stopToken());
        if (!frame) {
            tellTroubles(run.file(), stream.troubles());
            return fail(frame.error(), run.file());
        }
        printer.print(*frame, stream.memory());
    }
    printer.finish(stream);
    tellTroubles(run.file(), stream.troubles());
    return stream.troubles().isWhole() ? ExitCode::Done : ExitCode::CheckFailed;
}

} // namespace vitrine::cli
