// SPDX-License-Identifier: Apache-2.0
#include "core/session/resources/target_history.h"

#include "core/session/resources/image_places.h"

#include <algorithm>
#include <optional>

namespace vitrine::core {

namespace {

bool isTarget(const RenderTargets& targets, SurfaceId surface)
{
    return targets.color == surface || targets.depth == surface || targets.stencil == surface;
}

// Slices of volumes are drawn to in another surface, so every draw may be meant.
bool mayWrite(const FrameStep& step, const ImageChoice& image)
{
    if (!step.draw && !step.clear)
        return false;
    const auto place = findImage(ApiObjects(step.replayer), image);
    if (!place)
        return false;
    const RenderTargets& targets = step.draw ? step.draw->state->targets : step.clear->targets;
    return isTarget(targets, place->surface) || place->isSlice;
}

const ActionEntry* actionAt(const CallSource& source, std::uint64_t callIndex)
{
    const auto& actions = source.actions();
    const auto found = std::ranges::lower_bound(actions, callIndex, {}, &ActionEntry::callIndex);
    return found != actions.end() && found->callIndex == callIndex ? &*found : nullptr;
}

std::optional<Surface> surfaceOf(const Replay& replay, const ImageChoice& image)
{
    const auto place = findImage(ApiObjects(replay.replayer()), image);
    if (!place || !replay.memory().contains(place->surface))
        return std::nullopt;
    return replay.memory().surface(place->surface);
}

bool isWritten(const std::optional<Surface>& before, const std::optional<Surface>& after)
{
    if (!after)
        return false;
    return !before || before->description() != after->description() || !after->sharesAll(*before);
}

} // namespace

Result<std::vector<ActionEntry>> targetCandidates(Replay& replay, CallSource& source, const TargetQuestion& question,
                                                  const std::stop_token& stop)
{
    std::vector<ActionEntry> result;
    const auto walked = walkFrame(
        replay, source, question.range,
        [&](const FrameStep& step) {
            const ActionEntry* action = actionAt(source, step.callIndex);
            if (action && (action->kind == ActionKind::Copy || mayWrite(step, question.image)))
                result.push_back(*action);
        },
        stop);
    if (!walked)
        return walked.error();
    return result;
}

Result<std::optional<TargetShot>> targetShot(Replay& replay, const TargetQuestion& question, const ActionEntry& action,
                                             const std::stop_token& stop)
{
    if (auto moved = replay.seek(action.callIndex, stop); !moved)
        return moved.error();
    const auto before = surfaceOf(replay, question.image);
    if (auto moved = replay.seek(action.callIndex + 1, stop); !moved)
        return moved.error();
    if (!isWritten(before, surfaceOf(replay, question.image)))
        return std::optional<TargetShot>();
    const auto contents = textureContents(replay, question.image);
    if (!contents)
        return contents.error();
    return std::optional(
        TargetShot{action.callIndex, action.kind, action.draw, thumbnailOf(*contents, question.extent)});
}

} // namespace vitrine::core
