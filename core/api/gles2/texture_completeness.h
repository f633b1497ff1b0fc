// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/gles2/objects.h"

#include <optional>

namespace vitrine::core::gles2 {

/// Why sampling a texture gives black (ES 2.0 §3.8.2 with OES_texture_npot).
struct TextureFault {
    enum class Kind : std::uint8_t {
        NoImage,   ///< level 0 has no image
        NotSquare, ///< level 0 of a cube map is not square
        Face,      ///< level 0 of a face differs from that of the first face
        Level      ///< a level that the minification filter reads is missing or does not fit
    };
    Kind kind = Kind::NoImage;
    int face = 0, level = 0;
};

/// The first fault; nothing when the texture is complete.
[[nodiscard]] std::optional<TextureFault> findFault(const Texture& texture);

/// Whether all six faces of a cube map have equal square images of the same format at level 0 (ES 2.0 §3.7.10).
[[nodiscard]] bool isCubeComplete(const Texture& texture);
/// Whether the minification filter reads levels other than 0.
[[nodiscard]] bool usesMipmaps(const Texture& texture);
/// The number of levels from level 0 down to 1 × 1 × 1.
[[nodiscard]] int fullLevelCount(const TextureLevel& base);

} // namespace vitrine::core::gles2
