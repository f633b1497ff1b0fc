// SPDX-License-Identifier: Apache-2.0
// ARB, and what hangs on its ports.
#include "core/arbiter/arbiter.h"
#include "core/base/check.h"
#include "core/blend/computation_unit.h"
#include "core/fixed_function/built_in_units.h"
#include "core/fixed_function/fixed_function_unit.h"
#include "core/fixed_function/unit_request.h"
#include "core/gpu/knobs/device_knobs.h"
#include "core/gpu/machine_units.h"
#include "core/gpu/parts/machine_builder.h"
#include "core/gpu/parts/part_rows.h"
#include "core/gpu/reachable_units.h"
#include "core/texture/texture_unit.h"

#include <algorithm>
#include <utility>

namespace vitrine::core {

namespace {

void attach(DevicePorts& devices, std::uint32_t port, Device& device, const std::string& path)
{
    const auto attached = devices.attach(port, path, device);
    CORE_CHECK(attached.hasValue(), "two devices on one port");
}

void addTexels(MachineBuilder& builder)
{
    if (hasBypass(builder.config))
        builder.links.texels = builder.queue<BypassTexel>("tex.texels", kStageDepth, "texel");
}

void addTaskTexels(MachineBuilder& builder)
{
    if (readsAhead(builder.config))
        builder.links.taskTexels = builder.queue<TaskLookup>("tex.initial", kStageDepth, "texels of a task");
}

/// On PROG it reads requests itself; else the arbiter hands them over.
void addTexture(MachineBuilder& builder)
{
    const MachineConfig& config = builder.config;
    const MachineLinks& links = builder.links;
    // The way back is a hop.
    const TextureUnit::Config texture{config.devices->texLatency + config.processorHopCycles() - 1,
                                      config.devices->devInterval,
                                      builder.tables().programs,
                                      builder.tables().textures,
                                      builder.contexts(),
                                      config.devices->texLatency - 1,
                                      config.devices->texItemsPerCycle,
                                      builder.costOf("TEX"),
                                      builder.costOf("MEM-TEX")};
    TextureUnit::Ports ports;
    if (config.preset == Preset::Prog) {
        ports.requests = SharedView<RequestItem>(*links.requests);
        ports.pending = SharedView<PendingTask>(*links.pending);
    }
    ports.lookups = endOf<In<InitialRequest>>(links.lookups);
    ports.texels = endOf<Out<BypassTexel>>(links.texels);
    ports.taskLookups = endOf<In<TaskLookup>>(links.taskLookups);
    ports.taskTexels = endOf<Out<TaskLookup>>(links.taskTexels);
    auto& unit = builder.machine().add<TextureUnit>("tex", texture, ports);
    builder.wiring.texture = &unit;
    attach(builder.devices, kTexturePort, unit, "tex");
}

/// Built in, and of plugins: what the catalog of units has on ports that are present.
void addFixedFunction(MachineBuilder& builder)
{
    const std::shared_ptr<const ReachableUnits> units = reachableUnits(builder.config);
    builder.wiring.fixedUnits.resize(kPortCount);
    for (const auto& kind : units->catalog->kinds()) {
        const bool isShared = kind->port == kComputationPort && sharesComputation(builder.config);
        if (isShared || !presentUnit(*units, kind->port))
            continue;
        const std::string path = unitPath(kind->name);
        auto& unit = builder.machine().add<FixedFunctionUnit>(
            path, FixedFunctionUnit::Config{kind, unitTiming(builder.config, *kind), builder.tables().programs,
                                            builder.tables().parameters, builder.contexts(),
                                            &builder.wiring.unitReports, builder.costOf(kind->name)});
        builder.wiring.fixedUnits[kind->port] = &unit;
        attach(builder.devices, kind->port, unit, path);
    }
}

void addComputation(MachineBuilder& builder)
{
    const auto units = reachableUnits(builder.config);
    const UnitKind* kind = presentUnit(*units, kComputationPort);
    CORE_CHECK(kind != nullptr, "the port of the computation unit is taken");
    const std::string path = unitPath(kind->name);
    auto& unit = builder.machine().add<ComputationUnit>(
        path, ComputationUnit::Config{unitTiming(builder.config, *kind), builder.tables().programs, builder.contexts(),
                                      builder.costOf(kind->name)});
    builder.wiring.computation = &unit;
    attach(builder.devices, kComputationPort, unit, path);
}

void addArbiter(MachineBuilder& builder)
{
    const MachineConfig& config = builder.config;
    builder.machine().add<Arbiter>("arb",
                                   Arbiter::Config{config.devices->arbWidth, config.devices->arbMode,
                                                   builder.tables().programs, builder.contexts()},
                                   Arbiter::Ports{SharedView<RequestItem>(*builder.links.requests),
                                                  SharedView<PendingTask>(*builder.links.pending),
                                                  std::move(builder.devices)});
}

std::uint64_t bytesMovedByTextures(const MachineWiring& wiring, const PowerDomain&)
{
    return wiring.fragmentChain ? wiring.fragmentChain->state().bytesMoved : wiring.texture->state().bytesMoved;
}

/// Whether a device is on the port, or in the fixed chain.
template <std::uint32_t Port>
bool isOnPort(const MachineConfig& config)
{
    return isSequential(config) || (config.devices->devPresent >> Port & 1) != 0;
}

} // namespace

std::uint64_t itemsOfDevice(const MachineWiring& wiring, const PowerDomain& domain)
{
    const std::uint32_t port = domain.number;
    if (wiring.fragmentChain)
        return port < FragmentChain::kStages ? wiring.fragmentChain->state().items[port] : 0;
    if (port == kTexturePort)
        return wiring.texture->state().items + wiring.texture->state().lookups;
    if (port == kComputationPort && wiring.computation)
        return wiring.computation->state().items;
    const FixedFunctionUnit* unit = port < wiring.fixedUnits.size() ? wiring.fixedUnits[port] : nullptr;
    return unit ? unit->state().items : 0;
}

Part arbiterPart()
{
    return {.id = "ARB",
            .place = PartPlace{PipelineStage::Devices, PipelineWork::Both},
            .isPresent = [](const MachineConfig& config) { return config.preset == Preset::Par; },
            .units = {{70, addFixedFunction}, {80, addArbiter}},
            .terms = {"arbiter unit", "", "", "", ""}};
}

Part texturePart()
{
    return {.id = "TEX",
            .place = PartPlace{PipelineStage::Devices, PipelineWork::Both},
            .port = kTexturePort,
            .isPresent = isOnPort<kTexturePort>,
            .isWired = hasFragmentTasks,
            .gates = PartGates{"TEX", 120'000},
            .energies = {{.kind = PowerKind::Device,
                          .row = {"TEX", 0, 0, 0, 1000},
                          .domain = "tex",
                          .operations = itemsOfDevice},
                         {.kind = PowerKind::Memory,
                          .row = {"MEM-TEX", 0, 0, 0, 50},
                          .domain = "mem.tex",
                          .operations = bytesMovedByTextures}},
            .links = {{210, addTexels}, {250, addTaskTexels}},
            .units = {{60, addTexture}},
            .terms = {"texture sampling unit", "texture engine", "", "sampler", "texture engine"}};
}

// These tell their gates and energies themselves, as plugins do.

Part shadingPart()
{
    return {.id = "FFS",
            .place = PartPlace{PipelineStage::Devices, PipelineWork::Both},
            .port = kShadingPort,
            .isPresent = isOnPort<kShadingPort>,
            .terms = {"FF shading unit", "", "", "shared function", ""}};
}

Part proceduralPart()
{
    return {.id = "FFP",
            .place = PartPlace{PipelineStage::Devices, PipelineWork::Both},
            .port = kProceduralPort,
            .isPresent = isOnPort<kProceduralPort>,
            .terms = {"FF procedural texture unit", "", "", "shared function", ""}};
}

Part blendingPart()
{
    return {.id = "FFB",
            .place = PartPlace{PipelineStage::Devices, PipelineWork::Both},
            .port = kBlendingPort,
            .isPresent = isOnPort<kBlendingPort>,
            .terms = {"FF texture blending unit", "", "", "", ""}};
}

/// A part of CU. Its gates are counted with no part, as those of CU.
Part computationPart()
{
    return {.id = kComputationUnit,
            .place = PartPlace{PipelineStage::Devices, PipelineWork::Both},
            .port = kComputationPort,
            .isPresent = sharesComputation,
            .units = {{75, addComputation}},
            .terms = {"", "computation unit", "", "", ""}};
}

} // namespace vitrine::core
