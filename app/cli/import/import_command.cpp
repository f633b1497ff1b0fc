// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/command.h"
#include "app/cli/common/interrupt.h"
#include "captures/import/import_trace.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace vitrine::cli {
namespace {

struct ImportOptions {
    std::string input;
    std::string output;
    OutputForm form = OutputForm::Text;
};

using Cause = captures::ImportFailure::Cause;

ExitCode tell(const captures::ImportFailure& failure, const ImportOptions& options)
{
    switch (failure.cause) {
    case Cause::BadTrace: return fail(ExitCode::BadInput, options.input, failure.sentence);
    case Cause::CantCreate: return fail(ExitCode::WrongUsage, options.output, failure.sentence);
    case Cause::CantWrite: return fail(ExitCode::InternalError, options.output, failure.sentence);
    case Cause::Cancelled: break;
    }
    return fail(ExitCode::Cancelled, options.input, failure.sentence);
}

void report(const captures::CaptureCounts& counts, const ImportOptions& options)
{
    if (options.form == OutputForm::Text) {
        fmt::print("{}: {} calls, {} frames, {} draws\n", options.output, counts.calls, counts.frames, counts.draws);
        return;
    }
    auto document = makeDocument("import");
    document["input"] = options.input;
    document["output"] = options.output;
    document["calls"] = counts.calls;
    document["frames"] = counts.frames;
    document["draws"] = counts.draws;
    printDocument(document);
}

captures::ImportOutcome importWithProgress(const ImportOptions& options)
{
    const Interrupt interrupt;
    Progress progress(options.input, "calls");
    captures::ImportOptions import;
    import.stop = interrupt.token();
    import.progress = [&](std::uint64_t calls) { progress.at(calls);
};
return captures::importTrace(options.input, options.output, import);
} // namespace

/// apitrace capture → ours. A faulty trace leaves no file.
ExitCode runImport(const ImportOptions& options)
{
    const captures::ImportOutcome outcome = importWithProgress(options);
    if (outcome.failure)
        return tell(*outcome.failure, options);
    report(outcome.counts, options);
    return ExitCode::Done;
}

} // namespace vitrine::cli

void addImport(Commands& commands)
{
    const auto [command, options] = commands.add("import", "make a capture from an apitrace file", runImport);
    command.reads("IN", options->input, "the .trace file").required();
    command.makesCapture("-o,--output", options->output, "the .vitrine file to make").required();
}

} // namespace vitrine::cli
