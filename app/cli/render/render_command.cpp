// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/common_options.h"
#include "app/cli/common/replay_run.h"
#include "captures/import/picture_png.h"
#include "core/session/call_troubles_json.h"
#include "core/session/state_names.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <fstream>

namespace vitrine::cli {
namespace {

struct RenderOptions {
    std::string capture;
    MomentOptions moment;
    std::string attachment = "color";
    std::string output;
    MachineOptions machine;
    bool isTimed = false;
    bool stopsAtFault = false;
    OutputForm form = OutputForm::Text;
};

std::optional<core::Attachment> attachmentOf(const std::string& name)
{
    for (const auto attachment : {core::Attachment::Color, core::Attachment::Depth, core::Attachment::Stencil})
        if (name == core::nameOf(attachment))
            return attachment;
    return std::nullopt;
}

/// What is wrong with the options by themselves, or null.
const char* wrongUsage(const RenderOptions& options)
{
    const MomentOptions& moment = options.moment;
    if (moment.call && (moment.frame || moment.draw))
        return "--call goes neither with --frame nor with --draw";
    if (!moment.call && !moment.frame && !moment.draw)
        return "one of --frame, --draw and --call is needed";
    if (!attachmentOf(options.attachment))
        return "--attachment is one of color, depth and stencil";
    return nullptr;
}

bool writeFile(const std::string& path, const std::vector<std::byte>& bytes)
{
    std::ofstream file(path, std::ios::binary);
    file.write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
    return file.flush().good();
}

void report(const core::Picture& picture, const RenderOptions& options, const core::CallTroubles& troubles)
{
    if (options.form == OutputForm::Text) {
        fmt::print("{}: {} x {}\n", options.output, picture.width, picture.height);
        return;
    }
    auto document = makeDocument("render");
    document["output"] = options.output;
    document["attachment"] = options.attachment;
    document["width"] = picture.width;
    document["height"] = picture.height;
    document["image_hash"] = picture.hash();
    core::addTroubles(document, troubles);
    printDocument(document);
}

/// A picture of a moment → PNG, first line on top. `--frame` alone: what it presents; else the bound framebuffer.
ExitCode runRender(const RenderOptions& options)
{
    if (const char* what = wrongUsage(options))
        return fail(ExitCode::WrongUsage, "command line", what);
    const auto timing = options.isTimed ? core::Timing::Timed : core::Timing::Untimed;
    const auto [run, opening] = ReplayRun::open(options.capture, options.machine, timing);
    if (!run)
        return opening;
    run->setStopsAtFault(options.stopsAtFault);
    const auto position = positionAfter(run->capture(), options.moment);
    if (!position)
        return fail(ExitCode::WrongUsage, options.capture, position.error().message);
    if (const auto code = run->seek(*position))
        return *code;
    const core::Picture picture = run->replay().picture(*attachmentOf(options.attachment));
    if (picture.empty())
        return fail(ExitCode::BadInput, options.capture,
                    fmt::format("the framebuffer has no {} at this moment", options.attachment));
    const auto png = captures::encodePicture(picture);
    if (!png)
        return fail(ExitCode::InternalError, options.output, png.error().message);
    if (!writeFile(options.output, *png))
        return fail(ExitCode::WrongUsage, options.output, "can't be written");
    report(picture, options, run->replay().troubles());
    return run->outcome();
}

} // namespace

void addRender(Commands& commands)
{
    const auto [command, options] =
        commands.add("render", "make a picture of a frame, or of a moment of it", runRender);
    addCapture(command, options->capture);
    addMoment(command, options->moment);
    addCall(command, options->moment);
    command.words("--attachment", options->attachment, "color, depth or stencil");
    command.makes("-o,--output", options->output, "the .png file to make").required();
    command.flag("--timed", options->isTimed, "replay with the clock");
    addMachineChoice(command, options->machine);
    addFaultChoice(command, options->stopsAtFault);
}

} // namespace vitrine::cli
