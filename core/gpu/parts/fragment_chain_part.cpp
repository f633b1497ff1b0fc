// SPDX-License-Identifier: Apache-2.0
#include "core/fixed_function/unit_request.h"
#include "core/gpu/knobs/device_knobs.h"
#include "core/gpu/parts/machine_builder.h"
#include "core/gpu/parts/part_rows.h"
#include "core/gpu/reachable_units.h"

namespace vitrine::core {

namespace {

void addChainedQuads(MachineBuilder& builder)
{
    builder.links.collected = builder.queue<LateQuadItem>("ffpu.quads", kStageDepth, "shaded quad");
}

std::array<OperationCost, FragmentChain::kStages> itemCosts(MachineBuilder& builder)
{
    const auto units = reachableUnits(builder.config);
    std::array<OperationCost, FragmentChain::kStages> costs;
    for (std::uint32_t port = 0; port < costs.size(); ++port) {
        const UnitKind* kind = units->catalog->onPort(port);
        costs[port] = builder.costOf(port == kTexturePort ? "TEX" : kind ? std::string_view(kind->name) : "");
    }
    return costs;
}

/// Instead of collector, distributor and devices.
void addFragmentChain(MachineBuilder& builder)
{
    const MachineConfig& config = builder.config;
    const FragmentChain::Config chain{{{{"ffs", kShadingPort, config.devices->ffsLatency},
                                        {"ffp", kProceduralPort, config.devices->ffpLatency},
                                        {"tex", kTexturePort, config.devices->texLatency},
                                        {"ffb", kBlendingPort, config.devices->ffbLatency}}},
                                      config.devices->devInterval,
                                      reachableUnits(config),
                                      builder.tables().programs,
                                      builder.tables().textures,
                                      builder.tables().parameters,
                                      builder.contexts().fragment,
                                      &builder.wiring.unitReports,
                                      itemCosts(builder),
                                      builder.costOf("MEM-TEX")};
    builder.wiring.fragmentChain = &builder.machine().add<FragmentChain>(
        "ffpu", chain, FragmentChain::Ports{*builder.links.order, *builder.links.collected});
}

} // namespace

Part fragmentChainPart()
{
    return {.id = "FFPU",
            .place = PartPlace{PipelineStage::Devices, PipelineWork::Fragment},
            .isPresent = isSequential,
            .links = {{110, addChainedQuads}},
            .units = {{150, addFragmentChain}},
            .terms = {"FF fragment processing unit", "", "", "", ""}};
}

} // namespace vitrine::core
