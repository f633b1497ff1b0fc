// SPDX-License-Identifier: Apache-2.0
// The end of contexts and share groups.
#include "core/api/gles2/context.h"
#include "core/api/gles2/device.h"
#include "core/api/gles2/share_group.h"

#include <vector>

namespace vitrine::core::gles2 {

namespace {

template <typename T>
std::vector<Id<T>> deletedObjects(const ObjectTable<T>& table)
{
    std::vector<Id<T>> keys;
    for (const auto& [key, object] : table.objects())
        if (object.isDeleted)
            keys.push_back(Id<T>{key});
    return keys;
}

} // namespace

void Context::releaseEverything()
{
    for (const TextureKey key : m_state.defaultTextures)
        m_share->textures.find(key)->isDeleted = true;
    m_state.units.clear();
    m_state.vertexArrays = {};
    for (auto& [key, framebuffer] : m_state.framebuffers.objects())
        device().destroySurface(framebuffer.slice);
    m_state.framebuffers = {};
    m_state.arrayBuffer = {};
    m_state.renderbuffer = {};
    m_state.program = {};
    m_state.drawState = {};
    for (const BufferKey key : deletedObjects(m_share->buffers))
        dropBuffer(key);
    for (const TextureKey key : deletedObjects(m_share->textures))
        dropTexture(key);
    for (const RenderbufferKey key : deletedObjects(m_share->renderbuffers))
        dropRenderbuffer(key);
    for (const ProgramKey key : deletedObjects(m_share->programs))
        dropProgram(key);
}

void freeShareGroup(Device& device, ShareGroup& group)
{
    for (auto& [key, texture] : group.textures.objects())
        freeSurfaces(device, texture);
    for (auto& [key, renderbuffer] : group.renderbuffers.objects())
        freeSurfaces(device, renderbuffer);
    for (const auto& [key, buffer] : group.buffers.objects())
        (void)device.reserveBufferBytes(0, buffer.bytes->size());
}

} // namespace vitrine::core::gles2
