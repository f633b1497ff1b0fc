// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/trace/program_cycles.h"

#include "core/session/machine/draw_recording.h"
#include "core/session/machine/instruction_section.h"
#include "core/session/shader_trace/shader_trace_text.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

namespace vitrine::cli {
namespace {

using Json = nlohmann::ordered_json;
using core::InstructionTimes;
using core::ProgramTimes;
using core::TaskCost;

constexpr TaskCost costAt(int number)
{
    return static_cast<TaskCost>(number);
}

std::string_view stageName(const ProgramTimes& program)
{
    return program.stage == core::ShaderStage::Vertex ? "vertex" : "fragment";
}

void printTimes(const InstructionTimes& times)
{
    fmt::print("{:>10} {:>10}", times.executed, times.all());
    for (int cost = 0; cost < core::kTaskCostCount; ++cost)
        fmt::print(" {:>9}", times.in(costAt(cost)));
}

void printText(const core::InstructionSection& section, const ProgramTimes& program)
{
    const InstructionTimes sum = program.sum();
    fmt::print("\n{} program, pass {}: {} tasks, {} cycles of their lives\n", stageName(program), program.pass,
               program.tasks, sum.all());
    fmt::print("{:>6} {:>5} {:>10} {:>10}", "", "line", "executed", "cycles");
    for (int cost = 0; cost < core::kTaskCostCount; ++cost)
        fmt::print(" {:>9}", core::enumName(costAt(cost)));
    fmt::print("  instruction\n");
    for (std::size_t i = 0; i < program.instructions.size(); ++i) {
        const core::Instruction& instruction = program.program->instructions[i];
        fmt::print("{:>6} {:>5} ", i,
                   instruction.sourceLine == 0 ? std::string() : std::to_string(instruction.sourceLine));
        printTimes(program.instructions[i]);
        fmt::print("  {}", core::instructionText(instruction));
        if (const auto devices = section.devicesOf(program.instructions[i]); !devices.empty())
            fmt::print("  waits for {}", fmt::join(devices, ", "));
        fmt::print("\n");
    }
    fmt::print("{:>12} ", "all");
    printTimes(sum);
    fmt::print("\n");
}

Json toJson(const InstructionTimes& times)
{
    Json cycles{{"all", times.all()}};
    for (int cost = 0; cost < core::kTaskCostCount; ++cost)
        cycles[std::string(core::enumName(costAt(cost)))] = times.in(costAt(cost));
    return cycles;
}

Json toJson(const core::InstructionSection& section, const ProgramTimes& program)
{
    Json json{{"stage", stageName(program)},
              {"pass", program.pass},
              {"tasks", program.tasks},
              {"cycles", toJson(program.sum())},
              {"instructions", Json::array()}};
    for (std::size_t i = 0; i < program.instructions.size(); ++i) {
        const core::Instruction& instruction = program.program->instructions[i];
        json["instructions"].push_back(
            {{"instruction", i},
             {"line", instruction.sourceLine == 0 ? Json(nullptr) : Json(instruction.sourceLine)},
             {"code", core::instructionText(instruction)},
             {"executed", program.instructions[i].executed},
             {"cycles", toJson(program.instructions[i])},
             {"waits_for", section.devicesOf(program.instructions[i])}});
    }
    return json;
}

void printJson(const core::DrawRecording& recording, const core::ActionEntry& draw, const std::string& machine)
{
    const auto& section = recording.section<core::InstructionSection>();
    auto document = makeDocument("trace");
    document["frame"] = draw.frame;
    document["draw"] = draw.draw;
    document["machine"] = machine;
    document["knobs"] = captures::knobsToJson(recording.config());
    document["cycles"] = recording.length();
    document["programs"] = Json::array();
    for (const ProgramTimes& program : section.programs)
        document["programs"].push_back(toJson(section, program));
    printDocument(document);
}

} // namespace

ExitCode printProgramCycles(ReplayRun& run, const core::ActionEntry& draw, OutputForm form)
{
    core::Result<std::shared_ptr<const core::DrawRecording>> recorded = core::Error{};
    {
        Progress progress(run.file(), "cycles");
        recorded = core::recordDraw(run.replay(), run.machine().config, {},
                                    {run.stopToken(), [&](core::Cycle done, core::Cycle) { progress.at(done); }});
    }
    if (!recorded)
        return fail(recorded.error(), run.file());
    const core::DrawRecording& recording = **recorded;
    if (form == OutputForm::Json) {
        printJson(recording, draw, run.machine().name);
    } else {
        fmt::print("draw {} on {}, alone: {} cycles\n", draw.draw, run.machine().name, recording.length());
        const auto& section = recording.section<core::InstructionSection>();
        for (const ProgramTimes& program : section.programs)
            printText(section, program);
        if (section.programs.empty())
            fmt::print("no program ran: no vertex and no fragment of the draw was shaded\n");
    }
    return recording.failure().empty() ? run.outcome() : fail(ExitCode::BadInput, run.file(), recording.failure());
}

} // namespace vitrine::cli
