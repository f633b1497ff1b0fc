// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/failures.h"

#include "app/cli/common/output.h"

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

ExitCode tellTroubles(std::string_view file, const core::CallTroubles& troubles)
{
    std::vector<std::string> failures, warnings;
    for (const auto& [call, sentence] : troubles.calls())
        failures.push_back(sentence);
    for (const auto& [call, ofCall] : troubles.units())
        for (const core::DrawReport& one : ofCall)
            (core::isFailure(one.report.trouble) ? failures : warnings).push_back(core::text(one));
    for (std::size_t i = 0; i < warnings.size() && i < kMostSentences; ++i)
        warn(file, warnings[i]);
    if (warnings.size() > kMostSentences)
        warn(file, fmt::format("and {} more warnings of units", warnings.size() - kMostSentences));
    return tellFailures(file, failures, ExitCode::Done);
}

} // namespace vitrine::cli
