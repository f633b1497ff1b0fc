// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/replay/forward.h"
#include "core/api/replay/gl_call.h"

#include <algorithm>
#include <vector>

/// The rules of forward.h for names and locations of OpenGL ES.

namespace vitrine::core::replay {

using gles2::Context;

/// The name of an object that exists.
template <ObjectKind kKind>
struct Name {
    template <typename T>
    static T read(GlCall& call, std::size_t index)
    {
        return call.names(kKind).find(static_cast<GLuint>(call.arguments.integer(index)));
    }
};

/// A name in a glBind*, which a program may have invented: GL ES allows that.
template <ObjectKind kKind, auto kGenerate>
struct BoundName {
    template <typename T>
    static T read(GlCall& call, std::size_t index)
    {
        const auto recorded = static_cast<GLuint>(call.arguments.integer(index));
        NameMap& names = call.names(kKind);
        if (call.arguments.failed())
            return 0;
        if (!names.contains(recorded)) {
            GLuint ours = 0;
            (call.gl.*kGenerate)(1, std::span(&ours, 1));
            names.set(recorded, ours);
        }
        return names.find(recorded);
    }
};

/// A uniform location of the program in use.
struct Uniform {
    template <typename T>
    static T read(GlCall& call, std::size_t index)
    {
        const auto recorded = static_cast<GLint>(call.arguments.integer(index));
        const ProgramLocations* locations = call.programInUse();
        return locations ? locations->uniform(recorded) : recorded;
    }
};

/// A uniform location of the program that argument `kProgram` names.
template <std::size_t kProgram>
struct UniformOf {
    template <typename T>
    static T read(GlCall& call, std::size_t index)
    {
        const GLuint program = Name<ObjectKind::ShaderOrProgram>::read<GLuint>(call, kProgram);
        const auto recorded = static_cast<GLint>(call.arguments.integer(index));
        const auto found = call.share.programs.find(program);
        return found == call.share.programs.end() ? recorded : found->second.uniform(recorded);
    }
};

/// The index of a vertex attribute.
struct Attribute {
    template <typename T>
    static T read(GlCall& call, std::size_t index)
    {
        return call.attribute(static_cast<GLuint>(call.arguments.integer(index)));
    }
};

/// glGen*: maps the names that the recorded program got to ours.
template <ObjectKind kKind, auto kGenerate>
void generate(GlCall& call)
{
    const auto count = static_cast<GLsizei>(call.arguments.integer(0));
    const auto recorded = call.arguments.names(1, static_cast<std::uint64_t>(std::max(count, 0)));
    if (call.arguments.failed())
        return;
    std::vector<GLuint> ours(recorded.size());
    (call.gl.*kGenerate)(count, ours);
    for (std::size_t i = 0; i < ours.size(); ++i)
        call.names(kKind).set(recorded[i], ours[i]);
}

/// glDelete*: unknown names are ignored, as in GL.
template <ObjectKind kKind, auto kDelete>
void destroy(GlCall& call)
{
    const auto count = static_cast<GLsizei>(call.arguments.integer(0));
    const auto recorded = call.arguments.names(1, static_cast<std::uint64_t>(std::max(count, 0)));
    if (call.arguments.failed())
        return;
    NameMap& names = call.names(kKind);
    std::vector<GLuint> ours;
    for (const GLuint name : recorded) {
        ours.push_back(names.contains(name) ? names.find(name) : 0);
        names.erase(name);
    }
    (call.gl.*kDelete)(count, ours);
}

} // namespace vitrine::core::replay
