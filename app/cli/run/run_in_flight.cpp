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

#include <algorithm>
#include <iterator>
#include <utility>
#include <vector>

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

/// Of a frame's clears and copies, from 0.
std::uint32_t transferNumber(std::uint32_t number)
{
    return number - core::kFirstTransfer;
}

std::string_view kindOf(const core::DrawSpan& span)
{
    return span.isCopy ? "copy" : "clear";
}

/// "3", "clear 1", "-": a number of the frame's stream.
std::string nameIn(const core::FrameRun& frame, std::uint32_t number)
{
    if (number == core::kNoDraw)
        return "-";
    if (!core::isTransfer(number))
        return fmt::format("{}", number);
    const auto span = std::ranges::find(frame.transfers, number, &core::DrawSpan::draw);
    return fmt::format("{} {}", span == frame.transfers.end() ? "clear" : kindOf(*span), transferNumber(number));
}

/// All in the order in which they retired.
std::vector<core::DrawSpan> inOrder(const core::FrameRun& frame)
{
    std::vector<core::DrawSpan> spans;
    std::ranges::merge(frame.draws, frame.transfers, std::back_inserter(spans), {}, &core::DrawSpan::end,
                       &core::DrawSpan::end);
    return spans;
}

/// A number of the stream under the key of what it is.
void name(nlohmann::ordered_json& entry, const std::string& prefix, std::uint32_t number)
{
    const bool isDraw = number != core::kNoDraw && !core::isTransfer(number);
    entry[prefix + "draw"] = isDraw ? nlohmann::ordered_json(number) : nlohmann::ordered_json();
    if (core::isTransfer(number))
        entry[prefix + "transfer"] = transferNumber(number);
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

    static nlohmann::ordered_json withTimes(nlohmann::ordered_json entry, const core::DrawSpan& span)
    {
        entry["call"] = span.call;
        entry["begin"] = span.begin;
        entry["end"] = span.end;
        entry["cost"] = span.cost;
        return entry;
    }

    void printText(const core::FrameRun& frame, const std::string& hash) const
    {
        const std::string name = nameOf(frame);
        for (const core::DrawSpan& span : inOrder(frame))
            row(name, core::isTransfer(span.draw) ? nameIn(frame, span.draw) : text(numberOf(span)), text(span.call),
                text(span.begin), text(span.end), text(span.cost), "");
        for (const core::StreamWait& wait : frame.waits)
            row(name, isOfHost(wait) ? "host" : nameIn(frame, wait.draw), "", text(wait.begin),
                text(wait.begin + wait.cycles), text(wait.cycles),
                fmt::format("waits for {}{}: {}", core::isTransfer(wait.on) ? "" : "draw ", nameIn(frame, wait.on),
                            reasonOf(wait)));
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
            draws.push_back(withTimes({{"draw", numberOf(span)}}, span));
        auto& transfers = entry["transfers"] = nlohmann::ordered_json::array();
        for (const core::DrawSpan& span : frame.transfers)
            transfers.push_back(withTimes({{"transfer", transferNumber(span.draw)}, {"kind", kindOf(span)}}, span));
        auto& waits = entry["waits"] = nlohmann::ordered_json::array();
        for (const core::StreamWait& wait : frame.waits) {
            nlohmann::ordered_json told{{"event", isOfHost(wait) ? "host.wait" : "ci.wait"},
                                        {"reason", reasonOf(wait)}};
            name(told, "", wait.draw);
            name(told, "on_", wait.on);
            told["begin"] = wait.begin;
            told["cycles"] = wait.cycles;
            waits.push_back(std::move(told));
        }
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
