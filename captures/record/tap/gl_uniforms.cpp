// SPDX-License-Identifier: Apache-2.0
#include "captures/record/tap/gl_tables.h"
#include "captures/record/tap/rules.h"

namespace vitrine::captures {

using namespace rules;
using G = GlFunctions;
using N = Plain;

void addRecordedUniforms(GlFunctions& table)
{
    table.glUniform1fv = record<&G::glUniform1fv, N, N, Elements<1, 1>>;
    table.glUniform2fv = record<&G::glUniform2fv, N, N, Elements<1, 2>>;
    table.glUniform3fv = record<&G::glUniform3fv, N, N, Elements<1, 3>>;
    table.glUniform4fv = record<&G::glUniform4fv, N, N, Elements<1, 4>>;
    table.glUniform1iv = record<&G::glUniform1iv, N, N, Elements<1, 1>>;
    table.glUniform2iv = record<&G::glUniform2iv, N, N, Elements<1, 2>>;
    table.glUniform3iv = record<&G::glUniform3iv, N, N, Elements<1, 3>>;
    table.glUniform4iv = record<&G::glUniform4iv, N, N, Elements<1, 4>>;
    table.glUniformMatrix2fv = record<&G::glUniformMatrix2fv, N, N, N, Elements<1, 4>>;
    table.glUniformMatrix3fv = record<&G::glUniformMatrix3fv, N, N, N, Elements<1, 9>>;
    table.glUniformMatrix4fv = record<&G::glUniformMatrix4fv, N, N, N, Elements<1, 16>>;
    table.glVertexAttrib1fv = record<&G::glVertexAttrib1fv, N, Fixed<1>>;
    table.glVertexAttrib2fv = record<&G::glVertexAttrib2fv, N, Fixed<2>>;
    table.glVertexAttrib3fv = record<&G::glVertexAttrib3fv, N, Fixed<3>>;
    table.glVertexAttrib4fv = record<&G::glVertexAttrib4fv, N, Fixed<4>>;
}

} // namespace vitrine::captures
