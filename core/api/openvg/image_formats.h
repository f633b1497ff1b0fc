// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <VG/openvg.h>

#include <cstddef>

namespace vitrine::core::openvg {

/// What a format's value has beside that of the same format with red first and alpha last.
inline constexpr VGint kAlphaFirst = 1 << 6, kReversed = 1 << 7;
[[nodiscard]] constexpr VGint baseFormatOf(VGint format)
{
    return format & ~(kAlphaFirst | kReversed);
}

/// A value of VGImageFormat.
[[nodiscard]] bool isImageFormat(VGint format);
/// Bits of a pixel (OpenVG table 12); 0 for what is no format.
[[nodiscard]] int bitsOf(VGImageFormat format);
/// How data of a format has to be aligned in memory, in bytes: as a pixel, and at 1 where pixels share bytes.
[[nodiscard]] std::size_t alignmentOf(VGImageFormat format);
/// Whether it has one channel, of gray or alpha.
[[nodiscard]] bool isSingleChannel(VGImageFormat format);
/// Whether it has alpha, and whether that is all it has.
[[nodiscard]] bool hasAlpha(VGImageFormat format);
[[nodiscard]] bool isAlphaOnly(VGImageFormat format);

} // namespace vitrine::core::openvg
