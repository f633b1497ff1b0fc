// SPDX-License-Identifier: Apache-2.0
#include "core/session/machine_tree.h"

#include "core/kernel/label_fields.h"
#include "core/observe/event_names.h"
#include "core/observe/link_fields.h"
#include "core/record/activity_recorder.h"
#include "core/record/stall_attribution.h"
#include "core/session/machine_tree_fields.h"
#include "core/session/state_nodes.h"

#include <utility>

namespace vitrine::core {

namespace {

StateNode emptyGroup(std::string_view name)
{
    return {std::string(name), {}, {}, false};
}

std::string pathOf(QueueId queue, const std::vector<QueueDescription>& queues)
{
    return queue ? queues[queue.value - 1].path : std::string();
}

/// What it reaches without a queue.
StateNode linksNode(const UnitDescription& description)
{
    StateNode node{"links", {}, {}, true};
    for (const LinkDescription& link : description.links)
        node.children.push_back(
            {"",
             {},
             {textNode("port", link.name), textNode("kind", enumName(link.kind)), textNode("to", link.to)},
             false});
    return node;
}

StateNode unitNode(const UnitSnapshot& unit, const UnitDescription& description,
                   const std::vector<QueueDescription>& queues)
{
    StateNode node{description.path, {}, {}, false};
    node.children.push_back(textNode("kind", description.kind));
    if (!description.seedTerm.empty())
        node.children.push_back(textNode("seedTerm", description.seedTerm));
    if (!description.links.empty())
        node.children.push_back(linksNode(description));
    node.children.push_back(textNode("activity", enumName(unit.activity)));
    if (unit.activity == Activity::Stalled)
        node.children.push_back(textNode("stall", enumName(unit.reason)));
    if (unit.blocker)
        node.children.push_back(textNode(UnitFields::kBlocker, pathOf(unit.blocker, queues)));
    if (unit.activity == Activity::Stalled && unit.blocker)
        if (const std::string taken = takenText(unit.reason, queues[unit.blocker.value - 1]); !taken.empty())
            node.children.push_back(textNode("cause", taken));
    StateNode state = unit.state;
    state.name = UnitFields::kState.name;
    node.children.push_back(std::move(state));
    return node;
}

StateNode itemNode(const ItemSnapshot& item, const QueueDescription& queue)
{
    StateNode node{"",
                   {},
                   {countNode(LabelFields::kId, item.id.value), countNode(LabelFields::kParent, item.parent.value)},
                   false};
    if (item.draw != kNoDraw)
        node.children.push_back(countNode(LinkFields::kDraw, item.draw));
    if (!item.state.empty()) {
        node.children.push_back(textNode("state", item.state));
        node.children.push_back(countNode("port", item.port));
    }
    if (!queue.groups.empty())
        node.children.push_back(textNode("group", queue.groups[item.group].name));
    StateNode content = item.content;
    content.name = "content";
    node.children.push_back(std::move(content));
    return node;
}

StateNode groupNode(const SubQueueSnapshot& group, const SubQueueDescription& description)
{
    StateNode node{"", {}, {textNode("name", description.name), countNode("occupancy", group.occupancy)}, false};
    if (description.capacity != 0) {
        node.children.push_back(countNode("capacity", description.capacity));
        node.children.push_back(countNode("held", group.held));
    }
    node.children.push_back(countNode("highWater", group.highWater));
    return node;
}

/// Sub-queues with what each holds (HET-13).
StateNode groupsNode(const QueueSnapshot& queue, const QueueDescription& description)
{
    StateNode node{"groups", {}, {}, true};
    for (std::size_t i = 0; i < description.groups.size(); ++i)
        node.children.push_back(groupNode(queue.groups[i], description.groups[i]));
    return node;
}

StateNode queueNode(const QueueSnapshot& queue, const QueueDescription& description)
{
    StateNode node{description.path, {}, {}, false};
    if (!description.seedTerm.empty())
        node.children.push_back(textNode("seedTerm", description.seedTerm));
    const QueueCounters& counters = queue.counters;
    const auto add = [&node](StateNode child) { node.children.push_back(std::move(child)); };
    add(textNode("itemKind", description.itemKind));
    add(countNode("capacity", description.capacity));
    add(countNode("occupancy", queue.occupancy));
    add(countNode("highWater", counters.highWater));
    add(countNode("itemsIn", counters.itemsIn));
    add(countNode("itemsOut", counters.itemsOut));
    add(countNode("grants", counters.grants));
    if (!description.groups.empty())
        node.children.push_back(groupsNode(queue, description));
    StateNode items{std::string(QueueFields::kItems.name), {}, {}, true};
    for (const ItemSnapshot& item : queue.items)
        items.children.push_back(itemNode(item, description));
    node.children.push_back(std::move(items));
    return node;
}

/// Who waits for whom at that moment, up to the cause.
StateNode stallsNode(const Snapshot& snapshot, const std::vector<UnitDescription>& units,
                     const std::vector<QueueDescription>& queues)
{
    const ActivityRecorder activity(snapshot);
    const StallSources sources{units, queues,
                               [&](UnitId unit) -> const ActivityHistory& { return activity.history(unit); }};
    StateNode node{"stalls", {}, {}, false};
    for (const UnitSnapshot& unit : snapshot.units)
        if (unit.activity == Activity::Stalled)
            node.children.push_back(
                textNode(units[unit.id.value - 1].path, chainText(stallAt(sources, unit.id, snapshot.cycle), sources)));
    return node;
}

} // namespace

StateNode machineTree(const Snapshot& snapshot, const std::vector<UnitDescription>& units,
                      const std::vector<QueueDescription>& queues)
{
    StateNode unitNodes = emptyGroup(TreeFields::kUnits);
    for (const UnitSnapshot& unit : snapshot.units)
        unitNodes.children.push_back(unitNode(unit, units[unit.id.value - 1], queues));
    StateNode queueNodes = emptyGroup(TreeFields::kQueues);
    for (const QueueSnapshot& queue : snapshot.queues)
        queueNodes.children.push_back(queueNode(queue, queues[queue.id.value - 1]));
    StateNode lineNodes = emptyGroup("lines");
    for (const LineSnapshot& line : snapshot.lines) {
        lineNodes.children.push_back(line.value);
        lineNodes.children.back().name = line.path;
    }
    return {"machine",
            {},
            {countNode("cycle", snapshot.cycle), std::move(unitNodes), std::move(queueNodes), std::move(lineNodes),
             stallsNode(snapshot, units, queues)},
            false};
}

} // namespace vitrine::core
