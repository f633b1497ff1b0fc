// SPDX-License-Identifier: Apache-2.0
#include "captures/record/tap/client_arrays.h"

#include "captures/record/tap/rules.h"

namespace vitrine::captures {

using namespace rules;
using core::CallFlags;
using G = GlFunctions;

namespace {

void bindArrayBuffer(Note& note, GLuint name)
{
    note.write<&G::glBindBuffer, Plain, Plain>(std::tuple(GLenum{GL_ARRAY_BUFFER}, name), Nothing(), 0,
                                               CallFlags::Fake);
}

struct Part {
    std::uint64_t start = 0, bytes = 0;
};

struct Vertices {
    static void put(Note& note, const void* pointer, const auto& arguments)
    {
        const Part& part = std::get<6>(arguments);
        const auto address = reinterpret_cast<std::uintptr_t>(pointer) + part.start;
        if (part.start != 0) {
            note.out().array(2);
            note.out().value({static_cast<std::int64_t>(part.start)});
        }
        note.out().blob(reinterpret_cast<const void*>(address), part.bytes);
    }
};

void recordArray(Note& note, GLuint index, const AttributeShadow& array, const VertexRange& vertices)
{
    const std::uint64_t each = attributeBytes(array);
    const std::uint64_t stride = array.stride > 0 ? static_cast<std::uint64_t>(array.stride) : each;
    const Part part{vertices.first * stride, (vertices.last - vertices.first) * stride + each};
    if (each == 0 || part.bytes > stream::kMaxPayloadBytes) // of a type that no replay knows, or beyond all memory
        return;
    const std::tuple arguments(index, array.size, array.type, array.normalized, array.stride, array.pointer, part);
    note.write<&G::glVertexAttribPointer, Plain, Plain, Plain, Plain, Plain, Vertices>(arguments, Nothing(), 0,
                                                                                       CallFlags::Fake);
}

} // namespace

void recordClientArrays(Note& note, const VertexRange& vertices)
{
    const ContextShadow* context = Note::context();
    const std::uint32_t read = context->clientArrays();
    const GLuint bound = context->arrayBuffer();
    if (read == 0)
        return;
    if (bound != 0)
        bindArrayBuffer(note, 0);
    for (GLuint index = 0; index < VertexArrayShadow::kAttributes; ++index) {
        if ((read & 1u << index) != 0)
            recordArray(note, index, context->vertexArray().attributes[index], vertices);
    }
    if (bound != 0)
        bindArrayBuffer(note, bound);
}

} // namespace vitrine::captures
