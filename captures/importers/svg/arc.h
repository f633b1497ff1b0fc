// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "captures/importers/svg/path.h"

namespace vitrine::captures::svg {

/// An elliptical arc by its center (SVG 1.1 §F.6.5). Angles are in radians and those of the unit circle that becomes
/// the ellipse.
struct CenteredArc {
    Point center;
    Point radii;
    double rotation = 0;
    double start = 0, extent = 0;

    [[nodiscard]] Point at(double angle) const;
    /// The direction in which the point moves there while the angle grows.
    [[nodiscard]] Point derivative(double angle) const;
};

/// Of a segment that is an arc. Radii that are too small grow (§F.6.6).
[[nodiscard]] CenteredArc centered(const Segment& arc);

} // namespace vitrine::captures::svg
