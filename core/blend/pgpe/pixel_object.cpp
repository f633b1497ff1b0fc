// SPDX-License-Identifier: Apache-2.0
#include "core/blend/pgpe/pixel_object.h"

#include <algorithm>
#include <string>

namespace vitrine::core::pgpe {

Result<PixelObject> makePixelObject(std::span<const StoredColor> colors, float transparency)
{
    if (colors.size() > kMostColors)
        return failure("a pixel object has {} colors, and {} are the most that it carries", colors.size(), kMostColors);
    PixelObject object;
    std::copy(colors.begin(), colors.end(), object.colors.begin());
    object.colorCount = static_cast<std::uint8_t>(colors.size());
    object.transparency = transparency;
    return object;
}

PixelObject floatObject(const Vec4& color)
{
    PixelObject object;
    object.colors[0] = {ObjectFormat::Rgba32f, writeColor(ObjectFormat::Rgba32f, color, PgpeFormat::Float32)};
    object.colorCount = 1;
    return object;
}

} // namespace vitrine::core::pgpe
