// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/session/call_sentences.h"
#include "core/session/call_source.h"
#include "core/session/draw_report.h"

#include <cstdint>
#include <map>
#include <vector>

namespace vitrine::core {

struct CallOutcome;

/// The calls that did not go as they were recorded, each of them once, however often it was executed. Code that
/// executes a capture to make pictures or numbers keeps one of these, and hands it on with its answer.
class CallTroubles {
public:
    /// The call at an index was executed, and units had this to say meanwhile.
    void note(const CallSource& source, std::uint64_t index, const Call& call, const Result<CallOutcome>& outcome,
              std::vector<UnitReport> reports);
    /// The troubles of the calls up to this number.
    [[nodiscard]] CallTroubles upTo(std::uint64_t callNumber) const;

    /// Why a call was skipped or failed, by call number; the first 10 000.
    [[nodiscard]] const std::map<std::uint64_t, Text>& calls() const { return m_calls; }
    /// What units had to say; of the first 10 000 calls with such a thing.
    [[nodiscard]] const DrawReports& units() const { return m_units; }
    /// Every call was executed, and no unit failed: its warnings don't count.
    [[nodiscard]] bool isWhole() const;
    [[nodiscard]] std::size_t size() const { return m_calls.size() + m_units.size(); }

private:
    std::map<std::uint64_t, Text> m_calls;
    DrawReports m_units;
};

[[nodiscard]] CallSentences sentencesOf(const CallTroubles& troubles);

} // namespace vitrine::core
