// SPDX-License-Identifier: Apache-2.0
#include "captures/record/tap/shadow.h"

#include <algorithm>
#include <cstring>
#include <limits>
#include <new>

namespace vitrine::captures {

namespace {

constexpr GLenum kPackRowLength = 0x0D02, kPackSkipRows = 0x0D03, kPackSkipPixels = 0x0D04;
constexpr GLenum kUnpackRowLength = 0x0CF2, kUnpackSkipRows = 0x0CF3, kUnpackSkipPixels = 0x0CF4;
constexpr GLenum kHalfFloat = 0x140B, kHalfFloatOes = 0x8D61;

template <typename Index>
VertexRange rangeOf(const void* indices, std::size_t count)
{
    const auto* first = static_cast<const std::byte*>(indices);
    Index smallest = std::numeric_limits<Index>::max();
    Index largest = 0;
    for (std::size_t i = 0; i < count; ++i) {
        Index index;
        std::memcpy(&index, first + i * sizeof index, sizeof index); // nobody promises their alignment
        smallest = std::min(smallest, index);
        largest = std::max(largest, index);
    }
    return {smallest, largest};
}

/// Room for what the driver found room for; a shadow that finds none knows nothing.
bool grow(std::vector<std::byte>& content, std::size_t size)
{
    try {
        content.resize(std::max(content.size(), size));
        return true;
    } catch (const std::bad_alloc&) {
        content = {};
        return false;
    }
}

} // namespace

BufferShadow* ContextShadow::boundBuffer(GLenum target) const
{
    if (target == GL_ARRAY_BUFFER)
        return m_array.get();
    return target == GL_ELEMENT_ARRAY_BUFFER ? m_vertexArray->elements.get() : nullptr;
}

void ContextShadow::setPixelStore(GLenum name, GLint value)
{
    const auto number = static_cast<std::uint32_t>(value);
    switch (name) {
    case GL_PACK_ALIGNMENT: m_pixelStore.pack.alignment = number; return;
    case GL_UNPACK_ALIGNMENT: m_pixelStore.unpack.alignment = number; return;
    case kPackRowLength: m_pixelStore.pack.rowLength = number; return;
    case kPackSkipRows: m_pixelStore.pack.skipRows = number; return;
    case kPackSkipPixels: m_pixelStore.pack.skipPixels = number; return;
    case kUnpackRowLength: m_pixelStore.unpack.rowLength = number; return;
    case kUnpackSkipRows: m_pixelStore.unpack.skipRows = number; return;
    case kUnpackSkipPixels: m_pixelStore.unpack.skipPixels = number; return;
    default: return;
    }
}

void ContextShadow::bindBuffer(GLenum target, GLuint name)
{
    if (target != GL_ARRAY_BUFFER && target != GL_ELEMENT_ARRAY_BUFFER)
        return;
    BufferRef buffer;
    if (name != 0) {
        BufferRef& known = m_share->buffers[name];
        if (!known)
            known = std::make_shared<BufferShadow>();
        buffer = known;
    }
    if (target == GL_ARRAY_BUFFER) {
        m_arrayBuffer = name;
        m_array = std::move(buffer);
    } else {
        m_vertexArray->elementBuffer = name;
        m_vertexArray->elements = std::move(buffer);
    }
}

// As GL does: bindings of this context, and of the vertex array that is bound, are reset; others keep the buffer alive.
void ContextShadow::deleteBuffers(std::span<const GLuint> names)
{
    for (const GLuint name : names) {
        const auto found = name == 0 ? m_share->buffers.end() : m_share->buffers.find(name);
        if (found == m_share->buffers.end())
            continue;
        found->second->mapped = nullptr; // unmapped, where others keep it alive
        m_share->buffers.erase(found);
        if (m_arrayBuffer == name)
            bindBuffer(GL_ARRAY_BUFFER, 0);
        if (m_vertexArray->elementBuffer == name)
            bindBuffer(GL_ELEMENT_ARRAY_BUFFER, 0);
        for (AttributeShadow& attribute : m_vertexArray->attributes) {
            if (attribute.buffer == name)
                attribute = {};
        }
    }
}

void ContextShadow::setBufferData(GLenum target, GLsizeiptr size, const void* data)
{
    BufferShadow* buffer = boundBuffer(target);
    if (!buffer)
        return;
    *buffer = {static_cast<std::size_t>(size), {}, nullptr};
    setBufferPart(target, 0, size, data);
}

void ContextShadow::setBufferPart(GLenum target, GLintptr offset, GLsizeiptr size, const void* data)
{
    BufferShadow* buffer = boundBuffer(target);
    if (!buffer || !data || size <= 0)
        return;
    if (grow(buffer->content, static_cast<std::size_t>(offset) + static_cast<std::size_t>(size)))
        std::memcpy(buffer->content.data() + offset, data, static_cast<std::size_t>(size));
}

void ContextShadow::addVertexArrays(std::span<const GLuint> names)
{
    for (const GLuint name : names)
        m_vertexArrays.try_emplace(name);
}

void ContextShadow::bindVertexArray(GLuint name)
{
    if (const auto found = m_vertexArrays.find(name); found != m_vertexArrays.end())
        m_vertexArray = &found->second;
}

void ContextShadow::deleteVertexArrays(std::span<const GLuint> names)
{
    for (const GLuint name : names) {
        if (name == 0)
            continue;
        const auto found = m_vertexArrays.find(name);
        if (found == m_vertexArrays.end())
            continue;
        if (m_vertexArray == &found->second)
            bindVertexArray(0);
        m_vertexArrays.erase(found);
    }
}

void ContextShadow::enableAttribute(GLuint index, bool isEnabled)
{
    if (index >= VertexArrayShadow::kAttributes)
        return;
    const std::uint32_t bit = 1u << index;
    m_vertexArray->enabled = isEnabled ? m_vertexArray->enabled | bit : m_vertexArray->enabled & ~bit;
}

void ContextShadow::setAttribute(GLuint index, const AttributeShadow& attribute)
{
    if (index >= VertexArrayShadow::kAttributes)
        return;
    AttributeShadow& own = m_vertexArray->attributes[index];
    own = attribute;
    own.buffer = m_arrayBuffer;
    const bool isClientSide = m_arrayBuffer == 0 && attribute.pointer;
    const std::uint32_t bit = 1u << index;
    m_vertexArray->clientSide = isClientSide ? m_vertexArray->clientSide | bit : m_vertexArray->clientSide & ~bit;
}

std::uint32_t ContextShadow::clientArrays() const
{
    return m_executable ? m_vertexArray->enabled & m_vertexArray->clientSide & m_executable->attributes : 0;
}

void ContextShadow::createProgram(GLuint name)
{
    m_share->executables.erase(name);
}

void ContextShadow::linkProgram(GLuint name, ExecutableShadow executable)
{
    ExecutableRef& known = m_share->executables[name];
    if (!known)
        known = std::make_shared<ExecutableShadow>();
    *known = std::move(executable);
}

void ContextShadow::useProgram(GLuint name)
{
    const auto found = m_share->executables.find(name);
    m_executable = found == m_share->executables.end() ? nullptr : found->second;
}

std::optional<VertexRange> indexRange(GLenum type, const void* indices, std::size_t count)
{
    if (!indices || count == 0)
        return std::nullopt;
    switch (type) {
    case GL_UNSIGNED_BYTE: return rangeOf<std::uint8_t>(indices, count);
    case GL_UNSIGNED_SHORT: return rangeOf<std::uint16_t>(indices, count);
    case GL_UNSIGNED_INT: return rangeOf<std::uint32_t>(indices, count);
    default: return std::nullopt;
    }
}

std::size_t attributeBytes(const AttributeShadow& attribute)
{
    const auto components = static_cast<std::size_t>(std::clamp(attribute.size, 0, 4));
    switch (attribute.type) {
    case GL_BYTE:
    case GL_UNSIGNED_BYTE: return components;
    case GL_SHORT:
    case GL_UNSIGNED_SHORT:
    case kHalfFloat:
    case kHalfFloatOes: return components * 2;
    case GL_FLOAT:
    case GL_FIXED: return components * 4;
    default: return 0;
    }
}

} // namespace vitrine::captures
