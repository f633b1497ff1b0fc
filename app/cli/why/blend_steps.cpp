// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/why/blend_steps.h"

#include "core/session/draw_start.h"
#include "core/session/pixel_engine/raster_text.h"
#include "core/session/pixel_engine/stored_channels.h"
#include "core/session/pixel_engine/vector_text.h"
#include "core/session/replay.h"
#include "core/session/state_names.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>

namespace vitrine::cli {
namespace {

using core::ListedInstruction;
using core::PixelRegister;
using core::PixelStep;
using Json = nlohmann::ordered_json;

std::string valueText(const core::Vec4& value)
{
    return fmt::format("({:g}, {:g}, {:g}, {:g})", value.x, value.y, value.z, value.w);
}

std::string wordText(const core::PixelTrace& trace, std::uint32_t word)
{
    const auto format = core::pgpe::objectFormatOf(trace.program.targetFormat);
    return core::wordText({format.value_or(core::pgpe::ObjectFormat::Rgba8), {word}});
}

/// "SRC (1, 0, 0, 1) * a.src (…), DST (…) * (1-a.src) (…)"
std::string operandsText(const ListedInstruction& line, const PixelStep& step)
{
    std::string all;
    for (std::size_t i = 0; i < step.operands.size() && i < line.operands.size(); ++i) {
        all += fmt::format("{}{} {}", i == 0 ? "" : ", ", line.operands[i], valueText(step.operands[i]));
        if (i < step.factors.size())
            all += fmt::format(" * {} {}", step.factors[i].name, valueText(step.factors[i].value));
    }
    return all;
}

std::string resultText(const ListedInstruction& line, const PixelStep& step)
{
    if (line.writes.empty())
        return line.opcode == "OUT" ? fmt::format("{} = {}", line.port, valueText(step.result)) : std::string();
    std::string all = fmt::format("{} = {}", line.writes[0], valueText(step.result));
    if (step.second && line.writes.size() > 1)
        all += fmt::format(", {} = {}", line.writes[1], valueText(*step.second));
    return all;
}

std::string placeText(const ListedInstruction& line)
{
    const std::string group = core::groupText(line.group);
    return line.step == 0 ? group : fmt::format("{} {}", group, line.step);
}

const PixelStep* stepOf(const core::PixelTrace& trace, std::size_t line)
{
    const auto found = std::ranges::find(trace.steps, static_cast<std::uint32_t>(line), &PixelStep::instruction);
    return found == trace.steps.end() ? nullptr : &*found;
}

void printLine(const BlendSteps& steps, std::size_t number)
{
    const core::PixelProgram& program = steps.trace.program;
    const ListedInstruction& line = program.instructions[number];
    const std::string place = program.vector ? fmt::format("{:<19}", placeText(line)) : std::string();
    if (line.kind == core::LineKind::LeftOut) {
        fmt::print("  {}{}: {}\n", place, line.text, line.meaning.english());
        return;
    }
    fmt::print("  {}{}\n", place, line.text);
    const PixelStep* step = stepOf(steps.trace, number);
    const std::string indent(place.size() + 4, ' ');
    if (!step || !step->isExecuted) {
        fmt::print("{}not executed\n", indent);
        return;
    }
    if (const std::string operands = operandsText(line, *step); !operands.empty())
        fmt::print("{}of {}\n", indent, operands);
    for (const core::TableLookUp& one : step->lookUps)
        fmt::print("{}{}\n", indent, lookUpText(one, program.vector->blend).english());
    if (const std::string result = resultText(line, *step); !result.empty())
        fmt::print("{}{}\n", indent, result);
}

void printVector(const BlendSteps& steps)
{
    const core::VectorListing& listing = *steps.trace.program.vector;
    fmt::print("  {} onto {}\n", modeName(listing.blend), nameOf(listing.blend.target));
    fmt::print("  colors are blended {}\n", spaceText(listing).english());
    fmt::print("  coverage counts {}\n", coverageSpaceText(listing).english());
    fmt::print("  functions are {}, with {}\n", functionsText(listing.blend).english(),
               curveText(listing.blend).english());
    if (steps.cover)
        for (const core::WeightLine& line : weightLines(*steps.cover))
            fmt::print("  {} {}: {}\n", line.name.english(), line.value, line.how.english());
    if (const core::Text clamped = clampText(steps.trace); !clamped.empty())
        fmt::print("  {}\n", clamped.english());
}

void printRaster(const core::PixelTrace& trace)
{
    fmt::print("  raster operation {}\n", codeText(*trace.program.raster));
    for (const core::RasterLine& line : rasterLines(trace))
        fmt::print("  {:<8}{}\n", rasterName(line.part), fmt::join(line.channels, " "));
}

Json toJson(const core::Vec4& value)
{
    return {value.x, value.y, value.z, value.w};
}

Json toJson(const core::PixelProgram& program, const ListedInstruction& line, const PixelStep* step)
{
    Json object{{"code", line.text}};
    if (line.group != core::StepGroup::None)
        object["group"] = core::groupText(line.group).english();
    if (line.step != 0)
        object["step"] = line.step;
    object["executed"] = step && step->isExecuted;
    if (line.kind == core::LineKind::LeftOut)
        object["left_out"] = line.meaning.english();
    if (!step || !step->isExecuted)
        return object;
    object["operands"] = Json::array();
    for (std::size_t i = 0; i < step->operands.size() && i < line.operands.size(); ++i) {
        Json operand{{"operand", line.operands[i]}, {"value", toJson(step->operands[i])}};
        if (i < step->factors.size()) {
            operand["factor"] = step->factors[i].name;
            operand["factor_value"] = toJson(step->factors[i].value);
        }
        object["operands"].push_back(std::move(operand));
    }
    object["result"] = toJson(step->result);
    if (step->second)
        object["second_result"] = toJson(*step->second);
    for (const core::TableLookUp& one : step->lookUps) {
        Json lookUp{{"table", tableName(one.table)},
                    {"channel", std::string(1, one.channel)},
                    {"from", one.from},
                    {"value", one.value}};
        if (program.vector->blend.usesTables)
            lookUp["entry"] = one.index;
        object["look_ups"].push_back(std::move(lookUp));
    }
    return object;
}

} // namespace

core::Result<std::optional<BlendSteps>> lastBlended(core::Replay& replay, const core::PixelHistory& history,
                                                    const std::stop_token& stop)
{
    const auto& entries = history.entries;
    const auto last = std::find_if(entries.rbegin(), entries.rend(), [](const core::PixelEntry& entry) {
        return entry.kind == core::PixelEntryKind::Fragment && entry.fate == core::PixelFate::Written && entry.draw;
    });
    if (last == entries.rend())
        return std::optional<BlendSteps>();
    if (auto arrived = replay.seek(last->callIndex, stop); !arrived)
        return arrived.error();
    const auto draw = replay.takeNextDraw();
    if (!draw)
        return draw.error();
    auto inspected = inspectPixel(**draw, {.x = history.query.x, .y = history.query.y}, stop);
    if (!inspected)
        return inspected.error();
    if (!inspected->trace)
        return std::optional<BlendSteps>();
    return std::optional(BlendSteps{*last->draw, *std::move(inspected->trace), inspected->survey.cover});
}

void printText(const BlendSteps& steps)
{
    const core::PixelTrace& trace = steps.trace;
    fmt::print("blended by draw {} primitive {}: {} {} becomes {}\n", steps.draw, trace.sample.primitive,
               trace.program.target, wordText(trace, trace.sample.stored), wordText(trace, trace.wordAfter));
    if (trace.program.vector)
        printVector(steps);
    if (trace.program.raster)
        printRaster(trace);
    for (std::size_t line = 0; line < trace.program.instructions.size(); ++line)
        printLine(steps, line);
}

Json toJson(const BlendSteps& steps)
{
    const core::PixelTrace& trace = steps.trace;
    Json object{{"draw", steps.draw},
                {"primitive", trace.sample.primitive},
                {"target", trace.program.target},
                {"word_before", wordText(trace, trace.sample.stored)},
                {"word_after", wordText(trace, trace.wordAfter)}};
    if (trace.program.vector) {
        const core::VectorListing& listing = *trace.program.vector;
        Json vector{{"mode", modeName(listing.blend)},
                    {"surface", nameOf(listing.blend.target)},
                    {"blended", spaceText(listing).english()},
                    {"coverage_counts", coverageSpaceText(listing).english()},
                    {"functions", functionsText(listing.blend).english()},
                    {"weight", trace.sample.coverage},
                    {"premul_clamp", trace.vector->isClamped}};
        if (steps.cover && steps.cover->coverage)
            vector["coverage"] = *steps.cover->coverage;
        if (steps.cover && steps.cover->mask)
            vector["mask"] = *steps.cover->mask;
        object["vector"] = std::move(vector);
    }
    if (trace.program.raster) {
        Json raster{{"code", trace.program.raster->code}};
        for (const core::RasterLine& line : rasterLines(trace))
            raster[std::string(rasterName(line.part))] = fmt::format("{}", fmt::join(line.channels, " "));
        object["raster_operation"] = std::move(raster);
    }
    object["steps"] = Json::array();
    for (std::size_t line = 0; line < trace.program.instructions.size(); ++line)
        object["steps"].push_back(toJson(trace.program, trace.program.instructions[line], stepOf(trace, line)));
    return object;
}

} // namespace vitrine::cli
