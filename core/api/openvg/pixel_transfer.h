// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/openvg/context_state.h"
#include "core/api/openvg/drawing.h"
#include "core/command/vector_state.h"
#include "core/memory/surface.h"

#include <cstddef>
#include <span>

namespace vitrine::core::openvg {

/// Pixels in the program's memory, the bottom row first. With a stride below 0 the first row is the last one of the
/// memory, which begins with the row at the lowest address.
struct ProgramPixels {
    std::span<std::byte> memory;
    VGint stride = 0; ///< bytes from one row to the next
    VGImageFormat format = VG_sRGBA_8888;
};

/// How the color buffer of a drawable keeps its colors.
[[nodiscard]] ColorEncoding surfaceEncoding(const DrawableConfig& config);

/// Writes the part of the rectangle that lies on the surface; what memory is too short stays as it is (vgReadPixels).
void packPixels(const Surface& colors, const ColorEncoding& encoding, const PixelRect& rect,
                const ProgramPixels& pixels);

} // namespace vitrine::core::openvg
