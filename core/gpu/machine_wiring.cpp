// SPDX-License-Identifier: Apache-2.0
#include "core/gpu/machine_wiring.h"

#include "core/gpu/energy_cost.h"
#include "core/gpu/knobs/queue_knobs.h"
#include "core/gpu/parts/machine_builder.h"
#include "core/gpu/parts/part_table.h"

namespace vitrine::core {

namespace {

/// Beside a full queue: the post that waits for room in it, and the task being made.
constexpr std::uint32_t kPlacesBesideQueue = 2;

/// Tasks or groups of fragments that can be between the interpolator and who releases their registers.
std::uint32_t fragmentPlaces(const MachineConfig& config)
{
    const std::uint32_t depth = isSequential(config) ? kChainDepth : config.queues->ftqDepth;
    return (depth + kPlacesBesideQueue + awaitingTasks(config)) * partsOfTask(config);
}

FragmentPath fragmentPathOf(const MachineLinks& links)
{
    FragmentPath path{links.quads,     links.dispatched ? links.dispatched : links.order,
                      links.collected, {},
                      links.bypassed,  links.combined,
                      links.paired};
    if (links.requests)
        path.requests = links.requests->id();
    return path;
}

TaskPath taskPathOf(const MachineLinks& links)
{
    TaskPath path;
    path.vertexTasks = links.vertexTasks;
    if (links.fragmentTasks) {
        path.order = links.order;
        path.quads = links.quads->id();
    }
    path.fragmentTasks = links.fragmentTasks;
    path.pending = links.pending;
    path.requests = links.requests;
    path.dispatched = links.dispatched;
    path.segments.assign(links.segments.begin(), links.segments.end());
    for (const auto* ends : {&links.vertices, &links.fragments})
        for (const Queue<FinishedTask>* queue : *ends)
            path.finished.push_back(queue->id());
    return path;
}

} // namespace

DrawTables::DrawTables()
    : buffers(bufferVersions), draws(versions), uses(versions), transfers(versions), colors(versions),
      programs(versions), textures(versions), parameters(versions), decisions(versions), plans(versions)
{
}

MachineWiring::MachineWiring(const MachineConfig& config, Memory& memory, const Options& options)
    : machine(options.clock), contexts{ContextRing(config.queues->vtqDepth + kPlacesBesideQueue),
                                       ContextRing(fragmentPlaces(config))}
{
    MachineBuilder builder{*this,
                           config,
                           memory,
                           options.startsBypassed && hasBypass(config),
                           options.image,
                           options.draws,
                           energyTable(config)};
    partTable(config).wire(builder);
    commands = builder.links.commands;
    fragmentPath = fragmentPathOf(builder.links);
    taskPath = taskPathOf(builder.links);
    for (const PowerDomain& domain : powerManager->domains().all())
        m_operations.push_back(operationsOfDomain(config, domain));
}

} // namespace vitrine::core
