// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/common_options.h"
#include "app/cli/common/replay_run.h"
#include "app/cli/trace/program_cycles.h"
#include "core/session/shader_trace/shader_trace_text.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace vitrine::cli {
namespace {

struct TraceOptions {
    std::string capture;
    MomentOptions moment;
    std::string pixel; ///< "X,Y", from the bottom left; empty: a vertex
    std::optional<std::uint32_t> vertex;
    std::optional<std::uint32_t> primitive;
    bool cycles = false; ///< of the draw's programs, instead of what one vertex or fragment executed
    MachineOptions machine;
    OutputForm form = OutputForm::Text;
};

using Json = nlohmann::ordered_json;
using core::LaneWalk;

Json toJson(const core::VariableBits& bits, core::SymbolKind kind)
{
    Json values = Json::array();
    for (const auto& component : bits) {
        if (!component)
            values.push_back(nullptr);
        else if (kind == core::SymbolKind::Boolean)
            values.push_back(*component != 0);
        else if (kind == core::SymbolKind::Integer)
            values.push_back(static_cast<std::int32_t>(*component));
        else
            values.push_back(core::componentText(*component, kind)); // no number may be lost: NaN and infinities, too
    }
    return values;
}

Json writesToJson(const LaneWalk& walk, std::size_t step)
{
    Json writes = Json::object();
    for (const core::AddressWrite& write : walk.writesOf(step))
        if (const auto name = core::registerName(walk, write.address); !name.empty())
            writes[name] = {{"value", core::componentText(write.after, core::SymbolKind::Float)},
                            {"bits", fmt::format("0x{:08X}", write.after)}};
    return writes;
}

/// Standing behind the step.
Json variablesToJson(const LaneWalk& walk, std::size_t step)
{
    Json variables = Json::object();
    for (const core::DebugVariable* variable : core::variablesWrittenBy(walk, step))
        variables[variable->name] = toJson(walk.bits(*variable), variable->kind);
    return variables;
}

Json stepToJson(LaneWalk& walk, std::size_t step)
{
    walk.moveTo(step + 1);
    return {{"step", step},
            {"instruction", walk.step(step).instruction},
            {"line", walk.line(step) == 0 ? Json(nullptr) : Json(walk.line(step))},
            {"code", core::instructionText(walk, step)},
            {"helper", walk.isHelper(step)},
            {"discards", walk.discards(step)},
            {"writes", writesToJson(walk, step)},
            {"variables", variablesToJson(walk, step)}};
}

void printJson(LaneWalk& walk)
{
    const core::ShaderTrace& trace = walk.trace();
    const bool isVertex = trace.stage == core::ShaderStage::Vertex;
    auto document = makeDocument("trace");
    document["draw"] = trace.query.draw;
    document["stage"] = isVertex ? "vertex" : "fragment";
    document["vertex"] = isVertex ? Json(*trace.query.vertex) : Json(nullptr);
    document["pixel"] = isVertex ? Json(nullptr) : Json{trace.query.x, trace.query.y};
    document["primitive"] = isVertex ? Json(nullptr) : Json(trace.primitive);
    document["complete"] = trace.lanes.isComplete;
    document["remark"] = trace.debug->remark;
    document["outcome"] = core::outcomeText(walk);
    document["steps"] = Json::array();
    for (std::size_t step = 0; step < walk.stepCount(); ++step)
        document["steps"].push_back(stepToJson(walk, step));
    document["variables"] = Json::object();
    for (const core::DebugVariable& variable : trace.debug->variables)
        document["variables"][variable.name] = {{"type", variable.typeName()},
                                                {"function", variable.function},
                                                {"value", toJson(walk.bits(variable), variable.kind)}};
    printDocument(document);
}

void printText(LaneWalk& walk)
{
    const core::ShaderTrace& trace = walk.trace();
    fmt::print("{}\n", core::traceTitle(trace));
    if (!trace.debug->remark.empty())
        fmt::print("{}\n", trace.debug->remark);
    for (std::size_t step = 0; step < walk.stepCount(); ++step) {
        walk.moveTo(step + 1);
        fmt::print("{:>6}  line {:<4} {:<48}", step, walk.line(step), core::instructionText(walk, step));
        fmt::print("{}\n", core::writesText(walk, step));
    }
    fmt::print("{}\n", core::outcomeText(walk));
}

/// What is wrong with the options by themselves, or null.
const char* wrongUsage(const TraceOptions& options)
{
    if (!options.moment.draw)
        return "--draw is needed";
    if (int{!options.pixel.empty()} + int{options.vertex.has_value()} + int{options.cycles} != 1)
        return "one of --pixel, --vertex and --cycles is needed";
    if (!options.cycles && (!options.machine.machine.empty() || !options.machine.settings.empty()))
        return "--machine and --set go with --cycles";
    if (options.primitive && options.vertex)
        return "--primitive goes with --pixel";
    return options.pixel.empty() || parsePixel(options.pixel) ? nullptr
                                                              : "--pixel is X,Y: two numbers that count from 0";
}

/// Every instruction that a vertex or a fragment of a draw has executed, with what it wrote; or where the cycles of the
/// draw's programs went.
ExitCode runTrace(const TraceOptions& options)
{
    if (const char* what = wrongUsage(options))
        return fail(ExitCode::WrongUsage, "command line", what);
    const auto [run, opening] = ReplayRun::open(options.capture, options.machine, core::Timing::Untimed);
    if (!run)
        return opening;
    const auto draw = findDraw(run->capture(), options.moment);
    if (!draw)
        return fail(ExitCode::WrongUsage, options.capture, draw.error().message);
    if (options.cycles) {
        if (const auto code = run->seek(draw->callIndex))
            return *code;
        return printProgramCycles(*run, *draw, options.form);
    }
    core::ShaderTraceQuery query{.draw = draw->draw, .vertex = options.vertex};
    if (const auto pixel = parsePixel(options.pixel)) {
        query.x = pixel->first;
        query.y = pixel->second;
    }
    query.primitive = options.primitive.value_or(0);
    if (const auto code = run->seek(draw->callIndex))
        return *code;
    auto trace = core::traceShader(run->replay(), run->capture(), query, run->stopToken());
    if (!trace)
        return fail(trace.error(), options.capture);
    const auto shared = std::make_shared<const core::ShaderTrace>(*std::move(trace));
    LaneWalk walk(shared, shared->lane);
    if (options.form == OutputForm::Json)
        printJson(walk);
    else
        printText(walk);
    return run->outcome();
}

} // namespace

void addTrace(Commands& commands)
{
    const auto [command, options] = commands.add(
        "trace", "tell what a vertex or a fragment of a draw executed, or where its programs' cycles went", runTrace);
    addCapture(command, options->capture);
    addMoment(command, options->moment);
    command.words("--pixel", options->pixel, "the fragment at X,Y from the bottom left");
    command.number("--primitive", options->primitive, "of the fragments there, the one of this primitive, from 1");
    command.number("--vertex", options->vertex, "the vertex, by its place in the draw, from 0");
    command.flag("--cycles", options->cycles, "instead, where the cycles of the draw's programs went, by instruction");
    addMachineChoice(command, options->machine);
}

} // namespace vitrine::cli
