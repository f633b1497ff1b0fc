// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace vitrine::core::gles2 {

/// Bytes of an ETC1 image: 8 per block of 4 × 4 pixels.
[[nodiscard]] std::uint64_t etc1Bytes(std::uint32_t width, std::uint32_t height);

/// OES_compressed_ETC1_RGB8_texture as tightly packed 8-bit RGB rows, first row first. Missing blocks are zeros.
[[nodiscard]] std::vector<std::byte> decodeEtc1(std::span<const std::byte> blocks, std::uint32_t width,
                                                std::uint32_t height);

} // namespace vitrine::core::gles2
