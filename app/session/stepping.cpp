// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/stepping.h"

#include <algorithm>

namespace vitrine::app {

using views::EventIndex;

namespace {

std::uint64_t nextAction(const EventIndex& index, std::uint64_t position)
{
    for (std::size_t i = index.firstActionFrom(position); i < index.actions.size(); ++i)
        if (views::isStep(index.actions[i].kind))
            return index.actions[i].callIndex + 1;
    return position;
}

// From within the stretch after an action, back means to that action; from right behind it, to the one before.
std::uint64_t previousAction(const EventIndex& index, std::uint64_t position)
{
    const auto action = position == 0 ? std::nullopt : index.actionBefore(position - 1);
    return action ? index.actions[*action].callIndex + 1 : position;
}

std::uint64_t nextDraw(const EventIndex& index, std::uint64_t position)
{
    const auto draw = drawAhead(index, position);
    return draw ? index.actions[*draw].callIndex + 1 : position;
}

std::uint64_t previousDraw(const EventIndex& index, std::uint64_t position)
{
    const auto draw = position == 0 ? std::nullopt : drawBehind(index, position - 1);
    return draw ? index.actions[*draw].callIndex + 1 : position;
}

std::uint64_t nextFrame(const EventIndex& index, std::uint64_t position)
{
    const auto found = std::ranges::lower_bound(index.frames, position, {}, &core::FrameEntry::endCallIndex);
    return found == index.frames.end() ? position : found->endCallIndex + 1;
}

std::uint64_t previousFrame(const EventIndex& index, std::uint64_t position)
{
    auto found = std::ranges::lower_bound(index.frames, position, {},
                                          [](const core::FrameEntry& frame) { return frame.endCallIndex + 1; });
    return found == index.frames.begin() ? position : std::prev(found)->endCallIndex + 1;
}

std::uint64_t stepCalls(const EventIndex& index, std::uint64_t position, std::int64_t count)
{
    if (count < 0)
        return position - std::min<std::uint64_t>(position, static_cast<std::uint64_t>(-count));
    return position + std::min<std::uint64_t>(index.callCount - position, static_cast<std::uint64_t>(count));
}

struct Moves {
    using Move = std::uint64_t (*)(const EventIndex&, std::uint64_t);
    Move forward;
    Move back;
};

Moves movesOf(StepKind kind)
{
    switch (kind) {
    case StepKind::Draw: return {&nextDraw, &previousDraw};
    case StepKind::Frame: return {&nextFrame, &previousFrame};
    default: return {&nextAction, &previousAction};
    }
}

} // namespace

std::uint64_t stepTarget(const EventIndex& index, std::uint64_t position, StepKind kind, std::int64_t count)
{
    position = std::min(position, index.callCount);
    if (kind == StepKind::Call)
        return stepCalls(index, position, count);
    const Moves moves = movesOf(kind);
    for (std::int64_t i = 0; i < std::abs(count); ++i) {
        const std::uint64_t next = count > 0 ? moves.forward(index, position) : moves.back(index, position);
        if (next == position)
            break;
        position = next;
    }
    return position;
}

std::optional<std::size_t> drawAhead(const EventIndex& index, std::uint64_t position)
{
    for (std::size_t i = index.firstActionFrom(position); i < index.actions.size(); ++i)
        if (index.actions[i].kind == core::ActionKind::Draw)
            return i;
    return std::nullopt;
}

std::optional<std::size_t> drawBehind(const EventIndex& index, std::uint64_t position)
{
    for (std::size_t i = index.firstActionFrom(position); i-- > 0;)
        if (index.actions[i].kind == core::ActionKind::Draw)
            return i;
    return std::nullopt;
}

std::uint64_t firstAction(const EventIndex& index)
{
    return nextAction(index, 0);
}

std::uint64_t lastAction(const EventIndex& index)
{
    const auto action = index.actionBefore(index.callCount);
    return action ? index.actions[*action].callIndex + 1 : 0;
}

std::uint64_t endOfFrame(const EventIndex& index, std::uint64_t position)
{
    const auto frame = index.frameAt(std::max<std::uint64_t>(position, 1));
    return frame ? index.frames[*frame].endCallIndex + 1 : index.callCount;
}

std::uint64_t firstLook(const EventIndex& index)
{
    const auto drawn = std::ranges::find_if(index.frames, [](const auto& frame) { return frame.drawCount > 0; });
    if (drawn != index.frames.end())
        return drawn->endCallIndex + 1;
    return index.frames.empty() ? lastAction(index) : index.frames.front().endCallIndex + 1;
}

} // namespace vitrine::app
