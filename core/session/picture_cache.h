// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/session/picture.h"

#include <array>
#include <memory>
#include <optional>

namespace vitrine::core {

/// The last picture of each attachment: the next one turns only the tiles that differ, and is the very same one when
/// nothing does.
class PictureCache {
public:
    /// Null surface: nothing is attached.
    [[nodiscard]] std::shared_ptr<const Picture> take(const Surface* surface, Attachment attachment);

private:
    struct Last {
        std::optional<Surface> surface;
        std::shared_ptr<const Picture> picture;
    };
    std::array<Last, 3> m_last; ///< by attachment
};

} // namespace vitrine::core
