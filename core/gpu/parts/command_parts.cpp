// SPDX-License-Identifier: Apache-2.0
// DRV and CI.
#include "core/gpu/energy_cost.h"
#include "core/gpu/knobs/command_knobs.h"
#include "core/gpu/knobs/processor_knobs.h"
#include "core/gpu/parts/machine_builder.h"
#include "core/gpu/parts/part_rows.h"

namespace vitrine::core {

namespace {

void addCommands(MachineBuilder& builder)
{
    builder.links.commands = &builder.machine().addQueue<BufferItem>({"ci.commands", 16, 1, "command buffer"});
    builder.links.drained =
        &builder.machine().addLine<DrainLine>({"ci.drained", words("How often the machine has drained.")});
    builder.links.stream = &builder.machine().addLine<StreamLine>(
        {"ci.stream", words("How many draws have begun, and whether another one comes for now.")});
}

void addBypassSwitch(MachineBuilder& builder)
{
    if (hasBypass(builder.config))
        builder.links.bypass = &builder.machine().addQueue<BypassItem>({"ci.bypass", kStageDepth, 1, "switch"});
}

void addTransfers(MachineBuilder& builder)
{
    constexpr std::uint32_t kDepth = 16; // as many as can be under way
    builder.links.transfers = &builder.machine().addQueue<TransferItem>({"ci.transfers", kDepth, 1, "clear or copy"});
}

void addCommandInterface(MachineBuilder& builder)
{
    DrawTables& tables = builder.tables();
    const MachineLinks& links = builder.links;
    CommandInterface::Config config{builder.config.processors->verticesPerThread,
                                    tables.buffers,
                                    tables.draws,
                                    tables.programs,
                                    builder.contexts().vertex,
                                    tables.versions};
    config.image = builder.image;
    config.wordCycles = builder.config.timing == TimingModel::Ideal ? 0 : builder.config.commands->ciWordCycles;
    CommandInterface::Ports ports{*links.commands, SharedOut<ShaderTask>(*links.vertexTasks), *links.retired};
    if (links.bypass) {
        config.decisions = &tables.decisions;
        config.verticesPerThreadInBypass = verticesPerThreadInBypass(builder.config);
        config.startsBypassed = builder.startsBypassed;
        ports.bypass = *links.bypass;
    }
    ports.drained = *links.drained;
    ports.stream = *links.stream;
    config.drawsUnderWay = builder.draws;
    config.uses = &tables.uses;
    config.transfers = &tables.transfers;
    config.bytes = builder.costOf("MEM-CI");
    ports.transfers = *links.transfers;
    builder.wiring.commandInterface = &builder.machine().add<CommandInterface>("ci", config, ports);
}

std::uint64_t bytesMovedByCommands(const MachineWiring& wiring, const PowerDomain&)
{
    return wiring.commandInterface->state().bytesMoved;
}

} // namespace

Part driverPart()
{
    return {.id = "DRV",
            .terms = {"3-D application program and API", "GPU driver 112", "", "graphics driver", "GPU driver"}};
}

Part commandInterfacePart()
{
    return {.id = "CI",
            .place = PartPlace{PipelineStage::Commands, PipelineWork::Vertex},
            .energies = {{.kind = PowerKind::Memory,
                          .row = {"MEM-CI", 0, 0, 0, 50},
                          .domain = "mem.ci",
                          .operations = bytesMovedByCommands}},
            .links = {{10, addCommands}, {180, addBypassSwitch}, {250, addTransfers}},
            .units = {{20, addCommandInterface}},
            .terms = {"command interface unit", "command engine 122", "", "command streamer", "command decoder"}};
}

} // namespace vitrine::core
