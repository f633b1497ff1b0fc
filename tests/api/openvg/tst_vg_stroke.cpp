// SPDX-License-Identifier: Apache-2.0
// The pieces of strokes (VG2D-04; OpenVG §8.7).
#include "core/api/openvg/angles.h"
#include "tests/api/openvg/paths.h"
#include "tests/harness/test_class.h"

using namespace vitrine::core::openvg;

namespace {

StrokeStyle styleOf(double width, VGCapStyle cap = VG_CAP_BUTT, VGJoinStyle join = VG_JOIN_MITER)
{
    StrokeStyle style;
    style.width = width;
    style.cap = cap;
    style.join = join;
    return style;
}

PathData line(Point from, Point to)
{
    return pathOf({VG_MOVE_TO_ABS, VG_LINE_TO_ABS}, {from.x, from.y, to.x, to.y});
}

PathData corner(Point at, Point to)
{
    return pathOf({VG_MOVE_TO_ABS, VG_LINE_TO_ABS, VG_LINE_TO_ABS}, {0, 0, at.x, at.y, to.x, to.y});
}

std::vector<Point> cornersOf(const FanGeometry& geometry, FanKind kind)
{
    std::vector<Point> corners;
    for (const Fan& fan : geometry.fans)
        for (std::uint32_t i = 0; fan.kind == kind && i < fan.count; ++i)
            corners.push_back(cornerOf(geometry, fan, i));
    return corners;
}

double areaOf(const FanGeometry& geometry)
{
    double area = 0.0;
    for (const Fan& fan : geometry.fans)
        for (std::uint32_t triangle = 1; triangle + 1 < fan.count; ++triangle)
            area += doubleArea(geometry, fan, triangle) / 2.0;
    return area;
}

} // namespace

class TestVgStroke : public QObject {
    Q_OBJECT

private slots:
    // The numbers of the requirement.
    void VG2D_04_line()
    {
        const auto geometry = strokeGeometry(line({10, 10}, {20, 10}), styleOf(4), {});
        QCOMPARE(geometry->fans, (std::vector<Fan>{{0, 4, FanKind::Body}}));
        const std::vector<Point> expected{{10, 8}, {20, 8}, {20, 12}, {10, 12}};
        QCOMPARE(cornersOf(*geometry, FanKind::Body), expected);
        QCOMPARE(geometry->segmentOf(geometry->fans[0], 1), 1u);
        std::vector<Point> onSurface;
        for (const Point p : expected)
            onSurface.push_back(scaled(2, 1).apply(p));
        QCOMPARE(onSurface, (std::vector<Point>{{20, 8}, {40, 8}, {40, 12}, {20, 12}}));
    }

    void VG2D_04_miter()
    {
        const auto left = strokeGeometry(corner({10, 0}, {10, 10}), styleOf(2), {});
        QCOMPARE(cornersOf(*left, FanKind::Join), (std::vector<Point>{{10, 0}, {10, -1}, {11, -1}, {11, 0}}));
        const auto right = strokeGeometry(corner({10, 0}, {10, -10}), styleOf(2), {});
        QCOMPARE(cornersOf(*right, FanKind::Join), (std::vector<Point>{{10, 0}, {11, 0}, {11, 1}, {10, 1}}));
        QCOMPARE(left->segmentOf(left->fans[1], 1), 2u);
    }

    // Table 9: a right angle has a miter of 1.41, one of 60° of 2.
    void VG2D_04_miterLimit()
    {
        StrokeStyle style = styleOf(2);
        const auto joinCorners = [&](const PathData& path, double limit) {
            style.miterLimit = limit;
            return cornersOf(*strokeGeometry(path, style, {}), FanKind::Join).size();
        };
        const PathData right = corner({10, 0}, {10, 10});
        QCOMPARE(joinCorners(right, 1.4143), std::size_t{4});
        QCOMPARE(joinCorners(right, 1.4142), std::size_t{3});
        QCOMPARE(joinCorners(right, -5), std::size_t{3}); // as 1
        const PathData sixty = corner({10, 0}, {5, 5 * std::sqrt(3.0)});
        QCOMPARE(joinCorners(sixty, 2.001), std::size_t{4});
        QCOMPARE(joinCorners(sixty, 1.999), std::size_t{3});
        // A path that turns back on itself has no miter.
        QCOMPARE(joinCorners(corner({10, 0}, {0, 0}), 1e9), std::size_t{0});
    }

