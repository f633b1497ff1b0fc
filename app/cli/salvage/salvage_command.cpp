// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/command.h"
#include "captures/store/salvage.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace vitrine::cli {
namespace {

struct SalvageOptions {
    std::string input;
    std::string output;
    OutputForm form = OutputForm::Text;
};

void printJson(const captures::SalvageReport& report)
{
    auto document = makeDocument("salvage");
    document["was_unfinished"] = report.wasUnfinished;
    document["calls"] = report.saved.calls;
    document["frames"] = report.saved.frames;
    document["last_call_number"] = report.saved.lastCallNumber;
    document["missing"] = missingList(report.missing);
    printDocument(document);
}

void printText(const captures::SalvageReport& report, const std::string& output)
{
    fmt::print("{}: {} calls, {} frames, last call number {}\n", output, report.saved.calls, report.saved.frames,
               report.saved.lastCallNumber);
    for (const captures::MissingPart& part : report.missing)
        fmt::print("missing: {} from {}{}: {}\n", part.subject, part.first,
                   part.count > 0 ? fmt::format(" ({})", part.count) : "", part.reason);
}

/// What is whole of an unfinished, cut off or damaged capture → a new one.
ExitCode runSalvage(const SalvageOptions& options)
{
    const auto report = captures::salvage(options.input, options.output);
    if (!report)
        return fail(ExitCode::BadInput, options.input, report.error().message);
    if (options.form == OutputForm::Json)
        printJson(*report);
    else
        printText(*report, options.output);
    return ExitCode::Done;
}

} // namespace

void addSalvage(Commands& commands)
{
    const auto [command, options] =
        commands.add("salvage", "make a whole capture from an unfinished or damaged one", runSalvage);
    command.readsCapture("IN", options->input, "the capture, or the .partial file of a killed recorder").required();
    command.makesCapture("-o,--output", options->output, "the .vitrine file to make", captures::kSalvageSuffix)
        .required();
}

} // namespace vitrine::cli
