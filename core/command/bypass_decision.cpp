// SPDX-License-Identifier: Apache-2.0
#include "core/command/bypass_decision.h"

namespace vitrine::core {

namespace {

FragmentNeed needOnMachine(const FragmentNeed& need, bool combinesExactly)
{
    if (need.fragmentClass != FragmentClass::Minimal || combinesExactly)
        return need;
    return {FragmentClass::Full, FragmentRule::CoarseEngine};
}

Text needText(const FragmentNeed& need)
{
    const Text rule = ruleText(need.rule);
    switch (need.fragmentClass) {
    case FragmentClass::None: return textOf("the draw needs no shading: {}", rule);
    case FragmentClass::Minimal: return textOf("the draw needs minimal shading: {}", rule);
    case FragmentClass::Full: break;
    }
    return textOf("the draw needs full shading: {}", rule);
}

BypassDecision decision(bool isBypassed, BypassReason why, const FragmentNeed& need)
{
    return {isBypassed, why == BypassReason::PixelTooLarge, reasonText(why, need), why, need};
}

} // namespace

Text reasonText(BypassReason why, const FragmentNeed& need)
{
    switch (why) {
    case BypassReason::FixedStage:
        return textOf("the fragment stage is fixed: there are no fragment threads to bypass");
    case BypassReason::ModeOff: return textOf("bypass.mode is off");
    case BypassReason::PixelTooLarge:
        return textOf("a pixel of the draw is larger than a register bank, so the draw is shaded");
    case BypassReason::Need: break;
    }
    return needText(need);
}

Result<BypassDecision> decideBypass(const BypassQuestion& question)
{
    if (!question.need)
        return failure("the draw refers to a configuration of its fragments that is missing");
    const FragmentNeed need = needOnMachine(*question.need, question.combinesExactly);
    const bool isFull = need.fragmentClass == FragmentClass::Full;
    if (!question.hasFragmentThreads)
        return decision(false, BypassReason::FixedStage, need);
    if (question.mode == BypassMode::Off)
        return decision(false, BypassReason::ModeOff, need);
    if (isFull && question.mode == BypassMode::Force)
        return Error{needText(need)};
    if (isFull)
        return decision(false, BypassReason::Need, need);
    if (question.fifoDepth == 0)
        return decision(false, BypassReason::PixelTooLarge, need);
    return decision(true, BypassReason::Need, need);
}

} // namespace vitrine::core
