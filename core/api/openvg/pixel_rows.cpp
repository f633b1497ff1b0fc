// SPDX-License-Identifier: Apache-2.0
#include "core/api/openvg/pixel_rows.h"

#include "core/api/openvg/image_formats.h"
#include "core/api/openvg/pixel_values.h"

#include <algorithm>
#include <cstdlib>

namespace vitrine::core::openvg {

std::optional<std::uint64_t> bytesOf(const PixelRows& rows)
{
    constexpr VGint kLargest = 1 << 20; // beyond every limit of OpenVG, so that nothing below overflows
    const auto bits = static_cast<std::uint64_t>(bitsOf(static_cast<VGImageFormat>(rows.format)));
    if (bits == 0 || std::min(rows.width, rows.height) <= 0 || std::max(rows.width, rows.height) > kLargest)
        return std::nullopt;
    const std::uint64_t row = rowBytes(static_cast<VGImageFormat>(rows.format), static_cast<std::size_t>(rows.width));
    const auto stride = static_cast<std::uint64_t>(std::abs(std::int64_t{rows.stride}));
    return static_cast<std::uint64_t>(rows.height - 1) * stride + row;
}

} // namespace vitrine::core::openvg
