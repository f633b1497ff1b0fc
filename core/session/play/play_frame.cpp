// SPDX-License-Identifier: Apache-2.0
#include "core/session/play/play_frame.h"

#include "core/session/machine/draw_explorer.h"

#include <algorithm>
#include <tuple>

namespace vitrine::core {

Result<PlayFrame> playFrame(DrawExplorer& explorer, Cycle cycle, bool withMoves, const DrawPace& pace)
{
    PlayFrame frame;
    frame.cycle = std::min(cycle, explorer.recording().length());
    auto machine = explorer.machineAt(frame.cycle, pace);
    if (!machine)
        return machine.error();
    frame.machine = *std::move(machine);
    if (!withMoves)
        return frame;
    // The moment comes first: so the explorer stands where the next frame is.
    auto window = explorer.eventsBetween(frame.cycle, frame.cycle + 1, 8 * kMostMoves, pace);
    if (!window)
        return window.error();
    const ItemMoves moves(explorer.recording());
    for (const Event& event : window->events) {
        if (frame.moves.size() == kMostMoves)
            break;
        if (const auto move = moves.of(event))
            frame.moves.push_back(*move);
    }
    return frame;
}

std::vector<QueueFlow> flowsBetween(const Snapshot& a, const Snapshot& b)
{
    const auto& [before, after] = a.cycle <= b.cycle ? std::tie(a, b) : std::tie(b, a);
    // A machine that was reset in between counts anew.
    const auto passed = [](std::uint64_t from, std::uint64_t to) { return to - std::min(from, to); };
    std::vector<QueueFlow> flows(after.queues.size());
    if (before.queues.size() != after.queues.size())
        return flows;
    for (std::size_t i = 0; i < flows.size(); ++i) {
        const QueueCounters& from = before.queues[i].counters;
        const QueueCounters& to = after.queues[i].counters;
        flows[i] = {passed(from.itemsIn, to.itemsIn), passed(from.itemsOut, to.itemsOut),
                    passed(from.grants, to.grants)};
    }
    return flows;
}

} // namespace vitrine::core
