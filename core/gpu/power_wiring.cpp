// SPDX-License-Identifier: Apache-2.0
#include "core/fixed_function/fixed_function_unit.h"
#include "core/gpu/energy_cost.h"
#include "core/gpu/machine_links.h"
#include "core/raster/rasterizer.h"
#include "core/texture/texture_unit.h"

#include <utility>

namespace vitrine::core {

void MachineWiring::addPower(const MachineConfig& config, Links& links, bool startsBypassed)
{
    PowerDomains domains(powerLayout(config));
    const auto size = static_cast<std::uint32_t>(domains.size());
    powerRequests = &machine.addQueue<PowerRequest>({"pmu.requests", size, 1, "power request"});
    BypassGating gating = bypassGating(config);
    gating.chosen = chosenStates(domains, config.powerChoices);
    std::vector<PowerState> states = statesOf(gating.chosen);
    PowerManager::Ports ports{*powerRequests};
    for (ShaderProcessor* processor : processors)
        ports.processors.emplace_back(*processor);
    if (distributor)
        ports.distributor = *distributor;
    ports.colorUpdaters.emplace_back(*colorUpdater);
    ports.commands = links.commands;
    ports.vertexTasks = links.vertexTasks;
    if (links.pending)
        ports.pending = *links.pending;
    for (Line<ProcessorSwitches>* line : links.power)
        ports.switches.emplace_back(*line);
    ports.colorUpdaterPower = *links.colorUpdaterPower;
    PowerManager::Config::Bypass gated;
    if (links.bypass) {
        ports.bypass = *links.bypass;
        ports.banks = *bypassBank;
        ports.colorUpdaters.emplace_back(*combiner);
        ports.bankPower = *links.bankPower;
        gated.gated = gatedInBypass(domains, gating);
        for (std::uint32_t processor = 0; processor < config.bypassFifoBanks; ++processor)
            gated.banks.push_back(domains.part(processor, PowerKind::RegisterBank, 1));
        gated.isBelow = isBelowVertexRate(domains, gating);
        for (const std::uint32_t domain : startsBypassed ? gated.gated : std::vector<std::uint32_t>())
            states[domain] = PowerState::Off;
    }
    powerManager = &machine.add<PowerManager>(
        "pmu", PowerManager::Config{std::move(domains), config.powerWakeCycles, std::move(gated), std::move(states)},
        std::move(ports));
}

std::uint64_t MachineWiring::operationsOf(const PowerDomain& domain) const
{
    switch (domain.kind) {
    case PowerKind::Alu: return processors[domain.processor]->state().aluOperations[domain.number];
    case PowerKind::RegisterBank:
        return processors[domain.processor]->state().itemsDone[domain.number] + accessesOfFifo(domain);
    case PowerKind::ColorUpdater: // One engine, in both of its phases.
        return colorUpdater->state().engine.executed + (combiner ? combiner->state().engine.executed : 0);
    case PowerKind::Device: return itemsOn(domain.number);
    case PowerKind::FixedUnit: return stepsOf(static_cast<FixedUnit>(domain.number));
    case PowerKind::Memory: return bytesMovedBy(static_cast<MemoryClient>(domain.number));
    case PowerKind::Group:
    case PowerKind::PackingBuffer:
    case PowerKind::InputBus: break;
    }
    return 0;
}

/// Of register banks that are the FIFO in bypass (DEC-16).
std::uint64_t MachineWiring::accessesOfFifo(const PowerDomain& domain) const
{
    const bool isFifo = bypassBank && domain.number == 1 && domain.processor < bypassBank->state().accesses.size();
    return isFifo ? bypassBank->state().accesses[domain.processor] : 0;
}

/// Of requests that the device on this port has answered, or the stage of the fixed chain.
std::uint64_t MachineWiring::itemsOn(std::uint32_t port) const
{
    if (fragmentChain)
        return port < FragmentChain::kStages ? fragmentChain->state().items[port] : 0;
    if (port == kTexturePort)
        return m_texture->state().items + m_texture->state().lookups;
    return port < m_fixedUnits.size() && m_fixedUnits[port] ? m_fixedUnits[port]->state().items : 0;
}

std::uint64_t MachineWiring::stepsOf(FixedUnit unit) const
{
    switch (unit) {
    case FixedUnit::Ras: return rasterizer->state().steps;
    case FixedUnit::Hiz: return hiz->counters().tested + hiz->counters().lookUps;
    case FixedUnit::Zst: break;
    }
    return depthStencil->state().compared();
}

std::uint64_t MachineWiring::bytesMovedBy(MemoryClient unit) const
{
    switch (unit) {
    case MemoryClient::Ci: return commandInterface->state().bytesMoved;
    case MemoryClient::Tex: return fragmentChain ? fragmentChain->state().bytesMoved : m_texture->state().bytesMoved;
    case MemoryClient::Hiz: return hiz->counters().bytesMoved;
    case MemoryClient::Zst: return depthStencil->state().bytesMoved;
    case MemoryClient::Cu: break;
    }
    return colorUpdater->state().bytesMoved;
}

} // namespace vitrine::core
