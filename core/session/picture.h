// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/memory/surface.h"

#include <cstdint>
#include <string>
#include <vector>

namespace vitrine::core {

enum class Attachment : std::uint8_t { Color, Depth, Stencil };

/// An attachment as a person looks at it: first line on top, one sample per pixel. Immutable once made.
///
/// Color: `rgba`, 4 bytes a pixel, 0…255. Depth: `depth`, 0…1. Stencil: `stencil`, 0…255. The others are empty.
struct Picture {
    Attachment attachment = Attachment::Color;
    PixelFormat format = PixelFormat::None; ///< of the surface; None when nothing is attached
    std::uint32_t width = 0;
    std::uint32_t height = 0;
    std::vector<std::uint8_t> rgba;
    std::vector<float> depth;
    std::vector<std::uint8_t> stencil;

    [[nodiscard]] bool empty() const { return width == 0 || height == 0; }
    /// 128-bit content hash as 32 hexadecimal digits: equal pictures have equal hashes on every host (ONE-03).
    [[nodiscard]] std::string hash() const;
};

/// Reads a surface, resolving its samples.
[[nodiscard]] Picture takePicture(const Surface& surface, Attachment attachment);

} // namespace vitrine::core
