// SPDX-License-Identifier: Apache-2.0
#include "core/api/gles2/block_images.h"

#include "core/api/gles2/dxt1.h"
#include "core/api/gles2/etc1.h"

#include <algorithm>
#include <cstring>

namespace vitrine::core::gles2 {

namespace {

constexpr BlockFormat kBlockFormats[] = {
    {GL_ETC1_RGB8_OES, PixelFormat::Rgb8, false, &decodeEtc1},
    {GL_COMPRESSED_RGB_S3TC_DXT1_EXT, PixelFormat::Rgb8, true, &decodeDxt1},
    {GL_COMPRESSED_RGBA_S3TC_DXT1_EXT, PixelFormat::Rgba8, true, &decodeDxt1},
};

std::uint32_t blocksAcross(std::uint32_t pixels)
{
    return pixels / kBlockSize + (pixels % kBlockSize != 0 ? 1 : 0);
}

} // namespace

std::span<const BlockFormat> blockFormats()
{
    return kBlockFormats;
}

const BlockFormat* findBlockFormat(GLenum format)
{
    const auto* const it = std::find_if(std::begin(kBlockFormats), std::end(kBlockFormats),
                                        [format](const BlockFormat& known) { return known.format == format; });
    return it == std::end(kBlockFormats) ? nullptr : it;
}

std::uint64_t blockImageBytes(std::uint32_t width, std::uint32_t height)
{
    return std::uint64_t{blocksAcross(width)} * blocksAcross(height) * kBlockBytes;
}

std::vector<std::byte> decodeBlocks(const BlockFormat& format, std::span<const std::byte> blocks, std::uint32_t width,
                                    std::uint32_t height)
{
    const std::size_t pixelBytes = bytesPerSample(format.storage);
    std::vector<std::byte> pixels(std::size_t{width} * height * pixelBytes);
    const std::uint32_t across = blocksAcross(width);
    const std::size_t count =
        std::min<std::size_t>(blocks.size() / kBlockBytes, blockImageBytes(width, height) / kBlockBytes);
    for (std::size_t i = 0; i < count; ++i) {
        const BlockPixels block = format.decode(blocks.subspan(i * kBlockBytes).first<kBlockBytes>());
        const std::size_t left = i % across * kBlockSize, top = i / across * kBlockSize;
        for (std::size_t y = 0; y < std::min<std::size_t>(kBlockSize, height - top); ++y)
            for (std::size_t x = 0; x < std::min<std::size_t>(kBlockSize, width - left); ++x)
                std::memcpy(&pixels[((top + y) * width + left + x) * pixelBytes], block[y * kBlockSize + x].data(),
                            pixelBytes);
    }
    return pixels;
}

} // namespace vitrine::core::gles2
