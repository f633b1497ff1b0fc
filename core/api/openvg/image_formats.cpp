// SPDX-License-Identifier: Apache-2.0
#include "core/api/openvg/image_formats.h"

#include <algorithm>

namespace vitrine::core::openvg {

namespace {

constexpr int kBits[] = {32, 32, 32, 16, 16, 16, 8, 32, 32, 32, 8, 8, 1, 1, 4}; // by the value without those bits

} // namespace

bool isImageFormat(VGint format)
{
    const VGint base = baseFormatOf(format);
    if (base < 0 || base > VG_A_4)
        return false;
    const bool isGray = base == VG_sL_8 || base >= VG_lL_8;
    if (isGray && format != base)
        return false;
    return !(base == VG_sRGB_565 && (format & kAlphaFirst) != 0); // It has no alpha to put first.
}

int bitsOf(VGImageFormat format)
{
    return isImageFormat(format) ? kBits[baseFormatOf(format)] : 0;
}

std::size_t alignmentOf(VGImageFormat format)
{
    return static_cast<std::size_t>(std::max(bitsOf(format) / 8, 1));
}

bool isSingleChannel(VGImageFormat format)
{
    return format == VG_sL_8 || (format >= VG_lL_8 && format <= VG_A_4);
}

bool hasAlpha(VGImageFormat format)
{
    const VGint base = baseFormatOf(format);
    const bool isOpaque = base == VG_sRGBX_8888 || base == VG_lRGBX_8888 || base == VG_sRGB_565;
    return !isOpaque && (!isSingleChannel(format) || isAlphaOnly(format));
}

bool isAlphaOnly(VGImageFormat format)
{
    return format == VG_A_8 || format == VG_A_4 || format == VG_A_1;
}

} // namespace vitrine::core::openvg
