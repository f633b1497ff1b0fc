// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/diagram/fragment_way.h"

#include "core/session/machine/bypass_section.h"
#include "core/session/machine/draw_recording.h"
#include "views/theme/text.h"

#include <QCoreApplication>

#include <set>

namespace vitrine::views {

namespace {

struct Way {
    Q_DECLARE_TR_FUNCTIONS(Diagram)
};

constexpr int kHatching = 90; // of 255

constexpr const char* kBypassUnits[] = {"rfb", "cu.combine"};
constexpr const char* kShadingUnits[] = {"fsd", "fsc"};

// By node, units and the queues at their ports.
std::set<std::size_t> bypassNodes(const core::DrawRecording& recording, const DiagramGraph& graph)
{
    std::set<std::size_t> nodes;
    for (const char* path : kBypassUnits) {
        const core::UnitId unit = recording.unitAt(path);
        if (!unit)
            continue;
        nodes.insert(graph.nodeOf(unit));
        for (const core::PortDescription& port : recording.unit(unit).ports)
            if (port.queue)
                nodes.insert(graph.nodeOf(port.queue));
    }
    return nodes;
}

std::set<std::size_t> shadingNodes(const core::DrawRecording& recording, const DiagramGraph& graph)
{
    std::set<std::size_t> nodes;
    for (const char* path : kShadingUnits)
        if (const core::UnitId unit = recording.unitAt(path))
            nodes.insert(graph.nodeOf(unit));
    for (const core::QueueDescription& queue : recording.queues())
        if (isShadingQueue(queue.path))
            nodes.insert(graph.nodeOf(queue.id));
    return nodes;
}

bool wasUsed(const core::DrawRecording& recording, const DiagramGraph::Node& node)
{
    return node.unit ? recording.totals(node.unit).working > 0 : recording.statistics(node.queue).counters.itemsIn > 0;
}

} // namespace

std::vector<FragmentWay> fragmentWays(const core::DrawRecording& recording, const DiagramGraph& graph)
{
    std::vector<FragmentWay> ways(graph.nodes().size(), FragmentWay::Open);
    if (!hasBypass(recording))
        return ways;
    const bool isBypassed = *recording.section<core::BypassSection>().isBypassed;
    const auto bypass = bypassNodes(recording, graph);
    const auto isUsed = [&](std::size_t node) { return wasUsed(recording, graph.nodes()[node]); };
    for (const std::size_t node : isBypassed ? shadingNodes(recording, graph) : bypass)
        if (!isUsed(node))
            ways[node] = FragmentWay::Unused;
    if (isBypassed)
        for (const std::size_t node : bypass)
            if (isUsed(node))
                ways[node] = FragmentWay::Bypass;
    return ways;
}

DataStyle fragmentWayStyle(FragmentWay way, const Theme& theme)
{
    if (way == FragmentWay::Bypass) {
        const QString name = Way::tr("bypass");
        return {{theme.text, Qt::HorPattern, theme.panel},
                {},
                name,
                name,
                Way::tr("The fragments of the draw went through it, past the processors: a double line.")};
    }
    const QString name = Way::tr("not used");
    QColor ink = theme.secondary; // thin enough for words over it
    ink.setAlpha(kHatching);
    return {{theme.window, Qt::BDiagPattern, ink},
            {},
            name,
            name,
            Way::tr("The fragments of the draw went the other way: it had nothing to do in the whole draw.")};
}

QList<DataStyle> statesAndWays(const Theme& theme)
{
    return allUnitStates(theme) << fragmentWayStyle(FragmentWay::Bypass, theme)
                                << fragmentWayStyle(FragmentWay::Unused, theme);
}

QString wayText(const core::DrawRecording& recording, FragmentWay way)
{
    if (way == FragmentWay::Open)
        return {};
    const auto& bypass = recording.section<core::BypassSection>();
    if (way == FragmentWay::Bypass)
        return Way::tr("On the bypass: %1").arg(text(bypass.reason));
    return *bypass.isBypassed
               ? Way::tr("Not used: the fragments of this draw bypass the processors (%1)").arg(text(bypass.reason))
               : Way::tr("Not used: the fragments of this draw don't bypass the processors (%1)")
                     .arg(text(bypass.reason));
}

} // namespace vitrine::views