    void VG2D_04_bevelAndRoundJoins()
    {
        const PathData path = corner({10, 0}, {10, 10});
        const auto bevel = strokeGeometry(path, styleOf(2, VG_CAP_BUTT, VG_JOIN_BEVEL), {});
        QCOMPARE(cornersOf(*bevel, FanKind::Join), (std::vector<Point>{{10, 0}, {10, -1}, {11, 0}}));
        const auto round = strokeGeometry(path, styleOf(2, VG_CAP_BUTT, VG_JOIN_ROUND), {{}, 1e-3});
        const double s = std::sqrt(0.5);
        QCOMPARE(piecesAt(*round, {10 + 0.99 * s, -0.99 * s}), 1);
        QCOMPARE(piecesAt(*round, {10 + 1.01 * s, -1.01 * s}), 0);
        for (const Point p : cornersOf(*round, FanKind::Join))
            QVERIFY(p == (Point{10, 0}) || near(lengthOf(p - Point{10, 0}), 1.0));
        // Half a circle where the path turns back.
        const auto back = strokeGeometry(corner({10, 0}, {0, 0}), styleOf(2, VG_CAP_BUTT, VG_JOIN_ROUND), {{}, 1e-3});
        QCOMPARE(piecesAt(*back, {10.99, 0}), 1);
        QCOMPARE(piecesAt(*back, {-0.01, 0}), 0);
    }

    void VG2D_04_caps()
    {
        const PathData path = line({0, 0}, {10, 0});
        const auto butt = strokeGeometry(path, styleOf(2), {});
        QCOMPARE(piecesAt(*butt, {-0.01, 0}), 0);
        const auto square = strokeGeometry(path, styleOf(2, VG_CAP_SQUARE), {});
        for (const Point inside : {Point{-0.99, 0.99}, Point{-0.99, -0.99}, Point{10.99, 0.99}, Point{10.99, -0.99}})
            QCOMPARE(piecesAt(*square, inside), 1);
        QCOMPARE(areaOf(*square), 20.0 + 2.0 * 2.0);
        const auto round = strokeGeometry(path, styleOf(2, VG_CAP_ROUND), {{}, 1e-4});
        QCOMPARE(piecesAt(*round, {-0.99, 0}), 1);
        QCOMPARE(piecesAt(*round, {10.99, 0}), 1);
        QCOMPARE(piecesAt(*round, {-0.8, 0.8}), 0);
        QVERIFY(near(areaOf(*round), 20.0 + kPi, 1e-3));
    }

    // A point has caps alone, and those of a line to the right (OpenVG §8.7.4).
    void VG2D_04_points()
    {
        for (const PathData& point :
             {line({5, 5}, {5, 5}), pathOf({VG_MOVE_TO_ABS, VG_CLOSE_PATH}, {5, 5}),
              pathOf({VG_MOVE_TO_ABS, VG_CUBIC_TO_REL, VG_CLOSE_PATH}, {5, 5, 0, 0, 0, 0, 0, 0})}) {
            QVERIFY(strokeGeometry(point, styleOf(4), {})->fans.empty());
            const auto square = strokeGeometry(point, styleOf(4, VG_CAP_SQUARE), {});
            QCOMPARE(areaOf(*square), 16.0);
            QCOMPARE(piecesAt(*square, {3.01, 6.99}), 1);
            QVERIFY(near(areaOf(*strokeGeometry(point, styleOf(4, VG_CAP_ROUND), {{}, 1e-4})), 4 * kPi, 1e-2));
        }
        // A move alone is nothing.
        QVERIFY(strokeGeometry(pathOf({VG_MOVE_TO_ABS, VG_MOVE_TO_ABS}, {1, 1, 5, 5}), styleOf(4, VG_CAP_SQUARE), {})
                    ->fans.empty());
    }

    void VG2D_04_nothingWithoutWidth()
    {
        for (const double width : {0.0, -1.0, std::nan("")})
            QVERIFY(strokeGeometry(line({0, 0}, {9, 9}), styleOf(width, VG_CAP_ROUND), {})->fans.empty());
        const auto singular = strokeGeometry(line({0, 0}, {9, 9}), styleOf(1), {scaled(1, 0), 0.25});
        QVERIFY(singular->fans.empty());
        QCOMPARE(singular->note, FanNote::SingularMatrix);
    }

