// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QImage>

/// The rule of ../shared/traces/README.md by which a frame "holds" against a conformant renderer's picture.

namespace vitrine::tests {

struct FrameTolerance {
    double fractionOff = 0.0; ///< frac_gt8_3x3 between the two reference renderers
    double mean = 0.0;        ///< their mean absolute difference in levels
};

struct FrameDifference {
    bool sameSize = false;
    double fractionOff = 0.0; ///< share of pixels off by more than 8 from the whole 3×3 neighborhood, the worse way
    double mean = 0.0;        ///< mean absolute difference over red, green and blue, in levels
    QPoint worstPixel;        ///< the largest plain difference, x from the left, y from the top
    int worstLevel = 0;

    [[nodiscard]] bool holds(const FrameTolerance& tolerance) const;
};

[[nodiscard]] FrameDifference compareFrames(const QImage& ours, const QImage& reference);

} // namespace vitrine::tests
