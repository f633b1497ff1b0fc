// SPDX-License-Identifier: Apache-2.0
#include "core/api/gles2/context.h"
#include "core/api/gles2/pixel_transfer.h"
#include "core/api/gles2/share_group.h"
#include "core/api/gles2/system.h"

#include <algorithm>
#include <array>
#include <cstring>

namespace vitrine::core::gles2 {

namespace {

bool isAccepted(GLenum format, GLenum type, PixelFormat buffer)
{
    if (format == GL_RGBA && type == GL_UNSIGNED_BYTE)
        return true;
    if (format == GL_BGRA_EXT) // EXT_read_format_bgra
        return type == GL_UNSIGNED_BYTE || type == GL_UNSIGNED_SHORT_4_4_4_4_REV_EXT ||
               type == GL_UNSIGNED_SHORT_1_5_5_5_REV_EXT;
    const TransferFormat native = implementationReadFormat(buffer);
    return format == native.format && type == native.type;
}

} // namespace

void Context::readPixels(GLint x, GLint y, GLsizei width, GLsizei height, GLenum format, GLenum type,
                         std::span<std::byte> pixels)
{
    if (!(isReadFormat(format) || isTransferFormat(format)) || !(isReadType(type) || isTransferType(type)))
        return fail(GL_INVALID_ENUM);
    if (width < 0 || height < 0)
        return fail(GL_INVALID_VALUE);
    if (!isReadFramebufferComplete())
        return fail(GL_INVALID_FRAMEBUFFER_OPERATION);
    const PixelFormat buffer = readFormat();
    if (buffer == PixelFormat::None || !isAccepted(format, type, buffer))
        return fail(GL_INVALID_OPERATION);
    const RenderTargets source = readTargets();
    const Surface& surface = device().surfaceToRead(source.color);
    const std::uint32_t bytes = readPixelBytes(format, type);
    const std::uint64_t stride = rowStride(m_state.pack, static_cast<std::uint32_t>(width), bytes);
    // Pixels outside the framebuffer are undefined: they keep what the program's memory holds.
    const std::int64_t left = std::max<std::int64_t>(x, 0);
    const std::int64_t right = std::min<std::int64_t>(std::int64_t{x} + width, source.width);
    const std::int64_t bottom = std::max<std::int64_t>(y, 0);
    const std::int64_t top = std::min<std::int64_t>(std::int64_t{y} + height, source.height);
    for (std::int64_t row = bottom; row < top; ++row) {
        for (std::int64_t column = left; column < right; ++column) {
            const std::uint64_t at =
                static_cast<std::uint64_t>(row - y) * stride + static_cast<std::uint64_t>(column - x) * bytes;
            if (at + bytes > pixels.size())
                return;
            const auto* sample = surface.pixel(static_cast<std::uint32_t>(column), static_cast<std::uint32_t>(row));
            packPixel(decodeSample(buffer, sample), format, type, &pixels[at]);
        }
    }
}

} // namespace vitrine::core::gles2
