// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/picture.h"

#include <QImage>
#include <QPoint>
#include <QString>

#include <optional>

/// What two pictures of one attachment differ in. Points count from the top left.

namespace vitrine::views {

struct PictureDifference {
    QImage image; ///< blue where lower, white where equal, orange where higher, on the scale −largest…largest
    double largest = 0.0;    ///< of any channel: color and stencil in steps of the buffer, depth as it is
    QPoint where;            ///< one of its pixels
    std::uint64_t count = 0; ///< of pixels that differ
};

/// `shown` − `other`. Nothing when they are of different attachments or sizes.
[[nodiscard]] std::optional<PictureDifference> differenceOf(const core::Picture& shown, const core::Picture& other);
/// "R +12 G 0 B −3 A 0"; of pictures that differenceOf() can compare. Empty outside.
[[nodiscard]] QString differenceText(const core::Picture& shown, const core::Picture& other, QPoint point);
/// Of its channel that differs most: "−12"; empty where nothing differs.
[[nodiscard]] QString farthestText(const core::Picture& shown, const core::Picture& other, QPoint point);
/// "+12", "−0.25", "0".
[[nodiscard]] QString signedText(double value);
/// Blue, white, orange for −1…1.
[[nodiscard]] QColor differenceColor(double share);

} // namespace vitrine::views
