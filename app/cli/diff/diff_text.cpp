// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/diff/diff_text.h"

#include "app/cli/common/figures.h"
#include "core/session/difference/run_difference.h"

#include <fmt/format.h>

#include <algorithm>

namespace vitrine::cli {
namespace {

constexpr std::array kLetters{'A', 'B'};

/// A, B and Δ of whole numbers, or of energies.
std::string columns(const core::TwoNumbers& numbers, bool isEnergy = false)
{
    if (isEnergy)
        return fmt::format("{:>14.2f} {:>14.2f} {:>14}", inUnits(numbers.of[0]), inUnits(numbers.of[1]),
                           signedText(inUnits(numbers.change()), 2));
    return fmt::format("{:>12} {:>12} {:>12}", numbers.of[0], numbers.of[1], signedText(numbers.change(), 0));
}

/// "draw 3, call 120"; of two captures with the numbers in each.
std::string drawText(const core::DrawDifference& row)
{
    const auto numbers = [](const core::DrawPlace& draw) {
        return fmt::format("draw {}, call {}", draw.draw, draw.callNumber);
    };
    if (!row.draw[0] || !row.draw[1])
        return row.draw[0] ? numbers(*row.draw[0]) + " (A alone)" : numbers(*row.draw[1]) + " (B alone)";
    const std::string a = numbers(*row.draw[0]), b = numbers(*row.draw[1]);
    return a == b ? a : a + " / " + b;
}

void printDecision(const core::RunDifference& difference)
{
    if (!difference.decision) {
        fmt::print("decisions: {}\n", std::ranges::any_of(difference.draws, &core::DrawDifference::decidesOtherwise)
                                          ? "differ in number"
                                          : "equal");
        return;
    }
    const core::DecisionDifference& decision = *difference.decision;
    fmt::print("decisions: differ first in {}\n", drawText(difference.draws[decision.row]));
    for (std::size_t i = 0; i < 2; ++i) {
        const auto& side = decision.sides[i];
        if (!side) {
            fmt::print("  {}: none\n", kLetters[i]);
            continue;
        }
        fmt::print("  {}: {}, {}: {}{}\n", kLetters[i], core::nameOf(side->decision.kind), side->where.english(),
                   side->outcome.english(), side->cycle ? fmt::format(" (cycle {})", *side->cycle) : "");
    }
}

void printDraws(const core::RunDifference& difference)
{
    constexpr int kName = 36;
    fmt::print("\n{:<{}} {:>12} {:>12} {:>12} {:>14} {:>14} {:>14}  decisions\n", "draw", kName, "cycles A", "cycles B",
               "Δ", "energy A", "energy B", "Δ");
    core::TwoNumbers cycles, energy;
    for (const core::DrawDifference& row : difference.draws) {
        const char* decisions = !row.draw[0] || !row.draw[1] ? "" : row.decidesOtherwise ? "differ" : "equal";
        fmt::print("{:<{}} {} {}  {}\n", drawText(row), kName, columns(row.cycles), columns(row.energy, true),
                   decisions);
        cycles += row.cycles;
        energy += row.energy;
    }
    fmt::print("{:<{}} {} {}\n", "all draws", kName, columns(cycles), columns(energy, true));
}

void printUnits(const core::RunDifference& difference)
{
    constexpr int kName = 12;
    fmt::print("\n{:<{}} {:>12} {:>12} {:>12} {:>12} {:>12} {:>12} {:>12}\n", "unit", kName, "busy A", "busy B", "Δ",
               "stalled A", "stalled B", "Δ", "Δ idle");
    core::TwoNumbers busy, stalled, idle;
    for (const core::UnitDifference& unit : difference.units) {
        busy += unit.busy;
        stalled += unit.stalled;
        idle += unit.idle;
        if (unit.busy.change() != 0 || unit.stalled.change() != 0 || unit.isThere[0] != unit.isThere[1])
            fmt::print("{:<{}} {} {} {:>12}\n", unit.path, kName, columns(unit.busy), columns(unit.stalled),
                       signedText(unit.idle.change(), 0));
    }
    fmt::print("{:<{}} {} {} {:>12}\n", "all units", kName, columns(busy), columns(stalled),
               signedText(idle.change(), 0));
}

void printParts(const core::RunDifference& difference)
{
    constexpr int kName = 16;
    fmt::print("\n{:<{}} {:>14} {:>14} {:>14}\n", "part", kName, "energy A", "energy B", "Δ");
    core::TwoNumbers energy;
    for (const core::PartDifference& part : difference.parts) {
        energy += part.energy;
        if (part.energy.change() != 0)
            fmt::print("{:<{}} {}\n", part.name, kName, columns(part.energy, true));
    }
    fmt::print("{:<{}} {}\n", "all parts", kName, columns(energy, true));
}

} // namespace

void printDifference(const core::RunDifference& difference)
{
    fmt::print("frame {}\n", difference.frame);
    for (std::size_t i = 0; i < 2; ++i)
        fmt::print("  {}: {}: {} cycles, energy (illustrative) {:.2f}\n", kLetters[i], difference.names[i],
                   difference.cycles.of[i], inUnits(difference.energy.of[i]));
    for (const std::string& knob : difference.changedKnobs)
        fmt::print("  B has {}\n", knob);
    fmt::print("{}\n", core::imageLine(core::imageVerdict(difference), core::ImagesCompared::EveryDraw));
    printDecision(difference);
    printDraws(difference);
    printUnits(difference);
    printParts(difference);
    fmt::print("\nleft over: {}\n", difference.residual());
}

} // namespace vitrine::cli
