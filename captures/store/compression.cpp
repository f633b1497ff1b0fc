// SPDX-License-Identifier: Apache-2.0
#include "captures/store/compression.h"

#include "core/base/check.h"

#include <fmt/format.h>
#include <zstd.h>

namespace vitrine::captures {
namespace {

constexpr int kLevel = 3;
// A block of a zstd frame takes at least 4 bytes and holds at most 128 KiB.
constexpr std::size_t kLargestRatio = 128 * 1024 / 4;

} // namespace

std::vector<std::byte> compress(std::span<const std::byte> content)
{
    std::vector<std::byte> frame(ZSTD_compressBound(content.size()));
    const std::size_t size = ZSTD_compress(frame.data(), frame.size(), content.data(), content.size(), kLevel);
    CORE_CHECK(!ZSTD_isError(size), "zstd failed with a buffer of the size that it asked for");
    frame.resize(size);
    frame.shrink_to_fit();
    return frame;
}

core::Result<std::vector<std::byte>> decompress(std::span<const std::byte> frame, std::size_t size, std::size_t limit)
{
    if (size > limit)
        return core::failure("compressed data announce {} bytes, more than the limit of {}", size, limit);
    if (size / kLargestRatio > frame.size())
        return core::failure("compressed data of {} bytes can't hold {}", frame.size(), size);
    if (ZSTD_getFrameContentSize(frame.data(), frame.size()) != size)
        return core::failure("compressed data don't have the announced size");
    if (ZSTD_findFrameCompressedSize(frame.data(), frame.size()) != frame.size())
        return core::failure("compressed data are not one whole frame");
    std::vector<std::byte> content(size);
    const std::size_t written = ZSTD_decompress(content.data(), size, frame.data(), frame.size());
    if (ZSTD_isError(written) || written != size)
        return core::failure("compressed data can't be decompressed");
    return content;
}

} // namespace vitrine::captures
