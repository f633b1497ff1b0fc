// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/calls/call_sizes.h"

#include <EGL/egl.h>
#include <GLES2/gl2.h>

#include <array>
#include <cstddef>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <vector>

/// What the tap keeps of GL's state to know how much data is behind a pointer. It never asks the driver.

namespace vitrine::captures {

/// The contents of a buffer: indices in it say how far client-side arrays reach.
struct BufferShadow {
    std::vector<std::byte> content;
    void* mapped = nullptr; ///< where the program writes to, between glMapBufferOES and glUnmapBufferOES
};
using BufferRef = std::shared_ptr<BufferShadow>;

struct AttributeShadow {
    GLint size = 4;
    GLenum type = GL_FLOAT;
    GLboolean normalized = GL_FALSE;
    GLsizei stride = 0;
    const void* pointer = nullptr; ///< into the program's memory
    GLuint buffer = 0;             ///< 0: the pointer is an address
};

struct VertexArrayShadow {
    static constexpr GLuint kAttributes = 32;
    std::array<AttributeShadow, kAttributes> attributes{};
    std::uint32_t enabled = 0;    ///< a bit per attribute
    std::uint32_t clientSide = 0; ///< a bit per attribute
    GLuint elementBuffer = 0;
    BufferRef elements;
};

struct ShareShadow {
    std::map<GLuint, BufferRef> buffers;
};

/// Where the pixels of glReadPixels and glTexImage2D lie.
struct PixelStoreShadow {
    core::UnpackLayout pack, unpack;
};

class ContextShadow {
public:
    explicit ContextShadow(std::shared_ptr<ShareShadow> share) : m_share(std::move(share)) {}

    [[nodiscard]] const std::shared_ptr<ShareShadow>& share() const { return m_share; }
    [[nodiscard]] const PixelStoreShadow& pixelStore() const { return m_pixelStore; }
    [[nodiscard]] const VertexArrayShadow& vertexArray() const { return *m_vertexArray; }
    [[nodiscard]] GLuint arrayBuffer() const { return m_arrayBuffer; }
    /// Null when none is bound.
    [[nodiscard]] BufferShadow* boundBuffer(GLenum target) const;

    void setPixelStore(GLenum name, GLint value);
    void bindBuffer(GLenum target, GLuint name);
    void deleteBuffers(std::span<const GLuint> names);
    void setBufferData(GLenum target, GLsizeiptr size, const void* data);
    void setBufferPart(GLenum target, GLintptr offset, GLsizeiptr size, const void* data);
    void addVertexArrays(std::span<const GLuint> names);
    /// Only names that were made: GL refuses others.
    void bindVertexArray(GLuint name);
    void deleteVertexArrays(std::span<const GLuint> names);
    void enableAttribute(GLuint index, bool isEnabled);
    /// True when the array is the program's own memory, whose size only a draw tells.
    bool setAttribute(GLuint index, const AttributeShadow& attribute);

    int threads = 0;             ///< that have it current
    bool hasMetASurface = false; ///< and so got its first viewport

private:
    std::shared_ptr<ShareShadow> m_share;
    PixelStoreShadow m_pixelStore;
    GLuint m_arrayBuffer = 0;
    BufferRef m_array;
    std::map<GLuint, VertexArrayShadow> m_vertexArrays{{0, {}}};
    VertexArrayShadow* m_vertexArray = &m_vertexArrays[0];
};

/// The largest of `count` indices; nothing for other types than those of glDrawElements, and of none.
[[nodiscard]] std::optional<std::uint32_t> largestIndex(GLenum type, const void* indices, std::size_t count);

/// Bytes of one vertex's attribute; 0 for types that GL ES 2.0 does not have.
[[nodiscard]] std::size_t attributeBytes(const AttributeShadow& attribute);

} // namespace vitrine::captures
