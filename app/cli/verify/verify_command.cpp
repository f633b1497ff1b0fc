// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/common_options.h"
#include "app/cli/verify/determinism.h"
#include "captures/store/verify.h"
#include "core/session/call_troubles_json.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace vitrine::cli {
namespace {

struct VerifyOptions {
    std::string capture;
    bool isReplayed = false; ///< check as well that replays are equal
    MachineOptions machine;  ///< of these replays
    OutputForm form = OutputForm::Text;
};

using captures::Finding;
using captures::FindingKind;
using captures::VerifyReport;

template <typename T>
void putIfKnown(nlohmann::ordered_json& entry, const char* name, const std::optional<T>& value)
{
    if (value)
        entry[name] = *value;
}

nlohmann::ordered_json toJson(const Finding& finding)
{
    nlohmann::ordered_json entry{{"finding", findingName(finding.kind)}, {"what", finding.sentence}};
    putIfKnown(entry, "page", finding.page);
    putIfKnown(entry, "offset", finding.offset);
    if (!finding.table.empty())
        entry["table"] = finding.table;
    putIfKnown(entry, "row", finding.row);
    putIfKnown(entry, "first_call", finding.firstCall);
    putIfKnown(entry, "last_call", finding.lastCall);
    return entry;
}

nlohmann::ordered_json toJson(const Determinism& replays)
{
    nlohmann::ordered_json entry{{"equal", replays.difference.empty()}};
    entry["frames"] = replays.frames;
    entry["timed"] = replays.isTimed;
    entry["frames_like_recorded"] = replays.references;
    if (!replays.difference.empty())
        entry["difference"] = replays.difference;
    core::addTroubles(entry, replays.troubles);
    return entry;
}

void printJson(const VerifyReport& report, const std::optional<Determinism>& replays)
{
    auto document = makeDocument("verify");
    document["sound"] = report.isSound();
    document["pages"] = report.pages;
    document["calls"] = report.calls;
    document["frames"] = report.frames;
    auto& findings = document["findings"] = nlohmann::ordered_json::array();
    for (const Finding& finding : report.findings)
        findings.push_back(toJson(finding));
    document["unlisted_findings"] = report.unlisted;
    if (replays)
        document["replay"] = toJson(*replays);
    printDocument(document);
}

void printText(const VerifyReport& report, const std::optional<Determinism>& replays)
{
    if (report.isSound())
        fmt::print("sound: {} calls, {} frames, {} pages\n", report.calls, report.frames, report.pages);
    for (const Finding& finding : report.findings)
        fmt::print("{}: {}\n", findingName(finding.kind), finding.sentence);
    if (report.unlisted > 0)
        fmt::print("and {} more\n", report.unlisted);
    if (replays && replays->difference.empty())
        fmt::print("deterministic: {} frames are equal in {}\n", replays->frames,
                   replays->isTimed ? "all replays, with a clock and without" : "two replays without a clock");
    if (replays && replays->difference.empty() && replays->references > 0)
        fmt::print("as recorded: {} frames are what the program saw\n", replays->references);
}

/// A file that is no capture of ours can't be checked at all.
ExitCode codeOf(FindingKind kind)
{
    const bool canBeChecked =
        kind != FindingKind::Unreadable && kind != FindingKind::NotACapture && kind != FindingKind::NewerSchema;
    return canBeChecked ? ExitCode::CheckFailed : ExitCode::BadInput;
}

ExitCode runVerify(const VerifyOptions& options)
{
    const VerifyReport report = captures::verify(options.capture);
    std::optional<Determinism> replays;
    if (report.isSound() && options.isReplayed)
        replays = checkDeterminism(options.capture, options.machine);
    if (replays && replays->failure)
        return *replays->failure;
    if (options.form == OutputForm::Json)
        printJson(report, replays);
    else
        printText(report, replays);
    if (!report.isSound()) {
        const Finding& first = report.findings.front();
        return fail(codeOf(first.kind), options.capture, first.sentence);
    }
    if (replays && !replays->difference.empty())
        return fail(ExitCode::CheckFailed, options.capture, replays->difference);
    // Who asks whether all is well wants to know of warnings, too.
    return replays && replays->troubles.size() != 0 ? ExitCode::CheckFailed : ExitCode::Done;
}

} // namespace

void addVerify(Commands& commands)
{
    const auto [command, options] = commands.add("verify", "check that a capture is whole and undamaged", runVerify);
    addCapture(command, options->capture);
    command.flag("--replay", options->isReplayed, "check as well that all replays of it are equal");
    addMachineChoice(command, options->machine);
}

} // namespace vitrine::cli
