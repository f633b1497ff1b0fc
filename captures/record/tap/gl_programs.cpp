// SPDX-License-Identifier: Apache-2.0
#include "captures/record/tap/gl_tables.h"
#include "captures/record/tap/programs.h"
#include "captures/record/tap/recorded.h"

namespace vitrine::captures {

using namespace rules;
using G = GlFunctions;
using N = Plain;

namespace {

/// Sources in as many pieces as argument 1 says, with their lengths in argument 3 or a NUL at their ends.
struct Sources {
    static void put(Note& note, const GLchar* const* texts, const auto& arguments)
    {
        const std::size_t count = countOf(std::get<1>(arguments));
        const GLint* lengths = std::get<3>(arguments);
        StreamWriter& out = note.out();
        if (!texts)
            return out.null();
        out.array(count);
        for (std::size_t i = 0; i < count; ++i) {
            if (!texts[i])
                out.null();
            else if (lengths && lengths[i] >= 0)
                out.text({texts[i], static_cast<std::size_t>(lengths[i])});
            else
                out.text(texts[i]);
        }
    }
};

/// The executable of a link that failed stays what it was.
constexpr auto link = [](ContextShadow& context, GLuint program) {
    const OwnCalls own;
    GLint isLinked = GL_FALSE;
    own.gl().glGetProgramiv(program, GL_LINK_STATUS, &isLinked);
    if (isLinked != GL_FALSE)
        context.linkProgram(program, executableOf(own, program));
};

} // namespace

void addRecordedPrograms(GlFunctions& table)
{
    table.glCreateProgram = recordWith<Changes<&ContextShadow::createProgram>, &G::glCreateProgram>;
    table.glLinkProgram = recordWith<Changes<link>, &G::glLinkProgram, N>;
    table.glUseProgram = recordWith<Changes<&ContextShadow::useProgram>, &G::glUseProgram, N>;
    table.glShaderSource = record<&G::glShaderSource, N, N, Sources, Elements<1>>;
    table.glShaderBinary = record<&G::glShaderBinary, N, Elements<0>, N, Bytes<4>, N>;
    table.glBindAttribLocation = record<&G::glBindAttribLocation, N, N, Text>;
    table.glGetAttribLocation = record<&G::glGetAttribLocation, N, Text>;
    table.glGetUniformLocation = record<&G::glGetUniformLocation, N, Text>;
    table.glGetActiveAttrib = record<&G::glGetActiveAttrib, N, N, N, Fixed<1>, Fixed<1>, OneEnum, TextIn<2>>;
    table.glGetActiveUniform = record<&G::glGetActiveUniform, N, N, N, Fixed<1>, Fixed<1>, OneEnum, TextIn<2>>;
    table.glGetAttachedShaders = record<&G::glGetAttachedShaders, N, N, Fixed<1>, Counted<2>>;
    table.glGetProgramInfoLog = record<&G::glGetProgramInfoLog, N, N, Fixed<1>, TextIn<1>>;
    table.glGetShaderInfoLog = record<&G::glGetShaderInfoLog, N, N, Fixed<1>, TextIn<1>>;
    table.glGetShaderSource = record<&G::glGetShaderSource, N, N, Fixed<1>, TextIn<1>>;
    table.glGetShaderPrecisionFormat = record<&G::glGetShaderPrecisionFormat, N, N, Fixed<2>, Fixed<1>>;
    table.glGetProgramiv = record<&G::glGetProgramiv, N, N, Fixed<1>>;
    table.glGetShaderiv = record<&G::glGetShaderiv, N, N, Fixed<1>>;
    table.glInsertEventMarkerEXT = record<&G::glInsertEventMarkerEXT, N, TextOf<0>>;
    table.glPushGroupMarkerEXT = record<&G::glPushGroupMarkerEXT, N, TextOf<0>>;
}

} // namespace vitrine::captures
