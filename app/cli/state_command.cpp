// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"

#include "app/cli/replay_run.h"
#include "core/gpu/timed_gpu.h"
#include "core/session/draw_replay.h"
#include "core/session/machine/task_recorder.h"
#include "core/session/machine/task_tree.h"
#include "core/session/machine_tree.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cctype>

namespace vitrine::cli {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t kMostTasks = std::size_t{1} << 16; // more than queues hold

std::string snakeCase(const std::string& camelCase)
{
    std::string snake;
    for (const char c : camelCase) {
        const auto letter = static_cast<unsigned char>(c);
        if (std::isupper(letter) != 0)
            snake += '_';
        snake += static_cast<char>(std::tolower(letter));
    }
    return snake;
}

struct ValueToJson {
    Json operator()(std::monostate) const { return nullptr; }
    Json operator()(const auto& plain) const { return plain; }
};

struct ValueToText {
    std::string operator()(std::monostate) const { return {}; }
    /// Most are floats of the machine: no more digits than a float has.
    std::string operator()(double real) const
    {
        const auto narrow = static_cast<float>(real);
        return narrow == real ? fmt::format("{}", narrow) : fmt::format("{}", real);
    }
    std::string operator()(const auto& plain) const { return fmt::format("{}", plain); }
};

bool isLeaf(const core::StateNode& node)
{
    return !node.isList && node.value.index() != 0;
}

/// Groups whose members the recorded program has named: their names are not ours to spell.
bool holdsNamesOfTheProgram(const core::StateNode& node)
{
    return node.name == "attributes" || node.name == "uniforms";
}

Json toJson(const core::StateNode& node)
{
    if (isLeaf(node))
        return std::visit(ValueToJson{}, node.value);
    Json content = node.isList ? Json::array() : Json::object();
    for (const core::StateNode& child : node.children) {
        if (node.isList)
            content.push_back(toJson(child));
        else
            content[holdsNamesOfTheProgram(node) ? child.name : snakeCase(child.name)] = toJson(child);
    }
    return content;
}

/// A list of plain numbers stands on one line.
std::string inOneLine(const core::StateNode& node)
{
    std::string line;
    for (const core::StateNode& child : node.children)
        line += fmt::format("{}{}", line.empty() ? "" : ", ", std::visit(ValueToText{}, child.value));
    return line;
}

void printLines(const std::string& text, int depth)
{
    std::size_t start = 0;
    while (start < text.size()) {
        const std::size_t end = std::min(text.find('\n', start), text.size());
        fmt::print("{:{}}{}\n", "", depth * 2, std::string_view(text).substr(start, end - start));
        start = end + 1;
    }
}

void printText(const core::StateNode& node, int depth)
{
    const std::string name = node.name.empty() ? "-" : node.name;
    if (isLeaf(node)) {
        const std::string value = std::visit(ValueToText{}, node.value);
        const bool isBlock = value.find('\n') != std::string::npos;
        fmt::print("{:{}}{}: {}\n", "", depth * 2, name, isBlock ? "" : value);
        if (isBlock)
            printLines(value, depth + 1);
        return;
    }
    if (node.isList && !node.children.empty() && std::ranges::all_of(node.children, isLeaf)) {
        fmt::print("{:{}}{}: {}\n", "", depth * 2, name, inOneLine(node));
        return;
    }
    fmt::print("{:{}}{}\n", "", depth * 2, name);
    for (const core::StateNode& child : node.children)
        printText(child, depth + 1);
}

struct Shown {
    core::StateNode state;
    std::optional<core::StateNode> machine; ///< inside a draw
    std::optional<core::StateNode> tasks;   ///< likewise
    std::optional<core::Cycle> length;      ///< of the draw, when it is known by then
};

void print(const Shown& shown, const core::ActionEntry& draw, OutputForm form)
{
    if (form == OutputForm::Text) {
        printText(shown.state, 0);
        for (const auto* node : {&shown.machine, &shown.tasks})
            if (*node)
                printText(**node, 0);
        return;
    }
    auto document = makeDocument("state");
    document["frame"] = draw.frame;
    document["draw"] = draw.draw;
    document["call"] = draw.callNumber;
    if (shown.length)
        document["cycles"] = *shown.length;
    document["state"] = toJson(shown.state);
    if (shown.machine)
        document["machine"] = toJson(*shown.machine);
    if (shown.tasks)
        document["tasks"] = toJson(*shown.tasks);
    printDocument(document);
}

ExitCode printInside(ReplayRun& run, const core::ActionEntry& draw, const StateOptions& options)
{
    if (const auto code = run.seek(draw.callIndex))
        return *code;
    const auto entered = run.replay().enterDraw();
    if (!entered)
        return fail(ExitCode::BadInput, options.capture, entered.error().message);
    core::DrawReplay& inside = **entered;
    core::TaskRecorder tasks(inside.gpu().taskPath(),
                             {.tasks = kMostTasks, .requests = kMostTasks, .from = *options.cycle});
    const core::Subscription subscription = inside.gpu().hub().subscribe(tasks);
    if (auto moved = inside.seek(*options.cycle, {run.stopToken(), {}}); !moved) {
        const bool isCancelled = run.stopToken().stop_requested();
        return fail(isCancelled ? ExitCode::Cancelled : ExitCode::BadInput, options.capture, moved.error().message);
    }
    if (inside.cycle() != *options.cycle)
        return fail(
            ExitCode::WrongUsage, options.capture,
            fmt::format("there is no cycle {}: draw {} ends after {}", *options.cycle, draw.draw, inside.cycle()));
    print({inside.drawState(),
           core::machineTree(inside.snapshot(), inside.unitDescriptions(), inside.queueDescriptions()),
           core::tasksInFlight(tasks.takeLog()), inside.length()},
          draw, options.form);
    return ExitCode::Done;
}

} // namespace

ExitCode runState(const StateOptions& options)
{
    const auto [run, opening] = ReplayRun::open(options.capture, options.machine, core::Timing::Untimed);
    if (!run)
        return opening;
    run->setStopsAtFault(options.stopsAtFault);
    const auto draw = findDraw(run->capture(), options.moment);
    if (!draw)
        return fail(ExitCode::WrongUsage, options.capture, draw.error().message);
    if (options.cycle)
        return printInside(*run, *draw, options);
    // In two steps, so that the counters tell whether the draw itself reached the machine.
    for (const std::uint64_t position : {draw->callIndex, draw->callIndex + 1}) {
        if (const auto code = run->seek(position))
            return *code;
    }
    const auto state = run->replay().lastDrawState();
    if (!state || run->replay().drawCounters().empty())
        return fail(
            ExitCode::BadInput, options.capture,
            fmt::format("call {}, draw {}, draws nothing: the call is refused or empty", draw->callNumber, draw->draw));
    print({*state, {}, {}, {}}, *draw, options.form);
    return ExitCode::Done;
}

} // namespace vitrine::cli
