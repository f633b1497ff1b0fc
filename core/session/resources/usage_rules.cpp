// SPDX-License-Identifier: Apache-2.0
// What functions do to the objects that are bound.
#include "core/api/gles2/enum_tables.h"
#include "core/api/gles2/texture_images.h"
#include "core/session/resources/usage_collector.h"

#include <iterator>

namespace vitrine::core {

using namespace gles2;

namespace {

GLenum enumArgument(const UsageCollector& collector, std::size_t index)
{
    const auto& arguments = collector.step().call.arguments;
    return index < arguments.size() ? static_cast<GLenum>(arguments[index].asInteger()) : GL_NONE;
}

std::string levelText(const UsageCollector& collector)
{
    return "level " + std::to_string(enumArgument(collector, 1));
}

std::optional<ResourceId> boundBuffer(const UsageCollector& collector)
{
    const ContextState& state = *collector.state();
    if (enumArgument(collector, 0) == GL_ARRAY_BUFFER)
        return collector.objects().idOf(state.shareGroup, state.arrayBuffer);
    const VertexArray* array = state.vertexArrays.find(state.vertexArray);
    return array ? collector.objects().idOf(state.shareGroup, array->elementBuffer) : std::nullopt;
}

std::optional<ResourceId> boundTexture(const UsageCollector& collector)
{
    const ContextState& state = *collector.state();
    const GLenum name = enumArgument(collector, 0);
    const auto face = imageTarget2D(name);
    const auto target = face ? std::optional(face->target) : textureTarget(name);
    if (!target || state.activeTexture >= state.units.size())
        return std::nullopt;
    return collector.objects().idOf(state.shareGroup,
                                    state.units[state.activeTexture][static_cast<std::size_t>(*target)]);
}

void onBuffer(UsageCollector& collector, UsageAction action)
{
    collector.add(boundBuffer(collector), action);
}

void onTextureLevel(UsageCollector& collector, UsageAction action)
{
    collector.add(boundTexture(collector), action, levelText(collector));
}

void onTexture(UsageCollector& collector, UsageAction action)
{
    collector.add(boundTexture(collector), action);
}

void fromFramebuffer(UsageCollector& collector, UsageAction action)
{
    collector.add(collector.boundFramebuffer(), action);
    if (const Framebuffer* framebuffer = collector.framebufferObject())
        collector.add(collector.imageOf(framebuffer->color), action, "color");
}

void copyToTexture(UsageCollector& collector, UsageAction action)
{
    fromFramebuffer(collector, UsageAction::CopyFrom);
    onTextureLevel(collector, action);
}

void onRenderbuffer(UsageCollector& collector, UsageAction action)
{
    const ContextState& state = *collector.state();
    collector.add(collector.objects().idOf(state.shareGroup, state.renderbuffer), action);
}

void onFramebuffer(UsageCollector& collector, UsageAction action)
{
    collector.add(collector.boundFramebuffer(), action);
}

void present(UsageCollector& collector, UsageAction action)
{
    collector.add(ResourceId{ResourceKind::Framebuffer, collector.state()->id.value, 0}, action);
}

// The recorder's: into a buffer that is mapped.
void writeMapped(UsageCollector& collector, UsageAction action)
{
    const auto& mappings = collector.step().replayer.mappings();
    const auto next = mappings.upper_bound(static_cast<std::uint64_t>(collector.step().call.arguments[0].asInteger()));
    if (next == mappings.begin())
        return;
    const Mapping& mapping = std::prev(next)->second;
    const Context* context = collector.objects().system().context(mapping.context);
    if (context)
        collector.add(
            collector.objects().idOf(context->state().shareGroup, context->shareGroup().buffers.keyOf(mapping.buffer)),
            action, "while mapped");
}

constexpr UsageRule kRules[] = {
    {"glBufferData", onBuffer, UsageAction::Upload},
    {"glBufferSubData", onBuffer, UsageAction::Upload},
    {"glMapBufferOES", onBuffer, UsageAction::Map},
    {"memcpy", writeMapped, UsageAction::Upload},
    {"glTexImage2D", onTextureLevel, UsageAction::Upload},
    {"glTexSubImage2D", onTextureLevel, UsageAction::Upload},
    {"glTexImage3DOES", onTextureLevel, UsageAction::Upload},
    {"glTexSubImage3DOES", onTextureLevel, UsageAction::Upload},
    {"glCompressedTexImage2D", onTextureLevel, UsageAction::Upload},
    {"glCompressedTexSubImage2D", onTextureLevel, UsageAction::Upload},
    {"glCompressedTexImage3DOES", onTextureLevel, UsageAction::Upload},
    {"glCompressedTexSubImage3DOES", onTextureLevel, UsageAction::Upload},
    {"glCopyTexImage2D", copyToTexture, UsageAction::CopyTo},
    {"glCopyTexSubImage2D", copyToTexture, UsageAction::CopyTo},
    {"glCopyTexSubImage3DOES", copyToTexture, UsageAction::CopyTo},
    {"glGenerateMipmap", onTexture, UsageAction::MakeMipmaps},
    {"glReadPixels", fromFramebuffer, UsageAction::ReadPixels},
    {"glRenderbufferStorage", onRenderbuffer, UsageAction::Allocate},
    {"glDiscardFramebufferEXT", onFramebuffer, UsageAction::Discard},
    {"glFramebufferTexture2D", onFramebuffer, UsageAction::Attach},
    {"glFramebufferTexture3DOES", onFramebuffer, UsageAction::Attach},
    {"glFramebufferRenderbuffer", onFramebuffer, UsageAction::Attach},
    {"eglSwapBuffers", present, UsageAction::Present},
};

} // namespace

std::span<const UsageRule> usageRules()
{
    return kRules;
}

void applyUniformRule(UsageCollector& collector)
{
    const ContextState& state = *collector.state();
    collector.add(collector.objects().idOf(state.shareGroup, state.program), UsageAction::SetUniform);
}

} // namespace vitrine::core
