// SPDX-License-Identifier: Apache-2.0
#include "captures/samples/photo.h"

#include <cmath>

namespace vitrine::captures::samples {

std::uint32_t wordOf(const Color& color)
{
    std::uint32_t word = 0;
    for (const float channel : color)
        word = word << 8 | static_cast<std::uint32_t>(std::lround(channel * 255.0f));
    return word;
}

Color between(const Color& from, const Color& to, float part)
{
    Color color{};
    for (std::size_t i = 0; i < 4; ++i)
        color[i] = from[i] + (to[i] - from[i]) * part;
    return color;
}

std::vector<std::uint32_t> evening()
{
    std::vector<std::uint32_t> words;
    for (int y = 0; y < kPhotoSide; ++y)
        for (int x = 0; x < kPhotoSide; ++x) {
            Color color = between(kAmber, kBlue, static_cast<float>(y) / kPhotoSide);
            if ((x - 40) * (x - 40) + (y - 34) * (y - 34) < 12 * 12)
                color = kCream;
            if ((x - 12) * (x - 12) + (y + 34) * (y + 34) < 64 * 64)
                color = kTeal;
            if ((x - 58) * (x - 58) + (y + 30) * (y + 30) < 48 * 48)
                color = kNight;
            words.push_back(wordOf(color));
        }
    return words;
}

} // namespace vitrine::captures::samples
