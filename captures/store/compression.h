// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <span>
#include <vector>

namespace vitrine::captures {

/// Compresses to one zstd frame, which tells the size of its content.
[[nodiscard]] std::vector<std::byte> compress(std::span<const std::byte> content);

/// The content of one zstd frame. Before it allocates memory, it fails unless the frame announces exactly `size` bytes,
/// this is at most `limit`, and a frame of that length can contain so much at all.
[[nodiscard]] core::Result<std::vector<std::byte>> decompress(std::span<const std::byte> frame, std::size_t size,
                                                              std::size_t limit);

} // namespace vitrine::captures
