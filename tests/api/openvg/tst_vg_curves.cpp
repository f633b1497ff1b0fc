// SPDX-License-Identifier: Apache-2.0
// Segments as curves, and into how many edges they are divided (VG2D-03). Numbers are worked out from the formulas.
#include "core/api/openvg/angles.h"
#include "tests/api/openvg/paths.h"
#include "tests/harness/test_class.h"

using namespace vitrine::core::openvg;

namespace {

Segment quadratic(Point start, Point control, Point end)
{
    Segment s;
    s.kind = SegmentKind::Quadratic;
    s.start = start, s.control1 = control, s.end = end;
    return s;
}

Segment cubic(Point start, Point first, Point second, Point end)
{
    Segment s;
    s.kind = SegmentKind::Cubic;
    s.start = start, s.control1 = first, s.control2 = second, s.end = end;
    return s;
}

/// The farthest that the curve is from its edges.
double deviationOf(const Segment& s, std::uint32_t edges)
{
    double farthest = 0.0;
    for (std::uint32_t i = 0; i < edges; ++i) {
        const Point from = pointAfter(s, i, edges);
        const Point direction = *directionOf(pointAfter(s, i + 1, edges) - from);
        for (double part = 0.01; part < 1.0; part += 0.01)
            farthest = std::max(farthest, std::fabs(cross(direction, pointAt(s, (i + part) / edges) - from)));
    }
    return farthest;
}

Segment reversed(Segment s)
{
    std::swap(s.start, s.end);
    if (s.kind == SegmentKind::Cubic)
        std::swap(s.control1, s.control2);
    return s;
}

/// The only arc of a path: from (x0, y0) to (x1, y1).
Segment arcOf(int command, double rh, double rv, double rotation, Point from, Point to)
{
    return segmentsOf(pathOf({VG_MOVE_TO_ABS, command}, {from.x, from.y, rh, rv, rotation, to.x, to.y}))[1];
}

} // namespace

class TestVgCurves : public QObject {
    Q_OBJECT

private slots:
    void anglesAreExact()
    {
        for (int degrees = -1080; degrees <= 1080; degrees += 90) {
            const SineCosine turned = sineCosineOfDegrees(degrees);
            const int quarter = ((degrees / 90) % 4 + 4) % 4;
            QCOMPARE(turned.sine, quarter == 1 ? 1.0 : quarter == 3 ? -1.0 : 0.0);
            QCOMPARE(turned.cosine, quarter == 0 ? 1.0 : quarter == 2 ? -1.0 : 0.0);
        }
        for (double angle = -7.0; angle < 7.0; angle += 0.0103) {
            QVERIFY(near(sineCosine(angle).sine, std::sin(angle), 1e-14));
            QVERIFY(near(sineCosine(angle).cosine, std::cos(angle), 1e-14));
            QVERIFY(near(sineCosineOfDegrees(angle * 100.0).sine, std::sin(angle * 100.0 * kPi / 180.0), 1e-13));
            const double y = std::sin(angle) * 3.0, x = std::cos(angle) * 3.0;
            QVERIFY(near(angleOf(y, x), std::atan2(y, x), 1e-14));
        }
        QCOMPARE(angleOf(0.0, 0.0), 0.0);
        QCOMPARE(sineCosineOfDegrees(std::nan("")).cosine, 1.0);
    }

    // The numbers of the requirement.
    void VG2D_03_edges()
    {
        const Segment quad = quadratic({0, 0}, {50, 100}, {100, 0});
        QCOMPARE(edgesOf(quad, {}, 0.25), 15u);
        QVERIFY(near(deviationOf(quad, 15), 0.2222, 5e-5));
        const Segment curve = cubic({0, 0}, {0, 100}, {100, 100}, {100, 0});
        QCOMPARE(edgesOf(curve, {}, 0.25), 21u);
        QVERIFY(near(deviationOf(curve, 21), 0.1701, 5e-5));
        QCOMPARE(edgesOf(cubic({0, 0}, {10, 5}, {20, 10}, {30, 15}), {}, 0.25), 1u);
        // Lengths are those on the surface: four times as large, twice as many edges.
        QCOMPARE(edgesOf(quad, scaled(4, 4), 0.25), 29u);   // √(800) = 28.28
        QCOMPARE(edgesOf(quad, scaled(4, 0.01), 0.25), 2u); // |(0, −2)| = 2: √2
    }

    // A circle of radius 10: an edge spans 2·acos(1 − 1/160) = 0.22372, and 2π of it are 28.08.
    void VG2D_03_edgesOfArcs()
    {
        QCOMPARE(edgesOfArc(2.0 * kPi, 10.0, 1.0 / 16.0), 29u);
        QCOMPARE(edgesOfArc(kPi, 0.01, 1.0 / 16.0), 1u); // smaller than the tolerance
        QCOMPARE(edgesOfArc(kPi, 0.0, 1.0 / 16.0), 1u);
        QCOMPARE(edgesOfArc(kPi, 1e30, 1.0 / 16.0), kMaxEdgesOfSegment);
        // A half circle under a scale of 2 in x alone is an ellipse whose longer radius counts.
        const Segment half = arcOf(VG_SCCWARC_TO_ABS, 5, 5, 0, {5, 0}, {-5, 0});
        QCOMPARE(edgesOf(half, scaled(2, 1), 1.0 / 16.0), 15u); // 14.04
    }

