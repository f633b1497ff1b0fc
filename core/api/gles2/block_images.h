// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/gles2/types.h"
#include "core/memory/pixel_format.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

/// Images that are compressed in blocks of 4 × 4 pixels and 8 bytes: OES_compressed_ETC1_RGB8_texture and
/// EXT_texture_compression_dxt1. Textures keep them decoded.

namespace vitrine::core::gles2 {

inline constexpr std::uint32_t kBlockSize = 4;
inline constexpr std::size_t kBlockPixels = 16;
inline constexpr std::size_t kBlockBytes = 8;

/// Red, green, blue and alpha of 16 pixels, row by row from the block's first one.
using BlockPixels = std::array<std::array<std::uint8_t, 4>, kBlockPixels>;
using Block = std::span<const std::byte, kBlockBytes>;

struct BlockFormat {
    GLenum format = GL_NONE;
    PixelFormat storage = PixelFormat::None; ///< Rgb8 or Rgba8
    bool hasSubImages = false;               ///< whether glCompressedTexSubImage2D may replace whole blocks
    BlockPixels (*decode)(Block block) = nullptr;
};

/// All supported formats, in the order of GL_COMPRESSED_TEXTURE_FORMATS.
[[nodiscard]] std::span<const BlockFormat> blockFormats();
/// Null when it is not one of these formats.
[[nodiscard]] const BlockFormat* findBlockFormat(GLenum format);

/// The bytes of an image of that size.
[[nodiscard]] std::uint64_t blockImageBytes(std::uint32_t width, std::uint32_t height);

/// The decoded pixels in the format's storage, in tightly packed rows, the first row first. Missing blocks become
/// zeros.
[[nodiscard]] std::vector<std::byte> decodeBlocks(const BlockFormat& format, std::span<const std::byte> blocks,
                                                  std::uint32_t width, std::uint32_t height);

} // namespace vitrine::core::gles2
