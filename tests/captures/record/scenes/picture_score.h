// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QImage>

/// How far two pictures of one size are apart, as ../shared/openvg/compare.py has it.
struct PictureDifference {
    int largest = 0;         ///< of any channel
    double farPercent = 0.0; ///< of pixels that are off by more than 8
    int score = 0;           ///< after three times of smoothing, and less where the reference has edges; 0 … 255
};

[[nodiscard]] PictureDifference differenceOf(const QImage& picture, const QImage& reference);
