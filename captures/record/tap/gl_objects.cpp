// SPDX-License-Identifier: Apache-2.0
#include "captures/record/tap/gl_tables.h"
#include "captures/record/tap/recorded.h"

namespace vitrine::captures {

using namespace rules;
using G = GlFunctions;
using N = Plain;
using C = ContextShadow;

namespace {

/// `kChange` takes the context and the names.
template <auto kChange>
constexpr auto named = [](ContextShadow& context, GLsizei count, const GLuint* names) {
    if (names)
        (context.*kChange)({names, countOf(count)});
};

constexpr auto unshadowed = [](ContextShadow&, const auto&...) {};

} // namespace

void addRecordedObjects(GlFunctions& table)
{
    table.glGenBuffers = record<&G::glGenBuffers, N, Elements<0>>;
    table.glGenFramebuffers = record<&G::glGenFramebuffers, N, Elements<0>>;
    table.glGenRenderbuffers = record<&G::glGenRenderbuffers, N, Elements<0>>;
    table.glGenTextures = record<&G::glGenTextures, N, Elements<0>>;
    table.glGenVertexArraysOES =
        recordWith<Changes<named<&C::addVertexArrays>>, &G::glGenVertexArraysOES, N, Elements<0>>;
    table.glDeleteBuffers = recordWith<Frees<named<&C::deleteBuffers>>, &G::glDeleteBuffers, N, Elements<0>>;
    table.glDeleteFramebuffers = recordWith<Frees<unshadowed>, &G::glDeleteFramebuffers, N, Elements<0>>;
    table.glDeleteRenderbuffers = recordWith<Frees<unshadowed>, &G::glDeleteRenderbuffers, N, Elements<0>>;
    table.glDeleteTextures = recordWith<Frees<unshadowed>, &G::glDeleteTextures, N, Elements<0>>;
    table.glDeleteVertexArraysOES =
        recordWith<Frees<named<&C::deleteVertexArrays>>, &G::glDeleteVertexArraysOES, N, Elements<0>>;
    table.glDeleteProgram = recordWith<Frees<unshadowed>, &G::glDeleteProgram, N>;
    table.glDeleteShader = recordWith<Frees<unshadowed>, &G::glDeleteShader, N>;
    table.glDiscardFramebufferEXT = record<&G::glDiscardFramebufferEXT, N, N, Enums<1>>;
    table.glDrawBuffersEXT = record<&G::glDrawBuffersEXT, N, Enums<0>>;
    table.glDrawBuffersNV = record<&G::glDrawBuffersNV, N, Enums<0>>;
}

} // namespace vitrine::captures
