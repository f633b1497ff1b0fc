// SPDX-License-Identifier: Apache-2.0
#include "core/api/gles2/texture_images.h"

#include "core/api/gles2/block_images.h"
#include "core/api/gles2/enum_tables.h"
#include "core/api/gles2/limits.h"
#include "core/api/gles2/share_group.h"
#include "core/api/gles2/texture_completeness.h"

#include <bit>

namespace vitrine::core::gles2 {

namespace {

SamplerState samplerOf(const Texture& texture)
{
    SamplerState sampler;
    sampler.magFilter = texture.magFilter == GL_LINEAR ? Filter::Linear : Filter::Nearest;
    const GLenum min = texture.minFilter;
    const bool isLinear = min == GL_LINEAR || min == GL_LINEAR_MIPMAP_NEAREST || min == GL_LINEAR_MIPMAP_LINEAR;
    sampler.minFilter = isLinear ? Filter::Linear : Filter::Nearest;
    if (!usesMipmaps(texture))
        sampler.mipFilter = MipFilter::None;
    else if (min == GL_NEAREST_MIPMAP_LINEAR || min == GL_LINEAR_MIPMAP_LINEAR)
        sampler.mipFilter = MipFilter::Linear;
    else
        sampler.mipFilter = MipFilter::Nearest;
    sampler.wrapS = wrap(texture.wrapS);
    sampler.wrapT = wrap(texture.wrapT);
    sampler.wrapR = wrap(texture.wrapR);
    return sampler;
}

TextureKind kindOf(TextureTarget target)
{
    if (target == TextureTarget::CubeMap)
        return TextureKind::Cube;
    return target == TextureTarget::Texture3D ? TextureKind::Texture3D : TextureKind::Texture2D;
}

std::shared_ptr<const TextureView> makeView(const Texture& texture)
{
    auto view = std::make_shared<TextureView>();
    view->kind = kindOf(texture.target);
    view->sampler = samplerOf(texture);
    view->complete = !findFault(texture);
    if (!view->complete)
        return view;
    const TextureLevel& base = *texture.level(0, 0);
    view->depth = base.depth;
    view->levelCount = usesMipmaps(texture) ? static_cast<std::uint32_t>(fullLevelCount(base)) : 1;
    for (int face = 0; face < texture.faceCount(); ++face)
        for (std::uint32_t i = 0; i < view->levelCount; ++i)
            view->levels.push_back(texture.level(face, static_cast<int>(i))->surface);
    return view;
}

void freeLevel(Device& device, TextureLevel& level)
{
    device.destroySurface(level.surface);
    device.destroySurface(level.stencil);
    level = {};
}

TextureLevel& emptyLevel(Device& device, Texture& texture, ImageTarget where, GLint level)
{
    auto& levels = texture.faces[static_cast<std::size_t>(where.face)];
    if (levels.size() <= static_cast<std::size_t>(level))
        levels.resize(static_cast<std::size_t>(level) + 1);
    TextureLevel& image = levels[static_cast<std::size_t>(level)];
    freeLevel(device, image);
    texture.view.reset();
    return image;
}

} // namespace

const TextureLevel* Texture::level(int face, int level) const
{
    const auto& levels = faces[static_cast<std::size_t>(face)];
    return level >= 0 && static_cast<std::size_t>(level) < levels.size() ? &levels[static_cast<std::size_t>(level)]
                                                                         : nullptr;
}

std::optional<ImageTarget> imageTarget2D(GLenum target)
{
    if (target == GL_TEXTURE_2D)
        return ImageTarget{TextureTarget::Texture2D, 0};
    if (target == GL_TEXTURE_EXTERNAL_OES)
        return ImageTarget{TextureTarget::External, 0};
    if (target >= GL_TEXTURE_CUBE_MAP_POSITIVE_X && target <= GL_TEXTURE_CUBE_MAP_NEGATIVE_Z)
        return ImageTarget{TextureTarget::CubeMap, static_cast<int>(target - GL_TEXTURE_CUBE_MAP_POSITIVE_X)};
    return std::nullopt;
}

int maxTextureSize(TextureTarget target)
{
    if (target == TextureTarget::CubeMap)
        return kMaxCubeMapSize;
    return target == TextureTarget::Texture3D ? kMax3dTextureSize : kMaxTextureSize;
}

bool isLevelInRange(TextureTarget target, GLint level)
{
    if (target == TextureTarget::External)
        return level == 0;
    return level >= 0 && level < static_cast<GLint>(std::bit_width(static_cast<unsigned>(maxTextureSize(target))));
}

bool specifyLevel(Device& device, Texture& texture, ImageTarget where, GLint level, const LevelShape& shape)
{
    TextureLevel& image = emptyLevel(device, texture, where, level);
    image.format = shape.format;
    image.type = shape.type;
    image.storage = shape.storage;
    image.width = shape.width;
    image.height = shape.height;
    image.depth = shape.depth;
    if (!image.isDefined())
        return true;
    // No overflow: slices × height are bounded by the limits on size.
    image.surface = device.createSurface({shape.storage, shape.width, shape.height * shape.depth, 1});
    if (image.surface && shape.format == GL_DEPTH_STENCIL_OES)
        image.stencil = device.createSurface({PixelFormat::Stencil8, shape.width, shape.height * shape.depth, 1});
    if (image.surface && (image.stencil || shape.format != GL_DEPTH_STENCIL_OES))
        return true;
    freeLevel(device, image);
    return false;
}

void adoptLevel(Device& device, Texture& texture, ImageTarget where, GLint level, const TextureLevel& image)
{
    emptyLevel(device, texture, where, level) = image;
}

std::shared_ptr<const TextureView> viewOf(Texture& texture)
{
    if (!texture.view)
        texture.view = makeView(texture);
    return texture.view;
}

bool isCompressedFormat(GLenum format)
{
    return findBlockFormat(format) != nullptr;
}

bool isDepthFormat(GLenum format)
{
    return format == GL_DEPTH_COMPONENT || format == GL_DEPTH_STENCIL_OES;
}

void freeSurfaces(Device& device, Texture& texture)
{
    for (auto& levels : texture.faces)
        for (TextureLevel& level : levels)
            freeLevel(device, level);
}

} // namespace vitrine::core::gles2
