// SPDX-License-Identifier: Apache-2.0
// glCopyTexImage2D, glCopyTexSubImage2D and glCopyTexSubImage3DOES.
#include "core/api/gles2/context.h"
#include "core/api/gles2/internal_types.h"
#include "core/api/gles2/pixel_transfer.h"
#include "core/api/gles2/share_group.h"
#include "core/api/gles2/system.h"
#include "core/api/gles2/texture_images.h"

#include <algorithm>

namespace vitrine::core::gles2 {

namespace {

/// ES 2.0 table 3.9: the framebuffer must have every component that the texture takes from it.
bool suppliesComponents(PixelFormat buffer, GLenum format)
{
    const ChannelBits bits = channelBits(buffer);
    switch (format) {
    case GL_ALPHA: return bits.alpha != 0;
    case GL_LUMINANCE:
    case GL_RED_EXT: return bits.red != 0;
    case GL_RG_EXT: return bits.red != 0 && bits.green != 0;
    case GL_LUMINANCE_ALPHA: return bits.red != 0 && bits.alpha != 0;
    case GL_RGB: return bits.red != 0 && bits.green != 0 && bits.blue != 0;
    case GL_RGBA: return bits.red != 0 && bits.green != 0 && bits.blue != 0 && bits.alpha != 0;
    default: return false;
    }
}

bool isCopyFormat(GLenum format)
{
    return format != GL_BGRA_EXT && findTransferFormat(format, GL_UNSIGNED_BYTE);
}

} // namespace

void Context::copyFromFramebuffer(GLint x, GLint y, const TextureLevel& image, const Box& where)
{
    const RenderTargets source = readTargets();
    const auto clip = [](std::int64_t begin, std::uint32_t count, std::uint32_t size) {
        const std::int64_t first = std::clamp<std::int64_t>(begin, 0, size);
        const std::int64_t last = std::clamp<std::int64_t>(begin + count, 0, size);
        return std::pair(first, last);
    };
    // Pixels outside the framebuffer are undefined: they keep what the image holds.
    const auto [left, right] = clip(x, where.width, source.width);
    const auto [bottom, top] = clip(y, where.height, source.height);
    if (left >= right || bottom >= top)
        return;
    CopyCommand copy{source.color, image.surface};
    copy.fromX = static_cast<std::uint32_t>(left);
    copy.fromY = static_cast<std::uint32_t>(bottom);
    copy.toX = where.x + static_cast<std::uint32_t>(left - x);
    copy.toY = where.y + where.z * image.height + static_cast<std::uint32_t>(bottom - y);
    copy.width = static_cast<std::uint32_t>(right - left);
    copy.height = static_cast<std::uint32_t>(top - bottom);
    copy.callNumber = m_system->m_callNumber;
    device().copy(copy);
}

bool Context::canCopyFromFramebuffer(GLenum format)
{
    if (!isReadFramebufferComplete()) {
        fail(GL_INVALID_FRAMEBUFFER_OPERATION);
        return false;
    }
    if (suppliesComponents(readFormat(), format))
        return true;
    fail(GL_INVALID_OPERATION);
    return false;
}

void Context::copyTexImage2D(GLenum target, GLint level, GLenum internalformat, GLint x, GLint y, GLsizei width,
                             GLsizei height, GLint border)
{
    const auto where = imageTarget2D(target);
    const GLenum format = baseFormat(internalformat);
    if (!where || where->target == TextureTarget::External || !isCopyFormat(format))
        return fail(where && isDepthFormat(format) ? GL_INVALID_OPERATION : GL_INVALID_ENUM);
    if (const GLenum error = imageError(*where, level, {width, height, 1}, border); error != GL_NO_ERROR)
        return fail(error);
    if (!canCopyFromFramebuffer(format))
        return;
    // The source may be the very level that is replaced: copy it into a texture of its own first.
    Texture copy;
    const TransferFormat& transfer = *findTransferFormat(format, GL_UNSIGNED_BYTE);
    const LevelShape shape{
        format, GL_UNSIGNED_BYTE, static_cast<std::uint32_t>(width), static_cast<std::uint32_t>(height),
        1,      transfer.storage};
    if (!specifyLevel(device(), copy, {}, 0, shape))
        return fail(GL_OUT_OF_MEMORY);
    const TextureLevel image = *copy.level(0, 0);
    if (image.isDefined())
        copyFromFramebuffer(x, y, image, {0, 0, 0, image.width, image.height, 1});
    adoptLevel(device(), boundTexture(where->target), *where, level, image);
    touchGroup();
}

void Context::copyIntoLevel(ImageTarget where, GLint level, const ImageOffset& offset, const ImageRegion& region)
{
    if (!isLevelInRange(where.target, level) || region.width < 0 || region.height < 0)
        return fail(GL_INVALID_VALUE);
    const TextureLevel* image = boundTexture(where.target).level(where.face, level);
    const ImageExtent extent{region.width, region.height, 1};
    if (const GLenum error = subImageError(image, offset, extent); error != GL_NO_ERROR)
        return fail(error);
    if (!canCopyFromFramebuffer(image->format == GL_BGRA_EXT ? GL_RGBA : image->format))
        return;
    if (region.width == 0 || region.height == 0)
        return;
    copyFromFramebuffer(region.x, region.y, *image,
                        {static_cast<std::uint32_t>(offset.x), static_cast<std::uint32_t>(offset.y),
                         static_cast<std::uint32_t>(offset.z), static_cast<std::uint32_t>(region.width),
                         static_cast<std::uint32_t>(region.height), 1});
}

void Context::copyTexSubImage2D(GLenum target, GLint level, GLint xoffset, GLint yoffset, GLint x, GLint y,
                                GLsizei width, GLsizei height)
{
    const auto where = imageTarget2D(target);
    if (!where || where->target == TextureTarget::External)
        return fail(GL_INVALID_ENUM);
    copyIntoLevel(*where, level, {xoffset, yoffset, 0}, {x, y, width, height});
}

void Context::copyTexSubImage3DOES(GLenum target, GLint level, GLint xoffset, GLint yoffset, GLint zoffset, GLint x,
                                   GLint y, GLsizei width, GLsizei height)
{
    if (target != GL_TEXTURE_3D_OES)
        return fail(GL_INVALID_ENUM);
    copyIntoLevel({TextureTarget::Texture3D, 0}, level, {xoffset, yoffset, zoffset}, {x, y, width, height});
}

} // namespace vitrine::core::gles2
