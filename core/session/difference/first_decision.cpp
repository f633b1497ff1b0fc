// SPDX-License-Identifier: Apache-2.0
#include "core/session/difference/decided_draw.h"
#include "core/session/difference/kept_decisions.h"

#include <algorithm>
#include <bit>
#include <tuple>

namespace vitrine::core {

namespace {

/// Runs the draw on its machine once more, with its clock; `listen` makes who listens, and keeps it.
void runAgain(const DecidedTwice& machine, const std::stop_token& stop, auto&& listen)
{
    Memory memory = machine.draw.draw.memory;
    TimedGpu gpu(memory, machine.config, optionsFor(machine.draw.draw));
    gpu.setStopToken(stop);
    const auto listener = listen(gpu);
    std::ignore = gpu.draw(machine.draw.draw.command); // It has been drawn before.
}

/// The next decisions in the order of their keys.
KeptDecisions keptBehind(const DecidedTwice& machine, const std::optional<DecisionKey>& last,
                         const std::stop_token& stop)
{
    KeptDecisions kept(last);
    std::optional<TaskDecisions> tasks;
    runAgain(machine, stop, [&](TimedGpu& gpu) {
        tasks.emplace(gpu).begin([&](const Decision& decision, Cycle cycle) { kept.add({decision, cycle}); });
        return gpu.hub().subscribe(*tasks);
    });
    kept.sort();
    return kept;
}

std::optional<DecisionSides> firstTimed(const std::array<DecidedTwice, 2>& machines, const std::stop_token& stop)
{
    std::optional<DecisionKey> last;
    while (!stop.stop_requested()) {
        const KeptDecisions a = keptBehind(machines[0], last, stop), b = keptBehind(machines[1], last, stop);
        if (auto found = KeptDecisions::firstDifference(a, b))
            return found;
        if (a.isAll() && b.isAll())
            return std::nullopt;
        last = KeptDecisions::commonEnd(a, b);
    }
    return std::nullopt;
}

std::vector<Decision> timelessIn(const SequenceWindow& window, const DecidedTwice& machine, const std::stop_token& stop)
{
    std::vector<Decision> decisions;
    std::uint64_t number = 0;
    PixelDecisions(machine.config, stop).run(machine.draw.draw, [&](const Decision& decision) {
        if (number >= window.from && number < window.to)
            decisions.push_back(decision);
        ++number;
    });
    return decisions;
}

std::uint16_t coverageOf(const Decision& decision)
{
    if (decision.kind == DecisionKind::Discard)
        return decision.mask(1);
    return decision.mask(0) | decision.mask(1) | decision.mask(2);
}

/// The events of the machine with its clock that are the same decision: of a tile, or of a pixel of a quad.
class PlaceClock final : public Observer {
public:
    PlaceClock(const Decision& decision, std::uint64_t before) : m_decision(decision), m_left(before)
    {
        const int pixel = std::countr_zero(coveredPixels(coverageOf(decision)));
        m_x = decision.x + (decision.kind == DecisionKind::Verdict ? 0 : pixel % 2);
        m_y = decision.y + (decision.kind == DecisionKind::Verdict ? 0 : pixel / 2);
    }
    [[nodiscard]] std::optional<Cycle> cycle() const { return m_cycle; }

    void onTileJudged(const TileJudged& event) override
    {
        if (m_decision.kind == DecisionKind::Verdict && event.step == TileStep::Tested)
            note(event);
    }
    void onDepthTested(const DepthTested& event) override
    {
        if (m_decision.kind == DecisionKind::Test)
            note(event);
    }
    void onPixelWritten(const PixelWritten& event) override
    {
        if (m_decision.kind == DecisionKind::PixelWrite)
            note(event);
    }

private:
    void note(const auto& event)
    {
        if (event.x != m_x || event.y != m_y || m_cycle)
            return;
        if (m_left-- == 0)
            m_cycle = event.cycle;
    }

    const Decision m_decision;
    std::uint64_t m_left;
    int m_x = 0, m_y = 0;
    std::optional<Cycle> m_cycle;
};

/// How many decisions about the same place come before that one, which is number `end` of its draw.
std::uint64_t countBefore(const Decision& decision, std::uint64_t end, const DecidedTwice& machine,
                          const std::stop_token& stop)
{
    std::uint64_t number = 0, count = 0;
    const std::uint16_t coverage = coverageOf(decision);
    const std::uint16_t pixel = coverage & -coverage;
    PixelDecisions(machine.config, stop).run(machine.draw.draw, [&](const Decision& other) {
        const bool isThere = other.kind == decision.kind && other.x == decision.x && other.y == decision.y &&
                             other.group == decision.group &&
                             (decision.kind == DecisionKind::Verdict || (coverageOf(other) & pixel) != 0);
        count += number++ < end && isThere ? 1 : 0;
    });
    return count;
}

DecisionSide withCycle(const Decision& decision, std::uint64_t number, const DecidedTwice& machine,
                       const std::stop_token& stop)
{
    if (decision.kind == DecisionKind::Discard)
        return {decision, std::nullopt};
    PlaceClock clock(decision, countBefore(decision, number, machine, stop));
    runAgain(machine, stop, [&](TimedGpu& gpu) { return gpu.hub().subscribe(clock); });
    return {decision, clock.cycle()};
}

/// Number in the draw, and by machine what it says there.
struct TimelessDifference {
    std::uint64_t number = 0;
    std::array<std::optional<Decision>, 2> decisions;
};

std::optional<TimelessDifference> firstTimeless(const std::array<DecidedTwice, 2>& machines,
                                                const std::stop_token& stop)
{
    const auto window = SequenceHash::firstDifference(machines[0].draw.timeless, machines[1].draw.timeless);
    if (!window)
        return std::nullopt;
    const auto a = timelessIn(*window, machines[0], stop), b = timelessIn(*window, machines[1], stop);
    const auto [inA, inB] = std::mismatch(a.begin(), a.end(), b.begin(), b.end());
    if (inA == a.end() && inB == b.end())
        return std::nullopt;
    TimelessDifference found{window->from + static_cast<std::uint64_t>(inA - a.begin()), {}};
    if (inA != a.end())
        found.decisions[0] = *inA;
    if (inB != b.end())
        found.decisions[1] = *inB;
    return found;
}

std::uint32_t primitiveOf(const DecisionSides& sides)
{
    return (sides[0] ? sides[0] : sides[1])->decision.primitive;
}
std::uint32_t primitiveOf(const TimelessDifference& difference)
{
    return (difference.decisions[0] ? difference.decisions[0] : difference.decisions[1])->primitive;
}

} // namespace

std::optional<DecisionSides> firstDecision(const std::array<DecidedTwice, 2>& machines, const std::stop_token& stop)
{
    auto timed = machines[0].draw.timed == machines[1].draw.timed ? std::nullopt : firstTimed(machines, stop);
    const auto timeless = firstTimeless(machines, stop);
    // Of one primitive the tasks come behind the tiles and quads that they are made of.
    if (!timeless || (timed && primitiveOf(*timed) < primitiveOf(*timeless)))
        return timed;
    DecisionSides sides;
    for (std::size_t i = 0; i < sides.size(); ++i)
        if (const auto& decision = timeless->decisions[i])
            sides[i] = withCycle(*decision, timeless->number, machines[i], stop);
    return sides;
}

} // namespace vitrine::core
