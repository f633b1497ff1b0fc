// SPDX-License-Identifier: Apache-2.0
#include "core/gpu/knobs/quad_knobs.h"
#include "core/gpu/parts/machine_builder.h"
#include "core/gpu/parts/part_rows.h"

#include <algorithm>

namespace vitrine::core {

namespace {

void addSurvivors(MachineBuilder& builder)
{
    constexpr std::uint32_t kDepth = 64;
    builder.links.survivors = builder.queue<QuadItem>("zst.quads", kDepth, "quad");
}

void addShaded(MachineBuilder& builder)
{
    const std::uint32_t rate = std::max(builder.config.quads->zstQuadsPerCycle, builder.config.quads->cuQuadsPerCycle);
    builder.links.shaded = builder.queue<ShadedQuadItem>("zst.shaded", kStageDepth * rate, "shaded quad");
}

void addDepthStencil(MachineBuilder& builder)
{
    const MachineLinks& links = builder.links;
    builder.wiring.depthStencil = &builder.machine().add<DepthStencilUnit>(
        "zst",
        DepthStencilUnit::Config{builder.tables().draws, builder.memory, builder.config.quads->zstQuadsPerCycle,
                                 builder.tables().transfers, builder.costOf("ZST"), builder.costOf("MEM-ZST")},
        DepthStencilUnit::Ports{*links.quads, *links.survivors, *links.collected, *links.shaded,
                                endOf<Out<DrawItem>>(links.ended), endOf<In<LateQuadItem>>(links.combined)});
}

std::uint64_t samplesCompared(const MachineWiring& wiring, const PowerDomain&)
{
    return wiring.depthStencil->state().compared();
}

std::uint64_t bytesMovedByTests(const MachineWiring& wiring, const PowerDomain&)
{
    return wiring.depthStencil->state().bytesMoved;
}

} // namespace

Part depthStencilPart()
{
    return {.id = "ZST",
            .place = PartPlace{PipelineStage::Depth, PipelineWork::Fragment},
            .energies = {{.row = {"ZST", 0, 0, 0, 100}, .domain = "zst", .operations = samplesCompared},
                         {.kind = PowerKind::Memory,
                          .row = {"MEM-ZST", 0, 0, 0, 50},
                          .domain = "mem.zst",
                          .operations = bytesMovedByTests}},
            .links = {{90, addSurvivors}, {120, addShaded}},
            .units = {{130, addDepthStencil}},
            .terms = {"", "depth test engine 130", "", "early depth test, depth test",
                      "hidden primitive and pixel rejection"}};
}

} // namespace vitrine::core
