// SPDX-License-Identifier: Apache-2.0
// Images to and from the program's memory.
#include "captures/record/driver/model/gl_call.h"
#include "captures/record/driver/model/gl_calls.h"
#include "core/api/calls/call_sizes.h"

namespace vitrine::captures::model {

namespace {

core::UnpackLayout layoutOf(const core::gles2::PixelStore& store)
{
    const auto count = [](GLint value) { return static_cast<std::uint32_t>(std::max(value, 0)); };
    return {count(store.alignment), count(store.rowLength), count(store.skipRows), count(store.skipPixels)};
}

/// Nothing for formats that GL refuses anyway.
std::size_t sizeOf(GLenum format, GLenum type, const core::TransferExtent& extent, const core::gles2::PixelStore& store)
{
    return core::imageBytes(format, type, extent, layoutOf(store)).value_or(0);
}

std::span<const std::byte> pixelsAt(const GlCall& call, const void* pixels, GLenum format, GLenum type,
                                    const core::TransferExtent& extent)
{
    const std::size_t size = pixels ? sizeOf(format, type, extent, call.gl().state().unpack) : 0;
    return {static_cast<const std::byte*>(pixels), size};
}

void GL_APIENTRY texImage2D(GLenum target, GLint level, GLint internalformat, GLsizei width, GLsizei height,
                            GLint border, GLenum format, GLenum type, const void* pixels)
{
    const GlCall call;
    if (call)
        call.gl().texImage2D(target, level, internalformat, width, height, border, format, type,
                             pixelsAt(call, pixels, format, type, {width, height}));
}

void GL_APIENTRY texSubImage2D(GLenum target, GLint level, GLint xoffset, GLint yoffset, GLsizei width, GLsizei height,
                               GLenum format, GLenum type, const void* pixels)
{
    const GlCall call;
    if (call)
        call.gl().texSubImage2D(target, level, xoffset, yoffset, width, height, format, type,
                                pixelsAt(call, pixels, format, type, {width, height}));
}

void GL_APIENTRY texImage3D(GLenum target, GLint level, GLenum internalformat, GLsizei width, GLsizei height,
                            GLsizei depth, GLint border, GLenum format, GLenum type, const void* pixels)
{
    const GlCall call;
    if (call)
        call.gl().texImage3DOES(target, level, internalformat, width, height, depth, border, format, type,
                                pixelsAt(call, pixels, format, type, {width, height, depth}));
}

void GL_APIENTRY texSubImage3D(GLenum target, GLint level, GLint xoffset, GLint yoffset, GLint zoffset, GLsizei width,
                               GLsizei height, GLsizei depth, GLenum format, GLenum type, const void* pixels)
{
    const GlCall call;
    if (call)
        call.gl().texSubImage3DOES(target, level, xoffset, yoffset, zoffset, width, height, depth, format, type,
                                   pixelsAt(call, pixels, format, type, {width, height, depth}));
}

void GL_APIENTRY readPixels(GLint x, GLint y, GLsizei width, GLsizei height, GLenum format, GLenum type, void* pixels)
{
    const GlCall call;
    if (!call)
        return;
    const std::size_t size = pixels ? sizeOf(format, type, {width, height}, call.gl().state().pack) : 0;
    call.gl().readPixels(x, y, width, height, format, type, {static_cast<std::byte*>(pixels), size});
}

} // namespace

void addPixelCalls(GlFunctions& table)
{
    table.glTexImage2D = &texImage2D;
    table.glTexSubImage2D = &texSubImage2D;
    table.glTexImage3DOES = &texImage3D;
    table.glTexSubImage3DOES = &texSubImage3D;
    table.glReadPixels = &readPixels;
}

} // namespace vitrine::captures::model
