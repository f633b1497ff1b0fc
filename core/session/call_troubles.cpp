// SPDX-License-Identifier: Apache-2.0
#include "core/session/call_troubles.h"

#include "core/api/replay/call_outcome.h"
#include "core/session/frame_place.h"

#include <algorithm>

namespace vitrine::core {

namespace {

constexpr std::size_t kMostCalls = 10'000; // a capture in which every call fails must not fill the memory

bool isFailureOf(const DrawReport& one)
{
    return isFailure(one.report.trouble);
}

} // namespace

void CallTroubles::note(const CallSource& source, std::uint64_t index, const Call& call,
                        const Result<CallOutcome>& outcome, std::vector<UnitReport> reports)
{
    const Text& sentence = outcome ? outcome->skipped : outcome.error().message;
    if (!sentence.empty() && m_calls.size() < kMostCalls)
        m_calls.emplace(call.number, sentence);
    if (reports.empty() || m_units.contains(call.number) || m_units.size() >= kMostCalls)
        return;
    std::vector<DrawReport>& ofCall = m_units[call.number];
    for (UnitReport& report : reports)
        ofCall.push_back({call.number, drawAt(source, index), std::move(report)});
}

CallTroubles CallTroubles::upTo(std::uint64_t callNumber) const
{
    CallTroubles before;
    before.m_calls = {m_calls.begin(), m_calls.upper_bound(callNumber)};
    before.m_units = {m_units.begin(), m_units.upper_bound(callNumber)};
    return before;
}

bool CallTroubles::isWhole() const
{
    return m_calls.empty() && std::ranges::none_of(m_units, [](const auto& call) {
               return std::ranges::any_of(call.second, isFailureOf);
           });
}

CallSentences sentencesOf(const CallTroubles& troubles)
{
    CallSentences all;
    for (const auto& [call, sentence] : troubles.calls())
        all[call].push_back(sentence);
    for (const auto& [call, reports] : troubles.units())
        for (const DrawReport& report : reports)
            all[call].push_back(text(report));
    return all;
}

} // namespace vitrine::core
