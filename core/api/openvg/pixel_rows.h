// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <VG/openvg.h>

#include <cstdint>
#include <optional>

namespace vitrine::core::openvg {

/// Rows of pixels in the program's memory, as vgImageSubData and its like take them.
struct PixelRows {
    VGint stride = 0; ///< bytes from row to row
    VGint format = VG_sRGBA_8888;
    VGint width = 0, height = 0;
};

/// Bytes from the pointer to the end of the last row. Rows of a negative stride lie below the pointer, but for the
/// first. Nothing for what is no format, and for an extent that is empty or beyond all limits: such calls read nothing.
[[nodiscard]] std::optional<std::uint64_t> bytesOf(const PixelRows& rows);

} // namespace vitrine::core::openvg
