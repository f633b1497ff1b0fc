// SPDX-License-Identifier: Apache-2.0
#include "core/session/machine/task_tree.h"

#include "core/session/machine/tree_nodes.h"

#include <string>
#include <utility>

namespace vitrine::core {

namespace {

StateNode requestNode(const RequestRecord& request)
{
    StateNode node{"", {}, {number("id", request.id.value), number("device", request.device)}, false};
    node.children.push_back(number("posted", request.posted));
    if (request.dispatched != kNever)
        node.children.push_back(number("dispatched", request.dispatched));
    if (request.completed != kNever)
        node.children.push_back(number("completed", request.completed));
    return node;
}

void addPlace(const TaskRecord& task, StateNode& node)
{
    if (task.stage == ShaderStage::Vertex) {
        node.children.push_back(number("firstVertex", task.firstVertex));
        return;
    }
    node.children.push_back(number("x", task.quads[0].x));
    node.children.push_back(number("y", task.quads[0].y));
    if (task.segment != kNoSegment)
        node.children.push_back(number("segment", task.segment));
}

StateNode taskNode(const TaskLog& log, const TaskRecord& task)
{
    StateNode node{"", {}, {number("id", task.id.value)}, false};
    node.children.push_back(leaf("stage", std::string(task.stage == ShaderStage::Vertex ? "vertex" : "fragment")));
    node.children.push_back(number("items", task.items));
    addPlace(task, node);
    const auto spans = log.spans(task);
    if (!spans.empty()) {
        node.children.push_back(leaf("state", std::string(enumName(spans.back().phase))));
        node.children.push_back(number("since", spans.back().from));
        if (spans.back().processor != kNoProcessor)
            node.children.push_back(leaf("processor", "sp." + std::to_string(spans.back().processor)));
    }
    node.children.push_back(number("enqueued", task.enqueued));
    node.children.push_back(number("requestsPosted", task.requests));
    StateNode requests{"requests", {}, {}, true};
    for (const RequestRecord* request : log.requestsOf(task))
        requests.children.push_back(requestNode(*request));
    node.children.push_back(std::move(requests));
    return node;
}

} // namespace

StateNode tasksInFlight(const TaskLog& log)
{
    StateNode tasks{"tasks", {}, {}, true};
    for (const TaskRecord& task : log.tasks())
        if (task.retired == kNever)
            tasks.children.push_back(taskNode(log, task));
    return tasks;
}

} // namespace vitrine::core
