// SPDX-License-Identifier: Apache-2.0
#include "core/api/replay/gl_forward.h"

namespace vitrine::core {

using namespace replay;

namespace {

using N = Number;

constexpr GlEntry kEntries[] = {
    forward<&Context::uniform1f, Uniform, N>("glUniform1f"),
    forward<&Context::uniform2f, Uniform, N, N>("glUniform2f"),
    forward<&Context::uniform3f, Uniform, N, N, N>("glUniform3f"),
    forward<&Context::uniform4f, Uniform, N, N, N, N>("glUniform4f"),
    forward<&Context::uniform1i, Uniform, N>("glUniform1i"),
    forward<&Context::uniform2i, Uniform, N, N>("glUniform2i"),
    forward<&Context::uniform3i, Uniform, N, N, N>("glUniform3i"),
    forward<&Context::uniform4i, Uniform, N, N, N, N>("glUniform4i"),
    forward<&Context::uniform1fv, Uniform, N, Elements<1, 1>>("glUniform1fv"),
    forward<&Context::uniform2fv, Uniform, N, Elements<1, 2>>("glUniform2fv"),
    forward<&Context::uniform3fv, Uniform, N, Elements<1, 3>>("glUniform3fv"),
    forward<&Context::uniform4fv, Uniform, N, Elements<1, 4>>("glUniform4fv"),
    forward<&Context::uniform1iv, Uniform, N, Elements<1, 1>>("glUniform1iv"),
    forward<&Context::uniform2iv, Uniform, N, Elements<1, 2>>("glUniform2iv"),
    forward<&Context::uniform3iv, Uniform, N, Elements<1, 3>>("glUniform3iv"),
    forward<&Context::uniform4iv, Uniform, N, Elements<1, 4>>("glUniform4iv"),
    forward<&Context::uniformMatrix2fv, Uniform, N, N, Elements<1, 4>>("glUniformMatrix2fv"),
    forward<&Context::uniformMatrix3fv, Uniform, N, N, Elements<1, 9>>("glUniformMatrix3fv"),
    forward<&Context::uniformMatrix4fv, Uniform, N, N, Elements<1, 16>>("glUniformMatrix4fv"),
};

} // namespace

std::span<const GlEntry> glUniformEntries()
{
    return kEntries;
}

} // namespace vitrine::core
