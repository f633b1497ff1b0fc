// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/failures.h"

#include "app/cli/output.h"

#include <fmt/format.h>

namespace vitrine::cli {
namespace {

constexpr std::size_t kMostSentences = 20;

} // namespace

ExitCode tellFailures(std::string_view file, const std::vector<std::string>& sentences, ExitCode otherwise)
{
    for (std::size_t i = 0; i < sentences.size() && i < kMostSentences; ++i)
        fail(ExitCode::CheckFailed, file, sentences[i]);
    if (sentences.size() > kMostSentences)
        fail(ExitCode::CheckFailed, file, fmt::format("and {} more failures", sentences.size() - kMostSentences));
    return sentences.empty() ? otherwise : ExitCode::CheckFailed;
}

ExitCode tellReports(std::string_view file, const core::DrawReports& reports, ExitCode otherwise)
{
    std::vector<std::string> failures;
    std::size_t warnings = 0;
    for (const auto& [call, ofCall] : reports)
        for (const core::DrawReport& one : ofCall) {
            if (core::isFailure(one.report.trouble))
                failures.push_back(core::text(one));
            else if (++warnings <= kMostSentences)
                warn(file, core::text(one));
        }
    if (warnings > kMostSentences)
        warn(file, fmt::format("and {} more warnings of units", warnings - kMostSentences));
    return tellFailures(file, failures, otherwise);
}

} // namespace vitrine::cli
