// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/session/call_sentences.h"
#include "core/session/call_source.h"
#include "core/session/query/event_query.h"
#include "core/session/query/event_query_bindings.h"

#include <functional>
#include <memory>
#include <string>

namespace vitrine::core {

/// A debug marker, as far as a filter needs it.
struct QueryMarker {
    enum class Kind : std::uint8_t { Push, Pop, Insert };
    Kind kind = Kind::Insert;
    std::uint64_t callIndex = 0;
    std::string label;
};

/// What the matcher knows of a capture beside its calls.
struct QueryFacts {
    std::vector<QueryMarker> markers; ///< in the order of the calls
    /// By the capture's own call number; null: none are known.
    std::shared_ptr<const CallSentences> warnings;
    /// Gives the text before the printed call of an action. Without this function, it is "Draw 12", "Clear", "Copy",
    /// "Present", "Marker".
    std::function<std::string(const ActionEntry&)> label;
};

/// Tries the calls of a capture against a query. It reads of each call only what the query asks for.
class EventQueryMatcher {
public:
    /// `source` must outlive the matcher, and nobody else may use it meanwhile.
    EventQueryMatcher(EventQuery query, QueryFacts facts, CallSource& source);
    EventQueryMatcher(const EventQueryMatcher&) = delete;
    EventQueryMatcher& operator=(const EventQueryMatcher&) = delete;

    /// Whether the matcher must see every call in order. Calls that matches() is not asked about must go to passBy()
    /// then.
    [[nodiscard]] bool needsEveryCall() const { return m_tracks; }
    /// Fails when the query has to look into a call that can't be read.
    [[nodiscard]] Result<bool> matches(std::uint64_t callIndex);
    void passBy(std::uint64_t callIndex);

private:
    struct Stretch {
        std::uint64_t first = 0;
        std::uint64_t last = 0;
    };
    /// The call that is being tried.
    struct Subject {
        std::uint64_t index = 0;
        const ActionEntry* action = nullptr;
        std::optional<Call> call; ///< read when needed, like `text`
        std::optional<std::string> text;
    };

    [[nodiscard]] bool test(const QueryNode& node);
    [[nodiscard]] bool test(const QueryTerm& term);
    [[nodiscard]] bool testNumber(const QueryTerm& term, std::optional<std::uint64_t> number) const;
    [[nodiscard]] bool testKind(const QueryTerm& term);
    [[nodiscard]] bool testArguments(const QueryTerm& term);
    [[nodiscard]] bool testMarker(const QueryTerm& term);
    [[nodiscard]] bool testObject(const QueryTerm& term, HandleKind kind);
    [[nodiscard]] std::optional<std::uint64_t> vertices();
    [[nodiscard]] const Call& call();
    [[nodiscard]] const std::string& text();
    void findStretches(const QueryNode& node);
    [[nodiscard]] std::vector<Stretch> stretchesOf(const QueryTerm& term) const;

    EventQuery m_query;
    QueryFacts m_facts;
    CallSource& m_source;
    bool m_tracks;
    CallBindings m_bindings;
    /// Terms about markers: the calls within matching markers, disjoint, growing.
    std::map<const QueryTerm*, std::vector<Stretch>> m_stretches;
    Subject m_subject;
    std::optional<Error> m_failure;
};

/// "Draw 12", "Clear", "Copy", "Present", "Marker".
[[nodiscard]] std::string actionName(const ActionEntry& action);

} // namespace vitrine::core