    void VG2D_03_aSegmentAndItsReverseHaveTheSamePoints()
    {
        const Point a{0.1, 0.7}, b{31.3, 77.7}, c{63.9, -20.3}, d{99.7, 3.3};
        for (const Segment& s : {quadratic(a, b, c), cubic(a, b, c, d)}) {
            const Segment back = reversed(s);
            const std::uint32_t edges = edgesOf(s, {}, 0.0625);
            QCOMPARE(edgesOf(back, {}, 0.0625), edges);
            QVERIFY(edges > 10);
            for (std::uint32_t i = 0; i <= edges; ++i)
                QVERIFY(pointAfter(s, i, edges) == pointAfter(back, edges - i, edges));
        }
        for (const auto& [there, back] :
             {std::pair{VG_SCCWARC_TO_ABS, VG_SCWARC_TO_ABS}, std::pair{VG_LCCWARC_TO_ABS, VG_LCWARC_TO_ABS}}) {
            const Segment s = arcOf(there, 37.7, 19.3, 31, a, b), r = arcOf(back, 37.7, 19.3, 31, b, a);
            const std::uint32_t edges = edgesOf(s, {}, 0.0625);
            QCOMPARE(edgesOf(r, {}, 0.0625), edges);
            for (std::uint32_t i = 0; i <= edges; ++i)
                QVERIFY(pointAfter(s, i, edges) == pointAfter(r, edges - i, edges));
        }
    }

    // From (1, 0) to (0, 1) with radius 1: two circles, around (0, 0) and (1, 1); four ways (OpenVG §8.4).
    void VG2D_03_fourArcs()
    {
        const double s = std::sqrt(0.5);
        const struct {
            int command;
            Point center, middle;
        } kCases[] = {{VG_SCCWARC_TO_ABS, {0, 0}, {s, s}},
                      {VG_SCWARC_TO_ABS, {1, 1}, {1 - s, 1 - s}},
                      {VG_LCCWARC_TO_ABS, {1, 1}, {1 + s, 1 + s}},
                      {VG_LCWARC_TO_ABS, {0, 0}, {-s, -s}}};
        for (const auto& c : kCases) {
            const Segment arc = arcOf(c.command, 1, 1, 0, {1, 0}, {0, 1});
            QVERIFY(arc.kind == SegmentKind::Arc);
            QVERIFY(near(arc.arc.center, c.center, 1e-12));
            QVERIFY(near(pointAt(arc, 0.5), c.middle, 1e-12));
            QVERIFY(pointAt(arc, 0.0) == (Point{1, 0}));
            QVERIFY(pointAt(arc, 1.0) == (Point{0, 1}));
        }
    }

    // An ellipse of radii 4 and 2 turned by 90°: its top is at distance 4.
    void VG2D_03_rotatedArc()
    {
        const Segment arc = arcOf(VG_SCCWARC_TO_ABS, 4, 2, 90, {2, 0}, {-2, 0});
        QVERIFY(near(pointAt(arc, 0.5), {0, 4}, 1e-12));
        // Modulo 360, and radii without their signs.
        const Segment same = arcOf(VG_SCCWARC_TO_ABS, -4, -2, 450, {2, 0}, {-2, 0});
        QVERIFY(near(pointAt(same, 0.25), pointAt(arc, 0.25), 1e-12));
    }

    // Ends 20 apart, radius 1: scaled up to 10, half a circle.
    void VG2D_03_arcWhoseEndsAreTooFarApart()
    {
        const Segment arc = arcOf(VG_LCCWARC_TO_ABS, 1, 1, 0, {10, 0}, {-10, 0});
        QVERIFY(near(arc.arc.center, {0, 0}, 1e-12));
        QVERIFY(near(pointAt(arc, 0.5), {0, 10}, 1e-12));
        const Segment ellipse = arcOf(VG_SCWARC_TO_ABS, 2, 1, 0, {10, 0}, {-10, 0});
        QVERIFY(near(pointAt(ellipse, 0.5), {0, -5}, 1e-12));
    }

    void VG2D_03_degenerateArcsAreLines()
    {
        QVERIFY(arcOf(VG_SCCWARC_TO_ABS, 0, 0, 0, {0, 0}, {10, 0}).kind == SegmentKind::Line);
        QVERIFY(arcOf(VG_SCCWARC_TO_ABS, 0, 5, 0, {0, 0}, {10, 0}).kind == SegmentKind::Line);
        QVERIFY(arcOf(VG_LCWARC_TO_ABS, 5, 5, 0, {3, 3}, {3, 3}).kind == SegmentKind::Line);
    }

    void VG2D_04_tangents()
    {
        const double s = std::sqrt(0.5);
        const Segment curve = cubic({0, 0}, {0, 0}, {10, 10}, {20, 10});
        QVERIFY(near(*tangentAt(curve, 0.0), {s, s}, 1e-12)); // the second control point shows the way
        QVERIFY(near(*tangentAt(curve, 1.0), {1, 0}, 1e-12));
        const Segment arc = arcOf(VG_SCCWARC_TO_ABS, 1, 1, 0, {1, 0}, {0, 1});
        QVERIFY(near(*tangentAt(arc, 0.0), {0, 1}, 1e-12));
        QVERIFY(near(*tangentAt(arc, 1.0), {-1, 0}, 1e-12));
        const Segment clockwise = arcOf(VG_SCWARC_TO_ABS, 1, 1, 0, {1, 0}, {0, 1});
        QVERIFY(near(*tangentAt(clockwise, 0.0), {-1, 0}, 1e-12));
        QVERIFY(near(*tangentAt(clockwise, 1.0), {0, 1}, 1e-12));
        QVERIFY(!tangentAt(cubic({1, 1}, {1, 1}, {1, 1}, {1, 1}), 0.0));
    }
};

VITRINE_TEST(TestVgCurves)
#include "tst_vg_curves.moc"
