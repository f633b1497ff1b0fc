// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/gles2/context.h"

#include <array>
#include <map>
#include <optional>

namespace vitrine::captures::model {

/// The vertex arrays of a context that lie in the program's memory.
///
/// GL reads them at each draw, as far as the draw reaches; not when it refuses the draw. The model wants bytes of a
/// known size, so that each draw copies what it is going to read; what glGet says about the arrays stays what the
/// program set.
class ClientArrays {
public:
    /// glVertexAttribPointer for the bound vertex array object.
    void setPointer(core::gles2::Context& gl, GLuint index, const void* pointer);
    /// What the program passed last; null when never.
    [[nodiscard]] const void* pointer(const core::gles2::Context& gl, GLuint index) const;
    /// Drops what is known of vertex array objects that no longer exist.
    void forgetDeleted(const core::gles2::Context& gl);

    void drawArrays(core::gles2::Context& gl, GLenum mode, GLint first, GLsizei count) const;
    void drawElements(core::gles2::Context& gl, GLenum mode, GLsizei count, GLenum type, const void* indices) const;

    /// The addresses that a draw reads of one array, and its pointer, where vertex 0 would stand.
    struct Reach {
        GLuint index = 0;
        std::uint64_t pointer = 0, begin = 0, end = 0;
    };

private:
    struct Pointer {
        const void* address = nullptr;
        bool isClient = false; ///< no buffer was bound: an address, not an offset
    };
    using Pointers = std::array<Pointer, core::kMaxVertexAttributes>;
    /// Vertices that a draw reads.
    struct Range {
        std::uint64_t first = 0, count = 0;
    };

    [[nodiscard]] std::uint32_t clientAttributes(const core::gles2::Context& gl) const;
    /// Nothing for arrays that are null or reach too far.
    [[nodiscard]] std::optional<Reach> reachOf(const core::gles2::Context& gl, GLuint index,
                                               const Range& vertices) const;
    void copy(core::gles2::Context& gl, std::uint32_t attributes, const Range& vertices) const;

    std::map<core::gles2::VertexArrayKey, Pointers> m_pointers;
};

} // namespace vitrine::captures::model
