// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/gles2/context_state.h"
#include "core/memory/memory.h"

#include <span>
#include <vector>

/// Client pixels to surfaces and back: glPixelStorei's layout, and every format and type pair of ES 2.0 and our
/// extensions.

namespace vitrine::core::gles2 {

/// A valid pair of `format` and `type` arguments.
struct TransferFormat {
    GLenum format = GL_NONE, type = GL_NONE;
    PixelFormat storage = PixelFormat::None; ///< how such a texture is stored; for depth-stencil its depth part
    std::uint32_t bytes = 0;                 ///< per pixel in client memory
};

/// Pairs that texture uploads accept.
[[nodiscard]] const TransferFormat* findTransferFormat(GLenum format, GLenum type);
[[nodiscard]] bool isTransferFormat(GLenum format);
[[nodiscard]] bool isTransferType(GLenum type);

/// The base format of an internal format, sized (OES_required_internalformat) or not; GL_NONE for anything else.
[[nodiscard]] GLenum baseFormat(GLenum internalFormat);

/// Pixels of a texture level; a 3-D level's slices count in z.
struct Box {
    std::uint32_t x = 0, y = 0, z = 0, width = 0, height = 0, depth = 1;
};

/// Writes client pixels into `box` of a level. Bytes missing at the end of `pixels` are zeros.
void uploadPixels(Memory& memory, const TextureLevel& level, const Box& box, const TransferFormat& transfer,
                  const PixelStore& store, std::span<const std::byte> pixels);

/// Samples of one format as samples of another; equal formats are copied.
void convertSamples(PixelFormat from, std::span<const std::byte> source, PixelFormat to, std::span<std::byte> target);

/// Copies width × height pixels between surfaces, converting. The caller keeps both rectangles inside.
void copyPixels(Memory& memory, SurfaceId from, std::uint32_t fromX, std::uint32_t fromY, SurfaceId to, const Box& box);

/// One pixel as glReadPixels returns it, for the pairs of isReadFormat().
void packPixel(const Vec4& color, GLenum format, GLenum type, std::byte* out);
[[nodiscard]] bool isReadFormat(GLenum format);
[[nodiscard]] bool isReadType(GLenum type);
/// The pair that glReadPixels offers beside GL_RGBA, GL_UNSIGNED_BYTE for such a buffer.
[[nodiscard]] TransferFormat implementationReadFormat(PixelFormat storage);
/// Bytes per pixel of a pair that glReadPixels accepts; 0 when it is never accepted.
[[nodiscard]] std::uint32_t readPixelBytes(GLenum format, GLenum type);

/// Bytes from one row to the next.
[[nodiscard]] std::uint64_t rowStride(const PixelStore& store, std::uint32_t width, std::uint32_t pixelBytes);

} // namespace vitrine::core::gles2
