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

/// What the tap keeps of GL's state, to know how much data is behind a pointer. It is told only of calls that the
/// driver has accepted.

namespace vitrine::captures {

/// The contents of a buffer. Indices in it tell how much of the client-side arrays is read.
struct BufferShadow {
    std::size_t size = 0;
    std::vector<std::byte> content; ///< up to the last byte that the program has ever written
    void* mapped = nullptr;         ///< where the program writes between glMapBufferOES and glUnmapBufferOES
};
using BufferRef = std::shared_ptr<BufferShadow>;

struct AttributeShadow {
    GLint size = 4;
    GLenum type = GL_FLOAT;
    GLboolean normalized = GL_FALSE;
    GLsizei stride = 0;
    const void* pointer = nullptr; ///< an address in the program's memory
    GLuint buffer = 0;             ///< 0 when the pointer is an address
};

struct VertexArrayShadow {
    static constexpr GLuint kAttributes = 32;
    std::array<AttributeShadow, kAttributes> attributes{};
    std::uint32_t enabled = 0;    ///< a bit per attribute
    std::uint32_t clientSide = 0; ///< a bit per attribute
    GLuint elementBuffer = 0;
    BufferRef elements;
};

/// What a program reads once it is linked.
struct ExecutableShadow {
    std::uint32_t attributes = 0; ///< a bit per vertex attribute
    /// For uniform arrays, by location: number of elements from there to the array's end.
    std::map<GLint, GLsizei> elements{};
};
/// Contexts that have the program in use share it: a successful link changes what all of them draw with.
using ExecutableRef = std::shared_ptr<ExecutableShadow>;

struct ShareShadow {
    std::map<GLuint, BufferRef> buffers;
    std::map<GLuint, ExecutableRef> executables; ///< by program
};

/// Where the pixels of glReadPixels and glTexImage2D are.
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
    /// That of the program in use; null when there is none.
    [[nodiscard]] const ExecutableShadow* executable() const { return m_executable.get(); }
    /// The arrays in the program's memory that a draw reads; a bit per attribute.
    [[nodiscard]] std::uint32_t clientArrays() const;
    /// Null when no buffer is bound.
    [[nodiscard]] BufferShadow* boundBuffer(GLenum target) const;

    void setPixelStore(GLenum name, GLint value);
    void bindBuffer(GLenum target, GLuint name);
    void deleteBuffers(std::span<const GLuint> names);
    void setBufferData(GLenum target, GLsizeiptr size, const void* data);
    void setBufferPart(GLenum target, GLintptr offset, GLsizeiptr size, const void* data);
    void addVertexArrays(std::span<const GLuint> names);
    /// Only for names that exist: GL refuses others.
    void bindVertexArray(GLuint name);
    void deleteVertexArrays(std::span<const GLuint> names);
    void enableAttribute(GLuint index, bool isEnabled);
    void setAttribute(GLuint index, const AttributeShadow& attribute);
    /// A program with that name is new, and can't be used yet.
    void createProgram(GLuint name);
    void linkProgram(GLuint name, ExecutableShadow executable);
    void useProgram(GLuint name);

    GLenum error = GL_NO_ERROR;  ///< the program's error, which it has not asked for yet
    int threads = 0;             ///< how many threads have it current
    bool hasMetASurface = false; ///< it was current with a surface, and so has got its first viewport

private:
    std::shared_ptr<ShareShadow> m_share;
    PixelStoreShadow m_pixelStore;
    GLuint m_arrayBuffer = 0;
    BufferRef m_array;
    ExecutableRef m_executable;
    std::map<GLuint, VertexArrayShadow> m_vertexArrays{{0, {}}};
    VertexArrayShadow* m_vertexArray = &m_vertexArrays[0];
};

/// The vertices that a draw reads.
struct VertexRange {
    std::uint64_t first = 0, last = 0;
};

/// The range from the smallest to the largest of `count` indices. Nothing for types that glDrawElements does not have,
/// and when there are no indices.
[[nodiscard]] std::optional<VertexRange> indexRange(GLenum type, const void* indices, std::size_t count);

/// The bytes of the attribute in one vertex; 0 for types that GL ES 2.0 does not have.
[[nodiscard]] std::size_t attributeBytes(const AttributeShadow& attribute);

} // namespace vitrine::captures
