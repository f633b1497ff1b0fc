// SPDX-License-Identifier: Apache-2.0
#include "core/api/replay/gl_call.h"

namespace vitrine::core {

NameMap& GlCall::names(ObjectKind kind)
{
    if (kind == ObjectKind::Framebuffer)
        return own.framebuffers;
    if (kind == ObjectKind::VertexArray)
        return own.vertexArrays;
    return share.names[static_cast<std::size_t>(kind)];
}

const ProgramLocations* GlCall::programInUse() const
{
    static const ProgramLocations kNeverAsked;
    const auto* program = gl.shareGroup().programs.find(gl.state().program);
    if (!program)
        return nullptr;
    const auto found = share.programs.find(program->name);
    return found == share.programs.end() ? &kNeverAsked : &found->second;
}

GLuint GlCall::attribute(GLuint recorded) const
{
    const ProgramLocations* locations = programInUse();
    return (locations ? locations->attributes : share.latestAttributes).find(recorded);
}

const GlEntry* findGlEntry(std::string_view name)
{
    static const auto kEntries =
        sortedEntries<GlCall>(glStateEntries(), glBufferEntries(), glTextureEntries(), glFramebufferEntries(),
                              glProgramEntries(), glUniformEntries(), glDrawingEntries());
    return findEntry<GlCall>(kEntries, name);
}

} // namespace vitrine::core
