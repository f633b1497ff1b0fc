// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/gles2/objects.h"

#include <optional>

namespace vitrine::core::gles2 {

/// Why sampling a texture gives black (ES 2.0 §3.8.2 with OES_texture_npot).
struct TextureFault {
    enum class Kind : std::uint8_t {
        NoImage,   ///< level 0
        NotSquare, ///< level 0 of a cube map
        Face,      ///< a face's level 0 differs from that of the first
        Level      ///< that the minification filter reads
    };
    Kind kind = Kind::NoImage;
    int face = 0, level = 0;
};

/// The first fault, or nothing: the texture is complete.
[[nodiscard]] std::optional<TextureFault> findFault(const Texture& texture);

/// Cube maps: all six faces have equal square images of the same format at level 0 (ES 2.0 §3.7.10).
[[nodiscard]] bool isCubeComplete(const Texture& texture);
/// Whether the minification filter reads levels beyond 0.
[[nodiscard]] bool usesMipmaps(const Texture& texture);
/// Levels from level 0 down to 1 × 1 × 1.
[[nodiscard]] int fullLevelCount(const TextureLevel& base);

} // namespace vitrine::core::gles2
