// SPDX-License-Identifier: Apache-2.0
#include "core/gpu/parts/machine_builder.h"
#include "core/gpu/parts/part_rows.h"
#include "core/hiz/hiz_config.h"

namespace vitrine::core {

namespace {

void addEndsForHiz(MachineBuilder& builder)
{
    constexpr std::uint32_t kDepth = 2; // HIZ takes one in every cycle.
    builder.links.ended = &builder.machine().addQueue<DrawItem>({"zst.ended", kDepth, 1, "draw"});
}

void addHierarchicalZ(MachineBuilder& builder)
{
    builder.wiring.hiz = &builder.machine().add<HierarchicalZ>(
        "hiz",
        HierarchicalZ::Config{*builder.config.hiz, builder.tables().draws, builder.memory, builder.costOf("HIZ"),
                              builder.costOf("MEM-HIZ")},
        HierarchicalZ::Ports{*builder.links.ended});
}

std::uint64_t tilesLookedInto(const MachineWiring& wiring, const PowerDomain&)
{
    const HierarchicalZ::Counters& counters = wiring.hiz->counters();
    return counters.tested + counters.lookUps;
}

std::uint64_t bytesMovedByHiz(const MachineWiring& wiring, const PowerDomain&)
{
    return wiring.hiz->counters().bytesMoved;
}

} // namespace

Part hierarchicalZPart()
{
    return {.id = "HIZ",
            .place = PartPlace{PipelineStage::Rasterization, PipelineWork::Vertex},
            .isPresent = [](const MachineConfig& config) { return config.hiz->enabled != 0; },
            .energies = {{.row = {"HIZ", 0, 0, 0, 200}, .domain = "hiz", .operations = tilesLookedInto},
                         {.kind = PowerKind::Memory,
                          .row = {"MEM-HIZ", 0, 0, 0, 50},
                          .domain = "mem.hiz",
                          .operations = bytesMovedByHiz}},
            .links = {{140, addEndsForHiz}},
            .units = {{110, addHierarchicalZ}},
            .terms = {"", "", "", "HiZ unit, HiStencil unit", ""}};
}

} // namespace vitrine::core
