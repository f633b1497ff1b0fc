// SPDX-License-Identifier: Apache-2.0
#include "captures/record/tap/client_arrays.h"
#include "captures/record/tap/gl_tables.h"
#include "captures/record/tap/recorded.h"

namespace vitrine::captures {

using namespace rules;
using G = GlFunctions;
using N = Plain;

namespace {

/// Indices that a draw has read.
struct IndexData {
    const void* data = nullptr;
    std::size_t count = 0;
};

/// The driver read them in a buffer, as far as its contents are known, or in the program's memory.
IndexData indicesOf(const VertexArrayShadow& arrays, const void* indices, GLsizei count, std::size_t each)
{
    if (arrays.elementBuffer == 0)
        return {indices, countOf(count)};
    const std::size_t size = arrays.elements ? arrays.elements->content.size() : 0;
    const auto offset = reinterpret_cast<std::uintptr_t>(indices);
    if (offset >= size)
        return {};
    return {arrays.elements->content.data() + offset, std::min(countOf(count), (size - offset) / each)};
}

/// Indices in the program's memory, or their place in a buffer. A program without attributes reads none.
struct Indices {
    static void put(Note& note, const void* indices, const auto& arguments)
    {
        const ContextShadow* context = Note::context();
        const std::uint64_t each = core::indexBytes(std::get<2>(arguments)).value_or(0);
        const bool isRead = context->executable() && context->executable()->attributes != 0;
        if (isRead && context->vertexArray().elementBuffer == 0)
            note.out().blob(indices, countOf(std::get<1>(arguments)) * each);
        else
            Address::put(note, indices, arguments);
    }
};

struct DrawsArrays : Effect {
    static void accepted(Note& note, GLenum, GLint first, GLsizei count)
    {
        if (count > 0)
            recordClientArrays(note, {countOf(first), countOf(first) + countOf(count) - 1});
    }
};

struct DrawsElements : Effect {
    static void accepted(Note& note, GLenum, GLsizei count, GLenum type, const void* indices)
    {
        const std::size_t each = core::indexBytes(type).value_or(0);
        const ContextShadow* context = Note::context();
        if (context->clientArrays() == 0 || each == 0)
            return;
        const IndexData read = indicesOf(context->vertexArray(), indices, count, each);
        constexpr std::uint64_t kNoVertex = UINT32_MAX; // the model has no such vertex; newer GLs begin a primitive
        if (const auto range = indexRange(type, read.data, read.count); range && range->last != kNoVertex)
            recordClientArrays(note, *range);
    }
};

struct Finishes : Effect {
    static void written(Note& note) { note.all().tap.flush(); }
};

} // namespace

void addRecordedDraws(GlFunctions& table)
{
    table.glDrawArrays = recordWith<DrawsArrays, &G::glDrawArrays, N, N, N>;
    table.glDrawElements = recordWith<DrawsElements, &G::glDrawElements, N, N, N, Indices>;
    table.glFinish = recordWith<Finishes, &G::glFinish>;
}

} // namespace vitrine::captures
