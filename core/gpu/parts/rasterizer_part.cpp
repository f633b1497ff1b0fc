// SPDX-License-Identifier: Apache-2.0
#include "core/gpu/knobs/quad_knobs.h"
#include "core/gpu/parts/machine_builder.h"
#include "core/gpu/parts/part_rows.h"
#include "core/hiz/hiz_config.h"
#include "core/raster/rasterizer.h"

namespace vitrine::core {

namespace {

void addRasterizedQuads(MachineBuilder& builder)
{
    constexpr std::uint32_t kDepth = 64;
    builder.links.quads = builder.queue<QuadItem>("ras.quads", kDepth, "quad");
}

void addBasicQuads(MachineBuilder& builder)
{
    builder.links.basicQuads = builder.queue<BasicQuadItem>("ras.basic", kStageDepth, "quad");
}

void addRasterizer(MachineBuilder& builder)
{
    const MachineConfig& config = builder.config;
    const Rasterizer::Config rates{config.quads->rasQuadsPerCycle,
                                   config.timing == TimingModel::Ideal ? 0 : config.hiz->entryCycles,
                                   builder.tables().transfers, &builder.tables().draws, builder.costOf("RAS")};
    builder.wiring.rasterizer = &builder.machine().add<Rasterizer>(
        "ras", rates,
        Rasterizer::Ports{*builder.links.primitives, *builder.links.quads, endOf<TileQuery>(builder.wiring.hiz),
                          endOf<ClearQuery>(builder.wiring.hiz), *builder.links.basicQuads});
}

std::uint64_t stepsOfRasterizer(const MachineWiring& wiring, const PowerDomain&)
{
    return wiring.rasterizer->state().steps;
}

} // namespace

Part rasterizerPart()
{
    return {
        .id = "RAS",
        .place = PartPlace{PipelineStage::Rasterization, PipelineWork::Vertex},
        .energies = {{.row = {"RAS", 0, 0, 0, 100}, .domain = "ras", .operations = stepsOfRasterizer}},
        .links = {{80, addRasterizedQuads}, {310, addBasicQuads}},
        .units = {{120, addRasterizer}},
        .terms = {"rasterizer unit", "scan converter 128", "rasterization unit", "rasterizer, windower", "rasterizer"}};
}

} // namespace vitrine::core
