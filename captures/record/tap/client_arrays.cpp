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

struct Vertices {
    static void put(Note& note, const void* data, const auto& arguments)
    {
        note.out().blob(data, std::get<6>(arguments));
    }
};

void recordArray(Note& note, GLuint index, const AttributeShadow& array, std::uint64_t last)
{
    const std::uint64_t each = attributeBytes(array);
    const std::uint64_t stride = array.stride > 0 ? static_cast<std::uint64_t>(array.stride) : each;
    if (each == 0)
        return;
    const std::tuple arguments(index, array.size, array.type, array.normalized, array.stride, array.pointer,
                               last * stride + each);
    note.write<&G::glVertexAttribPointer, Plain, Plain, Plain, Plain, Plain, Vertices>(arguments, Nothing(), 0,
                                                                                       CallFlags::Fake);
}

} // namespace

void recordClientArrays(Note& note, std::uint64_t last)
{
    const ContextShadow* context = Note::context();
    const VertexArrayShadow& arrays = context->vertexArray();
    const GLuint bound = context->arrayBuffer();
    if (bound != 0)
        bindArrayBuffer(note, 0);
    for (GLuint index = 0; index < VertexArrayShadow::kAttributes; ++index) {
        if ((arrays.enabled & arrays.clientSide & 1u << index) != 0)
            recordArray(note, index, arrays.attributes[index], last);
    }
    if (bound != 0)
        bindArrayBuffer(note, bound);
}

} // namespace vitrine::captures
