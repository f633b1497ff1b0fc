// SPDX-License-Identifier: Apache-2.0
#include "core/session/picture.h"

#include "core/base/hash128.h"
#include "core/session/picture_tiles.h"

#include <array>

namespace vitrine::core {

Picture takePicture(const Surface& surface, Attachment attachment)
{
    return PictureTiles(surface, attachment).whole();
}

std::string Picture::hash() const
{
    Hasher128 hasher;
    const std::array<std::uint32_t, 2> extent{width, height};
    hasher.add(extent.data(), sizeof extent);
    hasher.add(rgba.data(), rgba.size());
    hasher.add(depth.data(), depth.size() * sizeof(float));
    hasher.add(stencil.data(), stencil.size());
    return toHex(hasher.digest());
}

} // namespace vitrine::core
