// SPDX-License-Identifier: Apache-2.0
#include "captures/record/tap/gl_tables.h"
#include "captures/record/tap/recorded.h"

namespace vitrine::captures {

using namespace rules;
using G = GlFunctions;
using N = Plain;

namespace {

/// `kEach` numbers for every element that the driver reads: none for location −1, none beyond an array's end.
template <std::size_t kEach>
struct Values {
    static std::size_t elements(GLint location, GLsizei count)
    {
        if (location == -1)
            return 0;
        const ExecutableShadow* executable = Note::context()->executable();
        if (!executable)
            return countOf(count);
        const auto array = executable->elements.find(location);
        return countOf(std::min(count, array == executable->elements.end() ? 1 : array->second));
    }
    template <typename T>
    static void put(Note& note, const T* values, const auto& arguments)
    {
        putElementsOrNull(note, values, elements(std::get<0>(arguments), std::get<1>(arguments)) * kEach);
    }
};

} // namespace

void addRecordedUniforms(GlFunctions& table)
{
    table.glUniform1fv = record<&G::glUniform1fv, N, N, Values<1>>;
    table.glUniform2fv = record<&G::glUniform2fv, N, N, Values<2>>;
    table.glUniform3fv = record<&G::glUniform3fv, N, N, Values<3>>;
    table.glUniform4fv = record<&G::glUniform4fv, N, N, Values<4>>;
    table.glUniform1iv = record<&G::glUniform1iv, N, N, Values<1>>;
    table.glUniform2iv = record<&G::glUniform2iv, N, N, Values<2>>;
    table.glUniform3iv = record<&G::glUniform3iv, N, N, Values<3>>;
    table.glUniform4iv = record<&G::glUniform4iv, N, N, Values<4>>;
    table.glUniformMatrix2fv = record<&G::glUniformMatrix2fv, N, N, N, Values<4>>;
    table.glUniformMatrix3fv = record<&G::glUniformMatrix3fv, N, N, N, Values<9>>;
    table.glUniformMatrix4fv = record<&G::glUniformMatrix4fv, N, N, N, Values<16>>;
    table.glVertexAttrib1fv = record<&G::glVertexAttrib1fv, N, Fixed<1>>;
    table.glVertexAttrib2fv = record<&G::glVertexAttrib2fv, N, Fixed<2>>;
    table.glVertexAttrib3fv = record<&G::glVertexAttrib3fv, N, Fixed<3>>;
    table.glVertexAttrib4fv = record<&G::glVertexAttrib4fv, N, Fixed<4>>;
}

} // namespace vitrine::captures
