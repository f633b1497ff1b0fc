// SPDX-License-Identifier: Apache-2.0
#include "core/session/state_size.h"

#include "core/api/openvg/drawing.h"

#include <algorithm>
#include <map>
#include <vector>

namespace vitrine::core {

namespace {

using Groups = std::map<std::uint32_t, const gles2::ShareGroup*>;

Groups shareGroups(const Replayer& replayer)
{
    Groups groups;
    for (const auto& [id, context] : replayer.system().contexts())
        groups[context.shareGroup().number] = &context.shareGroup();
    return groups;
}

std::uint64_t bufferBytesBeside(const gles2::ShareGroup* other, const gles2::ShareGroup& group)
{
    std::uint64_t bytes = 0;
    for (const auto& [key, buffer] : group.buffers.objects()) {
        const gles2::Buffer* same = other ? other->buffers.find(gles2::BufferKey{key}) : nullptr;
        bytes += same && same->bytes == buffer.bytes ? 0 : buffer.bytes->size();
    }
    return bytes;
}

/// Null: there is none that it could share with.
const openvg::ShareGroup* vectorGroupOf(const Replayer* replayer, openvg::ContextId id)
{
    if (!replayer)
        return nullptr;
    const auto found = replayer->vg().contexts().find(id);
    return found == replayer->vg().contexts().end() ? nullptr : &found->second.shareGroup();
}

std::uint64_t pathBytesBeside(const openvg::ShareGroup* other, const openvg::ShareGroup& group)
{
    std::uint64_t bytes = 0;
    group.paths.forEach([&](VGHandle handle, const openvg::Path& path) {
        const openvg::Path* same = other ? other->paths.findAlive(handle) : nullptr;
        bytes += same && same->data == path.data ? 0 : path.data->bytes();
    });
    return bytes;
}

} // namespace

std::uint64_t memoryBytesBeside(const Memory* other, const Memory& memory)
{
    std::uint64_t bytes = 0;
    for (std::uint32_t number = 1; number <= memory.highestNumber(); ++number) {
        const SurfaceId id{number};
        if (memory.contains(id))
            bytes += memory.surface(id).bytesBeside(other && other->contains(id) ? &other->surface(id) : nullptr);
    }
    return bytes;
}

std::uint64_t bufferBytesBeside(const Replayer* other, const Replayer& replayer)
{
    std::uint64_t bytes = 0;
    const Groups others = other ? shareGroups(*other) : Groups{};
    for (const auto& [number, group] : shareGroups(replayer)) {
        const auto same = others.find(number);
        bytes += bufferBytesBeside(same == others.end() ? nullptr : same->second, *group);
    }
    return bytes;
}

std::uint64_t pathBytesBeside(const Replayer* other, const Replayer& replayer)
{
    std::uint64_t bytes = 0;
    std::vector<const openvg::ShareGroup*> groups;
    for (const auto& [id, context] : replayer.vg().contexts()) {
        const openvg::ShareGroup& group = context.shareGroup();
        if (std::ranges::find(groups, &group) != groups.end())
            continue;
        groups.push_back(&group);
        bytes += pathBytesBeside(vectorGroupOf(other, id), group);
    }
    return bytes;
}

std::uint64_t bytesOf(const std::optional<DrawCommand>& lastDraw)
{
    return lastDraw && lastDraw->path ? lastDraw->path->geometry->vertices.size() * sizeof(openvg::FanVertex) : 0;
}

// What is shared there are programs and commands, which the capture's other moments hold too.
std::uint64_t bytesOf(const TimedMoment& moment)
{
    return sizeof moment + moment.machine.state.bytes.size() +
           moment.machine.state.shared.size() * sizeof(std::shared_ptr<const void>);
}

} // namespace vitrine::core
