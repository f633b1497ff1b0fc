// SPDX-License-Identifier: Apache-2.0
#include "core/session/machine_tree.h"

#include "core/observe/event_names.h"

#include <utility>

namespace vitrine::core {

namespace {

StateNode text(std::string name, std::string_view value)
{
    return {std::move(name), std::string(value), {}, false};
}

StateNode count(std::string name, std::uint64_t value)
{
    return {std::move(name), value, {}, false};
}

std::string pathOf(QueueId queue, const std::vector<QueueDescription>& queues)
{
    return queue ? queues[queue.value - 1].path : std::string();
}

StateNode unitNode(const UnitSnapshot& unit, const UnitDescription& description,
                   const std::vector<QueueDescription>& queues)
{
    StateNode node{description.path, {}, {}, false};
    node.children.push_back(text("kind", description.kind));
    node.children.push_back(text("activity", enumName(unit.activity)));
    if (unit.activity == Activity::Stalled)
        node.children.push_back(text("stall", enumName(unit.reason)));
    if (unit.blocker)
        node.children.push_back(text("blocker", pathOf(unit.blocker, queues)));
    StateNode state = unit.state;
    state.name = "state";
    node.children.push_back(std::move(state));
    return node;
}

StateNode itemNode(const ItemSnapshot& item)
{
    StateNode node{"", {}, {count("id", item.id.value), count("parent", item.parent.value)}, false};
    if (item.draw != kNoDraw)
        node.children.push_back(count("draw", item.draw));
    if (!item.state.empty()) {
        node.children.push_back(text("state", item.state));
        node.children.push_back(count("port", item.port));
    }
    StateNode content = item.content;
    content.name = "content";
    node.children.push_back(std::move(content));
    return node;
}

StateNode queueNode(const QueueSnapshot& queue, const QueueDescription& description)
{
    StateNode items{"items", {}, {}, true};
    for (const ItemSnapshot& item : queue.items)
        items.children.push_back(itemNode(item));
    return {description.path,
            {},
            {text("itemKind", description.itemKind), count("capacity", description.capacity),
             count("occupancy", queue.occupancy), std::move(items)},
            false};
}

} // namespace

StateNode machineTree(const Snapshot& snapshot, const std::vector<UnitDescription>& units,
                      const std::vector<QueueDescription>& queues)
{
    StateNode unitNodes{"units", {}, {}, false};
    for (const UnitSnapshot& unit : snapshot.units)
        unitNodes.children.push_back(unitNode(unit, units[unit.id.value - 1], queues));
    StateNode queueNodes{"queues", {}, {}, false};
    for (const QueueSnapshot& queue : snapshot.queues)
        queueNodes.children.push_back(queueNode(queue, queues[queue.id.value - 1]));
    return {"machine", {}, {count("cycle", snapshot.cycle), std::move(unitNodes), std::move(queueNodes)}, false};
}

} // namespace vitrine::core
