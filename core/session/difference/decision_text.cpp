// SPDX-License-Identifier: Apache-2.0
#include "core/session/difference/decision_text.h"

#include "core/command/bypass_decision.h"
#include "core/fixed_function/unit_kind.h"
#include "core/hiz/decision_table.h"
#include "core/hiz/tile_verdict.h"
#include "core/observe/events.h"
#include "core/session/difference/domain_subject.h"

#include <algorithm>
#include <bit>

namespace vitrine::core {

namespace {

constexpr std::array<std::string_view, 5> kResults{words("culled"), words("terminated"), words("shaded"),
                                                   words("its survivors are shaded"),
                                                   words("shaded for its side effects")}; // by TileResult
constexpr std::array<std::string_view, 3> kDiscards{words("nothing is known of discards"),
                                                    words("nothing is discarded"),
                                                    words("everything is discarded")}; // by DiscardVerdict

constexpr std::array<std::string_view, kGrantReasonCount> kGrants{
    words("there was no choice"), words("no other kind of work waited"), words("its kind comes first by the policy"),
    words("the kind that comes first has no pending slot"),
    words("the kind that comes first has had its share")}; // by GrantReason
constexpr std::array<std::string_view, 8> kCloses{
    words("closed"),
    words("closed, since its slots are taken"),
    words("closed, since its words are taken"),
    words("closed, since it has fragments of as many primitives as it may"),
    words("closed, since it has fragments of as many programs as it may"),
    words("closed, since no fragment came for long"),
    words("closed at the end of the draw"),
    words("closed, since a queue is full")}; // by SegmentCloseReason
constexpr std::array<std::string_view, 4> kStates{words("switched on"), words("reduced"), words("switched off"),
                                                  words("waking up")}; // by PowerState

Text verdictText(const Decision& decision)
{
    const Text result = Text::marked(kResults[decision.byte(1)]);
    if (!kDecisionRows[decision.byte(0) - 1u].canDiscard)
        return textOf("{} (row {})", result, decision.byte(0));
    return textOf("{} (row {}); {}", result, decision.byte(0), Text::marked(kDiscards[decision.byte(3)]));
}

Text testText(const Decision& decision)
{
    const int stencil = std::popcount(decision.mask(1)), depth = std::popcount(decision.mask(2));
    if (stencil != 0)
        return textOf("samples that pass: {}, that fail the stencil test: {}, the depth test: {}",
                      std::popcount(decision.mask(0)), stencil, depth);
    return textOf("samples that pass: {}, that fail the depth test: {}", std::popcount(decision.mask(0)), depth);
}

Text bypassText(const Decision& decision)
{
    const auto reason =
        reasonText(static_cast<BypassReason>(decision.byte(1)),
                   {static_cast<FragmentClass>(decision.byte(2)), static_cast<FragmentRule>(decision.byte(3))});
    return decision.byte(0) != 0 ? textOf("past the processors: {}", reason) : textOf("shaded: {}", reason);
}

Text domainText(const Decision& decision, const PowerDomains& domains)
{
    const auto found = std::ranges::find(domains.all(), decision.subject, domainSubject);
    return found == domains.all().end() ? Text() : Text::verbatim(found->name);
}

} // namespace

Text placeText(const Decision& decision, const DecisionNames& names)
{
    switch (decision.kind) {
    case DecisionKind::Bypass: return textOf("the draw's fragments");
    case DecisionKind::Gating: return domainText(decision, names.domains);
    case DecisionKind::Verdict: return textOf("tile {},{} of primitive {}", decision.x, decision.y, decision.primitive);
    case DecisionKind::Test:
    case DecisionKind::Discard:
    case DecisionKind::PixelWrite: return textOf("the quad at {},{}", decision.x, decision.y);
    case DecisionKind::Grant:
        return decision.group == 0 ? textOf("vertex task {}, grant {}", decision.subject, decision.ordinal)
                                   : textOf("fragment task {}, grant {}", decision.subject, decision.ordinal);
    case DecisionKind::Route:
        return decision.group == 0 ? textOf("request {} of vertex task {}", decision.ordinal, decision.subject)
                                   : textOf("request {} of fragment task {}", decision.ordinal, decision.subject);
    case DecisionKind::SegmentClose: return textOf("segment {}", decision.subject);
    }
    return {};
}

Text outcomeText(const Decision& decision, const DecisionNames& names)
{
    switch (decision.kind) {
    case DecisionKind::Bypass: return bypassText(decision);
    case DecisionKind::Gating: return Text::marked(kStates[decision.byte(0)]);
    case DecisionKind::Verdict: return verdictText(decision);
    case DecisionKind::Test: return testText(decision);
    case DecisionKind::Discard:
        return textOf("samples kept: {} of {}", std::popcount(decision.mask(0)), std::popcount(decision.mask(1)));
    case DecisionKind::PixelWrite: return textOf("samples written: {}", std::popcount(decision.mask(0)));
    case DecisionKind::Grant: return textOf("to sp.{}: {}", decision.byte(0), Text::marked(kGrants[decision.byte(1)]));
    case DecisionKind::Route: return textOf("to {}", unitNameOn(names.units, decision.byte(0)));
    case DecisionKind::SegmentClose:
        return textOf("{}; fragments: {}, on sp.{}", Text::marked(kCloses[decision.byte(0)]), decision.mask(1),
                      decision.byte(1));
    }
    return {};
}

} // namespace vitrine::core
