// SPDX-License-Identifier: Apache-2.0
// Compressed images: OES_compressed_ETC1_RGB8_texture, whole two-dimensional images only.
#include "core/api/gles2/context.h"
#include "core/api/gles2/etc1.h"
#include "core/api/gles2/internal_types.h"
#include "core/api/gles2/share_group.h"
#include "core/api/gles2/system.h"
#include "core/api/gles2/texture_images.h"

namespace vitrine::core::gles2 {

void Context::compressedTexImage2D(GLenum target, GLint level, GLenum internalformat, GLsizei width, GLsizei height,
                                   GLint border, GLsizei imageSize, std::span<const std::byte> data)
{
    const auto where = imageTarget2D(target);
    if (!where || where->target == TextureTarget::External || !isCompressedFormat(internalformat))
        return fail(GL_INVALID_ENUM);
    if (const GLenum error = imageError(*where, level, {width, height, 1}, border); error != GL_NO_ERROR)
        return fail(error);
    const auto columns = static_cast<std::uint32_t>(width);
    const auto rows = static_cast<std::uint32_t>(height);
    if (imageSize < 0 || static_cast<std::uint64_t>(imageSize) != etc1Bytes(columns, rows))
        return fail(GL_INVALID_VALUE);
    Texture& texture = boundTexture(where->target);
    touchGroup();
    const LevelShape shape{internalformat, GL_UNSIGNED_BYTE, columns, rows, 1, PixelFormat::Rgb8};
    if (!specifyLevel(device(), texture, *where, level, shape))
        return fail(GL_OUT_OF_MEMORY);
    const TextureLevel& image = *texture.level(where->face, level);
    if (image.isDefined() && data.data())
        device().memory().surface(image.surface).writeRect(0, 0, columns, rows, decodeEtc1(data, columns, rows));
}

void Context::compressedTexSubImage2D(GLenum target, GLint level, GLint xoffset, GLint yoffset, GLsizei width,
                                      GLsizei height, GLenum format, GLsizei imageSize, std::span<const std::byte>)
{
    const auto where = imageTarget2D(target);
    if (!where || where->target == TextureTarget::External || !isCompressedFormat(format))
        return fail(GL_INVALID_ENUM);
    if (!isLevelInRange(where->target, level) || width < 0 || height < 0 || imageSize < 0)
        return fail(GL_INVALID_VALUE);
    const TextureLevel* image = boundTexture(where->target).level(where->face, level);
    if (const GLenum error = subImageError(image, {xoffset, yoffset, 0}, {width, height, 1}); error != GL_NO_ERROR)
        return fail(error);
    fail(GL_INVALID_OPERATION); // ETC1 images can only be specified as a whole
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
