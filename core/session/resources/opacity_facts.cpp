// SPDX-License-Identifier: Apache-2.0
#include "core/session/resources/opacity_facts.h"

#include "core/api/gles2/texture_images.h"
#include "core/session/replay.h"
#include "core/session/resources/api_objects.h"
#include "core/session/resources/image_places.h"
#include "core/session/resources/resource_list.h"

#include <algorithm>
#include <span>

namespace vitrine::core {

namespace {

/// The first level that was drawn to tells from when to when.
const TextureScans::Derived* derivedOf(const TextureScans& scans, const TextureView& view)
{
    for (const SurfaceId level : view.levels)
        if (const TextureScans::Derived* derived = scans.derived(level))
            return derived;
    return nullptr;
}

bool testsSlot(const DiscardAnalysis& analysis, std::uint32_t slot)
{
    return std::ranges::any_of(analysis.nodes, [&](const DiscardNode& node) {
        return node.kind == DiscardNodeKind::Channel && analysis.reads[node.left].slot == slot;
    });
}

std::string samplerName(std::span<const ResourceUse> uses, const ResourceId& id, std::uint32_t unit)
{
    const auto use = std::ranges::find_if(uses, [&](const ResourceUse& each) {
        return each.role == UseRole::Texture && each.slot == unit && each.id == id;
    });
    return use == uses.end() ? std::string() : use->name;
}

} // namespace

Result<OpacityFacts> opacityFacts(const Replay& replay, const ResourceId& texture)
{
    const ApiObjects objects(replay.replayer());
    const gles2::Texture* found = objects.texture(texture);
    if (!found)
        return failure("there is no {} at this position", nameOf(texture));
    gles2::Texture copy = *found; // its view is made on demand
    const std::shared_ptr<const TextureView> view = gles2::viewOf(copy);
    if (!view->complete)
        return failure("{} is not complete: shaders read black", nameOf(texture));
    const TextureScans& scans = objects.system().textureScans();
    OpacityFacts facts;
    if (const TextureScans::Derived* derived = derivedOf(scans, *view)) {
        facts.origin = OpacityOrigin::Followed;
        facts.opacity = scans.followed(*view, replay.memory());
        facts.firstCall = derived->firstCall;
        facts.lastCall = derived->lastCall;
    } else if (const auto scan = scans.find(*view, replay.memory())) {
        facts = {OpacityOrigin::Scanned, scan->opacity, scan->number, 0, 0};
    } else {
        facts.opacity = scanTexture(*view, replay.memory());
    }
    return facts;
}

std::vector<FragmentTexture> fragmentTextures(const Replay& replay)
{
    const ApiObjects objects(replay.replayer());
    const gles2::DrawUse& drawn = objects.system().lastDrawUse();
    const gles2::Context* context = objects.system().context(drawn.context);
    const std::shared_ptr<const DiscardAnalysis> analysis =
        context && drawn.linked->fragment ? drawn.linked->fragment->discard : nullptr;
    if (!context)
        return {};
    const std::vector<ResourceUse> uses = lastDrawUses(replay);
    std::vector<FragmentTexture> textures;
    for (const gles2::DrawUse::Sampler& sampler : drawn.samplers) {
        const std::int32_t first = drawn.linked->uniforms[sampler.location.uniform].fragmentSlot;
        const auto id = objects.idOf(context->state().shareGroup, sampler.texture);
        if (!id || first < 0)
            continue;
        const std::uint32_t slot = static_cast<std::uint32_t>(first) + sampler.location.element;
        textures.push_back(
            {slot, sampler.unit, samplerName(uses, *id, sampler.unit), *id, analysis && testsSlot(*analysis, slot)});
    }
    std::ranges::sort(textures, {}, &FragmentTexture::slot);
    return textures;
}

bool lastDrawDiscards(const Replay& replay)
{
    const gles2::DrawUse& drawn = replay.replayer().system().lastDrawUse();
    return drawn.linked && drawn.linked->fragment && drawn.linked->fragment->canDiscard;
}

} // namespace vitrine::core
