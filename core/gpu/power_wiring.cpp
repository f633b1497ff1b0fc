// SPDX-License-Identifier: Apache-2.0
#include "core/fixed_function/fixed_function_unit.h"
#include "core/gpu/energy_cost.h"
#include "core/gpu/machine_wiring.h"
#include "core/raster/rasterizer.h"
#include "core/texture/texture_unit.h"

#include <utility>

namespace vitrine::core {

void MachineWiring::addPower(const MachineConfig& config, Queue<BypassItem>* bypass)
{
    PowerDomains domains(powerLayout(config));
    const auto size = static_cast<std::uint32_t>(domains.size());
    powerRequests = &machine.addQueue<PowerRequest>({"pmu.requests", size, 1, "power request"});
    PowerManager::View view{[this](const PowerDomain& domain) { return isBusy(domain); },
                            [this] { return commands->occupancy() > 0 || taskPath.vertexTasks->occupancy() > 0; },
                            [this](const PowerDomain& domain) { return operationsOf(domain); }};
    BypassGating gating = bypassGating(config);
    gating.chosen = chosenStates(domains, config.powerChoices);
    std::vector<PowerState> states = statesOf(gating.chosen);
    std::vector<std::uint32_t> gated = bypass ? gatedInBypass(domains, gating) : std::vector<std::uint32_t>();
    std::vector<std::uint32_t> banks;
    for (std::uint32_t processor = 0; bypass && processor < config.bypassFifoBanks; ++processor)
        banks.push_back(domains.part(processor, PowerKind::RegisterBank, 1));
    const bool isBelow = bypass && isBelowVertexRate(domains, gating);
    powerManager = &machine.add<PowerManager>(
        "pmu",
        PowerManager::Config{std::move(domains),
                             config.powerWakeCycles,
                             std::move(view),
                             m_switches,
                             m_colorUpdaterIsOn,
                             {std::move(gated), std::move(banks), &m_bypassBanksAreOn, isBelow},
                             std::move(states)},
        PowerManager::Ports{*powerRequests, bypass ? In<BypassItem>(*bypass) : In<BypassItem>()});
}

bool MachineWiring::isBusy(const PowerDomain& domain) const
{
    const auto processor = [&]() -> const ShaderProcessor& { return *processors[domain.processor]; };
    switch (domain.kind) {
    case PowerKind::Alu: return processor().uses(AluMask{1} << domain.number);
    case PowerKind::Group: return processor().uses(powerManager->domains().layout().alus.group(domain.number));
    case PowerKind::PackingBuffer:
    case PowerKind::InputBus:
    case PowerKind::RegisterBank:
        return carries(domain, domain.number == 0 ? ShaderStage::Vertex : ShaderStage::Fragment) ||
               (isBypassBank(domain) && bypassBank->state().fifo.occupancy() != 0);
    case PowerKind::ColorUpdater: return isWorking(colorUpdater->id()) || (combiner && isWorking(combiner->id()));
    case PowerKind::Device:
    case PowerKind::FixedUnit:
    case PowerKind::Memory: break;
    }
    return true; // These are not switched.
}

bool MachineWiring::isWorking(UnitId unit) const
{
    return machine.activity(unit).activity() == Activity::Working;
}

/// Whether it is one of those that are the FIFO in bypass (DEC-16).
bool MachineWiring::isBypassBank(const PowerDomain& domain) const
{
    return bypassBank && domain.kind == PowerKind::RegisterBank && domain.number == 1 &&
           domain.processor < bypassBank->state().accesses.size();
}

/// Whether there are tasks of this stage on the processor, or swapped out and perhaps to come back to it.
bool MachineWiring::carries(const PowerDomain& domain, ShaderStage stage) const
{
    const bool hasSegment =
        stage == ShaderStage::Fragment && distributor && distributor->state().occupied[domain.processor] != 0;
    const bool hasPending = taskPath.pending && taskPath.pending->occupancy() > 0;
    return processors[domain.processor]->runs(stage) || hasSegment || hasPending;
}

std::uint64_t MachineWiring::operationsOf(const PowerDomain& domain) const
{
    switch (domain.kind) {
    case PowerKind::Alu: return processors[domain.processor]->state().aluOperations[domain.number];
    case PowerKind::RegisterBank:
        return processors[domain.processor]->state().itemsDone[domain.number] +
               (isBypassBank(domain) ? bypassBank->state().accesses[domain.processor] : 0);
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
