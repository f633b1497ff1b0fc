// SPDX-License-Identifier: Apache-2.0
#include "core/session/resources/resource_facts.h"

#include "core/api/calls/call_table.h"
#include "core/api/gles2/framebuffer_status.h"
#include "core/api/gles2/texture_completeness.h"
#include "core/api/gles2/window.h"

#include <algorithm>

namespace vitrine::core {

using namespace gles2;

namespace {

constexpr EnumGroup kEveryName = 0;

std::string nameOf(GLenum value)
{
    return std::string(enumName(kEveryName, value));
}

std::uint64_t imageBytes(PixelFormat format, bool hasStencil, std::uint64_t pixels)
{
    return pixels * (bytesPerSample(format) + (hasStencil ? 1 : 0));
}

std::uint64_t levelBytes(const TextureLevel& level)
{
    const std::uint64_t pixels = std::uint64_t{level.width} * level.height * level.depth;
    return imageBytes(level.storage, static_cast<bool>(level.stencil), pixels);
}

TextureShape shapeOf(TextureTarget target)
{
    switch (target) {
    case TextureTarget::Texture2D: return TextureShape::Flat;
    case TextureTarget::CubeMap: return TextureShape::Cube;
    case TextureTarget::Texture3D: return TextureShape::Volume;
    case TextureTarget::External: return TextureShape::External;
    }
    return TextureShape::Flat;
}

std::string faultSentence(const Texture& texture)
{
    static constexpr const char* kFaces[] = {"+x", "-x", "+y", "-y", "+z", "-z"};
    const auto fault = findFault(texture);
    if (!fault)
        return {};
    const std::string level = "level " + std::to_string(fault->level);
    const std::string face = texture.target == TextureTarget::CubeMap
                                 ? " of face " + std::string(kFaces[static_cast<std::size_t>(fault->face)])
                                 : "";
    switch (fault->kind) {
    case TextureFault::Kind::NoImage: return "level 0 has no image";
    case TextureFault::Kind::NotSquare: return "the faces are not square";
    case TextureFault::Kind::Face: return level + face + " does not match that of face +x";
    case TextureFault::Kind::Level:
        return level + face + ", which " + nameOf(texture.minFilter) + " reads, is missing or does not match level 0";
    }
    return {};
}

std::uint32_t countLines(const std::string& source)
{
    const auto ends = static_cast<std::uint32_t>(std::ranges::count(source, '\n'));
    return source.empty() || source.back() == '\n' ? ends : ends + 1;
}

std::optional<AttachmentFacts> windowFacts(PixelFormat format, const RenderTargets& targets)
{
    if (format == PixelFormat::None)
        return std::nullopt;
    AttachmentFacts facts;
    facts.format = format;
    facts.width = targets.width;
    facts.height = targets.height;
    return facts;
}

std::optional<AttachmentFacts> attachmentFacts(const gles2::FramebufferAttachment& attachment, AttachmentPoint point,
                                               const ApiObjects& objects, const ShareGroup& group)
{
    if (attachment.objectType == GL_NONE)
        return std::nullopt;
    const AttachedImage image = attachedImage(group, attachment, point);
    AttachmentFacts facts;
    facts.image = attachment.objectType == GL_TEXTURE ? objects.idOf(group.number, attachment.texture)
                                                      : objects.idOf(group.number, attachment.renderbuffer);
    facts.level = static_cast<std::uint32_t>(attachment.level);
    facts.face = static_cast<std::uint32_t>(attachment.face);
    facts.slice = static_cast<std::uint32_t>(attachment.slice);
    facts.width = image.width;
    facts.height = image.height;
    if (image.surface)
        facts.format = point == AttachmentPoint::Stencil ? PixelFormat::Stencil8 : image.storage;
    return facts;
}

} // namespace

FactsAndBytes factsOf(const Texture& texture)
{
    TextureFacts facts;
    std::uint64_t bytes = 0;
    facts.shape = shapeOf(texture.target);
    for (const auto& levels : texture.faces)
        for (std::size_t i = 0; i < levels.size(); ++i)
            if (levels[i].isDefined()) {
                facts.levelCount = std::max(facts.levelCount, static_cast<std::uint32_t>(i) + 1);
                bytes += levelBytes(levels[i]);
            }
    if (const TextureLevel* base = texture.level(0, 0); base && base->isDefined()) {
        facts.width = base->width;
        facts.height = base->height;
        facts.depth = base->depth;
        facts.format = base->storage;
        facts.internalFormat = nameOf(base->format);
        facts.type = nameOf(base->type);
    }
    facts.minFilter = nameOf(texture.minFilter);
    facts.magFilter = nameOf(texture.magFilter);
    facts.wrapS = nameOf(texture.wrapS);
    facts.wrapT = nameOf(texture.wrapT);
    facts.wrapR = nameOf(texture.wrapR);
    facts.incomplete = faultSentence(texture);
    return {facts, bytes};
}

FactsAndBytes factsOf(const Buffer& buffer)
{
    return {BufferFacts{buffer.bytes->size(), nameOf(buffer.usage), buffer.isMapped}, buffer.bytes->size()};
}

FactsAndBytes factsOf(const ShaderObject& shader)
{
    return {ShaderFacts{nameOf(shader.type), shader.compiled.ok, countLines(shader.source), shader.compiled.log}, 0};
}

FactsAndBytes factsOf(const Renderbuffer& renderbuffer)
{
    RenderbufferFacts facts;
    facts.width = renderbuffer.width;
    facts.height = renderbuffer.height;
    facts.format = renderbuffer.storage;
    facts.hasStencil = static_cast<bool>(renderbuffer.stencil);
    facts.internalFormat = nameOf(renderbuffer.internalFormat);
    const std::uint64_t pixels = std::uint64_t{facts.width} * facts.height;
    return {facts, imageBytes(facts.format, facts.hasStencil, pixels)};
}

FactsAndBytes factsOf(const Window& window)
{
    FramebufferFacts facts;
    facts.isWindow = true;
    facts.samples = window.targets.samples;
    facts.status = nameOf(GL_FRAMEBUFFER_COMPLETE);
    facts.color = windowFacts(window.color, window.targets);
    facts.depth = windowFacts(window.depth, window.targets);
    facts.stencil = windowFacts(window.hasStencil ? PixelFormat::Stencil8 : PixelFormat::None, window.targets);
    const std::uint64_t pixels = std::uint64_t{window.targets.width} * window.targets.height;
    const std::uint64_t samples = facts.samples == 1 ? 1 : facts.samples + 1; // and the resolved image
    return {facts, pixels * samples * (bytesPerSample(window.color) + imageBytes(window.depth, window.hasStencil, 1))};
}

FactsAndBytes factsOf(const ProgramObject& program, const ApiObjects& objects, std::uint32_t group)
{
    ProgramFacts facts;
    facts.isLinked = program.linkStatus;
    for (const ShaderKey key : program.attached)
        if (const auto id = objects.idOf(group, key))
            facts.shaders.push_back(*id);
    if (const LinkedProgram* linked = program.executable.program.get()) {
        facts.uniformCount = static_cast<std::uint32_t>(linked->uniforms.size());
        facts.attributeCount = static_cast<std::uint32_t>(linked->attributes.size());
    }
    facts.log = program.infoLog;
    return {facts, 0};
}

FactsAndBytes factsOf(const Framebuffer& framebuffer, const ApiObjects& objects, const Context& context)
{
    const ShareGroup& group = context.shareGroup();
    FramebufferFacts facts;
    facts.status = nameOf(framebufferStatus(group, framebuffer));
    facts.color = attachmentFacts(framebuffer.color, AttachmentPoint::Color, objects, group);
    facts.depth = attachmentFacts(framebuffer.depth, AttachmentPoint::Depth, objects, group);
    facts.stencil = attachmentFacts(framebuffer.stencil, AttachmentPoint::Stencil, objects, group);
    return {facts, 0};
}

} // namespace vitrine::core
