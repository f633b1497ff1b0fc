// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"

#include "captures/store/salvage.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace vitrine::cli {
namespace {

void printJson(const captures::SalvageReport& report)
{
    auto document = makeDocument("salvage");
    document["was_unfinished"] = report.wasUnfinished;
    document["calls"] = report.saved.calls;
    document["frames"] = report.saved.frames;
    document["last_call_number"] = report.saved.lastCallNumber;
    auto& missing = document["missing"] = nlohmann::ordered_json::array();
    for (const captures::MissingPart& part : report.missing)
        missing.push_back(
            {{"subject", part.subject}, {"first", part.first}, {"count", part.count}, {"reason", part.reason}});
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

} // namespace

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

} // namespace vitrine::cli
