// SPDX-License-Identifier: Apache-2.0
#include "tests/captures/record/scenes/picture_score.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <vector>

namespace {

constexpr int kChannels = 4;

/// Numbers by row, column and channel.
struct Plane {
    int width = 0, height = 0;
    std::vector<int> values;

    Plane(int w, int h) : width(w), height(h), values(static_cast<std::size_t>(w) * h * kChannels) {}
    /// Beyond its borders the outer pixels are repeated.
    [[nodiscard]] int at(int x, int y, int channel) const
    {
        x = std::clamp(x, 0, width - 1);
        y = std::clamp(y, 0, height - 1);
        return values[static_cast<std::size_t>((y * width + x) * kChannels + channel)];
    }
    [[nodiscard]] int& at(int x, int y, int channel)
    {
        return values[static_cast<std::size_t>((y * width + x) * kChannels + channel)];
    }
};

template <typename Value>
Plane planeOf(int width, int height, Value&& value)
{
    Plane plane(width, height);
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x)
            for (int channel = 0; channel < kChannels; ++channel)
                plane.at(x, y, channel) = value(x, y, channel);
    return plane;
}

Plane planeOf(const QImage& image)
{
    const QImage rgba = image.convertToFormat(QImage::Format_RGBA8888);
    return planeOf(rgba.width(), rgba.height(),
                   [&](int x, int y, int channel) { return int{rgba.constScanLine(y)[x * kChannels + channel]}; });
}

/// The contrast of each pixel with its neighbors.
Plane contrastOf(const Plane& plane)
{
    return planeOf(plane.width, plane.height, [&](int x, int y, int channel) {
        int low = 255, high = 0;
        for (int i = 0; i < 9; ++i) {
            const int value = plane.at(x + i % 3 - 1, y + i / 3 - 1, channel);
            low = std::min(low, value);
            high = std::max(high, value);
        }
        return high - low;
    });
}

/// Smoothed and halved.
Plane halfOf(const Plane& plane)
{
    constexpr std::array<double, 9> kWeights{0.75, 0.9, 0.75, 0.9, 1.0, 0.9, 0.75, 0.9, 0.75};
    const Plane smooth = planeOf(plane.width, plane.height, [&](int x, int y, int channel) {
        double sum = 0.0;
        for (int i = 0; i < 9; ++i)
            sum += plane.at(x + i % 3 - 1, y + i / 3 - 1, channel) * kWeights[static_cast<std::size_t>(i)];
        return static_cast<int>(sum / 7.6) & 255;
    });
    return planeOf(plane.width / 2, plane.height / 2, [&](int x, int y, int channel) {
        return (smooth.at(2 * x, 2 * y, channel) + smooth.at(2 * x + 1, 2 * y, channel) +
                smooth.at(2 * x, 2 * y + 1, channel) + smooth.at(2 * x + 1, 2 * y + 1, channel)) /
               4;
    });
}

} // namespace

PictureDifference differenceOf(const QImage& picture, const QImage& reference)
{
    Plane ours = planeOf(picture), theirs = planeOf(reference), contrast = contrastOf(theirs);
    PictureDifference difference;
    int far = 0;
    for (int y = 0; y < ours.height; ++y)
        for (int x = 0; x < ours.width; ++x) {
            int most = 0;
            for (int channel = 0; channel < kChannels; ++channel)
                most = std::max(most, std::abs(ours.at(x, y, channel) - theirs.at(x, y, channel)));
            difference.largest = std::max(difference.largest, most);
            far += most > 8 ? 1 : 0;
        }
    difference.farPercent = 100.0 * far / (ours.width * ours.height);
    for (int i = 0; i < 3; ++i) {
        ours = halfOf(ours);
        theirs = halfOf(theirs);
        contrast = halfOf(contrast);
    }
    for (std::size_t i = 0; i < ours.values.size(); ++i) {
        const int counts = 255 - std::clamp(contrast.values[i] * 3 / 2, 0, 255);
        difference.score = std::max(difference.score, std::abs(ours.values[i] - theirs.values[i]) * counts / 255);
    }
    return difference;
}
