// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/captures/record/driver/guarded_memory.h"
#include "tests/captures/record/programs/refusals.h"
#include "tests/captures/record/programs/subject_gl.h"

#include <functional>
#include <vector>

namespace vitrine::testing {

template <typename Function>
Function extension(const char* name)
{
    return reinterpret_cast<Function>(eglGetProcAddress(name));
}

/// A call, and the errors of which it may choose: where several apply, GL leaves open which is told.
struct Row {
    const char* name;
    std::vector<GLenum> errors;
    std::function<void()> call;
};
using Rows = std::vector<Row>;

inline constexpr GLenum kEnum = GL_INVALID_ENUM, kValue = GL_INVALID_VALUE, kOperation = GL_INVALID_OPERATION;
inline constexpr GLenum kNothing = GL_NO_ERROR;
inline constexpr GLenum kNone = 0x1234; // no enumeration of GL
inline constexpr GLuint kNoIndex = 1000, kNoName = 0x7ffffff0;
inline constexpr GLenum kArray = GL_ARRAY_BUFFER, kElements = GL_ELEMENT_ARRAY_BUFFER;

/// What the calls are made on.
struct Objects {
    GuardedMemory memory;
    Pointers pointers;
    Program linked;
    GLuint unlinked = glCreateProgram();
    GLuint shader = glCreateShader(GL_VERTEX_SHADER);
    GLuint buffer = 0, mapped = 0, texture = 0, framebuffer = 0;

    explicit Objects(Pointers where) : pointers(where)
    {
        glGenBuffers(1, &buffer);
        glGenBuffers(1, &mapped);
        glGenTextures(1, &texture);
        glGenFramebuffers(1, &framebuffer);
        glBindBuffer(kArray, mapped);
        glBufferData(kArray, 64, nullptr, GL_STATIC_DRAW);
        glBindBuffer(kArray, 0);
        glBindTexture(GL_TEXTURE_2D, texture);
        glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA, 32, 32, 0, GL_RGBA, GL_UNSIGNED_BYTE, nullptr);
    }
    ~Objects()
    {
        glDeleteFramebuffers(1, &framebuffer);
        glDeleteTextures(1, &texture);
        glDeleteBuffers(1, &buffer);
        glDeleteBuffers(1, &mapped);
        glDeleteShader(shader);
        glDeleteProgram(unlinked);
        glDeleteProgram(linked.name);
    }
    Objects(const Objects&) = delete;
    Objects& operator=(const Objects&) = delete;

    /// Where nobody should read or write.
    template <typename T>
    [[nodiscard]] T* nowhere() const
    {
        return pointers == Pointers::Allowed ? memory.first<T>()
                                             : static_cast<T*>(const_cast<void*>(memory.forbidden()));
    }
};

/// `call` with a buffer of 64 bytes bound.
inline void withBuffer(const Objects& objects, GLenum target, const std::function<void()>& call)
{
    glBindBuffer(target, objects.mapped);
    call();
    glBindBuffer(target, 0);
}

inline void withMapped(const Objects& objects, GLenum target, const std::function<void()>& call)
{
    withBuffer(objects, target, [&] {
        extension<PFNGLMAPBUFFEROESPROC>("glMapBufferOES")(target, GL_WRITE_ONLY_OES);
        call();
        extension<PFNGLUNMAPBUFFEROESPROC>("glUnmapBufferOES")(target);
    });
}

/// `call` with a framebuffer that nothing is attached to.
inline void withoutImage(const Objects& objects, const std::function<void()>& call)
{
    glBindFramebuffer(GL_FRAMEBUFFER, objects.framebuffer);
    call();
    glBindFramebuffer(GL_FRAMEBUFFER, 0);
}

[[nodiscard]] Rows bufferRows(const Objects& o);
[[nodiscard]] Rows nameRows(const Objects& o);
[[nodiscard]] Rows attributeRows(const Objects& o);
[[nodiscard]] Rows imageRows(const Objects& o);
[[nodiscard]] Rows volumeRows(const Objects& o);
[[nodiscard]] Rows programRows(const Objects& o);
[[nodiscard]] Rows uniformRows(const Objects& o);
[[nodiscard]] Rows stateRows(const Objects& o);
[[nodiscard]] Rows drawRows(const Objects& o);

} // namespace vitrine::testing
