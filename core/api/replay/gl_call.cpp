// SPDX-License-Identifier: Apache-2.0
#include "core/api/replay/gl_call.h"

#include <algorithm>
#include <vector>

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

namespace {

std::vector<GlEntry> sortedEntries()
{
    std::vector<GlEntry> all;
    for (const auto part : {glStateEntries(), glBufferEntries(), glTextureEntries(), glFramebufferEntries(),
                            glProgramEntries(), glUniformEntries(), glDrawingEntries()})
        all.insert(all.end(), part.begin(), part.end());
    std::sort(all.begin(), all.end(), [](const GlEntry& a, const GlEntry& b) { return a.name < b.name; });
    return all;
}

} // namespace

const GlEntry* findGlEntry(std::string_view name)
{
    static const std::vector<GlEntry> kEntries = sortedEntries();
    const auto found =
        std::lower_bound(kEntries.begin(), kEntries.end(), name,
                         [](const GlEntry& entry, std::string_view wanted) { return entry.name < wanted; });
    return found != kEntries.end() && found->name == name ? &*found : nullptr;
}

} // namespace vitrine::core
