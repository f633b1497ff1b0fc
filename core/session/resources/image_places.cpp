// SPDX-License-Identifier: Apache-2.0
#include "core/session/resources/image_places.h"

#include "core/api/gles2/framebuffer_status.h"
#include "core/api/gles2/window.h"

namespace vitrine::core {

using namespace gles2;

namespace {

constexpr Attachment kParts[] = {Attachment::Color, Attachment::Depth, Attachment::Stencil};

Attachment mainPart(PixelFormat format)
{
    return isDepth(format) ? Attachment::Depth : Attachment::Color;
}

Error missing(const ImageChoice& choice, const std::string& what)
{
    return failure("{} has no {}", nameOf(choice.id), what);
}

Error absent(const ResourceId& id)
{
    return failure("there is no {} at this position", nameOf(id));
}

Result<ImagePlace> textureImage(const ApiObjects& objects, const ImageChoice& choice)
{
    const Texture* texture = objects.texture(choice.id);
    if (!texture)
        return absent(choice.id);
    if (choice.face >= static_cast<std::uint32_t>(texture->faceCount()))
        return missing(choice, "face " + std::to_string(choice.face));
    const TextureLevel* level = texture->level(static_cast<int>(choice.face), static_cast<int>(choice.level));
    if (!level || !level->isDefined())
        return missing(choice, "image at level " + std::to_string(choice.level));
    if (choice.slice >= level->depth)
        return missing(choice, "slice " + std::to_string(choice.slice));
    const SurfaceId surface = choice.part == Attachment::Stencil ? level->stencil : level->surface;
    if (!surface)
        return missing(choice, "stencil");
    return ImagePlace{surface, choice.slice * level->height, level->width, level->height, level->depth > 1};
}

Result<ImagePlace> renderbufferImage(const ApiObjects& objects, const ImageChoice& choice)
{
    const Renderbuffer* renderbuffer = objects.renderbuffer(choice.id);
    if (!renderbuffer)
        return absent(choice.id);
    const SurfaceId surface = choice.part == Attachment::Stencil ? renderbuffer->stencil : renderbuffer->surface;
    if (!surface || renderbuffer->width == 0 || renderbuffer->height == 0)
        return missing(choice, choice.part == Attachment::Stencil ? "stencil" : "image");
    return ImagePlace{surface, 0, renderbuffer->width, renderbuffer->height};
}

Result<ImagePlace> windowImage(const Window& window, const ImageChoice& choice)
{
    const RenderTargets& targets = window.targets;
    const SurfaceId surfaces[] = {targets.color, targets.depth, targets.stencil};
    const SurfaceId surface = surfaces[static_cast<std::size_t>(choice.part)];
    if (!surface)
        return missing(choice, choice.part == Attachment::Depth ? "depth buffer" : "stencil buffer");
    return ImagePlace{surface, 0, targets.width, targets.height};
}

Result<ImagePlace> framebufferImage(const ApiObjects& objects, const ImageChoice& choice)
{
    if (const Window* window = objects.window(choice.id))
        return windowImage(*window, choice);
    const Framebuffer* framebuffer = objects.framebuffer(choice.id);
    if (!framebuffer)
        return absent(choice.id);
    static constexpr const char* kNames[] = {"color image attached", "depth image attached", "stencil image attached"};
    const auto at = static_cast<std::size_t>(choice.part);
    const gles2::FramebufferAttachment* attachments[] = {&framebuffer->color, &framebuffer->depth,
                                                         &framebuffer->stencil};
    const ShareGroup& group = objects.system().context(ContextId{choice.id.group})->shareGroup();
    const AttachedImage image = attachedImage(group, *attachments[at], static_cast<AttachmentPoint>(at));
    if (!image.surface)
        return missing(choice, kNames[at]);
    return ImagePlace{image.surface, static_cast<std::uint32_t>(attachments[at]->slice) * image.height, image.width,
                      image.height, attachedVolume(group, *attachments[at]) != nullptr};
}

void addTextureImages(std::vector<ImageChoice>& images, const Texture& texture, const ResourceId& id)
{
    std::size_t levelCount = 0;
    for (const auto& levels : texture.faces)
        levelCount = std::max(levelCount, levels.size());
    for (std::uint32_t i = 0; i < levelCount; ++i)
        for (std::uint32_t face = 0; face < static_cast<std::uint32_t>(texture.faceCount()); ++face) {
            const TextureLevel* level = texture.level(static_cast<int>(face), static_cast<int>(i));
            for (std::uint32_t slice = 0; level && slice < level->depth; ++slice) {
                images.push_back({id, mainPart(level->storage), i, face, slice});
                if (level->stencil)
                    images.push_back({id, Attachment::Stencil, i, face, slice});
            }
        }
}

} // namespace

std::string nameOf(const ResourceId& id)
{
    if (id.kind == ResourceKind::Framebuffer && id.name == 0)
        return "window";
    return std::string(kResourceKindNames[static_cast<std::size_t>(id.kind)]) + " " + std::to_string(id.name);
}

Result<ImagePlace> findImage(const ApiObjects& objects, const ImageChoice& choice)
{
    switch (choice.id.kind) {
    case ResourceKind::Texture: return textureImage(objects, choice);
    case ResourceKind::Renderbuffer: return renderbufferImage(objects, choice);
    case ResourceKind::Framebuffer: return framebufferImage(objects, choice);
    default: return missing(choice, "image");
    }
}

std::vector<ImageChoice> allImages(const ApiObjects& objects, const ResourceId& id)
{
    std::vector<ImageChoice> images;
    if (const Texture* texture = objects.texture(id)) {
        addTextureImages(images, *texture, id);
        return images;
    }
    const Renderbuffer* renderbuffer = objects.renderbuffer(id);
    for (const Attachment part : kParts) {
        const bool isOtherName = renderbuffer && part != Attachment::Stencil && part != mainPart(renderbuffer->storage);
        if (const ImageChoice choice{id, part, 0, 0, 0}; !isOtherName && findImage(objects, choice))
            images.push_back(choice);
    }
    return images;
}

} // namespace vitrine::core
