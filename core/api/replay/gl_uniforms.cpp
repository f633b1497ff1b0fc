// SPDX-License-Identifier: Apache-2.0
#include "core/api/gles2/share_group.h"
#include "core/api/replay/gl_forward.h"

namespace vitrine::core {

using namespace replay;

namespace {

using N = Number;

/// Elements that glUniform*v reads: none for a location that it ignores, none beyond an array's end (ES 2.0 §2.10.4).
std::int64_t elementsRead(GlCall& call)
{
    const auto location = Uniform::read<GLint>(call, 0);
    const std::int64_t count = std::max<std::int64_t>(call.arguments.integer(1), 0);
    const auto* program = call.gl.shareGroup().programs.find(call.gl.state().program);
    if (program && location < 0)
        return 0;
    if (!program || static_cast<std::size_t>(location) >= program->executable.locations.size())
        return count; // GL refuses the call; what is missing of it is told first
    const gles2::UniformLocation& first = program->executable.locations[static_cast<std::size_t>(location)];
    const GLint size = program->executable.program->uniforms[first.uniform].arraySize;
    return std::min<std::int64_t>(count, size - first.element);
}

template <std::uint64_t kEach>
struct Values {
    template <typename T>
    static T read(GlCall& call, std::size_t index)
    {
        return Elements<0>::readArray<T>(call, index, static_cast<std::uint64_t>(elementsRead(call)) * kEach);
    }
};

constexpr GlEntry kEntries[] = {
    forward<&Context::uniform1f, Uniform, N>("glUniform1f"),
    forward<&Context::uniform2f, Uniform, N, N>("glUniform2f"),
    forward<&Context::uniform3f, Uniform, N, N, N>("glUniform3f"),
    forward<&Context::uniform4f, Uniform, N, N, N, N>("glUniform4f"),
    forward<&Context::uniform1i, Uniform, N>("glUniform1i"),
    forward<&Context::uniform2i, Uniform, N, N>("glUniform2i"),
    forward<&Context::uniform3i, Uniform, N, N, N>("glUniform3i"),
    forward<&Context::uniform4i, Uniform, N, N, N, N>("glUniform4i"),
    forward<&Context::uniform1fv, Uniform, N, Values<1>>("glUniform1fv"),
    forward<&Context::uniform2fv, Uniform, N, Values<2>>("glUniform2fv"),
    forward<&Context::uniform3fv, Uniform, N, Values<3>>("glUniform3fv"),
    forward<&Context::uniform4fv, Uniform, N, Values<4>>("glUniform4fv"),
    forward<&Context::uniform1iv, Uniform, N, Values<1>>("glUniform1iv"),
    forward<&Context::uniform2iv, Uniform, N, Values<2>>("glUniform2iv"),
    forward<&Context::uniform3iv, Uniform, N, Values<3>>("glUniform3iv"),
    forward<&Context::uniform4iv, Uniform, N, Values<4>>("glUniform4iv"),
    forward<&Context::uniformMatrix2fv, Uniform, N, N, Values<4>>("glUniformMatrix2fv"),
    forward<&Context::uniformMatrix3fv, Uniform, N, N, Values<9>>("glUniformMatrix3fv"),
    forward<&Context::uniformMatrix4fv, Uniform, N, N, Values<16>>("glUniformMatrix4fv"),
};

} // namespace

std::span<const GlEntry> glUniformEntries()
{
    return kEntries;
}

} // namespace vitrine::core
