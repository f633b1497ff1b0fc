// SPDX-License-Identifier: Apache-2.0
#include "captures/record/tap/client_arrays.h"
#include "captures/record/tap/gl_tables.h"
#include "captures/record/tap/rules.h"
#include "captures/record/tap/surfaces.h"

namespace vitrine::captures {

using namespace rules;
using G = GlFunctions;
using N = Plain;

namespace {

bool hasClientArrays(const ContextShadow* context)
{
    return context && (context->vertexArray().enabled & context->vertexArray().clientSide) != 0;
}

/// Where the indices are that the driver read: in a buffer, as far as its contents are known, or in the program.
const void* indicesOf(const VertexArrayShadow& arrays, const void* indices, std::uint64_t bytes)
{
    if (arrays.elementBuffer == 0)
        return indices;
    const auto offset = static_cast<std::uint64_t>(reinterpret_cast<std::uintptr_t>(indices));
    const std::uint64_t size = arrays.elements ? arrays.elements->content.size() : 0;
    const bool isInside = offset <= size && bytes <= size - offset;
    return isInside ? arrays.elements->content.data() + offset : nullptr;
}

/// Indices in the program's memory, or their place in a buffer.
struct Indices {
    static void put(Note& note, const void* indices, const auto& arguments)
    {
        const ContextShadow* context = Note::context();
        const std::uint64_t each = core::indexBytes(std::get<2>(arguments)).value_or(0);
        if (context && context->vertexArray().elementBuffer == 0 && each != 0)
            note.out().blob(indices, countOf(std::get<1>(arguments)) * each);
        else
            Address::put(note, indices, arguments);
    }
};

void GL_APIENTRY drawArrays(GLenum mode, GLint first, GLsizei count)
{
    layer().gl.glDrawArrays(mode, first, count);
    Note note;
    if (!note)
        return;
    if (hasClientArrays(Note::context()) && first >= 0 && count > 0)
        recordClientArrays(note, countOf(first) + countOf(count) - 1);
    note.write<&G::glDrawArrays, N, N, N>(std::tuple(mode, first, count), Nothing(), 0);
}

void GL_APIENTRY drawElements(GLenum mode, GLsizei count, GLenum type, const void* indices)
{
    layer().gl.glDrawElements(mode, count, type, indices);
    Note note;
    if (!note)
        return;
    if (const ContextShadow* context = Note::context(); hasClientArrays(context)) {
        const std::uint64_t bytes = countOf(count) * core::indexBytes(type).value_or(0);
        const void* data = indicesOf(context->vertexArray(), indices, bytes);
        if (const auto last = largestIndex(type, data, countOf(count)))
            recordClientArrays(note, *last);
    }
    note.write<&G::glDrawElements, N, N, N, Indices>(std::tuple(mode, count, type, indices), Nothing(), 0);
}

void GL_APIENTRY finish()
{
    layer().gl.glFinish();
    Note note;
    if (!note)
        return;
    note.write<&G::glFinish>(std::tuple(), Nothing(), 0);
    note.all().tap.flush();
}

void GL_APIENTRY viewport(GLint x, GLint y, GLsizei width, GLsizei height)
{
    layer().gl.glViewport(x, y, width, height);
    Note note;
    if (!note)
        return;
    recordSizeAtViewport(note, width, height);
    note.write<&G::glViewport, N, N, N, N>(std::tuple(x, y, width, height), Nothing(), 0);
}

} // namespace

void addRecordedDraws(GlFunctions& table)
{
    table.glDrawArrays = &drawArrays;
    table.glDrawElements = &drawElements;
    table.glFinish = &finish;
    table.glViewport = &viewport;
}

} // namespace vitrine::captures
