// SPDX-License-Identifier: Apache-2.0
#include "core/session/query/event_query_match.h"

#include "core/api/calls/format_call.h"
#include "core/session/query/event_query_fields.h"

#include <algorithm>

namespace vitrine::core {

namespace {

bool holds(double number, const QueryTerm& term)
{
    const auto within = [number](const QueryValue& value) {
        return value.numbers && number >= value.numbers->first && number <= value.numbers->last;
    };
    const double bound = term.values.front().numbers ? term.values.front().numbers->first : 0;
    switch (term.comparison) {
    case QueryComparison::Equal: return std::ranges::any_of(term.values, within);
    case QueryComparison::NotEqual: return std::ranges::none_of(term.values, within);
    case QueryComparison::Less: return number < bound;
    case QueryComparison::AtMost: return number <= bound;
    case QueryComparison::Greater: return number > bound;
    case QueryComparison::AtLeast: return number >= bound;
    }
    return false;
}

bool holds(std::string_view text, const QueryTerm& term)
{
    const bool isAny =
        std::ranges::any_of(term.values, [text](const QueryValue& value) { return matchesPattern(text, value.text); });
    return isAny == (term.comparison == QueryComparison::Equal);
}

bool isNumber(const Value& value)
{
    return !value.isNull() && !value.string() && !value.blob() && !value.array();
}

// The whole printed value, and of bits every single one.
bool isLike(const std::string& printed, std::string_view pattern)
{
    constexpr std::string_view kBetween = " | ";
    if (matchesPattern(printed, pattern))
        return true;
    std::string_view rest = printed;
    for (std::size_t end = rest.find(kBetween); end != rest.npos; end = rest.find(kBetween)) {
        if (matchesPattern(rest.substr(0, end), pattern))
            return true;
        rest.remove_prefix(end + kBetween.size());
    }
    return rest.size() < printed.size() && matchesPattern(rest, pattern);
}

bool isEqual(const Value& value, const ParameterInfo* info, const QueryTerm& term)
{
    std::optional<std::string> printed;
    return std::ranges::any_of(term.values, [&](const QueryValue& wanted) {
        if (wanted.numbers && isNumber(value) && value.asFloat() >= wanted.numbers->first &&
            value.asFloat() <= wanted.numbers->last)
            return true;
        if (const std::string* string = value.string())
            return matchesPattern(*string, wanted.text);
        if (!printed)
            printed = formatValue(value, info);
        return isLike(*printed, wanted.text);
    });
}

CallClass classOf(ActionKind kind)
{
    switch (kind) {
    case ActionKind::Draw: return CallClass::Draw;
    case ActionKind::Clear: return CallClass::Clear;
    case ActionKind::Copy: return CallClass::Copy;
    case ActionKind::Present: return CallClass::Present;
    case ActionKind::Marker: return CallClass::Marker;
    }
    return CallClass::State;
}

} // namespace

EventQueryMatcher::EventQueryMatcher(EventQuery query, QueryFacts facts, CallSource& source)
    : m_query(std::move(query)), m_facts(std::move(facts)), m_source(source), m_tracks(m_query.tracksBindings())
{
    if (m_query.root())
        findStretches(*m_query.root());
}

void EventQueryMatcher::findStretches(const QueryNode& node)
{
    if (node.kind == QueryNode::Kind::Term && node.term.field == QueryField::Marker)
        m_stretches.emplace(&node.term, stretchesOf(node.term));
    for (const QueryNode& child : node.children)
        findStretches(child);
}

// A group that is never closed reaches to the end of the capture; a pop without its push closes nothing.
std::vector<EventQueryMatcher::Stretch> EventQueryMatcher::stretchesOf(const QueryTerm& term) const
{
    std::vector<Stretch> found;
    std::vector<const QueryMarker*> open;
    const auto isWanted = [&](const QueryMarker& marker) {
        return std::ranges::any_of(term.values,
                                   [&](const QueryValue& value) { return matchesPattern(marker.label, value.text); });
    };
    for (const QueryMarker& marker : m_facts.markers) {
        if (marker.kind == QueryMarker::Kind::Push) {
            open.push_back(&marker);
        } else if (marker.kind == QueryMarker::Kind::Insert) {
            if (isWanted(marker))
                found.push_back({marker.callIndex, marker.callIndex});
        } else if (!open.empty()) {
            if (isWanted(*open.back()))
                found.push_back({open.back()->callIndex, marker.callIndex});
            open.pop_back();
        }
    }
    for (const QueryMarker* marker : open)
        if (isWanted(*marker))
            found.push_back({marker->callIndex, m_source.callCount()});
    std::ranges::sort(found, {}, &Stretch::first);
    std::vector<Stretch> joined;
    for (const Stretch& stretch : found) {
        if (!joined.empty() && stretch.first <= joined.back().last)
            joined.back().last = std::max(joined.back().last, stretch.last);
        else
            joined.push_back(stretch);
    }
    return joined;
}

Result<bool> EventQueryMatcher::matches(std::uint64_t callIndex)
{
    const auto& actions = m_source.actions();
    const auto action = std::ranges::lower_bound(actions, callIndex, {}, &ActionEntry::callIndex);
    const bool isAction = action != actions.end() && action->callIndex == callIndex;
    m_subject = {callIndex, isAction ? &*action : nullptr, {}, {}};
    m_failure.reset();
    const bool matched = !m_query.root() || test(*m_query.root());
    if (m_tracks)
        m_bindings.note(call());
    if (m_failure)
        return *m_failure;
    return matched;
}

void EventQueryMatcher::passBy(std::uint64_t callIndex)
{
    if (!m_tracks)
        return;
    m_subject = {callIndex, nullptr, {}, {}};
    m_bindings.note(call());
}

bool EventQueryMatcher::test(const QueryNode& node)
{
    const auto tested = [this](const QueryNode& child) { return test(child); };
    switch (node.kind) {
    case QueryNode::Kind::Term: return test(node.term);
    case QueryNode::Kind::Not: return !test(node.children.front());
    case QueryNode::Kind::And: return std::ranges::all_of(node.children, tested);
    case QueryNode::Kind::Or: return std::ranges::any_of(node.children, tested);
    }
    return false;
}

bool EventQueryMatcher::test(const QueryTerm& term)
{
    switch (term.field) {
    case QueryField::Text: return containsIgnoringCase(text(), term.values.front().text);
    case QueryField::Kind: return testKind(term);
    case QueryField::Draw: {
        const bool isDraw = m_subject.action && m_subject.action->kind == ActionKind::Draw;
        return testNumber(term, isDraw ? std::optional<std::uint64_t>(m_subject.action->draw) : std::nullopt);
    }
    case QueryField::Call: return testNumber(term, m_subject.action ? m_subject.action->callNumber : call().number);
    case QueryField::Frame: {
        const auto& frames = m_source.frames();
        const auto frame = std::ranges::lower_bound(frames, m_subject.index, {}, &FrameEntry::endCallIndex);
        if (frame == frames.end())
            return false;
        return testNumber(term, static_cast<std::uint64_t>(frame - frames.begin()));
    }
    case QueryField::Function: return holds(call().function, term);
    case QueryField::Argument:
    case QueryField::Parameter: return testArguments(term);
    case QueryField::Vertices: return testNumber(term, vertices());
    case QueryField::Marker: return testMarker(term);
    case QueryField::Texture: return testObject(term, HandleKind::Texture);
    case QueryField::Buffer: return testObject(term, HandleKind::Buffer);
    case QueryField::Program: return testObject(term, HandleKind::Program);
    case QueryField::Shader: return testObject(term, HandleKind::Shader);
    case QueryField::Renderbuffer: return testObject(term, HandleKind::Renderbuffer);
    case QueryField::Framebuffer: return testObject(term, HandleKind::Framebuffer);
    case QueryField::Error: return m_facts.warnings && m_facts.warnings->contains(call().number);
    }
    return false;
}

bool EventQueryMatcher::testNumber(const QueryTerm& term, std::optional<std::uint64_t> number) const
{
    return number && holds(static_cast<double>(*number), term);
}

bool EventQueryMatcher::testKind(const QueryTerm& term)
{
    std::string_view kind;
    if (m_subject.action)
        kind = queryKindName(classOf(m_subject.action->kind));
    else if (const FunctionInfo* function = findFunction(call().function))
        kind = queryKindName(function->callClass);
    const bool isAny = std::ranges::any_of(
        term.values, [kind](const QueryValue& value) { return sameIgnoringCase(kind, value.text); });
    return isAny == (term.comparison == QueryComparison::Equal);
}

bool EventQueryMatcher::testArguments(const QueryTerm& term)
{
    const Call& subject = call();
    const FunctionInfo* function = findFunction(subject.function);
    const bool isEquality = term.comparison == QueryComparison::Equal || term.comparison == QueryComparison::NotEqual;
    bool hasAny = false;
    bool isAny = false;
    for (std::size_t i = 0; i < subject.arguments.size(); ++i) {
        const bool isNamed = i < subject.parameterNames.size();
        if (term.field == QueryField::Parameter &&
            !(isNamed && sameIgnoringCase(subject.parameterNames[i], term.parameter)))
            continue;
        const ParameterInfo* info = function && i < function->parameters.size() ? &function->parameters[i] : nullptr;
        const Value& value = subject.arguments[i];
        hasAny = true;
        isAny |= isEquality ? isEqual(value, info, term) : isNumber(value) && holds(value.asFloat(), term);
    }
    return term.comparison == QueryComparison::NotEqual ? hasAny && !isAny : isAny;
}

bool EventQueryMatcher::testMarker(const QueryTerm& term)
{
    const auto& stretches = m_stretches.at(&term);
    const auto stretch = std::ranges::lower_bound(stretches, m_subject.index, {}, &Stretch::last);
    const bool isInside = stretch != stretches.end() && stretch->first <= m_subject.index;
    return isInside == (term.comparison == QueryComparison::Equal);
}

bool EventQueryMatcher::testObject(const QueryTerm& term, HandleKind kind)
{
    const auto names = m_bindings.involvedIn(call(), kind);
    const auto isHeld = [&](std::uint64_t name) { return holds(static_cast<double>(name), term); };
    return term.comparison == QueryComparison::NotEqual ? !names.empty() && std::ranges::all_of(names, isHeld)
                                                        : std::ranges::any_of(names, isHeld);
}

std::optional<std::uint64_t> EventQueryMatcher::vertices()
{
    if (!m_subject.action || m_subject.action->kind != ActionKind::Draw)
        return std::nullopt;
    const Call& draw = call();
    const auto count = std::ranges::find(draw.parameterNames, "count");
    const auto argument = static_cast<std::size_t>(count - draw.parameterNames.begin());
    if (argument >= draw.parameterNames.size() || argument >= draw.arguments.size())
        return std::nullopt;
    return static_cast<std::uint64_t>(std::max<std::int64_t>(0, draw.arguments[argument].asInteger()));
}

const Call& EventQueryMatcher::call()
{
    if (!m_subject.call) {
        auto read = m_source.call(m_subject.index);
        if (!read)
            m_failure = read.error();
        m_subject.call = read ? std::move(*read) : Call{};
    }
    return *m_subject.call;
}

const std::string& EventQueryMatcher::text()
{
    if (m_subject.text)
        return *m_subject.text;
    std::string label;
    if (m_subject.action)
        label = (m_facts.label ? m_facts.label(*m_subject.action) : actionName(*m_subject.action)) + " ";
    m_subject.text = label + formatCall(call());
    return *m_subject.text;
}

std::string actionName(const ActionEntry& action)
{
    switch (action.kind) {
    case ActionKind::Draw: return "Draw " + std::to_string(action.draw);
    case ActionKind::Clear: return "Clear";
    case ActionKind::Copy: return "Copy";
    case ActionKind::Present: return "Present";
    case ActionKind::Marker: return "Marker";
    }
    return {};
}

} // namespace vitrine::core
