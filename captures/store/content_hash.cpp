// SPDX-License-Identifier: Apache-2.0
#include "captures/store/content_hash.h"

#include <xxhash.h>

#include <cstring>

namespace vitrine::captures {

ContentHash contentHash(std::span<const std::byte> content)
{
    XXH128_canonical_t canonical;
    XXH128_canonicalFromHash(&canonical, XXH3_128bits(content.data(), content.size()));
    ContentHash hash;
    static_assert(sizeof canonical.digest == sizeof hash.bytes);
    std::memcpy(hash.bytes.data(), canonical.digest, hash.bytes.size());
    return hash;
}

} // namespace vitrine::captures
