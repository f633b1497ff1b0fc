// SPDX-License-Identifier: Apache-2.0
#include "core/shader/register_fit.h"

#include "core/shader/program_validation.h"
#include "core/shader/register_fitter.h"

#include <algorithm>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <utility>

namespace vitrine::core {

namespace {

constexpr std::uint32_t kMostSources = 3;
/// Of the registers that need not be shared, this many quarters go to residents in turn.
constexpr std::uint32_t kQuarters = 4;

/// Registers that live across blocks, the busiest first.
std::vector<std::uint32_t> candidates(const Program& program, const RegisterUse& use)
{
    std::vector<std::uint32_t> temps;
    for (std::uint32_t temp = 0; temp < program.tempCount; ++temp)
        if (use.weight(temp) > 0 && !use.isGrouped(temp))
            temps.push_back(temp);
    std::ranges::stable_sort(temps, [&](std::uint32_t a, std::uint32_t b) { return use.weight(a) > use.weight(b); });
    return temps;
}

FitPlan makePlan(const Program& program, std::span<const std::uint32_t> residents, std::uint32_t limit)
{
    FitPlan plan;
    plan.resident.resize(program.tempCount);
    for (const std::uint32_t temp : residents)
        plan.resident[temp] = plan.firstShared++;
    plan.shared = static_cast<std::uint16_t>(limit - plan.firstShared);
    return plan;
}

/// The cheapest of some divisions of the registers.
FittedProgram bestFit(const Program& program, const RegisterUse& use, std::uint32_t limit, std::uint32_t leastShared)
{
    const std::vector<std::uint32_t> busy = candidates(program, use);
    std::optional<FittedProgram> best;
    std::uint64_t bestCost = 0;
    std::size_t tried = std::numeric_limits<std::size_t>::max();
    for (std::uint32_t quarters = 0; quarters <= kQuarters; ++quarters) {
        const std::size_t share = std::size_t{limit - leastShared} * quarters / kQuarters;
        const std::size_t residents = std::min(share, busy.size());
        if (std::exchange(tried, residents) == residents)
            continue;
        const FitPlan plan = makePlan(program, std::span(busy).first(residents), limit);
        RegisterFitter fitter(program, use, plan);
        FittedProgram result = fitter.run();
        if (!best || fitter.cost() < bestCost) {
            best = std::move(result);
            bestCost = fitter.cost();
        }
    }
    return *std::move(best);
}

} // namespace

Result<FittedProgram> fitRegisters(const Program& program, std::uint32_t limit)
{
    if (program.tempCount <= limit)
        return FittedProgram{.program = program};
    if (std::uint32_t{program.localCount} + program.tempCount > std::numeric_limits<std::uint16_t>::max())
        return failure("the program's registers find no room in local memory");
    const auto use = RegisterUse::of(program);
    if (!use)
        return use.error();
    const std::uint32_t least = std::max(kMostSources, use->largestGroup());
    if (limit < least)
        return failure("the program can't do with fewer than {} registers", least);
    FittedProgram result = bestFit(program, *use, limit, least);
    if (auto linked = linkFlow(result.program); !linked)
        return linked.error();
    return result;
}

} // namespace vitrine::core
