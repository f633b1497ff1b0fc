// SPDX-License-Identifier: Apache-2.0
#include "core/session/resources/buffer_contents.h"

#include "core/api/gles2/draw_state_builder.h"
#include "core/observe/draw_number.h"
#include "core/session/replay.h"
#include "core/session/resources/api_objects.h"
#include "core/session/resources/buffer_readings.h"
#include "core/session/resources/frame_walk.h"

#include <algorithm>

namespace vitrine::core {

using namespace gles2;

namespace {

std::string usageName(GLenum usage)
{
    switch (usage) {
    case GL_STREAM_DRAW: return "GL_STREAM_DRAW";
    case GL_DYNAMIC_DRAW: return "GL_DYNAMIC_DRAW";
    default: return "GL_STATIC_DRAW";
    }
}

// Whoever asks keeps the bytes while the replay goes on and writes to its own.
Blob kept(const Blob& known, const std::vector<std::byte>& bytes)
{
    return known && *known == bytes ? known : std::make_shared<const std::vector<std::byte>>(bytes);
}

void append(std::vector<LayoutPreset>& all, std::vector<LayoutPreset> more)
{
    for (LayoutPreset& preset : more)
        if (std::ranges::find(all, preset.layout, &LayoutPreset::layout) == all.end())
            all.push_back(std::move(preset));
}

std::vector<LayoutPreset> drawPresets(const DrawCommand& command, const std::vector<BufferReading>& readings)
{
    std::vector<LayoutPreset> presets = presetsOf(readings);
    for (LayoutPreset& preset : presets) {
        preset.draw = drawOf(command.drawSeq);
        preset.draws = 1;
    }
    return presets;
}

Result<BufferContents> ofBuffer(const Replay& replay, const ResourceId& id, const Blob& known)
{
    const ApiObjects objects(replay.replayer());
    const Buffer* buffer = objects.buffer(id);
    if (!buffer)
        return failure("there is no buffer {} at this position", id.name);
    BufferContents contents;
    contents.source = id;
    contents.bytes = kept(known, *buffer->bytes);
    contents.usage = usageName(buffer->usage);
    contents.isMapped = buffer->isMapped;
    if (const auto& draw = replay.lastDraw())
        contents.presets = drawPresets(*draw, readingsOf(*draw, objects, id));
    append(contents.presets, presetsOf(boundReadings(objects, id)));
    return contents;
}

Result<BufferContents> ofClientArray(const Replay& replay, const ClientArray& array, const Blob& known)
{
    const auto& draw = replay.lastDraw();
    const auto readings =
        draw ? clientReadings(*draw, replay.replayer().system().lastDrawUse()) : std::vector<BufferReading>();
    const auto reading = std::ranges::find(readings, array.attribute, &BufferReading::location);
    if (reading == readings.end())
        return failure("the last draw reads no array of attribute {} from the program's own memory", array.attribute);
    BufferContents contents;
    contents.source = array;
    contents.bytes = kept(known, *draw->state->attributes[array.attribute].data);
    contents.presets = drawPresets(*draw, {*reading});
    return contents;
}

Result<BufferContents> ofClientIndices(const Replay& replay, const Blob& known)
{
    const auto& draw = replay.lastDraw();
    if (!draw || !hasClientIndices(*draw, replay.replayer().system().lastDrawUse()))
        return failure("the last draw reads no indices from the program's own memory");
    BufferContents contents;
    contents.source = ClientIndices{};
    contents.bytes = kept(known, *draw->indices);
    contents.presets = drawPresets(*draw, {indexReading(*draw)});
    return contents;
}

Result<BufferContents> contentsOf(const Replay& replay, const BufferQuestion& question)
{
    if (const auto* id = std::get_if<ResourceId>(&question.source))
        return ofBuffer(replay, *id, question.known);
    if (const auto* array = std::get_if<ClientArray>(&question.source))
        return ofClientArray(replay, *array, question.known);
    return ofClientIndices(replay, question.known);
}

} // namespace

Result<BufferContents> bufferContents(const Replay& replay, const BufferQuestion& question)
{
    auto contents = contentsOf(replay, question);
    if (contents)
        contents->choices = bufferChoices(replay);
    return contents;
}

std::vector<BufferChoice> bufferChoices(const Replay& replay)
{
    std::vector<BufferChoice> choices;
    const ApiObjects objects(replay.replayer());
    for (const auto& [number, group] : objects.groups())
        for (const auto& [key, buffer] : group->buffers.objects())
            if (const auto id = objects.idOf(number, BufferKey{key}))
                choices.push_back({*id, buffer.bytes->size(), {}});
    std::ranges::sort(choices, std::less<>(),
                      [](const BufferChoice& choice) { return std::get<ResourceId>(choice.source); });
    const auto& draw = replay.lastDraw();
    if (!draw)
        return choices;
    const DrawUse& use = objects.system().lastDrawUse();
    for (const BufferReading& reading : clientReadings(*draw, use))
        choices.push_back(
            {ClientArray{reading.location}, draw->state->attributes[reading.location].data->size(), reading.attribute});
    if (hasClientIndices(*draw, use))
        choices.push_back({ClientIndices{}, draw->indices->size(), {}});
    return choices;
}

std::optional<BufferSource> bufferOfLastDraw(const Replay& replay)
{
    const auto& draw = replay.lastDraw();
    if (!draw)
        return std::nullopt;
    const ApiObjects objects(replay.replayer());
    const DrawUse& use = objects.system().lastDrawUse();
    const Context* context = objects.system().context(use.context);
    for (const DrawUse::Array& array : use.arrays)
        if (const auto id = context ? objects.idOf(context->state().shareGroup, array.buffer) : std::nullopt)
            return *id;
    const auto client = clientReadings(*draw, use);
    return client.empty() ? std::nullopt : std::optional<BufferSource>(ClientArray{client.front().location});
}

Result<std::vector<LayoutPreset>> frameLayouts(Replay& replay, CallSource& source, const ResourceId& id,
                                               const std::stop_token& stop, const SeekProgress& progress)
{
    std::vector<LayoutPreset> all;
    const auto visit = [&](const FrameStep& step) {
        if (!step.draw)
            return;
        const ApiObjects objects(step.replayer);
        for (LayoutPreset& preset : drawPresets(*step.draw, readingsOf(*step.draw, objects, id))) {
            const auto known = std::ranges::find(all, preset.layout, &LayoutPreset::layout);
            if (known == all.end())
                all.push_back(std::move(preset));
            else
                ++known->draws;
        }
    };
    if (auto walked = walkFrame(replay, source, frameRange(source, replay.position()), visit, stop, progress); !walked)
        return walked.error();
    return all;
}

} // namespace vitrine::core
