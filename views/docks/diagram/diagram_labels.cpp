// SPDX-License-Identifier: GPL-3.0-or-later
// What is written in the picture.
#include "core/gpu/knobs/processor_knobs.h"
#include "core/gpu/machine_config.h"
#include "views/docks/diagram/diagram_text.h"
#include "views/docks/diagram/diagram_words.h"
#include "views/theme/counted.h"
#include "views/theme/text.h"

namespace vitrine::views {

namespace {

std::vector<QString> heads()
{
    return {Diagram::tr("Commands"),   Diagram::tr("Tasks"),  Diagram::tr("Processors"), Diagram::tr("Devices"),
            Diagram::tr("Primitives"), Diagram::tr("Raster"), Diagram::tr("Depth"),      Diagram::tr("Fragments"),
            Diagram::tr("Color"),      Diagram::tr("Memory"), Diagram::tr("Others")};
}

/// "sp.*.vertices × 64": all of them.
QString titleOf(const QString& title, std::size_t count)
{
    return count > 1 ? QStringLiteral("%1 × %2").arg(title, grouped(count)) : title;
}

} // namespace

DiagramLabels diagramLabels(const core::MachineConfig& config, const std::vector<core::UnitDescription>& units,
                            const std::vector<core::QueueDescription>& queues, const DiagramGraph& graph,
                            const DiagramFolds& folds)
{
    DiagramLabels labels;
    labels.heads = heads();
    for (std::size_t node = 0; node < graph.nodes().size(); ++node) {
        const DiagramGraph::Node& at = graph.nodes()[node];
        const std::size_t count = folds.counts[node];
        QString title, name, number;
        std::vector<int> cells;
        if (at.unit) {
            const core::UnitDescription& unit = units[at.unit.value - 1];
            title = count > 1 ? text(at.alike) : text(unit.path).toUpper();
            name = text(unit.seedTerm);
            if (unit.kind == "SP") {
                for (std::uint32_t group = 0; group < config.processors->groups; ++group)
                    cells.push_back(static_cast<int>(config.processors->alusPerGroup[group]));
            }
        } else {
            const core::QueueDescription& queue = queues[at.queue.value - 1];
            title = text(count > 1 ? at.alike : queue.path);
            std::uint64_t capacity = 0;
            for (const std::size_t member : folds.membersOf(node))
                capacity += queues[graph.nodes()[member].queue.value - 1].capacity;
            if (capacity > kMostSlots)
                number = QStringLiteral("%1/%1").arg(grouped(capacity));
        }
        labels.titles.push_back(titleOf(title, count));
        labels.names.push_back(name);
        labels.counts.push_back(number);
        labels.cells.push_back(cells);
    }
    return labels;
}

} // namespace vitrine::views
