// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>

/// Computes the sizes of data that the registry leaves open as COMPSIZE. Enumerations are given as GL's numbers.

namespace vitrine::core {

/// How pixels lie in the program's memory (glPixelStorei). A row length of 0 means the width.
struct UnpackLayout {
    std::uint32_t alignment = 4;
    std::uint32_t rowLength = 0;
    std::uint32_t skipRows = 0;
    std::uint32_t skipPixels = 0;
};

struct TransferExtent {
    std::int64_t width = 0, height = 0, depth = 1;
};

/// Bytes of a pixel; nothing when GL ES 2.0 and the extensions in use have no such pair.
[[nodiscard]] std::optional<std::uint32_t> pixelBytes(std::uint32_t format, std::uint32_t type);

/// Bytes from the pointer to the end of the last pixel. It is 0 for an empty image, and nothing for an unknown format.
[[nodiscard]] std::optional<std::uint64_t> imageBytes(std::uint32_t format, std::uint32_t type,
                                                      const TransferExtent& extent, const UnpackLayout& layout);

/// Bytes of one index of glDrawElements; nothing for other types.
[[nodiscard]] std::optional<std::uint32_t> indexBytes(std::uint32_t type);

} // namespace vitrine::core
