// SPDX-License-Identifier: Apache-2.0
#include "core/session/picture_cache.h"

#include "core/session/picture_tiles.h"

namespace vitrine::core {

std::shared_ptr<const Picture> PictureCache::take(const Surface* surface, Attachment attachment)
{
    Last& last = m_last[static_cast<std::size_t>(attachment)];
    if (!surface) {
        last = {};
        return std::make_shared<const Picture>(Picture{attachment, PixelFormat::None, 0, 0, {}, {}, {}});
    }
    // Of several samples the resolved surface is a new one each time.
    const bool isComparable =
        last.surface && surface->samples() == 1 && last.surface->description() == surface->description();
    if (isComparable && surface->sharesAll(*last.surface))
        return last.picture;
    if (isComparable) {
        auto next = std::make_shared<Picture>(*last.picture);
        PictureTiles(*surface, attachment).update(*next, *last.surface);
        last.picture = std::move(next);
    } else {
        last.picture = std::make_shared<const Picture>(takePicture(*surface, attachment));
    }
    last.surface = *surface;
    return last.picture;
}

} // namespace vitrine::core
