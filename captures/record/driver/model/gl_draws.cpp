// SPDX-License-Identifier: Apache-2.0
// Draws, vertex arrays and mapped buffers.
#include "captures/record/driver/model/gl_call.h"
#include "captures/record/driver/model/gl_calls.h"
#include "core/api/gles2/enum_tables.h"

namespace vitrine::captures::model {

namespace {

void GL_APIENTRY drawArrays(GLenum mode, GLint first, GLsizei count)
{
    const GlCall call;
    if (!call)
        return;
    call.arrays().drawArrays(call.gl(), mode, first, count);
    Machine::get().reportDraw();
}

void GL_APIENTRY drawElements(GLenum mode, GLsizei count, GLenum type, const void* indices)
{
    const GlCall call;
    if (!call)
        return;
    call.arrays().drawElements(call.gl(), mode, count, type, indices);
    Machine::get().reportDraw();
}

bool isValid(GLuint index, GLint size, GLenum type, GLsizei stride)
{
    return index < core::kMaxVertexAttributes && size >= 1 && size <= 4 && stride >= 0 &&
           core::gles2::attributeType(type);
}

void GL_APIENTRY vertexAttribPointer(GLuint index, GLint size, GLenum type, GLboolean normalized, GLsizei stride,
                                     const void* pointer)
{
    const GlCall call;
    if (!call)
        return;
    core::gles2::ArraySource source;
    source.isOffset = static_cast<bool>(call.gl().state().arrayBuffer);
    source.offset = source.isOffset ? reinterpret_cast<std::uint64_t>(pointer) : 0;
    call.gl().vertexAttribPointer(index, size, type, normalized, stride, source);
    if (isValid(index, size, type, stride))
        call.arrays().setPointer(call.gl(), index, pointer);
}

void GL_APIENTRY getVertexAttribPointerv(GLuint index, GLenum pname, void** pointer)
{
    const GlCall call;
    if (!call)
        return;
    core::gles2::ArraySource ignored;
    call.gl().getVertexAttribPointerv(index, pname, &ignored);
    if (pointer && index < core::kMaxVertexAttributes && pname == GL_VERTEX_ATTRIB_ARRAY_POINTER)
        *pointer = const_cast<void*>(call.arrays().pointer(call.gl(), index));
}

void GL_APIENTRY deleteVertexArrays(GLsizei n, const GLuint* arrays)
{
    const GlCall call;
    if (!call)
        return;
    call.gl().deleteVertexArraysOES(n, dataAt(arrays, n));
    call.arrays().forgetDeleted(call.gl());
}

void* GL_APIENTRY mapBuffer(GLenum target, GLenum access)
{
    const GlCall call;
    return call ? call.gl().mapBufferOES(target, access).data() : nullptr;
}

void GL_APIENTRY getBufferPointerv(GLenum target, GLenum pname, void** params)
{
    const GlCall call;
    if (!call)
        return;
    const void* const kUnset = &call;
    std::span<std::byte> bytes(static_cast<std::byte*>(const_cast<void*>(kUnset)), 1);
    call.gl().getBufferPointervOES(target, pname, &bytes);
    if (params && bytes.data() != kUnset)
        *params = bytes.data();
}

} // namespace

void addDrawCalls(GlFunctions& table)
{
    table.glDrawArrays = &drawArrays;
    table.glDrawElements = &drawElements;
    table.glVertexAttribPointer = &vertexAttribPointer;
    table.glGetVertexAttribPointerv = &getVertexAttribPointerv;
    table.glDeleteVertexArraysOES = &deleteVertexArrays;
    table.glMapBufferOES = &mapBuffer;
    table.glGetBufferPointervOES = &getBufferPointerv;
}

} // namespace vitrine::captures::model
