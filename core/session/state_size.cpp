// SPDX-License-Identifier: Apache-2.0
#include "core/session/state_size.h"

#include <map>

namespace vitrine::core {

namespace {

std::uint64_t surfaceBytesBeside(const Surface* other, const Surface& surface)
{
    const bool isComparable = other && other->description() == surface.description();
    const std::uint64_t tileBytes = std::uint64_t{Surface::kTileSize} * Surface::kTileSize * surface.bytesPerPixel();
    std::uint64_t tiles = 0;
    for (std::size_t tile = 0; tile < surface.tileCount(); ++tile) {
        const auto x = static_cast<std::uint32_t>(tile % surface.tilesPerRow());
        const auto y = static_cast<std::uint32_t>(tile / surface.tilesPerRow());
        tiles += isComparable && surface.sharesTile(*other, x, y) ? 0 : 1;
    }
    return tiles * tileBytes;
}

std::uint64_t memoryBytesBeside(const Memory& other, const Memory& memory)
{
    std::uint64_t bytes = 0;
    for (std::uint32_t number = 1; number <= memory.highestNumber(); ++number) {
        const SurfaceId id{number};
        if (memory.contains(id))
            bytes += surfaceBytesBeside(other.contains(id) ? &other.surface(id) : nullptr, memory.surface(id));
    }
    return bytes;
}

using Groups = std::map<std::uint32_t, const gles2::ShareGroup*>;

Groups shareGroups(const MachineState& state)
{
    Groups groups;
    for (const auto& [id, context] : state.replayer().system().contexts())
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

} // namespace

std::uint64_t bytesBeside(const MachineState& other, const MachineState& state)
{
    std::uint64_t bytes = memoryBytesBeside(other.memory(), state.memory());
    const Groups others = shareGroups(other);
    for (const auto& [number, group] : shareGroups(state)) {
        const auto same = others.find(number);
        bytes += bufferBytesBeside(same == others.end() ? nullptr : same->second, *group);
    }
    return bytes;
}

} // namespace vitrine::core
