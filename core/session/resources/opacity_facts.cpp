// SPDX-License-Identifier: Apache-2.0
#include "core/session/resources/opacity_facts.h"

#include "core/api/gles2/texture_images.h"
#include "core/session/replay.h"
#include "core/session/resources/api_objects.h"
#include "core/session/resources/image_places.h"

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

} // namespace

Result<OpacityFacts> opacityFacts(const Replay& replay, const ResourceId& texture)
{
    const ApiObjects objects(replay.replayer());
    const gles2::Texture* found = objects.texture(texture);
    if (!found)
        return Error{"there is no " + nameOf(texture) + " at this position"};
    gles2::Texture copy = *found; // its view is made on demand
    const std::shared_ptr<const TextureView> view = gles2::viewOf(copy);
    if (!view->complete)
        return Error{nameOf(texture) + " is not complete: shaders read black"};
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

} // namespace vitrine::core
