// SPDX-License-Identifier: Apache-2.0
// Buffer objects and OES_mapbuffer.
#include "core/api/gles2/context.h"
#include "core/api/gles2/references.h"
#include "core/api/gles2/share_group.h"
#include "core/api/gles2/system.h"

#include <algorithm>
#include <atomic>
#include <cstring>

namespace vitrine::core::gles2 {

std::vector<std::byte>& Buffer::writeable()
{
    if (bytes.use_count() > 1)
        bytes = std::make_shared<std::vector<std::byte>>(*bytes);
    // The last other holder may just have let go on another thread: its reads must be over before we write.
    std::atomic_thread_fence(std::memory_order_acquire);
    return *bytes;
}

BufferKey* Context::bufferBinding(GLenum target)
{
    if (target == GL_ARRAY_BUFFER)
        return &m_state.arrayBuffer;
    if (target == GL_ELEMENT_ARRAY_BUFFER)
        return &m_state.vertexArrays.find(m_state.vertexArray)->elementBuffer;
    fail(GL_INVALID_ENUM);
    return nullptr;
}

Buffer* Context::boundBuffer(GLenum target)
{
    const BufferKey* binding = bufferBinding(target);
    if (!binding)
        return nullptr;
    Buffer* buffer = m_share->buffers.find(*binding);
    if (!buffer)
        fail(GL_INVALID_OPERATION);
    return buffer;
}

void Context::dropBuffer(BufferKey key)
{
    const Buffer* buffer = m_share->buffers.find(key);
    if (!buffer || !buffer->isDeleted || isReferenced(*m_system, *m_share, key))
        return;
    device().beforeBufferFree(buffer->name);
    (void)device().reserveBufferBytes(0, buffer->bytes->size());
    m_share->buffers.erase(key);
}

void Context::genBuffers(GLsizei n, std::span<GLuint> buffers)
{
    if (n < 0)
        return fail(GL_INVALID_VALUE);
    m_share->buffers.generate(buffers.first(std::min(buffers.size(), static_cast<std::size_t>(n))));
}

void Context::deleteBuffers(GLsizei n, std::span<const GLuint> buffers)
{
    if (n < 0)
        return fail(GL_INVALID_VALUE);
    for (const GLuint name : buffers.first(std::min(buffers.size(), static_cast<std::size_t>(n))))
        deleteBuffer(name);
}

void Context::deleteBuffer(GLuint name)
{
    const BufferKey key = m_share->buffers.keyOf(name);
    m_share->buffers.releaseName(name);
    Buffer* buffer = m_share->buffers.find(key);
    if (!buffer)
        return;
    buffer->isDeleted = true;
    buffer->isMapped = false;
    VertexArray& array = *m_state.vertexArrays.find(m_state.vertexArray);
    if (m_state.arrayBuffer == key)
        m_state.arrayBuffer = {};
    if (array.elementBuffer == key)
        array.elementBuffer = {};
    for (AttributeArray& attribute : array.attributes) {
        if (attribute.buffer == key)
            attribute.buffer = {};
    }
    touch();
    touchGroup();
    dropBuffer(key);
}

GLboolean Context::isBuffer(GLuint buffer)
{
    return m_share->buffers.keyOf(buffer) ? GL_TRUE : GL_FALSE;
}

void Context::bindBuffer(GLenum target, GLuint buffer)
{
    BufferKey* binding = bufferBinding(target);
    if (!binding)
        return;
    BufferKey key = m_share->buffers.keyOf(buffer);
    if (buffer != 0 && !key)
        key = m_share->buffers.create(buffer);
    const BufferKey previous = std::exchange(*binding, key);
    dropBuffer(previous);
}

void Context::bufferData(GLenum target, GLsizeiptr size, std::span<const std::byte> data, GLenum usage)
{
    if (!bufferBinding(target))
        return;
    if (usage != GL_STATIC_DRAW && usage != GL_DYNAMIC_DRAW && usage != GL_STREAM_DRAW)
        return fail(GL_INVALID_ENUM);
    if (size < 0)
        return fail(GL_INVALID_VALUE);
    Buffer* buffer = boundBuffer(target);
    if (!buffer)
        return;
    const auto bytes = static_cast<std::uint64_t>(size);
    if (!device().reserveBufferBytes(bytes, buffer->bytes->size()))
        return fail(GL_OUT_OF_MEMORY);
    device().beforeBufferWrite(buffer->name);
    std::vector<std::byte> contents;
    contents.reserve(bytes);
    contents.assign(data.begin(),
                    data.begin() + static_cast<std::ptrdiff_t>(std::min<std::uint64_t>(data.size(), bytes)));
    contents.resize(bytes);
    buffer->bytes = std::make_shared<std::vector<std::byte>>(std::move(contents));
    buffer->usage = usage;
    buffer->isMapped = false;
    touchGroup();
}

void Context::bufferSubData(GLenum target, GLintptr offset, GLsizeiptr size, std::span<const std::byte> data)
{
    if (!bufferBinding(target))
        return;
    if (offset < 0 || size < 0)
        return fail(GL_INVALID_VALUE);
    Buffer* buffer = boundBuffer(target);
    if (!buffer)
        return;
    const auto capacity = static_cast<std::uint64_t>(buffer->bytes->size());
    const auto begin = static_cast<std::uint64_t>(offset);
    if (begin > capacity || static_cast<std::uint64_t>(size) > capacity - begin)
        return fail(GL_INVALID_VALUE);
    if (buffer->isMapped)
        return fail(GL_INVALID_OPERATION);
    const std::size_t count = std::min(static_cast<std::size_t>(size), data.size());
    if (count == 0)
        return;
    m_state.drawState.state.reset(); // its hold on the old bytes would force a copy
    touch();
    device().beforeBufferWrite(buffer->name);
    std::memcpy(buffer->writeable().data() + begin, data.data(), count);
    touchGroup();
}

void Context::getBufferParameteriv(GLenum target, GLenum pname, std::span<GLint> params)
{
    if (!bufferBinding(target))
        return;
    GLint value = 0;
    const bool isKnown = pname == GL_BUFFER_SIZE || pname == GL_BUFFER_USAGE || pname == GL_BUFFER_ACCESS_OES ||
                         pname == GL_BUFFER_MAPPED_OES;
    if (!isKnown)
        return fail(GL_INVALID_ENUM);
    const Buffer* buffer = boundBuffer(target);
    if (!buffer || params.empty())
        return;
    switch (pname) {
    case GL_BUFFER_SIZE: value = static_cast<GLint>(buffer->bytes->size()); break;
    case GL_BUFFER_USAGE: value = static_cast<GLint>(buffer->usage); break;
    case GL_BUFFER_ACCESS_OES: value = GL_WRITE_ONLY_OES; break;
    default: value = buffer->isMapped; break;
    }
    params[0] = value;
}

std::span<std::byte> Context::mapBufferOES(GLenum target, GLenum access)
{
    if (!bufferBinding(target))
        return {};
    if (access != GL_WRITE_ONLY_OES) {
        fail(GL_INVALID_ENUM);
        return {};
    }
    Buffer* buffer = boundBuffer(target);
    if (!buffer)
        return {};
    if (buffer->isMapped) {
        fail(GL_INVALID_OPERATION);
        return {};
    }
    m_state.drawState.state.reset();
    touch();
    buffer->isMapped = true;
    touchGroup();
    return buffer->writeable();
}

GLboolean Context::unmapBufferOES(GLenum target)
{
    Buffer* buffer = boundBuffer(target);
    if (!buffer)
        return GL_FALSE;
    if (!buffer->isMapped) {
        fail(GL_INVALID_OPERATION);
        return GL_FALSE;
    }
    device().beforeBufferWrite(buffer->name);
    buffer->isMapped = false;
    touchGroup();
    return GL_TRUE;
}

void Context::getBufferPointervOES(GLenum target, GLenum pname, std::span<std::byte>* params)
{
    if (!bufferBinding(target))
        return;
    if (pname != GL_BUFFER_MAP_POINTER_OES)
        return fail(GL_INVALID_ENUM);
    Buffer* buffer = boundBuffer(target);
    if (!buffer || !params)
        return;
    *params = buffer->isMapped ? std::span<std::byte>(*buffer->bytes) : std::span<std::byte>();
}

std::span<std::byte> Context::mappedBytes(GLuint buffer)
{
    Buffer* mapped = m_share->buffers.findByName(buffer);
    return mapped && mapped->isMapped ? std::span<std::byte>(*mapped->bytes) : std::span<std::byte>();
}

} // namespace vitrine::core::gles2
