// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/gles2/context.h"

#include <array>
#include <map>
#include <optional>

namespace vitrine::captures::model {

/// The vertex arrays of a context that lie in the program's memory.
///
/// GL reads them at each draw, as far as the draw reaches, but not when it refuses the draw. The model needs bytes of a
/// known size, so each draw copies what it is going to read. What glGet tells about the arrays stays what the program
/// set.
class ClientArrays {
public:
    /// glVertexAttribPointer for the bound vertex array object.
    void setPointer(core::gles2::Context& gl, GLuint index, const void* pointer);
    /// The pointer that the program passed last; null when it never passed one.
    [[nodiscard]] const void* pointer(const core::gles2::Context& gl, GLuint index) const;
    /// Drops what is known about vertex array objects that no longer exist.
    void forgetDeleted(const core::gles2::Context& gl);

    void drawArrays(core::gles2::Context& gl, GLenum mode, GLint first, GLsizei count) const;
    void drawElements(core::gles2::Context& gl, GLenum mode, GLsizei count, GLenum type, const void* indices) const;

    /// The addresses of one array that a draw reads, and the array's pointer, which is where vertex 0 would be.
    struct Reach {
        GLuint index = 0;
        std::uint64_t pointer = 0, begin = 0, end = 0;
    };

private:
    struct Pointer {
        const void* address = nullptr;
        bool isClient = false; ///< no buffer was bound, so the pointer is an address and not an offset
    };
    using Pointers = std::array<Pointer, core::kMaxVertexAttributes>;
    /// The vertices that a draw reads.
    struct Range {
        std::uint64_t first = 0, count = 0;
    };

    [[nodiscard]] std::uint32_t clientAttributes(const core::gles2::Context& gl) const;
    /// Nothing for an array that is null or reaches too far.
    [[nodiscard]] std::optional<Reach> reachOf(const core::gles2::Context& gl, GLuint index,
                                               const Range& vertices) const;
    void copy(core::gles2::Context& gl, std::uint32_t attributes, const Range& vertices) const;

    std::map<core::gles2::VertexArrayKey, Pointers> m_pointers;
};

} // namespace vitrine::captures::model
