// SPDX-License-Identifier: Apache-2.0
#include "core/gpu/energy_cost.h"
#include "core/gpu/knobs/bypass_knobs.h"
#include "core/gpu/knobs/power_knobs.h"
#include "core/gpu/knobs/processor_knobs.h"
#include "core/gpu/parts/machine_builder.h"
#include "core/gpu/parts/part_rows.h"

#include <utility>

namespace vitrine::core {

namespace {

void addPowerLines(MachineBuilder& builder)
{
    Machine& machine = builder.machine();
    for (std::uint32_t i = 0; i < builder.config.processors->spCount; ++i)
        builder.links.power.push_back(&machine.addLine<ProcessorSwitches>(
            {processorPath(i) + ".power", words("What of a processor has power.")}));
    builder.links.colorUpdaterPower =
        &machine.addLine<PowerLine>({"cu.power", words("Whether the color updater has power.")});
    if (hasBypass(builder.config))
        builder.links.bankPower =
            &machine.addLine<PowerLine>({"rfb.power", words("Whether all banks of the FIFO have power.")});
}

void addPowerRequests(MachineBuilder& builder)
{
    const auto size = static_cast<std::uint32_t>(PowerDomains(powerLayout(builder.config)).size());
    builder.wiring.powerRequests =
        &builder.machine().addQueue<PowerRequest>({"pmu.requests", size, 1, "power request"});
}

PowerManager::Ports portsOfPowerManager(MachineBuilder& builder)
{
    MachineWiring& wiring = builder.wiring;
    const MachineLinks& links = builder.links;
    PowerManager::Ports ports{*wiring.powerRequests};
    ports.bypass = endOf<In<BypassItem>>(links.bypass);
    ports.processors = endsOf<Query<ProcessorUse, bool>>(wiring.processors);
    ports.distributor = endOf<Query<PipelineUse, bool>>(wiring.distributor);
    ports.banks = endOf<Query<BankUse, bool>>(wiring.bypassBank);
    ports.colorUpdaters.emplace_back(*wiring.colorUpdater);
    if (wiring.combiner)
        ports.colorUpdaters.emplace_back(*wiring.combiner);
    ports.commands = *links.commands;
    ports.vertexTasks = *links.vertexTasks;
    ports.pending = endOf<Gauge>(links.pending);
    ports.switches = endsOf<LineOut<ProcessorSwitches>>(links.power);
    ports.colorUpdaterPower = *links.colorUpdaterPower;
    ports.bankPower = endOf<LineOut<PowerLine>>(links.bankPower);
    return ports;
}

/// Last of all units: it asks the others.
void addPowerManager(MachineBuilder& builder)
{
    const MachineConfig& config = builder.config;
    PowerDomains domains(powerLayout(config));
    BypassGating gating = bypassGating(config);
    gating.chosen = chosenStates(domains, config.powerChoices);
    std::vector<PowerState> states = statesOf(gating.chosen);
    PowerManager::Config::Bypass gated;
    if (hasBypass(config)) {
        gated.gated = gatedInBypass(domains, gating);
        for (std::uint32_t processor = 0; processor < config.bypass->bypassFifoBanks; ++processor)
            gated.banks.push_back(domains.part(processor, PowerKind::RegisterBank, 1));
        gated.isBelow = isBelowVertexRate(domains, gating);
        if (builder.startsBypassed)
            for (const std::uint32_t domain : gated.gated)
                states[domain] = PowerState::Off;
    }
    builder.wiring.powerManager = &builder.machine().add<PowerManager>(
        "pmu",
        PowerManager::Config{std::move(domains), config.power->powerWakeCycles, std::move(gated), std::move(states)},
        portsOfPowerManager(builder));
}

} // namespace

Part powerManagerPart()
{
    return {.id = "PMU",
            .place = PartPlace{PipelineStage::Commands, PipelineWork::Fragment},
            .links = {{260, addPowerRequests}, {260, addPowerLines}},
            .units = {{1000, addPowerManager}},
            .terms = {"", "", "", "power control unit", "power management unit"}};
}

} // namespace vitrine::core
