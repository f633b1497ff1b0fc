// SPDX-License-Identifier: Apache-2.0
#include "captures/record/tap/gl_tables.h"
#include "captures/record/tap/rules.h"
#include "core/api/calls/call_table.h"

namespace vitrine::captures {

using namespace rules;
using core::CallFlags;
using G = GlFunctions;
using N = Plain;

namespace {

void GL_APIENTRY bindBuffer(GLenum target, GLuint buffer)
{
    layer().gl.glBindBuffer(target, buffer);
    Note note;
    if (!note)
        return;
    if (ContextShadow* context = Note::context())
        context->bindBuffer(target, buffer);
    note.write<&G::glBindBuffer, N, N>(std::tuple(target, buffer), Nothing(), 0);
}

void GL_APIENTRY bufferData(GLenum target, GLsizeiptr size, const void* data, GLenum usage)
{
    layer().gl.glBufferData(target, size, data, usage);
    Note note;
    if (!note)
        return;
    if (ContextShadow* context = Note::context())
        context->setBufferData(target, size, data);
    note.write<&G::glBufferData, N, N, Bytes<1>, N>(std::tuple(target, size, data, usage), Nothing(), 0);
}

void GL_APIENTRY bufferSubData(GLenum target, GLintptr offset, GLsizeiptr size, const void* data)
{
    layer().gl.glBufferSubData(target, offset, size, data);
    Note note;
    if (!note)
        return;
    if (ContextShadow* context = Note::context())
        context->setBufferPart(target, offset, size, data);
    note.write<&G::glBufferSubData, N, N, N, Bytes<2>>(std::tuple(target, offset, size, data), Nothing(), 0);
}

void* GL_APIENTRY mapBuffer(GLenum target, GLenum access)
{
    void* const address = layer().gl.glMapBufferOES(target, access);
    Note note;
    if (!note)
        return address;
    const ContextShadow* context = Note::context();
    if (BufferShadow* buffer = context ? context->boundBuffer(target) : nullptr; buffer && address)
        buffer->mapped = address;
    note.write<&G::glMapBufferOES, N, N>(std::tuple(target, access), Address(), address);
    return address;
}

/// What the program wrote to mapped memory is a memcpy of the whole buffer.
void recordMapped(Note& note, GLenum target)
{
    const ContextShadow* context = Note::context();
    BufferShadow* buffer = context ? context->boundBuffer(target) : nullptr;
    if (!buffer || !buffer->mapped)
        return;
    std::memcpy(buffer->content.data(), buffer->mapped, buffer->content.size());
    static const core::FunctionInfo* const kMemcpy = core::findFunction("memcpy");
    StreamWriter& out = note.out();
    out.begin(kMemcpy->id, note.all().tap.thread(), CallFlags::Fake);
    out.address(buffer->mapped);
    out.blob(buffer->content.data(), buffer->content.size());
    out.number(static_cast<std::int64_t>(buffer->content.size()));
    out.end();
    buffer->mapped = nullptr;
}

GLboolean GL_APIENTRY unmapBuffer(GLenum target)
{
    if (Note note; note)
        recordMapped(note, target);
    const GLboolean done = layer().gl.glUnmapBufferOES(target);
    if (Note note; note)
        note.write<&G::glUnmapBufferOES, N>(std::tuple(target), Plain(), done);
    return done;
}

void GL_APIENTRY bindVertexArray(GLuint array)
{
    layer().gl.glBindVertexArrayOES(array);
    Note note;
    if (!note)
        return;
    if (ContextShadow* context = Note::context())
        context->bindVertexArray(array);
    note.write<&G::glBindVertexArrayOES, N>(std::tuple(array), Nothing(), 0);
}

void GL_APIENTRY enableArray(GLuint index)
{
    layer().gl.glEnableVertexAttribArray(index);
    Note note;
    if (!note)
        return;
    if (ContextShadow* context = Note::context())
        context->enableAttribute(index, true);
    note.write<&G::glEnableVertexAttribArray, N>(std::tuple(index), Nothing(), 0);
}

void GL_APIENTRY disableArray(GLuint index)
{
    layer().gl.glDisableVertexAttribArray(index);
    Note note;
    if (!note)
        return;
    if (ContextShadow* context = Note::context())
        context->enableAttribute(index, false);
    note.write<&G::glDisableVertexAttribArray, N>(std::tuple(index), Nothing(), 0);
}

/// An array in the program's memory is recorded with the draws that read it, when its size is known.
void GL_APIENTRY vertexAttribPointer(GLuint index, GLint size, GLenum type, GLboolean normalized, GLsizei stride,
                                     const void* pointer)
{
    layer().gl.glVertexAttribPointer(index, size, type, normalized, stride, pointer);
    Note note;
    if (!note)
        return;
    ContextShadow* context = Note::context();
    if (context && context->setAttribute(index, {size, type, normalized, stride, pointer, 0}))
        return;
    note.write<&G::glVertexAttribPointer, N, N, N, N, N, Address>(
        std::tuple(index, size, type, normalized, stride, pointer), Nothing(), 0);
}

} // namespace

void addRecordedBuffers(GlFunctions& table)
{
    table.glBindBuffer = &bindBuffer;
    table.glBufferData = &bufferData;
    table.glBufferSubData = &bufferSubData;
    table.glMapBufferOES = &mapBuffer;
    table.glUnmapBufferOES = &unmapBuffer;
    table.glBindVertexArrayOES = &bindVertexArray;
    table.glEnableVertexAttribArray = &enableArray;
    table.glDisableVertexAttribArray = &disableArray;
    table.glVertexAttribPointer = &vertexAttribPointer;
}

} // namespace vitrine::captures
