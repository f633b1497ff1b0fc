// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/session/picture.h"

namespace vitrine::core {

/// Turns a surface into a picture tile by tile, so that what has not changed need not be turned again.
class PictureTiles {
public:
    PictureTiles(const Surface& surface, Attachment attachment);

    [[nodiscard]] Picture whole() const;
    /// Brings a picture of `old`, which has the same description, up to date.
    void update(Picture& picture, const Surface& old) const;

private:
    void convertTile(Picture& picture, std::uint32_t tileX, std::uint32_t tileY) const;
    void convertRow(Picture& picture, const std::byte* samples, std::size_t target, std::size_t count) const;

    const Surface m_surface; ///< one sample a pixel
    const Attachment m_attachment;
};

} // namespace vitrine::core
