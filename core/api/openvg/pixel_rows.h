// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <VG/openvg.h>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <type_traits>

namespace vitrine::core::openvg {

/// Rows of pixels in the program's memory, as vgImageSubData and its like take them.
struct PixelRows {
    VGint stride = 0; ///< bytes from row to row
    VGint format = VG_sRGBA_8888;
    VGint width = 0, height = 0;
};

/// Bytes from the lowest one of all rows to the highest one. Nothing for what is no format, and for an extent that is
/// empty or beyond all limits: such calls read nothing.
[[nodiscard]] std::optional<std::uint64_t> bytesOf(const PixelRows& rows);
/// The lowest one as seen from the program's pointer, which is that of the first row: rows of a negative stride lie
/// below it, the last one lowest. A null pointer stays one.
template <typename T>
[[nodiscard]] T* lowestByteOf(const PixelRows& rows, T* pointer)
{
    if (!pointer || rows.stride >= 0 || !bytesOf(rows))
        return pointer;
    using Byte = std::conditional_t<std::is_const_v<T>, const std::byte, std::byte>;
    return static_cast<Byte*>(pointer) + std::int64_t{rows.stride} * (rows.height - 1);
}

} // namespace vitrine::core::openvg
