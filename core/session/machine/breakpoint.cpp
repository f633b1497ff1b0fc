// SPDX-License-Identifier: Apache-2.0
#include "core/session/machine/breakpoint.h"

#include "core/observe/event_names.h"

#include <algorithm>

namespace vitrine::core {

namespace {

template <typename Description>
auto idOf(std::span<const Description> descriptions, std::string_view path)
{
    const auto found = std::ranges::find(descriptions, path, &Description::path);
    return found == descriptions.end() ? decltype(Description::id){} : found->id;
}

struct ConditionMaker {
    std::span<const UnitDescription> units;
    std::span<const QueueDescription> queues;

    Result<MomentCondition> operator()(const EventStop& stop) const
    {
        const QueueId queue = idOf(queues, stop.place);
        const UnitId unit = idOf(units, stop.place);
        if (!stop.place.empty() && !queue && !unit)
            return noPart(stop.place);
        if (stopsBetweenDraws(stop) || !std::ranges::binary_search(eventNamesOf(queues), stop.name))
            return noEvent(stop.name);
        return MomentCondition(AtEventName{stop.name, queue, unit});
    }
    Result<MomentCondition> operator()(const LevelStop& stop) const
    {
        using Side = AtQueueLevel::Side;
        const QueueId queue = idOf(queues, stop.queue);
        if (!queue)
            return failure("this machine has no queue {}", stop.queue);
        switch (stop.test) {
        case LevelStop::Test::AtLeast: return MomentCondition(AtQueueLevel{queue, Side::AtLeast, stop.level});
        case LevelStop::Test::AtMost: return MomentCondition(AtQueueLevel{queue, Side::AtMost, stop.level});
        case LevelStop::Test::Exactly: return MomentCondition(AtQueueLevel{queue, Side::Exactly, stop.level});
        case LevelStop::Test::Full:
            return MomentCondition(AtQueueLevel{queue, Side::AtLeast, queues[queue.value - 1].capacity});
        case LevelStop::Test::Empty: break;
        }
        return MomentCondition(AtQueueLevel{queue, Side::AtMost, 0});
    }
    Result<MomentCondition> operator()(const ChangeStop& stop) const
    {
        if (const QueueId queue = idOf(queues, stop.place))
            return MomentCondition(AtQueueChange{queue});
        if (const UnitId unit = idOf(units, stop.place))
            return MomentCondition(AtUnitChange{unit});
        return noPart(stop.place);
    }
    Result<MomentCondition> operator()(const PixelStop& stop) const
    {
        return MomentCondition(AtPixel{stop.x, stop.y, stop.what});
    }
    Result<MomentCondition> operator()(const TaskStop& stop) const { return MomentCondition(AtTask{stop.task}); }
    Result<MomentCondition> operator()(const RegisterStop& stop) const
    {
        auto registers = registersNamed(stop.name);
        if (registers.empty())
            return failure("no register is named {}", stop.name);
        return MomentCondition(AtRegister{std::move(registers)});
    }

private:
    static Error noEvent(const std::string& name)
    {
        for (const EventRow& row : eventRows()) {
            if (name.empty() || std::ranges::find(row.names, name) == row.names.end())
                continue;
            return row.time == EventTime::Later
                       ? failure("the event {} does not come yet when a capture is replayed", name)
                       : failure("the event {} comes between draws, and so never inside one", name);
        }
        return failure("this machine tells no event {}", name);
    }
    static Error noPart(const std::string& place) { return failure("this machine has no unit or queue {}", place); }
};

} // namespace

bool stopsBetweenDraws(const Breakpoint& breakpoint)
{
    const auto* stop = std::get_if<EventStop>(&breakpoint);
    const auto tells = [stop](const EventRow& row) {
        return row.time == EventTime::BetweenDraws && std::ranges::find(row.names, stop->name) != row.names.end();
    };
    return stop && !stop->name.empty() && std::ranges::any_of(eventRows(), tells);
}

bool appliesTo(const Breakpoint& breakpoint, std::uint32_t draw)
{
    if (stopsBetweenDraws(breakpoint))
        return false;
    const auto* task = std::get_if<TaskStop>(&breakpoint);
    return !task || !task->draw || *task->draw == draw;
}

Result<MomentCondition> momentCondition(const Breakpoint& breakpoint, std::span<const UnitDescription> units,
                                        std::span<const QueueDescription> queues)
{
    return std::visit(ConditionMaker{units, queues}, breakpoint);
}

Result<Breakpoint> readBreakpoint(std::string_view text, std::span<const UnitDescription> units,
                                  std::span<const QueueDescription> queues)
{
    auto breakpoint = parseBreakpoint(text);
    if (!breakpoint || stopsBetweenDraws(*breakpoint))
        return breakpoint;
    if (const auto condition = momentCondition(*breakpoint, units, queues); !condition)
        return condition.error();
    return breakpoint;
}

std::vector<std::string> eventNamesOf(std::span<const QueueDescription> queues)
{
    std::vector<std::string> names;
    for (const EventRow& row : eventRows())
        for (const std::string_view name : row.names)
            if (row.time != EventTime::Later && !name.empty())
                names.emplace_back(name);
    for (const QueueDescription& queue : queues)
        for (const std::string* name :
             {&queue.names.pushed, &queue.names.granted, &queue.names.parked, &queue.names.ready, &queue.names.popped})
            if (!name->empty())
                names.push_back(*name);
    std::ranges::sort(names);
    names.erase(std::unique(names.begin(), names.end()), names.end());
    return names;
}

} // namespace vitrine::core
