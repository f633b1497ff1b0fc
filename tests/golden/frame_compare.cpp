// SPDX-License-Identifier: Apache-2.0
#include "tests/golden/frame_compare.h"

#include <algorithm>
#include <cstdlib>

namespace vitrine::tests {

namespace {

constexpr int kLevelTolerance = 8;

int largestDifference(QRgb a, QRgb b)
{
    return std::max({std::abs(qRed(a) - qRed(b)), std::abs(qGreen(a) - qGreen(b)), std::abs(qBlue(a) - qBlue(b))});
}

bool matchesNeighborhood(QRgb pixel, const QImage& other, int x, int y)
{
    for (int ny = std::max(0, y - 1); ny <= std::min(other.height() - 1, y + 1); ++ny)
        for (int nx = std::max(0, x - 1); nx <= std::min(other.width() - 1, x + 1); ++nx)
            if (largestDifference(pixel, other.pixel(nx, ny)) <= kLevelTolerance)
                return true;
    return false;
}

double fractionOff(const QImage& a, const QImage& b)
{
    long off = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x)
            off += matchesNeighborhood(a.pixel(x, y), b, x, y) ? 0 : 1;
    return static_cast<double>(off) / (static_cast<double>(a.width()) * a.height());
}

} // namespace

bool FrameDifference::holds(const FrameTolerance& tolerance) const
{
    return sameSize && fractionOff <= std::max(0.001, 2 * tolerance.fractionOff) &&
           mean <= std::max(0.5, 2 * tolerance.mean);
}

FrameDifference compareFrames(const QImage& ours, const QImage& reference)
{
    FrameDifference result;
    result.sameSize = ours.size() == reference.size() && !ours.isNull();
    if (!result.sameSize)
        return result;
    const QImage a = ours.convertToFormat(QImage::Format_RGB32);
    const QImage b = reference.convertToFormat(QImage::Format_RGB32);
    double sum = 0;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x) {
            const QRgb p = a.pixel(x, y);
            const QRgb q = b.pixel(x, y);
            sum += std::abs(qRed(p) - qRed(q)) + std::abs(qGreen(p) - qGreen(q)) + std::abs(qBlue(p) - qBlue(q));
            if (const int level = largestDifference(p, q); level > result.worstLevel) {
                result.worstLevel = level;
                result.worstPixel = {x, y};
            }
        }
    }
    result.mean = sum / (3.0 * a.width() * a.height());
    result.fractionOff = std::max(fractionOff(a, b), fractionOff(b, a));
    return result;
}

} // namespace vitrine::tests
