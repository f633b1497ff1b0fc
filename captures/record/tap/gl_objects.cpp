// SPDX-License-Identifier: Apache-2.0
#include "captures/record/tap/gl_tables.h"
#include "captures/record/tap/rules.h"

namespace vitrine::captures {

using namespace rules;
using G = GlFunctions;
using N = Plain;

namespace {

constexpr auto forgetBuffers = [](GLsizei count, const GLuint* names) {
    if (ContextShadow* context = Note::context(); context && names)
        context->deleteBuffers({names, countOf(count)});
};

constexpr auto forgetVertexArrays = [](GLsizei count, const GLuint* names) {
    if (ContextShadow* context = Note::context(); context && names)
        context->deleteVertexArrays({names, countOf(count)});
};

void GL_APIENTRY genVertexArrays(GLsizei count, GLuint* names)
{
    layer().gl.glGenVertexArraysOES(count, names);
    Note note;
    if (!note)
        return;
    if (ContextShadow* context = Note::context(); context && names)
        context->addVertexArrays({names, countOf(count)});
    note.write<&G::glGenVertexArraysOES, N, Elements<0>>(std::tuple(count, names), Nothing(), 0);
}

} // namespace

void addRecordedObjects(GlFunctions& table)
{
    table.glGenBuffers = record<&G::glGenBuffers, N, Elements<0>>;
    table.glGenFramebuffers = record<&G::glGenFramebuffers, N, Elements<0>>;
    table.glGenRenderbuffers = record<&G::glGenRenderbuffers, N, Elements<0>>;
    table.glGenTextures = record<&G::glGenTextures, N, Elements<0>>;
    table.glGenVertexArraysOES = &genVertexArrays;
    table.glDeleteBuffers = recordFree<&G::glDeleteBuffers, forgetBuffers, N, Elements<0>>;
    table.glDeleteFramebuffers = recordFree<&G::glDeleteFramebuffers, nothingElse, N, Elements<0>>;
    table.glDeleteRenderbuffers = recordFree<&G::glDeleteRenderbuffers, nothingElse, N, Elements<0>>;
    table.glDeleteTextures = recordFree<&G::glDeleteTextures, nothingElse, N, Elements<0>>;
    table.glDeleteVertexArraysOES = recordFree<&G::glDeleteVertexArraysOES, forgetVertexArrays, N, Elements<0>>;
    table.glDeleteProgram = recordFree<&G::glDeleteProgram, nothingElse, N>;
    table.glDeleteShader = recordFree<&G::glDeleteShader, nothingElse, N>;
    table.glDiscardFramebufferEXT = record<&G::glDiscardFramebufferEXT, N, N, Enums<1>>;
    table.glDrawBuffersEXT = record<&G::glDrawBuffersEXT, N, Enums<0>>;
    table.glDrawBuffersNV = record<&G::glDrawBuffersNV, N, Enums<0>>;
}

} // namespace vitrine::captures
