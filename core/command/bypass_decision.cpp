// SPDX-License-Identifier: Apache-2.0
#include "core/command/bypass_decision.h"

#include <fmt/format.h>

namespace vitrine::core {

namespace {

FragmentNeed needOnMachine(const FragmentNeed& need, bool combinesExactly)
{
    if (need.fragmentClass != FragmentClass::Minimal || combinesExactly)
        return need;
    return {FragmentClass::Full, FragmentRule::CoarseEngine};
}

std::string needText(const FragmentNeed& need)
{
    const std::string_view amount = need.fragmentClass == FragmentClass::None ? "no" : className(need.fragmentClass);
    return fmt::format("the draw needs {} shading: {}", amount, ruleText(need.rule));
}

} // namespace

Result<BypassDecision> decideBypass(const BypassQuestion& question)
{
    if (!question.need)
        return Error{"the draw refers to a configuration of its fragments that is missing"};
    const FragmentNeed machineNeed = needOnMachine(*question.need, question.combinesExactly);
    const bool isFull = machineNeed.fragmentClass == FragmentClass::Full;
    const std::string need = needText(machineNeed);
    if (!question.hasFragmentThreads)
        return BypassDecision{false, false, "the fragment stage is fixed: there are no fragment threads to bypass"};
    if (question.mode == BypassMode::Off)
        return BypassDecision{false, false, "bypass.mode is off"};
    if (isFull && question.mode == BypassMode::Force)
        return Error{need};
    if (isFull)
        return BypassDecision{false, false, need};
    if (question.fifoDepth == 0)
        return BypassDecision{false, true, "a pixel of the draw is larger than a register bank, so the draw is shaded"};
    return BypassDecision{true, false, need};
}

} // namespace vitrine::core
