// SPDX-License-Identifier: Apache-2.0
#include "tests/captures/record/programs/refusal_rows.h"

namespace vitrine::testing {

Rows bufferRows(const Objects& o)
{
    const auto* data = o.nowhere<void>();
    constexpr GLsizeiptr kTooLarge = GLsizeiptr{1} << 46;
    const auto map = extension<PFNGLMAPBUFFEROESPROC>("glMapBufferOES");
    const auto unmap = extension<PFNGLUNMAPBUFFEROESPROC>("glUnmapBufferOES");
    const auto pointer = extension<PFNGLGETBUFFERPOINTERVOESPROC>("glGetBufferPointervOES");
    auto* answer = o.nowhere<void*>();
    auto* number = o.nowhere<GLint>();
    return {
        {"glBindBuffer target", {kEnum}, [=] { glBindBuffer(kNone, 1); }},
        {"glBufferData target", {kEnum}, [=] { glBufferData(kNone, 8, data, GL_STATIC_DRAW); }},
        {"glBufferData usage",
         {kEnum},
         [=, &o] { withBuffer(o, kElements, [=] { glBufferData(kElements, 8, data, kNone); }); }},
        {"glBufferData size",
         {kValue},
         [=, &o] { withBuffer(o, kElements, [=] { glBufferData(kElements, -1, data, GL_STATIC_DRAW); }); }},
        {"glBufferData nothing bound", {kOperation}, [=] { glBufferData(kArray, 8, data, GL_STATIC_DRAW); }},
        {"glBufferSubData target", {kEnum}, [=] { glBufferSubData(kNone, 0, 8, data); }},
        {"glBufferSubData offset",
         {kValue},
         [=, &o] { withBuffer(o, kArray, [=] { glBufferSubData(kArray, -4, 8, data); }); }},
        {"glBufferSubData size",
         {kValue},
         [=, &o] { withBuffer(o, kArray, [=] { glBufferSubData(kArray, 0, -1, data); }); }},
        {"glBufferSubData beyond the end",
         {kValue},
         [=, &o] { withBuffer(o, kArray, [=] { glBufferSubData(kArray, 60, 8, data); }); }},
        {"glBufferSubData far beyond the end",
         {kValue},
         [=, &o] { withBuffer(o, kArray, [=] { glBufferSubData(kArray, 0, kTooLarge, data); }); }},
        {"glBufferSubData nothing bound", {kOperation}, [=] { glBufferSubData(kArray, 0, 8, data); }},
        {"glBufferSubData mapped",
         {kOperation},
         [=, &o] { withMapped(o, kArray, [=] { glBufferSubData(kArray, 0, 8, data); }); }},
        {"glMapBufferOES target", {kEnum}, [=] { map(kNone, GL_WRITE_ONLY_OES); }},
        {"glMapBufferOES access", {kEnum}, [=, &o] { withBuffer(o, kArray, [=] { map(kArray, kNone); }); }},
        {"glMapBufferOES nothing bound", {kOperation}, [=] { map(kArray, GL_WRITE_ONLY_OES); }},
        {"glMapBufferOES mapped",
         {kOperation},
         [=, &o] { withMapped(o, kArray, [=] { map(kArray, GL_WRITE_ONLY_OES); }); }},
        {"glUnmapBufferOES target", {kEnum}, [=] { unmap(kNone); }},
        {"glUnmapBufferOES nothing bound", {kOperation}, [=] { unmap(kArray); }},
        {"glUnmapBufferOES not mapped", {kOperation}, [=, &o] { withBuffer(o, kArray, [=] { unmap(kArray); }); }},
        {"glGetBufferPointervOES target", {kEnum}, [=] { pointer(kNone, GL_BUFFER_MAP_POINTER_OES, answer); }},
        {"glGetBufferPointervOES pname",
         {kEnum},
         [=, &o] { withBuffer(o, kArray, [=] { pointer(kArray, kNone, answer); }); }},
        {"glGetBufferPointervOES nothing bound",
         {kOperation},
         [=] { pointer(kArray, GL_BUFFER_MAP_POINTER_OES, answer); }},
        {"glGetBufferParameteriv target", {kEnum}, [=] { glGetBufferParameteriv(kNone, GL_BUFFER_SIZE, number); }},
        {"glGetBufferParameteriv pname",
         {kEnum},
         [=, &o] { withBuffer(o, kArray, [=] { glGetBufferParameteriv(kArray, kNone, number); }); }},
        {"glGetBufferParameteriv nothing bound",
         {kOperation},
         [=] { glGetBufferParameteriv(kArray, GL_BUFFER_SIZE, number); }},
        {"glBufferData of nothing",
         {kNothing},
         [=, &o] {
             glBindBuffer(kArray, o.buffer);
             glBufferData(kArray, 0, data, GL_STATIC_DRAW);
             glBindBuffer(kArray, 0);
         }},
        {"glBufferSubData of nothing",
         {kNothing},
         [=, &o] { withBuffer(o, kArray, [=] { glBufferSubData(kArray, 0, 0, data); }); }},
        {"glBufferData memory",
         {GL_OUT_OF_MEMORY},
         [=, &o] {
             glBindBuffer(kArray, o.buffer);
             glBufferData(kArray, kTooLarge, data, GL_STATIC_DRAW);
             glBindBuffer(kArray, 0);
         }},
    };
}

Rows nameRows(const Objects& o)
{
    auto* names = o.nowhere<GLuint>();
    const auto generateArrays = extension<PFNGLGENVERTEXARRAYSOESPROC>("glGenVertexArraysOES");
    const auto deleteArrays = extension<PFNGLDELETEVERTEXARRAYSOESPROC>("glDeleteVertexArraysOES");
    const auto bindArray = extension<PFNGLBINDVERTEXARRAYOESPROC>("glBindVertexArrayOES");
    return {
        {"glGenBuffers", {kValue}, [=] { glGenBuffers(-1, names); }},
        {"glGenFramebuffers", {kValue}, [=] { glGenFramebuffers(-1, names); }},
        {"glGenRenderbuffers", {kValue}, [=] { glGenRenderbuffers(-1, names); }},
        {"glGenTextures", {kValue}, [=] { glGenTextures(-1, names); }},
        {"glGenVertexArraysOES", {kValue}, [=] { generateArrays(-1, names); }},
        {"glDeleteBuffers", {kValue}, [=] { glDeleteBuffers(-1, names); }},
        {"glDeleteFramebuffers", {kValue}, [=] { glDeleteFramebuffers(-1, names); }},
        {"glDeleteRenderbuffers", {kValue}, [=] { glDeleteRenderbuffers(-1, names); }},
        {"glDeleteTextures", {kValue}, [=] { glDeleteTextures(-1, names); }},
        {"glDeleteVertexArraysOES", {kValue}, [=] { deleteArrays(-1, names); }},
        {"glBindVertexArrayOES of no array", {kOperation}, [=] { bindArray(kNoName); }},
        {"glGenBuffers of none", {kNothing}, [=] { glGenBuffers(0, names); }},
        {"glGenTextures of none", {kNothing}, [=] { glGenTextures(0, names); }},
        {"glGenVertexArraysOES of none", {kNothing}, [=] { generateArrays(0, names); }},
        {"glDeleteBuffers of none", {kNothing}, [=] { glDeleteBuffers(0, names); }},
        {"glDeleteTextures of none", {kNothing}, [=] { glDeleteTextures(0, names); }},
        {"glDeleteVertexArraysOES of none", {kNothing}, [=] { deleteArrays(0, names); }},
    };
}

Rows attributeRows(const Objects& o)
{
    const auto* reals = o.nowhere<GLfloat>();
    auto* answers = o.nowhere<GLfloat>();
    auto* numbers = o.nowhere<GLint>();
    auto* pointers = o.nowhere<void*>();
    return {
        {"glEnableVertexAttribArray", {kValue}, [=] { glEnableVertexAttribArray(kNoIndex); }},
        {"glDisableVertexAttribArray", {kValue}, [=] { glDisableVertexAttribArray(kNoIndex); }},
        {"glVertexAttribPointer index", {kValue}, [=] { glVertexAttribPointer(kNoIndex, 4, GL_FLOAT, 0, 0, reals); }},
        {"glVertexAttribPointer size 0", {kValue}, [=] { glVertexAttribPointer(0, 0, GL_FLOAT, 0, 0, reals); }},
        {"glVertexAttribPointer size 5", {kValue}, [=] { glVertexAttribPointer(0, 5, GL_FLOAT, 0, 0, reals); }},
        {"glVertexAttribPointer stride", {kValue}, [=] { glVertexAttribPointer(0, 4, GL_FLOAT, 0, -1, reals); }},
        {"glVertexAttribPointer type", {kEnum}, [=] { glVertexAttribPointer(0, 4, kNone, 0, 0, reals); }},
        {"glVertexAttrib1fv", {kValue}, [=] { glVertexAttrib1fv(kNoIndex, reals); }},
        {"glVertexAttrib2fv", {kValue}, [=] { glVertexAttrib2fv(kNoIndex, reals); }},
        {"glVertexAttrib3fv", {kValue}, [=] { glVertexAttrib3fv(kNoIndex, reals); }},
        {"glVertexAttrib4fv", {kValue}, [=] { glVertexAttrib4fv(kNoIndex, reals); }},
        {"glGetVertexAttribfv index",
         {kValue},
         [=] { glGetVertexAttribfv(kNoIndex, GL_CURRENT_VERTEX_ATTRIB, answers); }},
        {"glGetVertexAttribfv pname", {kEnum}, [=] { glGetVertexAttribfv(1, kNone, answers); }},
        {"glGetVertexAttribiv index",
         {kValue},
         [=] { glGetVertexAttribiv(kNoIndex, GL_CURRENT_VERTEX_ATTRIB, numbers); }},
        {"glGetVertexAttribiv pname", {kEnum}, [=] { glGetVertexAttribiv(1, kNone, numbers); }},
        {"glGetVertexAttribPointerv index",
         {kValue},
         [=] { glGetVertexAttribPointerv(kNoIndex, GL_VERTEX_ATTRIB_ARRAY_POINTER, pointers); }},
        {"glGetVertexAttribPointerv pname", {kEnum}, [=] { glGetVertexAttribPointerv(1, kNone, pointers); }},
    };
}

Rows imageRows(const Objects& o)
{
    auto* pixels = o.nowhere<void>();
    constexpr GLenum kTexture = GL_TEXTURE_2D, kBytes = GL_UNSIGNED_BYTE, kPacked = GL_UNSIGNED_SHORT_5_6_5;
    constexpr GLsizei kHuge = 1 << 20;
    constexpr GLenum kFramebuffer = GL_INVALID_FRAMEBUFFER_OPERATION;
    return {
        {"glPixelStorei pname", {kEnum}, [=] { glPixelStorei(kNone, 4); }},
        {"glPixelStorei pack alignment", {kValue}, [=] { glPixelStorei(GL_PACK_ALIGNMENT, 3); }},
        {"glPixelStorei unpack alignment", {kValue}, [=] { glPixelStorei(GL_UNPACK_ALIGNMENT, -1); }},
        {"glReadPixels format", {kEnum, kOperation}, [=] { glReadPixels(0, 0, 4, 4, kNone, kBytes, pixels); }},
        {"glReadPixels type", {kEnum, kOperation}, [=] { glReadPixels(0, 0, 4, 4, GL_RGBA, kNone, pixels); }},
        {"glReadPixels width", {kValue}, [=] { glReadPixels(0, 0, -1, 4, GL_RGBA, kBytes, pixels); }},
        {"glReadPixels height", {kValue}, [=] { glReadPixels(0, 0, 4, -1, GL_RGBA, kBytes, pixels); }},
        {"glReadPixels pair", {kOperation}, [=] { glReadPixels(0, 0, 4, 4, GL_RGBA, kPacked, pixels); }},
        {"glReadPixels framebuffer",
         {kFramebuffer},
         [=, &o] { withoutImage(o, [=] { glReadPixels(0, 0, 4, 4, GL_RGBA, kBytes, pixels); }); }},
        {"glTexImage2D target", {kEnum}, [=] { glTexImage2D(kNone, 0, GL_RGBA, 4, 4, 0, GL_RGBA, kBytes, pixels); }},
        {"glTexImage2D type", {kEnum}, [=] { glTexImage2D(kTexture, 0, GL_RGBA, 4, 4, 0, GL_RGBA, kNone, pixels); }},
        {"glTexImage2D level",
         {kValue},
         [=] { glTexImage2D(kTexture, -1, GL_RGBA, 4, 4, 0, GL_RGBA, kBytes, pixels); }},
        {"glTexImage2D level 30",
         {kValue},
         [=] { glTexImage2D(kTexture, 30, GL_RGBA, 1, 1, 0, GL_RGBA, kBytes, pixels); }},
        {"glTexImage2D internal format",
         {kValue, kEnum, kOperation},
         [=] { glTexImage2D(kTexture, 0, kNone, 4, 4, 0, GL_RGBA, kBytes, pixels); }},
        {"glTexImage2D width",
         {kValue},
         [=] { glTexImage2D(kTexture, 0, GL_RGBA, -4, 4, 0, GL_RGBA, kBytes, pixels); }},
        {"glTexImage2D too wide",
         {kValue},
         [=] { glTexImage2D(kTexture, 0, GL_RGBA, kHuge, 4, 0, GL_RGBA, kBytes, pixels); }},
        {"glTexImage2D border",
         {kValue},
         [=] { glTexImage2D(kTexture, 0, GL_RGBA, 4, 4, 1, GL_RGBA, kBytes, pixels); }},
        {"glTexImage2D formats",
         {kOperation},
         [=] { glTexImage2D(kTexture, 0, GL_RGBA, 4, 4, 0, GL_LUMINANCE, kBytes, pixels); }},
        {"glTexImage2D pair",
         {kOperation},
         [=] { glTexImage2D(kTexture, 0, GL_RGBA, 4, 4, 0, GL_RGBA, kPacked, pixels); }},
        {"glTexImage2D cube",
         {kValue},
         [=] { glTexImage2D(GL_TEXTURE_CUBE_MAP_POSITIVE_X, 0, GL_RGBA, 4, 8, 0, GL_RGBA, kBytes, pixels); }},
        {"glTexSubImage2D target", {kEnum}, [=] { glTexSubImage2D(kNone, 0, 0, 0, 4, 4, GL_RGBA, kBytes, pixels); }},
        {"glTexSubImage2D level",
         {kValue},
         [=] { glTexSubImage2D(kTexture, -1, 0, 0, 4, 4, GL_RGBA, kBytes, pixels); }},
        {"glTexSubImage2D no such image",
         {kOperation, kValue},
         [=] { glTexSubImage2D(kTexture, 3, 0, 0, 4, 4, GL_RGBA, kBytes, pixels); }},
        {"glTexSubImage2D offset",
         {kValue},
         [=] { glTexSubImage2D(kTexture, 0, -1, 0, 4, 4, GL_RGBA, kBytes, pixels); }},
        {"glTexSubImage2D width",
         {kValue},
         [=] { glTexSubImage2D(kTexture, 0, 0, 0, -1, 4, GL_RGBA, kBytes, pixels); }},
        {"glTexSubImage2D beyond",
         {kValue},
         [=] { glTexSubImage2D(kTexture, 0, 30, 0, 4, 4, GL_RGBA, kBytes, pixels); }},
        {"glTexSubImage2D format",
         {kOperation},
         [=] { glTexSubImage2D(kTexture, 0, 0, 0, 4, 4, GL_LUMINANCE, kBytes, pixels); }},
        {"glTexSubImage2D type", {kEnum}, [=] { glTexSubImage2D(kTexture, 0, 0, 0, 4, 4, GL_RGBA, kNone, pixels); }},
        {"glCompressedTexImage2D format",
         {kEnum},
         [=] { glCompressedTexImage2D(kTexture, 0, kNone, 4, 4, 0, 8, pixels); }},
        {"glCompressedTexImage2D size",
         {kValue},
         [=] { glCompressedTexImage2D(kTexture, 0, GL_ETC1_RGB8_OES, 4, 4, 0, 9, pixels); }},
        {"glCompressedTexImage2D level",
         {kValue},
         [=] { glCompressedTexImage2D(kTexture, -1, GL_ETC1_RGB8_OES, 4, 4, 0, 8, pixels); }},
        {"glCompressedTexSubImage2D",
         {kEnum, kOperation},
         [=] { glCompressedTexSubImage2D(kTexture, 0, 0, 0, 4, 4, kNone, 8, pixels); }},
        {"glTexParameterfv target",
         {kEnum},
         [=] { glTexParameterfv(kNone, GL_TEXTURE_MIN_FILTER, static_cast<GLfloat*>(pixels)); }},
        {"glTexParameterfv pname", {kEnum}, [=] { glTexParameterfv(kTexture, kNone, static_cast<GLfloat*>(pixels)); }},
        {"glTexParameteriv target",
         {kEnum},
         [=] { glTexParameteriv(kNone, GL_TEXTURE_MIN_FILTER, static_cast<GLint*>(pixels)); }},
        {"glTexParameteriv pname", {kEnum}, [=] { glTexParameteriv(kTexture, kNone, static_cast<GLint*>(pixels)); }},
        {"glGetTexParameterfv target",
         {kEnum},
         [=] { glGetTexParameterfv(kNone, GL_TEXTURE_MIN_FILTER, static_cast<GLfloat*>(pixels)); }},
        {"glGetTexParameterfv pname",
         {kEnum},
         [=] { glGetTexParameterfv(kTexture, kNone, static_cast<GLfloat*>(pixels)); }},
        {"glGetTexParameteriv target",
         {kEnum},
         [=] { glGetTexParameteriv(kNone, GL_TEXTURE_MIN_FILTER, static_cast<GLint*>(pixels)); }},
        {"glGetTexParameteriv pname",
         {kEnum},
         [=] { glGetTexParameteriv(kTexture, kNone, static_cast<GLint*>(pixels)); }},
        {"glReadPixels of nothing", {kNothing}, [=] { glReadPixels(0, 0, 0, 4, GL_RGBA, kBytes, pixels); }},
        {"glTexSubImage2D of nothing",
         {kNothing},
         [=] { glTexSubImage2D(kTexture, 0, 0, 0, 4, 0, GL_RGBA, kBytes, pixels); }},
    };
}

Rows volumeRows(const Objects& o)
{
    const auto image = extension<PFNGLTEXIMAGE3DOESPROC>("glTexImage3DOES");
    const auto part = extension<PFNGLTEXSUBIMAGE3DOESPROC>("glTexSubImage3DOES");
    const auto* pixels = o.nowhere<void>();
    constexpr GLenum kVolume = GL_TEXTURE_3D_OES, kBytes = GL_UNSIGNED_BYTE;
    if (!image || !part)
        return {};
    return {
        {"glTexImage3DOES target", {kEnum}, [=] { image(kNone, 0, GL_RGBA, 4, 4, 4, 0, GL_RGBA, kBytes, pixels); }},
        {"glTexImage3DOES depth", {kValue}, [=] { image(kVolume, 0, GL_RGBA, 4, 4, -1, 0, GL_RGBA, kBytes, pixels); }},
        {"glTexImage3DOES pair",
         {kOperation},
         [=] { image(kVolume, 0, GL_RGBA, 4, 4, 4, 0, GL_RGBA, GL_UNSIGNED_SHORT_5_6_5, pixels); }},
        {"glTexSubImage3DOES target", {kEnum}, [=] { part(kNone, 0, 0, 0, 0, 4, 4, 4, GL_RGBA, kBytes, pixels); }},
        {"glTexSubImage3DOES no such image",
         {kOperation, kValue},
         [=] { part(kVolume, 0, 0, 0, 0, 4, 4, 4, GL_RGBA, kBytes, pixels); }},
    };
}

} // namespace vitrine::testing
