// SPDX-License-Identifier: Apache-2.0
// Compressed images: two-dimensional only, whole or in whole blocks.
#include "core/api/gles2/block_images.h"
#include "core/api/gles2/context.h"
#include "core/api/gles2/internal_types.h"
#include "core/api/gles2/share_group.h"
#include "core/api/gles2/system.h"
#include "core/api/gles2/texture_images.h"

namespace vitrine::core::gles2 {

namespace {

bool isSizeRight(GLsizei imageSize, const ImageExtent& extent)
{
    return imageSize >= 0 &&
           static_cast<std::uint64_t>(imageSize) ==
               blockImageBytes(static_cast<std::uint32_t>(extent.width), static_cast<std::uint32_t>(extent.height));
}

/// EXT_texture_compression_dxt1: from the corner of a block, and to one or to the edge of the image.
bool isOfWholeBlocks(const TextureLevel& image, const ImageOffset& offset, const ImageExtent& extent)
{
    const auto isWhole = [](GLint begin, GLsizei count, std::uint32_t size) {
        constexpr GLint kBlock = kBlockSize;
        return begin % kBlock == 0 && (count % kBlock == 0 || static_cast<std::uint32_t>(begin + count) == size);
    };
    return isWhole(offset.x, extent.width, image.width) && isWhole(offset.y, extent.height, image.height);
}

} // namespace

void Context::compressedTexImage2D(GLenum target, GLint level, GLenum internalformat, GLsizei width, GLsizei height,
                                   GLint border, GLsizei imageSize, std::span<const std::byte> data)
{
    const auto where = imageTarget2D(target);
    const BlockFormat* format = findBlockFormat(internalformat);
    if (!where || where->target == TextureTarget::External || !format)
        return fail(GL_INVALID_ENUM);
    const ImageExtent extent{width, height, 1};
    if (const GLenum error = imageError(*where, level, extent, border); error != GL_NO_ERROR)
        return fail(error);
    if (!isSizeRight(imageSize, extent))
        return fail(GL_INVALID_VALUE);
    Texture& texture = boundTexture(where->target);
    touchGroup();
    const auto columns = static_cast<std::uint32_t>(width);
    const auto rows = static_cast<std::uint32_t>(height);
    const LevelShape shape{internalformat, GL_UNSIGNED_BYTE, columns, rows, 1, format->storage};
    if (!specifyLevel(device(), texture, *where, level, shape))
        return fail(GL_OUT_OF_MEMORY);
    const TextureLevel& image = *texture.level(where->face, level);
    if (image.isDefined() && data.data())
        device()
            .memoryToWrite(image.surface)
            .surface(image.surface)
            .writeRect(0, 0, columns, rows, decodeBlocks(*format, data, columns, rows));
}

void Context::compressedTexSubImage2D(GLenum target, GLint level, GLint xoffset, GLint yoffset, GLsizei width,
                                      GLsizei height, GLenum format, GLsizei imageSize, std::span<const std::byte> data)
{
    const auto where = imageTarget2D(target);
    const BlockFormat* known = findBlockFormat(format);
    if (!where || where->target == TextureTarget::External || !known)
        return fail(GL_INVALID_ENUM);
    const ImageOffset offset{xoffset, yoffset, 0};
    const ImageExtent extent{width, height, 1};
    if (!isLevelInRange(where->target, level) || width < 0 || height < 0 || !isSizeRight(imageSize, extent))
        return fail(GL_INVALID_VALUE);
    const TextureLevel* image = boundTexture(where->target).level(where->face, level);
    if (const GLenum error = subImageError(image, offset, extent); error != GL_NO_ERROR)
        return fail(error);
    if (image->format != format || !known->hasSubImages || !isOfWholeBlocks(*image, offset, extent))
        return fail(GL_INVALID_OPERATION);
    if (width == 0 || height == 0 || !data.data())
        return;
    const auto columns = static_cast<std::uint32_t>(width);
    const auto rows = static_cast<std::uint32_t>(height);
    device()
        .memoryToWrite(image->surface)
        .surface(image->surface)
        .writeRect(static_cast<std::uint32_t>(xoffset), static_cast<std::uint32_t>(yoffset), columns, rows,
                   decodeBlocks(*known, data, columns, rows));
}

void Context::compressedTexImage3DOES(GLenum, GLint, GLenum, GLsizei, GLsizei, GLsizei, GLint, GLsizei,
                                      std::span<const std::byte>)
{
    fail(GL_INVALID_ENUM); // there is no compressed format for three dimensions
}

void Context::compressedTexSubImage3DOES(GLenum, GLint, GLint, GLint, GLint, GLsizei, GLsizei, GLsizei, GLenum, GLsizei,
                                         std::span<const std::byte>)
{
    fail(GL_INVALID_ENUM);
}

} // namespace vitrine::core::gles2
