// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <span>
#include <vector>

namespace vitrine::captures {

/// One zstd frame that names the size of its content.
[[nodiscard]] std::vector<std::byte> compress(std::span<const std::byte> content);

/// The content of one zstd frame. Fails, before it allocates, unless the frame announces exactly `size` bytes, these
/// are at most `limit`, and a frame of that length can hold them at all.
[[nodiscard]] core::Result<std::vector<std::byte>> decompress(std::span<const std::byte> frame, std::size_t size,
                                                              std::size_t limit);

} // namespace vitrine::captures
