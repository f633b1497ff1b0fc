// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/common/failures.h"

#include "app/cli/common/output.h"

#include <fmt/format.h>

namespace vitrine::cli {
namespace {

constexpr std::size_t kMostSentences = 20;

/// The first of them, and how many more there are.
template <typename Say>
void tellFirst(const std::vector<core::Text>& sentences, std::string_view what, const Say& say)
{
    for (std::size_t i = 0; i < sentences.size() && i < kMostSentences; ++i)
        say(sentences[i]);
    if (sentences.size() > kMostSentences)
        say(fmt::format("and {} more {}", sentences.size() - kMostSentences, what));
}

} // namespace

ExitCode tellFailures(std::string_view file, const std::vector<core::Text>& sentences)
{
    tellFirst(sentences, "failures",
              [file](const std::string& sentence) { fail(ExitCode::CheckFailed, file, sentence); });
    return sentences.empty() ? ExitCode::Done : ExitCode::CheckFailed;
}

ExitCode tellTroubles(std::string_view file, const core::CallTroubles& troubles)
{
    std::vector<core::Text> failures, warnings;
    for (const auto& [call, sentence] : troubles.calls())
        failures.push_back(sentence);
    for (const auto& [call, ofCall] : troubles.units())
        for (const core::DrawReport& one : ofCall)
            (core::isFailure(one.report.trouble) ? failures : warnings).push_back(core::text(one));
    tellFirst(warnings, "warnings of units", [file](const std::string& sentence) { warn(file, sentence); });
    return tellFailures(file, failures);
}

} // namespace vitrine::cli
