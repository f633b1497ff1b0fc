// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/run/run_in_flight.h"

#include "app/cli/common/failures.h"
#include "app/cli/common/figures.h"
#include "app/cli/common/node_output.h"
#include "app/cli/run/run_alone.h"
#include "app/cli/run/run_counters.h"
#include "core/gpu/knobs/command_knobs.h"
#include "core/gpu/machine_config.h"
#include "core/observe/event_names.h"
#include "core/power/energy_table.h"
#include "core/session/call_troubles_json.h"
#include "core/session/frame/frame_stream.h"
#include "core/session/picture.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <iterator>
#include <optional>
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

/// Null: it has not failed.
const core::FailedDraw* failureOf(const core::FrameRun& frame, std::uint32_t draw)
{
    const auto failed = std::ranges::find(frame.failed, draw, &core::FailedDraw::draw);
    return failed == frame.failed.end() ? nullptr : &*failed;
}

/// Those that the machine has not begun.
std::vector<core::FailedDraw> withoutSpan(const core::FrameRun& frame)
{
    std::vector<core::FailedDraw> failed = frame.failed;
    std::erase_if(failed, [&frame](const core::FailedDraw& draw) {
        return std::ranges::find(frame.draws, draw.draw, &core::DrawSpan::draw) != frame.draws.end();
    });
    return failed;
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
        : m_isText(options.form == OutputForm::Text), m_isWithAlone(options.isWithAlone), m_run(run)
    {
        const core::MachineConfig& config = run.machine().config;
        if (m_isText) {
            fmt::print("{} draws under way at most (ci.draws)\n", config.commands->ciDraws);
            row({"frame", "draw", "call", "begin", "end", "span", "cost", std::string(kEnergyName), "alone",
                 "image_hash"});
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

    /// `alone`: of what is known of its draws.
    void print(const core::FrameRun& frame, const core::Memory& memory, const CyclesAlone& alone)
    {
        m_cycles += frame.cycles;
        m_energy += frame.energy;
        m_draws += frame.draws.size();
        if (m_isText)
            printText(frame, imageHash(frame, memory), alone);
        else
            printJson(frame, imageHash(frame, memory), alone);
        m_isFirst = false;
    }

    void finish(const core::FrameStream& stream) const
    {
        const auto hash = stream.gpu().traceHash();
        if (m_isText)
            return row({.frame = "all",
                        .draw = text(m_draws),
                        .cost = text(m_cycles),
                        .energy = core::energyText(m_energy),
                        .note = hash ? core::toHex(*hash) : std::string()});
        nlohmann::ordered_json tail{
            {"draws", m_draws}, {"cycles", m_cycles}, {"energy_illustrative", inUnits(m_energy)}};
        if (hash)
            tail["trace_hash"] = core::toHex(*hash);
        core::addTroubles(tail, stream.troubles());
        fmt::print("\n],{}\n", toText(tail).substr(1));
    }

private:
    static std::string text(std::uint64_t number) { return fmt::format("{}", number); }
    struct Cells {
        std::string frame, draw, call = {}, begin = {}, end = {}, span = {}, cost = {}, energy = {}, alone = {},
                                 note = {};
    };
    void row(const Cells& cells) const
    {
        fmt::print("{:>6} {:>8} {:>8} {:>12} {:>12} {:>12} {:>12} {:>{}}", cells.frame, cells.draw, cells.call,
                   cells.begin, cells.end, cells.span, cells.cost, cells.energy, kEnergyName.size());
        if (m_isWithAlone)
            fmt::print(" {:>12}", cells.alone);
        fmt::print("{}{}\n", cells.note.empty() ? "" : "  ", cells.note);
    }
    [[nodiscard]] std::uint64_t numberOf(std::uint64_t call, std::uint32_t draw) const
    {
        return drawNumber(m_run.capture(), call, draw);
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
        entry["span"] = span.end - span.begin;
        entry["cost"] = span.cost;
        entry["energy_illustrative"] = inUnits(span.energy);
        return entry;
    }

    static std::string failureText(const core::FailedDraw& failed) { return "failed: " + failed.why.english(); }

    void printSpan(const core::FrameRun& frame, const core::DrawSpan& span, const CyclesAlone& alone) const
    {
        const bool isDraw = !core::isTransfer(span.draw);
        const core::FailedDraw* failed = isDraw ? failureOf(frame, span.draw) : nullptr;
        row({.frame = nameOf(frame),
             .draw = isDraw ? text(numberOf(span.call, span.draw)) : nameIn(frame, span.draw),
             .call = text(span.call),
             .begin = text(span.begin),
             .end = text(span.end),
             .span = text(span.end - span.begin),
             .cost = text(span.cost),
             .energy = core::energyText(span.energy),
             .alone = isDraw && alone.contains(span.call) ? text(alone.at(span.call)) : "-",
             .note = failed ? failureText(*failed) : std::string()});
    }

    void printText(const core::FrameRun& frame, const std::string& hash, const CyclesAlone& alone) const
    {
        const std::string name = nameOf(frame);
        for (const core::DrawSpan& span : inOrder(frame))
            printSpan(frame, span, alone);
        for (const core::FailedDraw& failed : withoutSpan(frame))
            row({.frame = name,
                 .draw = text(numberOf(failed.call, failed.draw)),
                 .call = text(failed.call),
                 .cost = "0",
                 .energy = core::energyText(0),
                 .alone = "-",
                 .note = failureText(failed)});
        for (const core::StreamWait& wait : frame.waits)
            row({.frame = name,
                 .draw = isOfHost(wait) ? "host" : nameIn(frame, wait.draw),
                 .begin = text(wait.begin),
                 .end = text(wait.begin + wait.cycles),
                 .span = text(wait.cycles),
                 .note = fmt::format("waits for {}{}: {}", core::isTransfer(wait.on) ? "" : "draw ",
                                     nameIn(frame, wait.on), reasonOf(wait))});
        for (const core::FrameHostWrite& write : frame.hostWrites)
            row({.frame = name,
                 .draw = "host",
                 .call = text(write.call),
                 .begin = text(write.cycle),
                 .note = fmt::format("{} {}", core::enumName(write.kind), write.number)});
        row({.frame = name,
             .draw = "none",
             .cost = text(frame.withoutDraw),
             .energy = core::energyText(frame.withoutDrawEnergy),
             .note = "waits without a draw"});
        row({.frame = name,
             .draw = "none",
             .begin = text(frame.cycles - frame.tail),
             .end = text(frame.cycles),
             .span = text(frame.tail),
             .cost = text(frame.tail),
             .energy = core::energyText(frame.tailEnergy),
             .note = "idle tail"});
        row({.frame = name,
             .draw = "all",
             .begin = "0",
             .end = text(frame.cycles),
             .span = text(frame.cycles),
             .cost = text(frame.cycles),
             .energy = core::energyText(frame.energy),
             .note = hash});
    }

    /// In the order of the stream.
    [[nodiscard]] nlohmann::ordered_json drawsToJson(const core::FrameRun& frame, const CyclesAlone& alone) const
    {
        std::vector<nlohmann::ordered_json> draws;
        for (const core::DrawSpan& span : frame.draws) {
            auto entry = withTimes({{"draw", numberOf(span.call, span.draw)}}, span);
            if (m_isWithAlone)
                entry["alone"] = alone.contains(span.call) ? nlohmann::ordered_json(alone.at(span.call)) : nullptr;
            if (const core::FailedDraw* failed = failureOf(frame, span.draw))
                entry["failure"] = failed->why.english();
            draws.push_back(std::move(entry));
        }
        for (const core::FailedDraw& failed : withoutSpan(frame)) {
            nlohmann::ordered_json entry{{"draw", numberOf(failed.call, failed.draw)}, {"call", failed.call}};
            entry["begin"] = entry["end"] = entry["span"] = nullptr;
            entry["cost"] = 0;
            entry["energy_illustrative"] = 0.0;
            if (m_isWithAlone)
                entry["alone"] = nullptr;
            entry["failure"] = failed.why.english();
            draws.push_back(std::move(entry));
        }
        std::stable_sort(draws.begin(), draws.end(), [](const auto& one, const auto& other) {
            return one["draw"].template get<std::uint64_t>() < other["draw"].template get<std::uint64_t>();
        });
        return draws;
    }

    void printJson(const core::FrameRun& frame, const std::string& hash, const CyclesAlone& alone) const
    {
        const bool isPresented = frame.frame < m_run.capture().frames().size();
        nlohmann::ordered_json entry{{"frame", isPresented ? nlohmann::ordered_json(frame.frame) : nullptr}};
        entry["image_hash"] = hash.empty() ? nlohmann::ordered_json() : nlohmann::ordered_json(hash);
        entry["cycles"] = frame.cycles;
        entry["energy"] = frame.energy;
        entry["energy_illustrative"] = inUnits(frame.energy);
        entry["costs"] = frame.cost();
        entry["waits_without_draw"] = frame.withoutDraw;
        entry["waits_without_draw_energy_illustrative"] = inUnits(frame.withoutDrawEnergy);
        entry["idle_tail"] = frame.tail;
        entry["idle_tail_energy_illustrative"] = inUnits(frame.tailEnergy);
        entry["draws"] = drawsToJson(frame, alone);
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
        auto& writes = entry["host_writes"] = nlohmann::ordered_json::array();
        for (const core::FrameHostWrite& write : frame.hostWrites)
            writes.push_back({{"event", "host.write"},
                              {"kind", core::enumName(write.kind)},
                              {"number", write.number},
                              {"call", write.call},
                              {"before_cycle", write.cycle}});
        fmt::print("{}\n{}", m_isFirst ? "" : ",", toText(entry));
    }

    const bool m_isText;
    const bool m_isWithAlone;
    ReplayRun& m_run;
    std::uint64_t m_cycles = 0;
    std::uint64_t m_draws = 0;
    core::Energy m_energy = 0;
    bool m_isFirst = true;
};

} // namespace

ExitCode runInFlight(ReplayRun& run, const InFlightOptions& options)
{
    const core::MachineConfig& config = run.machine().config;
    core::FrameStream stream(run.capture(), config, config.commands->ciDraws, options.isHashed);
    stream.setFaultPolicy(options.stopsAtFault ? core::FaultPolicy::Stop : core::FaultPolicy::Skip);
    FramePrinter printer(options, run);
    const std::size_t first = options.frames ? options.frames->first : 0;
    const std::size_t end = options.frames ? options.frames->second + 1 : stream.frameCount();
    if (auto passed = stream.passTo(first, run.stopToken()); !passed)
        return fail(passed.error(), run.file());
    std::optional<AloneRun> alone;
    if (options.isWithAlone) {
        auto [drained, code] = ReplayRun::open(run, config, core::Timing::Timed);
        if (!drained)
            return code;
        alone.emplace(std::move(drained), options.stopsAtFault);
        if (const auto failure = alone->passTo(first))
            return *failure;
    }
    while (stream.frame() < end) {
        const auto frame = stream.run(run.stopToken());
        if (!frame) {
            tellTroubles(run.file(), stream.troubles());
            return fail(frame.error(), run.file());
        }
        CyclesAlone cycles;
        if (const auto failure = alone ? alone->run(frame->frame, cycles) : std::nullopt)
            return *failure;
        printer.print(*frame, stream.memory(), cycles);
    }
    printer.finish(stream);
    tellTroubles(run.file(), stream.troubles());
    return stream.troubles().isWhole() ? ExitCode::Done : ExitCode::CheckFailed;
}

} // namespace vitrine::cli
