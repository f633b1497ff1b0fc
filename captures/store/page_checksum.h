// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/store/format.h"

#include <span>

namespace vitrine::captures {

using PageBytes = std::span<std::byte, kPageBytes>;
using ConstPageBytes = std::span<const std::byte, kPageBytes>;

/// Seals a page: writes its checksum into the reserved bytes at its end. The checksum includes the number of the page.
void sealPage(PageBytes page, std::uint32_t pageNumber);

/// Whether a page is as it was sealed. The page at 1 GiB, which SQLite never writes, must be all zeros.
[[nodiscard]] bool isPageSound(ConstPageBytes page, std::uint32_t pageNumber);

[[nodiscard]] bool isAllZeros(std::span<const std::byte> bytes);

} // namespace vitrine::captures
