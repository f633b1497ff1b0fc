// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/openvg/context_state.h"
#include "core/api/openvg/drawing.h"
#include "core/api/openvg/pixel_rows.h"
#include "core/command/vector_state.h"
#include "core/memory/surface.h"

#include <cstddef>
#include <span>
#include <vector>

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

/// A surface of Rgba8, or the part of it that an image is.
struct StoredPixels {
    const Surface& surface;
    ColorEncoding encoding;
    PixelRect area;
};

/// Writes what of the rectangle lies in the area, whose first pixel is (0, 0). What the memory is too short for is left
/// out (vgReadPixels, vgGetImageSubData).
void packPixels(const StoredPixels& stored, const PixelRect& rect, const ProgramPixels& pixels);

/// A part of the rows in the program's memory as an image of a format stores it: bytes of Rgba8, row by row. What the
/// memory lacks is zeros (vgImageSubData, vgWritePixels).
[[nodiscard]] std::vector<std::byte> unpackedPixels(std::span<const std::byte> memory, const PixelRows& rows,
                                                    const PixelRect& part, VGImageFormat to);

} // namespace vitrine::core::openvg
