// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/capture_on_machine.h"
#include "app/cli/common/common_options.h"
#include "app/cli/common/failures.h"
#include "app/cli/common/interrupt.h"
#include "app/cli/why/blend_steps.h"
#include "app/cli/why/paint_facts.h"
#include "core/session/pixel_history/pixel_cover_text.h"
#include "core/session/pixel_history/pixel_history_json.h"
#include "core/session/pixel_history/pixel_history_text.h"
#include "core/session/pixel_history/tile_text.h"
#include "core/session/replay.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace vitrine::cli {
namespace {

struct WhyOptions {
    std::string capture;
    MomentOptions moment;
    std::string pixel; ///< "X,Y", from the bottom left
    MachineOptions machine;
    bool hasPaint = false; ///< with what made the color of 2-D graphics
    bool hasSteps = false; ///< with the steps by which the last fragment was blended
    bool isTimed = false;  ///< with the tasks, processors and cycles of fragments; JSON has them always
    OutputForm form = OutputForm::Text;
};

using core::PixelEntry;
using core::PixelHistory;

void printText(const PixelHistory& history, bool isTimed)
{
    fmt::print("pixel {},{} of {} × {}\n", history.query.x, history.query.y, history.width, history.height);
    fmt::print("at the start of the frame: {}\n", core::valueText(history, history.start));
    for (const PixelEntry& entry : history.entries) {
        fmt::print("{}\n", core::sentence(history, entry));
        if (const auto tile = core::isDropped(entry.fate) ? std::string() : core::tileText(entry); !tile.empty())
            fmt::print("  {}\n", tile);
        for (const core::Text& line : core::detailLines(entry))
            fmt::print("  {}\n", line.english());
        if (const auto timing = isTimed ? core::timingText(history, entry) : std::string(); !timing.empty())
            fmt::print("  {}\n", timing);
    }
    fmt::print("in the end: {}\n", core::valueText(history, history.end));
}

/// What is told of the pixel beside its history.
struct Details {
    std::optional<core::PaintedPixel> painted;
    std::optional<BlendSteps> steps;
};

void print(const PixelHistory& history, const Details& details, const WhyOptions& options)
{
    if (options.form == OutputForm::Text) {
        printText(history, options.isTimed);
        if (details.painted)
            printPaint(*details.painted);
        else if (options.hasPaint)
            fmt::print("no drawing of 2-D graphics has painted here\n");
        if (details.steps)
            printText(*details.steps);
        else if (options.hasSteps)
            fmt::print("no fragment has been blended here\n");
        return;
    }
    if (!details.painted && !details.steps) {
        fmt::print("{}\n", core::toJson(history));
        return;
    }
    auto document = nlohmann::ordered_json::parse(core::toJson(history));
    if (details.painted)
        document["painted"] = nlohmann::ordered_json::parse(core::toJson(*details.painted));
    if (details.steps)
        document["blended"] = toJson(*details.steps);
    printDocument(document);
}

core::Result<Details> detailsOf(captures::CaptureReader& capture, const core::MachineConfig& machine,
                                const PixelHistory& history, const WhyOptions& options, const std::stop_token& stop)
{
    Details details;
    if (!options.hasPaint && !options.hasSteps)
        return details;
    core::Replay replay(capture, machine, core::Timing::Untimed);
    if (options.hasPaint) {
        auto painted = lastPainted(replay, capture, history, stop);
        if (!painted)
            return painted.error();
        details.painted = *std::move(painted);
    }
    if (options.hasSteps) {
        auto steps = lastBlended(replay, history, stop);
        if (!steps)
            return steps.error();
        details.steps = *std::move(steps);
    }
    return details;
}

/// What is wrong with the options by themselves, or null.
const char* wrongUsage(const WhyOptions& options)
{
    const MomentOptions& moment = options.moment;
    if (moment.call && (moment.frame || moment.draw))
        return "--call goes neither with --frame nor with --draw";
    if (!moment.call && !moment.frame && !moment.draw)
        return "one of --frame, --draw and --call is needed";
    return parsePixel(options.pixel) ? nullptr : "--pixel is X,Y: two numbers that count from 0";
}

/// Everything that touched a pixel of the framebuffer bound at a moment, with the decision that sealed it.
ExitCode runWhy(const WhyOptions& options)
{
    if (const char* what = wrongUsage(options))
        return fail(ExitCode::WrongUsage, "command line", what);
    const auto pixel = parsePixel(options.pixel);
    const Interrupt interrupt;
    const auto [capture, machine, code] = openOnMachine(options.capture, options.machine);
    if (!capture)
        return code;
    for (const std::string& warning : machine.warnings)
        warn(options.capture, warning);
    const auto position = positionAfter(*capture, options.moment);
    if (!position)
        return fail(ExitCode::WrongUsage, options.capture, position.error().message);
    core::Result<PixelHistory> history = core::Error{};
    {
        Progress progress(options.capture, "calls");
        history =
            core::pixelHistory(*capture, machine.config, {*position, pixel->first, pixel->second}, interrupt.token(),
                               [&](std::uint64_t done, std::uint64_t total) { progress.of(done, total); });
    }
    if (!history)
        return fail(history.error(), options.capture);
    const auto details = detailsOf(*capture, machine.config, *history, options, interrupt.token());
    if (!details)
        return fail(details.error(), options.capture);
    print(*history, *details, options);
    return tellTroubles(options.capture, history->troubles);
}

} // namespace

void addWhy(Commands& commands)
{
    const auto [command, options] = commands.add("why", "tell why a pixel looks as it does", runWhy);
    addCapture(command, options->capture);
    addMoment(command, options->moment);
    addCall(command, options->moment);
    command.words("--pixel", options->pixel, "X,Y from the bottom left").required();
    command.flag("--timed", options->isTimed, "say which tasks shaded the fragments, where and in which cycles");
    command.flag("--paint", options->hasPaint, "show of 2-D graphics what made the color: gradient, texels or kernel");
    command.flag("--steps", options->hasSteps, "show step by step how the last fragment was blended");
    addMachineChoice(command, options->machine);
}

} // namespace vitrine::cli
