// SPDX-License-Identifier: Apache-2.0
#include "captures/record/tap/gl_tables.h"
#include "captures/record/tap/recorded.h"

#include <array>

namespace vitrine::captures {

using namespace rules;
using G = GlFunctions;
using N = Plain;

namespace {

constexpr std::size_t kMostAnswers = 16;

struct AnswerSize {
    GLenum name;
    std::size_t count;
};

// Everything else has one value.
constexpr AnswerSize kAnswers[] = {
    {GL_ALIASED_LINE_WIDTH_RANGE, 2},
    {GL_ALIASED_POINT_SIZE_RANGE, 2},
    {GL_BLEND_COLOR, 4},
    {GL_COLOR_CLEAR_VALUE, 4},
    {GL_COLOR_WRITEMASK, 4},
    {GL_DEPTH_RANGE, 2},
    {GL_MAX_VIEWPORT_DIMS, 2},
    {GL_SCISSOR_BOX, 4},
    {GL_VIEWPORT, 4},
};

/// Two values of state tell how many others have.
std::size_t countedBy(GLenum counter)
{
    GLint count = 0;
    OwnCalls().gl().glGetIntegerv(counter, &count);
    return std::min(countOf(count), kMostAnswers);
}

std::size_t answerSize(GLenum name)
{
    if (name == GL_COMPRESSED_TEXTURE_FORMATS)
        return countedBy(GL_NUM_COMPRESSED_TEXTURE_FORMATS);
    if (name == GL_SHADER_BINARY_FORMATS)
        return countedBy(GL_NUM_SHADER_BINARY_FORMATS);
    const auto* found = std::find_if(std::begin(kAnswers), std::end(kAnswers),
                                     [name](const AnswerSize& answer) { return answer.name == name; });
    return found == std::end(kAnswers) ? 1 : found->count;
}

/// What glGet* of argument 0 writes.
struct StateAnswer {
    template <typename T>
    static void put(Note& note, const T* values, const auto& arguments)
    {
        putElementsOrNull(note, values, answerSize(std::get<0>(arguments)));
    }
};

struct AttributeAnswer {
    template <typename T>
    static void put(Note& note, const T* values, const auto& arguments)
    {
        putElementsOrNull(note, values, std::get<1>(arguments) == GL_CURRENT_VERTEX_ATTRIB ? 4 : 1);
    }
};

/// One number but for a border color, of a texture parameter in argument 1.
struct TextureParameters {
    template <typename T>
    static void put(Note& note, const T* values, const auto& arguments)
    {
        constexpr GLenum kBorderColor = 0x1004;
        putElementsOrNull(note, values, std::get<1>(arguments) == kBorderColor ? 4 : 1);
    }
};

GLenum GL_APIENTRY getError()
{
    const GLenum error = errors::answerGl();
    if (Note note; note)
        note.write<&G::glGetError>(std::tuple(), Plain(), error);
    return error;
}

} // namespace

void addRecordedQueries(GlFunctions& table)
{
    table.glGetError = &getError;
    table.glGetBooleanv = record<&G::glGetBooleanv, N, StateAnswer>;
    table.glGetFloatv = record<&G::glGetFloatv, N, StateAnswer>;
    table.glGetIntegerv = record<&G::glGetIntegerv, N, StateAnswer>;
    table.glGetString = recordResult<&G::glGetString, Text, N>;
    table.glGetBufferParameteriv = record<&G::glGetBufferParameteriv, N, N, Fixed<1>>;
    table.glGetFramebufferAttachmentParameteriv = record<&G::glGetFramebufferAttachmentParameteriv, N, N, N, Fixed<1>>;
    table.glGetRenderbufferParameteriv = record<&G::glGetRenderbufferParameteriv, N, N, Fixed<1>>;
    table.glGetTexParameterfv = record<&G::glGetTexParameterfv, N, N, TextureParameters>;
    table.glGetTexParameteriv = record<&G::glGetTexParameteriv, N, N, TextureParameters>;
    table.glGetVertexAttribfv = record<&G::glGetVertexAttribfv, N, N, AttributeAnswer>;
    table.glGetVertexAttribiv = record<&G::glGetVertexAttribiv, N, N, AttributeAnswer>;
    table.glGetVertexAttribPointerv = record<&G::glGetVertexAttribPointerv, N, N, Fixed<1>>;
    table.glGetBufferPointervOES = record<&G::glGetBufferPointervOES, N, N, Fixed<1>>;
    // A uniform's answer has as many values as its type, which only its program knows; the first stands for it.
    table.glGetUniformfv = record<&G::glGetUniformfv, N, N, Fixed<1>>;
    table.glGetUniformiv = record<&G::glGetUniformiv, N, N, Fixed<1>>;
    table.glTexParameterfv = record<&G::glTexParameterfv, N, N, TextureParameters>;
    table.glTexParameteriv = record<&G::glTexParameteriv, N, N, TextureParameters>;
}

} // namespace vitrine::captures
