// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/gles2/context_state.h"
#include "core/memory/memory.h"

#include <span>
#include <vector>

/// Moves client pixels to surfaces and back, by the layout of glPixelStorei, for every pair of format and type in ES
/// 2.0 and our extensions.

namespace vitrine::core::gles2 {

/// A valid pair of `format` and `type` arguments.
struct TransferFormat {
    GLenum format = GL_NONE, type = GL_NONE;
    PixelFormat storage = PixelFormat::None; ///< how such a texture is stored; for depth-stencil, how its depth is
    std::uint32_t bytes = 0;                 ///< bytes of a pixel in client memory
};

/// The pairs that texture uploads accept; null for others.
[[nodiscard]] const TransferFormat* findTransferFormat(GLenum format, GLenum type);
[[nodiscard]] bool isTransferFormat(GLenum format);
[[nodiscard]] bool isTransferType(GLenum type);

/// The base format of an internal format, whether it is sized (OES_required_internalformat) or not; GL_NONE for
/// anything else.
[[nodiscard]] GLenum baseFormat(GLenum internalFormat);

/// A box of pixels in a texture level. The slices of a 3-D level count in z.
struct Box {
    std::uint32_t x = 0, y = 0, z = 0, width = 0, height = 0, depth = 1;
};

/// Writes client pixels into `box` of a level. Bytes that are missing at the end of `pixels` count as zeros.
void uploadPixels(Memory& memory, const TextureLevel& level, const Box& box, const TransferFormat& transfer,
                  const PixelStore& store, std::span<const std::byte> pixels);

/// Writes one pixel as glReadPixels returns it, for the pairs of isReadFormat().
void packPixel(const Vec4& color, GLenum format, GLenum type, std::byte* out);
[[nodiscard]] bool isReadFormat(GLenum format);
[[nodiscard]] bool isReadType(GLenum type);
/// The pair that glReadPixels offers for such a buffer beside GL_RGBA, GL_UNSIGNED_BYTE.
[[nodiscard]] TransferFormat implementationReadFormat(PixelFormat storage);
/// Bytes per pixel of a pair that glReadPixels can accept; 0 for a pair that it never accepts.
[[nodiscard]] std::uint32_t readPixelBytes(GLenum format, GLenum type);

/// Bytes from one row to the next.
[[nodiscard]] std::uint64_t rowStride(const PixelStore& store, std::uint32_t width, std::uint32_t pixelBytes);

} // namespace vitrine::core::gles2
