// SPDX-License-Identifier: Apache-2.0
#include "captures/store/page_checksum.h"

#include "captures/store/byte_order.h"

#include <xxhash.h>

#include <algorithm>

namespace vitrine::captures {
namespace {

std::uint64_t pageChecksum(ConstPageBytes page, std::uint32_t pageNumber)
{
    // The number is the seed: a page written to the wrong place is damage too.
    return XXH3_64bits_withSeed(page.data(), kPageBytes - kReservedBytes, pageNumber);
}

} // namespace

void sealPage(PageBytes page, std::uint32_t pageNumber)
{
    storeLittle64(page.last<kReservedBytes>(), pageChecksum(page, pageNumber));
}

bool isPageSound(ConstPageBytes page, std::uint32_t pageNumber)
{
    if (pageNumber == kLockPage)
        return isAllZeros(page);
    return loadLittle64(page.last<kReservedBytes>()) == pageChecksum(page, pageNumber);
}

bool isAllZeros(std::span<const std::byte> bytes)
{
    return std::ranges::all_of(bytes, [](std::byte b) { return b == std::byte{0}; });
}

} // namespace vitrine::captures
