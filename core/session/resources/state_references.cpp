// SPDX-License-Identifier: Apache-2.0
#include "core/session/resources/state_references.h"

#include "core/session/replay.h"
#include "core/session/resources/api_objects.h"
#include "core/session/resources/resource_list.h"

namespace vitrine::core {

using namespace gles2;

namespace {

void addUse(const ResourceUse& use, std::vector<StateReference>& references)
{
    switch (use.role) {
    case UseRole::Program: references.push_back({"program", "", use.id}); break;
    case UseRole::VertexBuffer: references.push_back({"attributes", std::to_string(use.slot), use.id}); break;
    case UseRole::IndexBuffer: references.push_back({"draw", "indexOffset", use.id}); break;
    case UseRole::Framebuffer: references.push_back({"renderTargets", "", use.id}); break;
    case UseRole::ColorTarget: references.push_back({"renderTargets", "color", use.id}); break;
    case UseRole::DepthTarget: references.push_back({"renderTargets", "depth", use.id}); break;
    case UseRole::StencilTarget: references.push_back({"renderTargets", "stencil", use.id}); break;
    case UseRole::Shader: // the state does not tell them apart
    case UseRole::Texture:
    case UseRole::Path: break;
    }
}

// The machine knows them by its slots, which the linker has given to the samplers; units are the program's.
void addTextures(const Replay& replay, std::vector<StateReference>& references)
{
    const ApiObjects objects(replay.replayer());
    const DrawUse& use = objects.system().lastDrawUse();
    const Context* context = objects.system().context(use.context);
    if (!context)
        return;
    for (const DrawUse::Sampler& sampler : use.samplers) {
        const auto id = objects.idOf(context->state().shareGroup, sampler.texture);
        const UniformInfo& uniform = use.linked->uniforms[sampler.location.uniform];
        const auto add = [&](const char* group, std::int32_t first) {
            if (id && first >= 0)
                references.push_back({group,
                                      std::to_string(first + static_cast<std::int32_t>(sampler.location.element)), *id,
                                      sampler.unit});
        };
        add("vertexTextures", uniform.vertexSlot);
        add("fragmentTextures", uniform.fragmentSlot);
    }
}

} // namespace

std::vector<StateReference> stateReferences(const Replay& replay)
{
    std::vector<StateReference> references;
    for (const ResourceUse& use : lastDrawUses(replay))
        addUse(use, references);
    addTextures(replay, references);
    return references;
}

} // namespace vitrine::core
