// SPDX-License-Identifier: Apache-2.0
// PSR and AGS.
#include "core/gpu/knobs/processor_knobs.h"
#include "core/gpu/parts/machine_builder.h"
#include "core/gpu/parts/part_rows.h"
#include "core/primitive/attribute_gradient_setup.h"

namespace vitrine::core {

namespace {

constexpr std::uint32_t kPrimitiveDepth = 16;

void addSetup(MachineBuilder& builder)
{
    builder.links.setup = builder.queue<SetupItem>("psr.primitives", kPrimitiveDepth, "primitive");
}

void addPrimitives(MachineBuilder& builder)
{
    builder.links.primitives = builder.queue<PrimitiveItem>("ags.primitives", kPrimitiveDepth, "primitive");
}

/// Units at VTQ and FTQ beside the processors have the port behind theirs.
void addPrimitiveSetup(MachineBuilder& builder)
{
    const MachineLinks& links = builder.links;
    builder.wiring.primitiveSetup = &builder.machine().add<PrimitiveSetup>(
        "psr",
        PrimitiveSetup::Config{builder.tables().draws, builder.tables().programs, builder.memory,
                               builder.contexts().vertex},
        PrimitiveSetup::Ports{endsOf<In<FinishedTask>>(links.vertices),
                              SharedIn<ShaderTask>(*links.vertexTasks, builder.config.processors->spCount),
                              *links.setup, *links.transfers});
}

void addGradientSetup(MachineBuilder& builder)
{
    builder.machine().add<AttributeGradientSetup>(
        "ags", AttributeGradientSetup::Config{builder.tables().programs},
        AttributeGradientSetup::Ports{*builder.links.setup, *builder.links.primitives});
}

} // namespace

Part primitiveSetupPart()
{
    return {.id = "PSR",
            .place = PartPlace{PipelineStage::Primitives, PipelineWork::Vertex},
            .links = {{60, addSetup}},
            .units = {{90, addPrimitiveSetup}},
            .terms = {"part of the rasterizer", "primitive processor 126", "", "clipper, setup",
                      "primitive setup and rejection module"}};
}

Part attributeGradientPart()
{
    return {.id = "AGS",
            .place = PartPlace{PipelineStage::Primitives, PipelineWork::Vertex},
            .links = {{70, addPrimitives}},
            .units = {{100, addGradientSetup}},
            .terms = {"", "", "", "", "attribute gradient setup module"}};
}

} // namespace vitrine::core
