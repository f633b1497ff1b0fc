// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"

#include "app/cli/interrupt.h"
#include "core/session/pixel_history_text.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace vitrine::cli {
namespace {

using Json = nlohmann::ordered_json;
using core::PixelEntry;
using core::PixelHistory;

Json toJson(const core::Vec4& color)
{
    return {color.x, color.y, color.z, color.w};
}

/// Attachments that there are, each with a value per sample.
Json toJson(const PixelHistory& history, const core::PixelValue& value)
{
    Json content = Json::object();
    for (std::size_t sample = 0; sample < history.samples; ++sample) {
        if (history.hasColor)
            content["color"].push_back(toJson(value.color[sample]));
        if (history.hasDepth)
            content["depth"].push_back(value.depth[sample]);
        if (history.hasStencil)
            content["stencil"].push_back(value.stencil[sample]);
    }
    return content;
}

Json samplesToJson(const core::FragmentSamples& samples)
{
    return {{"covered", samples.covered},          {"not_kept", samples.notKept},
            {"discarded", samples.discarded},      {"stencil_failed", samples.stencilFailed},
            {"depth_failed", samples.depthFailed}, {"passed", samples.passed}};
}

Json depthTestToJson(const PixelHistory& history, const core::FragmentEntry& fragment)
{
    if (!fragment.testsDepth)
        return nullptr;
    Json depth = Json::array();
    for (std::size_t sample = 0; sample < history.samples; ++sample)
        depth.push_back(fragment.depth[sample]);
    return {{"function", core::enumName(fragment.depthFunction)}, {"depth", depth}};
}

Json stencilTestToJson(const core::FragmentEntry& fragment)
{
    if (!fragment.testsStencil)
        return nullptr;
    const core::StencilFace& face = fragment.stencilFace;
    return {{"function", core::enumName(face.function)}, {"reference", face.reference}, {"mask", face.compareMask}};
}

Json fragmentToJson(const PixelHistory& history, const core::FragmentEntry& fragment)
{
    const auto known = [](std::uint32_t id) { return id == 0 ? Json(nullptr) : Json(id); };
    return {{"primitive", fragment.ids.primitive},
            {"quad", fragment.ids.quad},
            {"task", known(fragment.ids.task)},
            {"lane", fragment.ids.task == 0 ? Json(nullptr) : Json(fragment.lane)},
            {"requests", fragment.ids.requests},
            {"shaded_quad", known(fragment.ids.shadedQuad)},
            {"made_in_cycle", fragment.madeIn},
            {"sealed_in_cycle", fragment.sealedIn ? Json(*fragment.sealedIn) : Json(nullptr)},
            {"front_facing", fragment.isFrontFacing},
            {"samples", samplesToJson(fragment.samples)},
            {"depth_test", depthTestToJson(history, fragment)},
            {"stencil_test", stencilTestToJson(fragment)},
            {"shaded", fragment.shaded ? toJson(*fragment.shaded) : Json(nullptr)},
            {"blended", fragment.isBlended},
            {"color_mask", fragment.colorMask}};
}

Json toJson(const PixelHistory& history, const PixelEntry& entry)
{
    Json content{{"kind", core::enumName(entry.kind)},
                 {"fate", core::enumName(entry.fate)},
                 {"call", entry.callNumber},
                 {"function", entry.function},
                 {"draw", entry.draw ? Json(*entry.draw) : Json(nullptr)},
                 {"before", toJson(history, entry.before)},
                 {"after", toJson(history, entry.after)},
                 {"fragment", entry.fragment ? fragmentToJson(history, *entry.fragment) : Json(nullptr)},
                 {"sentence", core::sentence(history, entry)}};
    return content;
}

void printJson(const PixelHistory& history)
{
    auto document = makeDocument("why");
    document["x"] = history.query.x;
    document["y"] = history.query.y;
    document["width"] = history.width;
    document["height"] = history.height;
    document["samples"] = history.samples;
    document["draws_inside"] = history.drawsInside;
    document["start"] = toJson(history, history.start);
    document["entries"] = Json::array();
    for (const PixelEntry& entry : history.entries)
        document["entries"].push_back(toJson(history, entry));
    document["end"] = toJson(history, history.end);
    printDocument(document);
}

void printText(const PixelHistory& history)
{
    fmt::print("pixel {},{} of {} × {}\n", history.query.x, history.query.y, history.width, history.height);
    fmt::print("at the start of the frame: {}\n", core::valueText(history, history.start));
    for (const PixelEntry& entry : history.entries)
        fmt::print("{}\n", core::sentence(history, entry));
    fmt::print("in the end: {}\n", core::valueText(history, history.end));
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

} // namespace

ExitCode runWhy(const WhyOptions& options)
{
    if (const char* what = wrongUsage(options))
        return fail(ExitCode::WrongUsage, "command line", what);
    const auto pixel = parsePixel(options.pixel);
    const Interrupt interrupt;
    auto capture = captures::CaptureReader::open(options.capture);
    if (!capture)
        return fail(ExitCode::BadInput, options.capture, capture.error().message);
    const auto position = positionAfter(**capture, options.moment);
    if (!position)
        return fail(ExitCode::WrongUsage, options.capture, position.error().message);
    core::Result<PixelHistory> history = core::Error{};
    {
        Progress progress(options.capture, "calls");
        history = core::pixelHistory(**capture, core::MachineConfig{}, {*position, pixel->first, pixel->second},
                                     interrupt.token(),
                                     [&](std::uint64_t done, std::uint64_t total) { progress.of(done, total); });
    }
    if (!history) {
        const bool isCancelled = interrupt.token().stop_requested();
        return fail(isCancelled ? ExitCode::Cancelled : ExitCode::BadInput, options.capture, history.error().message);
    }
    if (options.form == OutputForm::Json)
        printJson(*history);
    else
        printText(*history);
    return ExitCode::Done;
}

} // namespace vitrine::cli
