// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/command.h"
#include "app/cli/common/interrupt.h"
#include "captures/import/import_drawing.h"
#include "captures/import/import_file.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <charconv>

namespace vitrine::cli {
namespace {

struct ImportOptions {
    std::string input;
    std::string output;
    std::string size; ///< "WxH", of a drawing
    OutputForm form = OutputForm::Text;
};

using Cause = captures::ImportFailure::Cause;

ExitCode tell(const captures::ImportFailure& failure, const ImportOptions& options)
{
    switch (failure.cause) {
    case Cause::BadInput: return fail(ExitCode::BadInput, options.input, failure.sentence);
    case Cause::CantCreate: return fail(ExitCode::WrongUsage, options.output, failure.sentence);
    case Cause::CantWrite: return fail(ExitCode::InternalError, options.output, failure.sentence);
    case Cause::Cancelled: break;
    }
    return fail(ExitCode::Cancelled, options.input, failure.sentence);
}

void reportAsJson(const captures::ImportOutcome& outcome, const ImportOptions& options)
{
    auto document = makeDocument("import");
    document["input"] = options.input;
    document["output"] = options.output;
    document["calls"] = outcome.counts.calls;
    document["frames"] = outcome.counts.frames;
    document["draws"] = outcome.counts.draws;
    document["missing"] = missingList(outcome.missing);
    printDocument(document);
}

void report(const captures::ImportOutcome& outcome, const ImportOptions& options)
{
    for (const captures::MissingPart& part : outcome.missing)
        warn(options.input, fmt::format("{} × {}: {}", part.count, part.subject, part.reason));
    if (options.form == OutputForm::Json)
        return reportAsJson(outcome, options);
    const captures::CaptureCounts& counts = outcome.counts;
    fmt::print("{}: {} calls, {} frames, {} draws\n", options.output, counts.calls, counts.frames, counts.draws);
}

using Size = captures::DrawingSize;

std::optional<Size> parseSize(const std::string& text)
{
    Size size;
    const char* const end = text.data() + text.size();
    const auto width = std::from_chars(text.data(), end, size.first);
    if (width.ec != std::errc() || width.ptr == end || *width.ptr != 'x')
        return std::nullopt;
    const auto height = std::from_chars(width.ptr + 1, end, size.second);
    const auto fits = [](std::uint32_t side) { return side > 0 && side <= captures::kMaxDrawingSize; };
    if (height.ec != std::errc() || height.ptr != end || !fits(size.first) || !fits(size.second))
        return std::nullopt;
    return size;
}

captures::ImportOutcome importWithProgress(const ImportOptions& options, captures::ImportKind kind,
                                           std::optional<Size> size)
{
    const Interrupt interrupt;
    Progress progress(options.input, "calls");
    captures::ImportOptions import;
    import.stop = interrupt.token();
    import.progress = [&](std::uint64_t calls) { progress.at(calls);
};
return captures::importFile(options.input, kind, options.output, size, import);
} // namespace

/// A capture of apitrace, or a drawing → ours. A faulty file leaves none.
ExitCode runImport(const ImportOptions& options)
{
    // Whatever is called otherwise may be a trace; its content says.
    const captures::ImportKind kind = captures::importKindOf(options.input).value_or(captures::ImportKind::Trace);
    const auto size = options.size.empty() ? std::nullopt : parseSize(options.size);
    if (!options.size.empty() && !size)
        return fail(ExitCode::WrongUsage, options.input,
                    fmt::format("--size is WxH: two numbers from 1 to {}", captures::kMaxDrawingSize));
    if (size && kind != captures::ImportKind::Drawing)
        return fail(ExitCode::WrongUsage, options.input, "--size is for drawings, whose names end in .svg");
    const captures::ImportOutcome outcome = importWithProgress(options, kind, size);
    if (outcome.failure)
        return tell(*outcome.failure, options);
    report(outcome, options);
    return ExitCode::Done;
}

} // namespace vitrine::cli

void addImport(Commands& commands)
{
    const auto [command, options] =
        commands.add("import", "make a capture from an apitrace file or an SVG drawing", runImport);
    command.reads("IN", options->input, "the .trace or .svg file").required();
    command.makesCapture("-o,--output", options->output, "the .vitrine file to make").required();
    command.words("--size", options->size, "WxH: the size in pixels that a drawing is fitted into");
}

} // namespace vitrine::cli
