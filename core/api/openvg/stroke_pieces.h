// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/openvg/headings.h"
#include "core/api/openvg/tessellator.h"

#include <span>
#include <vector>

namespace vitrine::core::openvg {

/// The straight pen at a place of the path: as wide as the stroke, and across the path's direction there.
struct Pen {
    Point at;
    Point tangent{1.0, 0.0}; ///< of unit length
    double along = 0.0;      ///< how far from the segment's beginning, on the curve itself: dashes are measured by it

    [[nodiscard]] Pen reversed() const { return {at, tangent * -1.0}; }
};
/// The pen `part` (0 … 1) of the way along an edge.
[[nodiscard]] Pen between(const Pen& from, const Pen& to, double part);

/// Makes the pieces of a stroke, counter-clockwise each (VG2D-04).
///
///      aL-------bL        body: aR bR bL aL, for an edge from pen a to pen b
///      a ->     b ->
///      aR-------bR
class StrokePieces {
public:
    StrokePieces(const StrokeStyle& style, const Matrix& userToSurface, double tolerance);

    /// What the pen sweeps on its way.
    void body(const Pen& from, const Pen& to, std::uint32_t segment);
    /// Where two segments meet: outside of the corner that the path makes there.
    void join(const Pen& incoming, const Pen& outgoing, std::uint32_t segment);
    /// At an end that the pen's tangent points out of.
    void cap(const Pen& end, std::uint32_t segment);

    /// The places of the pen along a segment, so close that the outline keeps to the tolerance; none for a segment that
    /// is a point. At a cusp the pen turns on the spot.
    [[nodiscard]] std::vector<Pen> pensOf(const Segment& segment) const;

    [[nodiscard]] bool isFull() const { return m_fans.isFull(); }
    [[nodiscard]] std::optional<FanGeometry> take() { return m_fans.take(m_userToSurface); }

private:
    struct Step {
        double t = 0.0;
        Pen pen;
    };

    [[nodiscard]] Point leftOf(const Pen& pen) const;
    [[nodiscard]] Pen penAt(const Segment& segment, double t, Point at) const;
    /// A curve, and all that its pens have to turn to.
    struct Way {
        const Segment& segment;
        std::vector<Heading> headings;

        /// What lies between two steps, both excluded.
        [[nodiscard]] std::span<const Heading> headingsBetween(const Step& from, const Step& to) const;
    };
    [[nodiscard]] bool turnsLittle(const Way& way, const Step& from, const Step& to) const;
    void addSteps(const Way& way, const Step& from, const Step& to, int depth, std::vector<Pen>& pens) const;
    void turnOnTheSpot(Point from, const Pen& to, std::vector<Pen>& pens) const;
    [[nodiscard]] double lengthOf(const Segment& segment, const Step& from, const Step& to) const;
    void triangle(Point a, Point b, Point c, std::uint32_t segment);
    /// Points on a circle, counter-clockwise, from center + radius on.
    void addRound(Point center, Point radius, double radians, std::uint32_t segment);

    VGCapStyle m_cap;
    VGJoinStyle m_join;
    double m_half; // of the width
    double m_miterLimit;
    bool m_isDashed;
    Matrix m_userToSurface;
    double m_tolerance;
    double m_surfaceRadius; // the longest half of the pen on the surface
    double m_leastCosine;   // of the turn between two pens
    FanBuilder m_fans;
};

} // namespace vitrine::core::openvg
