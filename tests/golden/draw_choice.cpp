// SPDX-License-Identifier: Apache-2.0
#include "tests/golden/draw_choice.h"

#include "core/gpu/machine_config.h"
#include "core/session/replay.h"

#include <algorithm>

namespace vitrine::tests {

namespace {

constexpr std::uint64_t kFrames = 4;

std::vector<ChosenDraw> candidates(core::CallSource& source)
{
    core::Replay replay(source, core::MachineConfig{}, core::Timing::Untimed);
    std::vector<ChosenDraw> result;
    for (const core::ActionEntry& action : source.actions()) {
        if (action.kind != core::ActionKind::Draw || action.frame >= kFrames)
            continue;
        if (!replay.seek(action.callIndex) || !replay.seek(action.callIndex + 1) || replay.drawCounters().empty())
            continue;
        if (const std::uint64_t fragments = replay.drawCounters().back().fragments; fragments > 0)
            result.push_back({action.callIndex, fragments});
    }
    return result;
}

} // namespace

std::vector<ChosenDraw> chosenDraws(core::CallSource& source, const DrawBudget& budget)
{
    std::vector<ChosenDraw> all = candidates(source);
    std::ranges::sort(all, {}, &ChosenDraw::fragments);
    const std::size_t stride = std::max<std::size_t>(1, all.size() / budget.draws);
    std::vector<ChosenDraw> result;
    std::uint64_t sum = 0;
    for (std::size_t i = 0; i < all.size(); i += stride) {
        sum += all[i].fragments;
        if (!result.empty() && sum > budget.fragments)
            break;
        result.push_back(all[i]);
    }
    std::ranges::sort(result, {}, &ChosenDraw::position);
    return result;
}

} // namespace vitrine::tests
