// SPDX-License-Identifier: Apache-2.0
// CU with both of its phases, CC and MUX.
#include "core/blend/computation_unit.h"
#include "core/gpu/knobs/quad_knobs.h"
#include "core/gpu/parts/machine_builder.h"
#include "core/gpu/parts/part_rows.h"

namespace vitrine::core {

namespace {

void addRetired(MachineBuilder& builder)
{
    builder.links.retired = builder.queue<DrawItem>("cu.retired", kStageDepth, "draw");
}

void addCombined(MachineBuilder& builder)
{
    if (hasBypass(builder.config))
        builder.links.combined = builder.queue<LateQuadItem>("cu.quads", kStageDepth, "combined quad");
}

void addUpdater(MachineBuilder& builder)
{
    const MachineLinks& links = builder.links;
    ColorUpdater::Ports ports{*links.shaded, *links.retired, *links.colorUpdaterPower, *links.basicColors};
    if (builder.wiring.computation)
        ports.computation = *builder.wiring.computation;
    builder.wiring.colorUpdater = &builder.machine().add<ColorUpdater>(
        "cu",
        ColorUpdater::Config{builder.tables().draws, builder.tables().colors, builder.memory,
                             builder.config.quads->cuQuadsPerCycle, builder.tables().transfers, builder.costOf("CU"),
                             builder.costOf("MEM-CU")},
        ports);
}

void addBasicColors(MachineBuilder& builder)
{
    builder.links.basicColors = builder.queue<ShadedQuadItem>("mux.colors", kStageDepth, "quad");
}

void addMultiplexer(MachineBuilder& builder)
{
    builder.wiring.multiplexer = &builder.machine().add<Multiplexer>(
        "mux", Multiplexer::Config{builder.tables().draws, builder.memory, builder.costOf("MEM-CU")},
        Multiplexer::Ports{*builder.links.basicQuads, *builder.links.basicColors});
}

void addCombiner(MachineBuilder& builder)
{
    const MachineLinks& links = builder.links;
    if (links.paired)
        builder.wiring.combiner = &builder.machine().add<PixelCombiner>(
            "cu.combine", PixelCombiner::Config{builder.tables().plans, &builder.tables().draws, builder.costOf("CU")},
            PixelCombiner::Ports{*links.paired, *links.combined, *links.colorUpdaterPower});
}

/// One engine, in both of its phases.
std::uint64_t instructionsOfEngine(const MachineWiring& wiring, const PowerDomain&)
{
    const std::uint64_t combining = wiring.combiner ? wiring.combiner->state().engine.executed : 0;
    return wiring.colorUpdater->state().engine.executed + combining;
}

std::uint64_t bytesMovedByColors(const MachineWiring& wiring, const PowerDomain&)
{
    return wiring.colorUpdater->state().bytesMoved + wiring.multiplexer->state().counts.bytesMoved;
}

} // namespace

Part colorUpdaterPart()
{
    return {.id = "CU",
            .place = PartPlace{PipelineStage::Color, PipelineWork::Fragment},
            .energies = {{.kind = PowerKind::ColorUpdater,
                          .row = {"CU", 0, 0, 0, 200},
                          .domain = "cu",
                          .operations = instructionsOfEngine},
                         {.kind = PowerKind::Memory,
                          .row = {"MEM-CU", 0, 0, 0, 50},
                          .domain = "mem.cu",
                          .operations = bytesMovedByColors}},
            .links = {{130, addRetired}, {230, addCombined}},
            .units = {{170, addUpdater}, {190, addCombiner}},
            .terms = {"color updater unit", "pixel blender 134 (blending unit 800)", "", "pixel operations",
                      "pixel blender implemented by a PGPE"}};
}

/// Through it CU and MUX read; it is no unit of its own.
Part colorCachePart()
{
    return {.id = "CC", .terms = {"", "color cache", "", "render cache", ""}};
}

Part multiplexerPart()
{
    return {.id = "MUX",
            .place = PartPlace{PipelineStage::Color, PipelineWork::Fragment, 0},
            .links = {{320, addBasicColors}},
            .units = {{1010, addMultiplexer}},
            .terms = {"", "multiplexer of FIG. 9", "", "", ""}};
}

} // namespace vitrine::core
