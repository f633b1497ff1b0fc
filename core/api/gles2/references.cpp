// SPDX-License-Identifier: Apache-2.0
#include "core/api/gles2/references.h"

#include "core/api/gles2/system.h"

#include <algorithm>

namespace vitrine::core::gles2 {

namespace {

template <typename Predicate>
bool anyContext(const System& system, const ShareGroup& group, Predicate holds)
{
    return std::any_of(system.contexts().begin(), system.contexts().end(), [&](const auto& entry) {
        const ContextState& state = entry.second.state();
        return state.shareGroup == group.number && holds(state);
    });
}

template <typename Predicate>
bool anyAttachment(const ContextState& state, Predicate holds)
{
    return std::any_of(state.framebuffers.objects().begin(), state.framebuffers.objects().end(),
                       [&](const auto& entry) {
                           const Framebuffer& framebuffer = entry.second;
                           return holds(framebuffer.color) || holds(framebuffer.depth) || holds(framebuffer.stencil);
                       });
}

} // namespace

bool isReferenced(const System& system, const ShareGroup& group, BufferKey key)
{
    const auto usesBuffer = [key](const auto& entry) {
        const VertexArray& array = entry.second;
        return array.elementBuffer == key ||
               std::any_of(array.attributes.begin(), array.attributes.end(),
                           [key](const AttributeArray& attribute) { return attribute.buffer == key; });
    };
    return anyContext(system, group, [&](const ContextState& state) {
        const auto& arrays = state.vertexArrays.objects();
        return state.arrayBuffer == key || std::any_of(arrays.begin(), arrays.end(), usesBuffer);
    });
}

bool isReferenced(const System& system, const ShareGroup& group, TextureKey key)
{
    const auto hasTexture = [key](const TextureUnit& unit) {
        return std::find(unit.begin(), unit.end(), key) != unit.end();
    };
    return anyContext(system, group, [&](const ContextState& state) {
        return std::any_of(state.units.begin(), state.units.end(), hasTexture) ||
               anyAttachment(state,
                             [key](const FramebufferAttachment& attachment) { return attachment.texture == key; });
    });
}

bool isReferenced(const System& system, const ShareGroup& group, RenderbufferKey key)
{
    return anyContext(system, group, [&](const ContextState& state) {
        return state.renderbuffer == key || anyAttachment(state, [key](const FramebufferAttachment& attachment) {
                   return attachment.renderbuffer == key;
               });
    });
}

bool isReferenced(const System& system, const ShareGroup& group, ProgramKey key)
{
    return anyContext(system, group, [key](const ContextState& state) { return state.program == key; });
}

bool isReferenced(const ShareGroup& group, ShaderKey key)
{
    const auto& programs = group.programs.objects();
    return std::any_of(programs.begin(), programs.end(), [key](const auto& entry) {
        const std::vector<ShaderKey>& attached = entry.second.attached;
        return std::find(attached.begin(), attached.end(), key) != attached.end();
    });
}

} // namespace vitrine::core::gles2