    // Closed by CLOSE_PATH: four joins and no cap. Closed by a line: three joins and two caps.
    void VG2D_04_closedAndOpen()
    {
        const auto count = [](const FanGeometry& geometry, FanKind kind) {
            return std::count_if(geometry.fans.begin(), geometry.fans.end(),
                                 [kind](const Fan& fan) { return fan.kind == kind; });
        };
        const auto closed =
            strokeGeometry(pathOf({VG_MOVE_TO_ABS, VG_LINE_TO_ABS, VG_LINE_TO_ABS, VG_LINE_TO_ABS, VG_CLOSE_PATH},
                                  {0, 0, 9, 0, 9, 9, 0, 9}),
                           styleOf(2, VG_CAP_SQUARE), {});
        QCOMPARE(count(*closed, FanKind::Body), 4);
        QCOMPARE(count(*closed, FanKind::Join), 4);
        QCOMPARE(count(*closed, FanKind::Cap), 0);
        QCOMPARE(piecesAt(*closed, {-0.99, -0.99}), 1);
        const auto open =
            strokeGeometry(pathOf({VG_MOVE_TO_ABS, VG_LINE_TO_ABS, VG_LINE_TO_ABS, VG_LINE_TO_ABS, VG_LINE_TO_ABS},
                                  {0, 0, 9, 0, 9, 9, 0, 9, 0, 0}),
                           styleOf(2, VG_CAP_SQUARE), {});
        QCOMPARE(count(*open, FanKind::Join), 3);
        QCOMPARE(count(*open, FanKind::Cap), 2);
    }

    // Radius 10, width 4: the ring from 8 to 12.
    void VG2D_04_ring()
    {
        const auto ring = strokeGeometry(circle(10), styleOf(4), {{}, 0.01});
        for (double angle = 0.003; angle < 2 * kPi; angle += 0.05) {
            const Point out{std::cos(angle), std::sin(angle)};
            QCOMPARE(piecesAt(*ring, out * 7.98), 0);
            QVERIFY(piecesAt(*ring, out * 8.02) > 0);
            QVERIFY(piecesAt(*ring, out * 10.0) > 0);
            QVERIFY(piecesAt(*ring, out * 11.98) > 0);
            QCOMPARE(piecesAt(*ring, out * 12.01), 0);
        }
        QVERIFY(near(areaOf(*ring), (144 - 64) * kPi, 0.5));
    }

    // Radius 1, width 6: the pen sweeps beyond the center, and the stroke is a disc of radius 4.
    void VG2D_04_bendTighterThanThePen()
    {
        const auto disc = strokeGeometry(circle(1), styleOf(6), {{}, 0.01});
        for (double angle = 0.003; angle < 2 * kPi; angle += 0.1)
            for (const double radius : {0.0, 0.5, 1.0, 1.9, 2.1, 3.0, 3.97})
                QVERIFY(piecesAt(*disc, {radius * std::cos(angle), radius * std::sin(angle)}) > 0);
        QCOMPARE(piecesAt(*disc, {4.01, 0}), 0);
    }

    // x(t) = 90t − 240t² + 160t³ runs to 10, back to 0 and to 10 again. The pen turns at both ends.
    void VG2D_04_cusp()
    {
        const auto geometry = strokeGeometry(pathOf({VG_MOVE_TO_ABS, VG_CUBIC_TO_ABS}, {0, 0, 30, 0, -20, 0, 10, 0}),
                                             styleOf(2), {{}, 0.01});
        const double s = std::sqrt(0.5);
        for (const Point inside : {Point{10.97, 0}, Point{10 + 0.97 * s, 0.97 * s}, Point{-0.97, 0}, Point{5, 0.99}})
            QVERIFY(piecesAt(*geometry, inside) > 0);
        for (const Point outside : {Point{11.02, 0}, Point{-1.02, 0}, Point{5, 1.02}, Point{10.9, 0.9}})
            QCOMPARE(piecesAt(*geometry, outside), 0);
    }

    // Smaller than a pixel, drawn with a pen of 40: only where the pen turns can be seen. From the right the curve
    // turns left by 101.79°, up to its inflection at t = (√21 − 1) ÷ 10, and from there back to 18.43°. The pen stands
    // across.
    void VG2D_04_aTurnThatIsTakenBack()
    {
        const auto geometry =
            strokeGeometry(pathOf({VG_MOVE_TO_ABS, VG_CUBIC_TO_ABS}, {0, 0, 0.05, 0, -0.05, 0.05, 0.1, 0.1}),
                           styleOf(40), {{}, 1.0 / 16.0});
        const auto at = [](double degrees) {
            return Point{19 * std::cos(degrees * kPi / 180), 19 * std::sin(degrees * kPi / 180)};
        };
        for (const double inside : {92.0, 150.0, 190.0, 272.0, 330.0, 370.0})
            QVERIFY2(piecesAt(*geometry, at(inside)) > 0, qPrintable(QString::number(inside)));
        for (const double outside : {14.0, 45.0, 88.0, 194.0, 225.0, 268.0})
            QVERIFY2(piecesAt(*geometry, at(outside)) == 0, qPrintable(QString::number(outside)));
    }

