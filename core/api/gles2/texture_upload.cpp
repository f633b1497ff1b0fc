// SPDX-License-Identifier: Apache-2.0
// glTexImage and glTexSubImage in two and three dimensions.
#include "core/api/gles2/context.h"
#include "core/api/gles2/internal_types.h"
#include "core/api/gles2/pixel_transfer.h"
#include "core/api/gles2/share_group.h"
#include "core/api/gles2/system.h"
#include "core/api/gles2/texture_images.h"

namespace vitrine::core::gles2 {

namespace {

bool isExtentInRange(GLsizei extent, int max, GLint level)
{
    return extent >= 0 && extent <= (max >> level);
}

} // namespace

GLenum Context::imageError(ImageTarget where, GLint level, const ImageExtent& extent, GLint border) const
{
    const int max = maxTextureSize(where.target);
    if (!isLevelInRange(where.target, level) || border != 0)
        return GL_INVALID_VALUE;
    if (!isExtentInRange(extent.width, max, level) || !isExtentInRange(extent.height, max, level))
        return GL_INVALID_VALUE;
    if (where.target == TextureTarget::Texture3D && !isExtentInRange(extent.depth, max, level))
        return GL_INVALID_VALUE;
    if (where.target == TextureTarget::CubeMap && extent.width != extent.height)
        return GL_INVALID_VALUE;
    return GL_NO_ERROR;
}

GLenum Context::subImageError(const TextureLevel* image, const ImageOffset& offset, const ImageExtent& extent) const
{
    if (!image)
        return GL_INVALID_OPERATION;
    const auto isInside = [](GLint begin, GLsizei count, std::uint32_t size) {
        return begin >= 0 && count >= 0 && std::int64_t{begin} + count <= std::int64_t{size};
    };
    const bool fits = isInside(offset.x, extent.width, image->width) &&
                      isInside(offset.y, extent.height, image->height) &&
                      isInside(offset.z, extent.depth, image->depth);
    return fits ? GL_NO_ERROR : GL_INVALID_VALUE;
}

GLenum Context::transferError(TextureTarget target, GLenum internalformat, GLenum format, GLenum type) const
{
    if (!isTransferFormat(format) || !isTransferType(type))
        return GL_INVALID_ENUM;
    const GLenum base = baseFormat(internalformat);
    if (base == GL_NONE)
        return GL_INVALID_VALUE;
    if (base != format || !findTransferFormat(format, type))
        return GL_INVALID_OPERATION;
    // OES_depth_texture: two-dimensional textures only.
    return isDepthFormat(format) && target != TextureTarget::Texture2D ? GL_INVALID_OPERATION : GL_NO_ERROR;
}

void Context::specifyImage(ImageTarget where, GLint level, const ImageExtent& extent, const TransferFormat& transfer,
                           std::span<const std::byte> pixels)
{
    Texture& texture = boundTexture(where.target);
    const LevelShape shape{transfer.format,
                           transfer.type,
                           static_cast<std::uint32_t>(extent.width),
                           static_cast<std::uint32_t>(extent.height),
                           static_cast<std::uint32_t>(extent.depth),
                           transfer.storage};
    touchGroup();
    if (!specifyLevel(device(), texture, where, level, shape))
        return fail(GL_OUT_OF_MEMORY);
    const TextureLevel& image = *texture.level(where.face, level);
    if (!pixels.data() || !image.isDefined())
        return;
    const Box box{0, 0, 0, image.width, image.height, image.depth};
    uploadPixels(device().memoryToWrite(image.surface), image, box, transfer, m_state.unpack, pixels);
}

void Context::replacePixels(ImageTarget where, GLint level, const ImageOffset& offset, const ImageExtent& extent,
                            const TransferSource& source)
{
    if (!isTransferFormat(source.format) || !isTransferType(source.type))
        return fail(GL_INVALID_ENUM);
    if (!isLevelInRange(where.target, level) || extent.width < 0 || extent.height < 0 || extent.depth < 0)
        return fail(GL_INVALID_VALUE);
    const TextureLevel* image = boundTexture(where.target).level(where.face, level);
    if (const GLenum error = subImageError(image, offset, extent); error != GL_NO_ERROR)
        return fail(error);
    const TransferFormat* transfer = findTransferFormat(source.format, source.type);
    if (!transfer || image->format != source.format)
        return fail(GL_INVALID_OPERATION);
    if (extent.width == 0 || extent.height == 0 || extent.depth == 0 || !source.pixels.data())
        return;
    const Box box{static_cast<std::uint32_t>(offset.x),      static_cast<std::uint32_t>(offset.y),
                  static_cast<std::uint32_t>(offset.z),      static_cast<std::uint32_t>(extent.width),
                  static_cast<std::uint32_t>(extent.height), static_cast<std::uint32_t>(extent.depth)};
    uploadPixels(device().memoryToWrite(image->surface), *image, box, *transfer, m_state.unpack, source.pixels);
}

void Context::texImage2D(GLenum target, GLint level, GLint internalformat, GLsizei width, GLsizei height, GLint border,
                         GLenum format, GLenum type, std::span<const std::byte> pixels)
{
    const auto where = imageTarget2D(target);
    if (!where)
        return fail(GL_INVALID_ENUM);
    const ImageExtent extent{width, height, 1};
    if (const GLenum error = imageError(*where, level, extent, border); error != GL_NO_ERROR)
        return fail(error);
    const auto internal = static_cast<GLenum>(internalformat);
    if (const GLenum error = transferError(where->target, internal, format, type); error != GL_NO_ERROR)
        return fail(error);
    specifyImage(*where, level, extent, *findTransferFormat(format, type), pixels);
}

void Context::texSubImage2D(GLenum target, GLint level, GLint xoffset, GLint yoffset, GLsizei width, GLsizei height,
                            GLenum format, GLenum type, std::span<const std::byte> pixels)
{
    const auto where = imageTarget2D(target);
    if (!where)
        return fail(GL_INVALID_ENUM);
    replacePixels(*where, level, {xoffset, yoffset, 0}, {width, height, 1}, {format, type, pixels});
}

void Context::texImage3DOES(GLenum target, GLint level, GLenum internalformat, GLsizei width, GLsizei height,
                            GLsizei depth, GLint border, GLenum format, GLenum type, std::span<const std::byte> pixels)
{
    if (target != GL_TEXTURE_3D_OES)
        return fail(GL_INVALID_ENUM);
    const ImageTarget where{TextureTarget::Texture3D, 0};
    const ImageExtent extent{width, height, depth};
    if (const GLenum error = imageError(where, level, extent, border); error != GL_NO_ERROR)
        return fail(error);
    if (const GLenum error = transferError(where.target, internalformat, format, type); error != GL_NO_ERROR)
        return fail(error);
    specifyImage(where, level, extent, *findTransferFormat(format, type), pixels);
}

void Context::texSubImage3DOES(GLenum target, GLint level, GLint xoffset, GLint yoffset, GLint zoffset, GLsizei width,
                               GLsizei height, GLsizei depth, GLenum format, GLenum type,
                               std::span<const std::byte> pixels)
{
    if (target != GL_TEXTURE_3D_OES)
        return fail(GL_INVALID_ENUM);
    replacePixels({TextureTarget::Texture3D, 0}, level, {xoffset, yoffset, zoffset}, {width, height, depth},
                  {format, type, pixels});
}

} // namespace vitrine::core::gles2
