// SPDX-License-Identifier: Apache-2.0
#include "core/session/machine/segment_tree.h"

#include "core/observe/event_names.h"
#include "core/session/machine/tree_nodes.h"

#include <cmath>
#include <string>
#include <utility>

namespace vitrine::core {

namespace {

/// Rounded: what a share or a ratio is read as.
StateNode decimal(std::string name, double value, int digits)
{
    double scale = 1;
    for (; digits > 0; --digits)
        scale *= 10;
    return leaf(std::move(name), std::round(value * scale) / scale);
}

StateNode reasonsNode(const CloseReasons& reasons)
{
    StateNode node{"closed", {}, {}, false};
    for (std::size_t i = 1; i < reasons.size(); ++i)
        if (reasons[i] != 0)
            node.children.push_back(number(std::string(enumName(static_cast<SegmentCloseReason>(i))), reasons[i]));
    return node;
}

std::string pathOf(std::uint32_t pipeline)
{
    return "sp." + std::to_string(pipeline);
}

StateNode pipelineNode(const PipelineReport& row)
{
    return {pathOf(row.pipeline),
            {},
            {number("segments", row.load.segments), number("fragments", row.load.fragments),
             decimal("fillPercent", row.fillPercent, 1), number("busyCycles", row.load.busyCycles),
             number("idleCycles", row.idleCycles), number("waitedCycles", row.load.waited),
             reasonsNode(row.load.reasons)},
            false};
}

std::string stepOf(const SegmentRecord& segment)
{
    if (segment.closed == kNever)
        return "open";
    if (segment.done == kNever)
        return "running";
    return segment.collected == kNever ? "done" : "collecting";
}

StateNode segmentNode(const SegmentRecord& segment)
{
    StateNode node{"", {}, {number("segment", segment.id), leaf("pipeline", pathOf(segment.pipeline))}, false};
    node.children.push_back(leaf("state", stepOf(segment)));
    node.children.push_back(number("fragments", segment.added));
    const std::pair<const char*, Cycle> steps[] = {{"opened", segment.opened},
                                                   {"closed", segment.closed},
                                                   {"done", segment.done},
                                                   {"collected", segment.collected}};
    for (const auto& [name, cycle] : steps)
        if (cycle != kNever)
            node.children.push_back(number(name, cycle));
    if (segment.closed != kNever)
        node.children.push_back(leaf("reason", std::string(enumName(segment.reason))));
    return node;
}

} // namespace

StateNode segmentReportTree(const SegmentReport& report)
{
    StateNode node{"segmentReport", {}, {}, false};
    StateNode pipelines{"pipelines", {}, {}, false};
    for (const PipelineReport& row : report.pipelines)
        pipelines.children.push_back(pipelineNode(row));
    node.children.push_back(std::move(pipelines));
    node.children.push_back(number("segments", report.segments));
    node.children.push_back(number("fragments", report.fragments));
    node.children.push_back(decimal("averageFillPercent", report.averageFillPercent, 1));
    node.children.push_back(reasonsNode(report.reasons));
    node.children.push_back(number("stalledCycles", report.stalledCycles));
    node.children.push_back(decimal("busyPipelines", report.busyPipelines, 3));
    if (report.speedUp)
        node.children.push_back(decimal("speedUp", *report.speedUp, 3));
    return node;
}

StateNode segmentsInFlight(const SegmentLog& log)
{
    StateNode node{"segmentsInFlight", {}, {}, true};
    for (const SegmentRecord& segment : log.segments)
        if (segment.taken < segment.added || segment.closed == kNever)
            node.children.push_back(segmentNode(segment));
    return node;
}

} // namespace vitrine::core