    // At its inflection (t = 0.6) the curve has turned furthest, and the outline follows the pen itself.
    void VG2D_04_outlineAlongAPen()
    {
        const auto geometry = strokeGeometry(
            pathOf({VG_MOVE_TO_ABS, VG_CUBIC_TO_ABS}, {-6.25, -12.5, -10, -12.5, -7.5, -12.5, -10, -11.25}),
            styleOf(50), {{}, 1.0 / 16.0});
        const Point inflection{-8.68, -12.23};
        const Point along = directionOf({-2, 3}).value(), across{-along.y, along.x};
        for (const double side : {-24.0, -20.0, 20.0, 24.0}) {
            const Point swept = along * (side > 0.0 ? -1.0 : 1.0);
            QVERIFY(piecesAt(*geometry, inflection + across * side + swept * 0.07) > 0);
            QCOMPARE(piecesAt(*geometry, inflection + across * side - swept * 0.07), 0);
        }
    }

    // As VG2D_04_cusp, and smaller than a pixel: at both cusps the pen turns by a half, and leaves a disc.
    void VG2D_04_cuspsWithinAnEdge()
    {
        for (const Point along : {Point{1, 0}, Point{0, 1}, Point{0.6, 0.8}, Point{-0.28, 0.96}}) {
            const Point p1 = along * 0.03, p2 = along * -0.02, p3 = along * 0.01;
            const auto disc =
                strokeGeometry(pathOf({VG_MOVE_TO_ABS, VG_CUBIC_TO_ABS}, {0, 0, p1.x, p1.y, p2.x, p2.y, p3.x, p3.y}),
                               styleOf(20), {{}, 1.0 / 16.0});
            for (double angle = 0.003; angle < 2 * kPi; angle += 0.05)
                QVERIFY(piecesAt(*disc, {9.9 * std::cos(angle), 9.9 * std::sin(angle)}) > 0);
            QCOMPARE(piecesAt(*disc, {10.02, 0}), 0);
        }
    }

    // Where a curve only pauses (its derivative touches 0 in the middle), the pen keeps its direction.
    void VG2D_04_aPauseIsNoTurn()
    {
        for (const Point along : {Point{9, 0}, Point{0, 9}, Point{0.9, 1.2}, Point{-0.03, 0.04}}) {
            const Point across = {-along.y, along.x};
            const auto geometry = strokeGeometry(
                pathOf({VG_MOVE_TO_ABS, VG_CUBIC_TO_ABS}, {0, 0, along.x, along.y, 0, 0, along.x, along.y}),
                styleOf(20), {{}, 1.0 / 16.0});
            const double length = std::sqrt(along.x * along.x + along.y * along.y);
            QVERIFY(piecesAt(*geometry, along * 0.5 + across * (9.9 / length)) > 0);
            QCOMPARE(piecesAt(*geometry, along * (-1.0 / length)), 0);
            QCOMPARE(piecesAt(*geometry, along * (1.0 + 1.0 / length)), 0);
        }
    }

    void VG2D_04_allPiecesRunAlike()
    {
        const PathData path =
            pathOf({VG_MOVE_TO_ABS, VG_CUBIC_TO_REL, VG_SCUBIC_TO_REL, VG_QUAD_TO_REL, VG_LCWARC_TO_REL, VG_LINE_TO_REL,
                    VG_LINE_TO_REL, VG_CLOSE_PATH},
                   {8, 20, 20, 60, 40, -60, 60, 0, 10, 50, 40, 30, -20, 40, -50, 10, 14, 22, 9, 60, -30, 3, 3, -30, 1});
        for (const double width : {0.5, 12.0, 90.0})
            for (const VGJoinStyle join : {VG_JOIN_MITER, VG_JOIN_ROUND, VG_JOIN_BEVEL}) {
                StrokeStyle style = styleOf(width, VG_CAP_ROUND, join);
                style.dashes = {7, 3};
                const auto geometry = strokeGeometry(path, style, {scaled(3, 0.5), 1.0 / 16.0});
                QVERIFY(geometry->fans.size() > 50);
                for (const Fan& fan : geometry->fans)
                    for (std::uint32_t triangle = 1; triangle + 1 < fan.count; ++triangle)
                        QVERIFY(doubleArea(*geometry, fan, triangle) >= -1e-3);
            }
    }

    // A scale of 8 in y alone: the pen's circle is an ellipse whose longer radius decides how round it is.
    void VG2D_04_roundnessIsThatOnTheSurface()
    {
        const PathData path = line({0, 0}, {10, 0});
        const auto edges = [&](const Matrix& matrix) {
            return strokeGeometry(path, styleOf(2, VG_CAP_ROUND), {matrix, 1.0 / 16.0})->fans[1].count - 1;
        };
        QCOMPARE(edges({}), 5u);            // π / 2·acos(15/16) = 4.4
        QCOMPARE(edges(scaled(1, 8)), 13u); // π / 2·acos(127/128) = 12.6
    }
};

VITRINE_TEST(TestVgStroke)
#include "tst_vg_stroke.moc"
