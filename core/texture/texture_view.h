// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/ids.h"

#include <cstdint>
#include <vector>

namespace vitrine::core {

enum class TextureKind : std::uint8_t { Texture2D, Cube, Texture3D };
enum class Wrap : std::uint8_t { Repeat, ClampToEdge, MirroredRepeat };
enum class Filter : std::uint8_t { Nearest, Linear };
enum class MipFilter : std::uint8_t { None, Nearest, Linear };

struct SamplerState {
    Filter magFilter = Filter::Linear;
    Filter minFilter = Filter::Nearest;
    MipFilter mipFilter = MipFilter::Linear;
    Wrap wrapS = Wrap::Repeat;
    Wrap wrapT = Wrap::Repeat;
    Wrap wrapR = Wrap::Repeat;
    friend bool operator==(const SamplerState&, const SamplerState&) = default;
};

/// What the texture unit sees of a texture during one draw. It does not change once it is bound, and draws share it.
struct TextureView {
    TextureKind kind = TextureKind::Texture2D;
    SamplerState sampler;
    bool complete = false;         ///< an incomplete texture reads (0, 0, 0, 1) (ES 2.0 §3.8.2)
    std::uint32_t levelCount = 0;  ///< levels that this sampler can use: 1 when mipFilter is None
    std::uint32_t depth = 1;       ///< slices of level 0 of a 3-D texture; level n has max(1, depth >> n)
    std::vector<SurfaceId> levels; ///< face × levelCount + level; faces +x −x +y −y +z −z
    friend bool operator==(const TextureView&, const TextureView&) = default;
};

} // namespace vitrine::core
