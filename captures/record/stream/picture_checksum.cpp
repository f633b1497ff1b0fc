// SPDX-License-Identifier: Apache-2.0
#include "captures/record/stream/picture_checksum.h"

#include "core/base/hash128.h"

namespace vitrine::captures {

PictureChecksum pictureChecksum(std::span<const std::byte> rgba)
{
    core::Hasher128 hasher;
    hasher.add(rgba.data(), rgba.size());
    const core::Hash128 hash = hasher.digest();
    PictureChecksum checksum;
    for (std::size_t i = 0; i < 8; ++i) {
        checksum[i] = static_cast<std::byte>(hash.high >> (56 - 8 * i));
        checksum[i + 8] = static_cast<std::byte>(hash.low >> (56 - 8 * i));
    }
    return checksum;
}

} // namespace vitrine::captures
