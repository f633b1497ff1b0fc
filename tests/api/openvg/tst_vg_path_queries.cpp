// SPDX-License-Identifier: Apache-2.0
// Length, places and boxes of paths (OpenVG §8.6.10 to §8.6.12).
#include "core/api/openvg/angles.h"
#include "core/api/openvg/path_queries.h"
#include "tests/api/openvg/paths.h"
#include "tests/harness/test_class.h"

using namespace vitrine::core::openvg;

namespace {

/// The path of ../shared/openvg's scene path_ops, whose numbers the reference implementation gave.
PathData shape()
{
    return pathOf({VG_MOVE_TO_ABS, VG_CUBIC_TO_ABS, VG_LINE_TO_ABS, VG_QUAD_TO_ABS, VG_CLOSE_PATH},
                  {10, 10, 20, 60, 60, 60, 70, 10, 60, 0, 40, -10, 20, 0});
}

PathPart allOf(const PathData& path)
{
    return {0, path.commands().size()};
}

} // namespace

class TestVgPathQueries : public QObject {
    Q_OBJECT

private slots:
    void lengths()
    {
        QVERIFY(near(pathLength(circle(10), {0, 4}), 20 * kPi, 20 * kPi * 1e-4));
        QVERIFY(near(pathLength(circle(10), {1, 1}), 10 * kPi, 10 * kPi * 1e-4));
        QVERIFY(near(pathLength(shape(), allOf(shape())), 173.406, 173.406e-3));
        // Moves have no length, and closing has that of its line.
        const PathData path = pathOf({VG_MOVE_TO_ABS, VG_HLINE_TO_REL, VG_VLINE_TO_REL, VG_CLOSE_PATH, VG_MOVE_TO_REL},
                                     {100, 100, 3, 4, 50, 50});
        QCOMPARE(pathLength(path, {0, 5}), 12.0);
        QCOMPARE(pathLength(path, {0, 1}), 0.0);
        QCOMPARE(pathLength(path, {1, 2}), 7.0);
        QCOMPARE(pathLength(path, {3, 1}), 5.0);
    }

    void placesOfTheReference()
    {
        const struct {
            double distance;
            Point at, tangent;
        } kPlaces[] = {
            {0, {10.000, 10.000}, {0.1961, 0.9806}},     {20, {16.231, 28.943}, {0.4470, 0.8945}},
            {40, {28.913, 44.099}, {0.8435, 0.5372}},    {60, {47.997, 45.762}, {0.9144, -0.4049}},
            {80, {62.097, 32.032}, {0.5055, -0.8628}},   {100, {69.249, 13.431}, {0.2321, -0.9727}},
            {120, {57.880, -1.004}, {-0.9129, -0.4081}}, {140, {38.460, -4.970}, {-0.9993, 0.0385}},
            {160, {19.479, 0.521}, {-0.7071, 0.7071}},   {180, {10.000, 10.000}, {-0.7071, 0.7071}},
        };
        for (const auto& place : kPlaces) {
            const PlaceOnPath found = placeAlong(shape(), allOf(shape()), place.distance);
            QVERIFY2(near(found.at, place.at, 0.05), qPrintable(QString::number(place.distance)));
            QVERIFY2(near(found.tangent, place.tangent, 2e-3), qPrintable(QString::number(place.distance)));
        }
    }

    // The path of OpenVG §8.6.11: at a discontinuity the point before it.
    void placesAtDiscontinuities()
    {
        const PathData path =
            pathOf({VG_MOVE_TO_ABS, VG_LINE_TO_ABS, VG_MOVE_TO_ABS, VG_LINE_TO_ABS}, {0, 0, 10, 0, 10, 10, 10, 20});
        const PlaceOnPath there = placeAlong(path, allOf(path), 10.0);
        QCOMPARE(there.at, (Point{10, 0}));
        QCOMPARE(there.tangent, (Point{1, 0}));
        const PlaceOnPath behind = placeAlong(path, allOf(path), 12.0);
        QCOMPARE(behind.at, (Point{10, 12}));
        QCOMPARE(behind.tangent, (Point{0, 1}));
        QCOMPARE(placeAlong(path, allOf(path), -3.0).at, (Point{0, 0}));
        QCOMPARE(placeAlong(path, allOf(path), 1e9).at, (Point{10, 20}));
        QCOMPARE(placeAlong(path, {3, 1}, 0.0).at, (Point{10, 10}));
    }

    // What was left before the part, and where its moves lead, is no point of it.
    void placesOfMovesAlone()
    {
        const PathData path = pathOf({VG_MOVE_TO_ABS, VG_MOVE_TO_ABS, VG_LINE_TO_ABS, VG_MOVE_TO_REL, VG_MOVE_TO_ABS},
                                     {-16, 4, 1, 2, 1, 5, 3, 3, 9, 9});
        for (const PathPart part : {PathPart{0, 1}, PathPart{0, 2}, PathPart{1, 1}, PathPart{3, 1}, PathPart{3, 2}})
            for (const double distance : {-1.0, 0.0, 1.0}) {
                QCOMPARE(placeAlong(path, part, distance).at, (Point{0, 0}));
                QCOMPARE(placeAlong(path, part, distance).tangent, (Point{1, 0}));
            }
        QCOMPARE(placeAlong(path, {0, 5}, 0.0).at, (Point{1, 2}));
        QCOMPARE(placeAlong(path, {0, 5}, 9.0).at, (Point{1, 5}));
        QCOMPARE(placeAlong(path, {1, 2}, -1.0).tangent, (Point{0, 1}));
    }

    void tangentsOfPoints()
    {
        // A corner has the incoming tangent; a segment that is a point has its neighbor's.
        const PathData path = pathOf({VG_MOVE_TO_ABS, VG_LINE_TO_REL, VG_LINE_TO_REL, VG_LINE_TO_REL, VG_LINE_TO_REL},
                                     {5, 5, 0, 0, 0, 10, 0, 0, 10, 0});
        QCOMPARE(placeAlong(path, {0, 5}, 0.0).tangent, (Point{0, 1}));
        QCOMPARE(placeAlong(path, {0, 5}, 10.0).tangent, (Point{0, 1}));
        QCOMPARE(placeAlong(path, {0, 4}, 99.0).tangent, (Point{0, 1}));
        QCOMPARE(placeAlong(path, {0, 2}, 99.0).tangent, (Point{1, 0})); // none anywhere
        QCOMPARE(placeAlong(path, {0, 2}, 99.0).at, (Point{5, 5}));
    }

    // A quarter of the way around a circle of radius 10, which begins at (10, 0).
    void placeOnACircle()
    {
        const PlaceOnPath top = placeAlong(circle(10), {0, 4}, 5 * kPi);
        QVERIFY(near(top.at, {0, 10}, 2e-3));
        QVERIFY(near(top.tangent, {-1, 0}, 2e-3));
    }

    void boxes()
    {
        const Bounds box = boundsOf(shape());
        QVERIFY(near(box.minimum, {10, -5}));
        QVERIFY(near(box.maximum, {70, 47.5}));
        const Bounds round = boundsOf(circle(10));
        QVERIFY(near(round.minimum, {-10, -10}));
        QVERIFY(near(round.maximum, {10, 10}));
        // Points of moves count (OpenVG §8.6.12).
        const Bounds moved = boundsOf(pathOf({VG_MOVE_TO_ABS, VG_MOVE_TO_ABS}, {1, 2, -3, 7}));
        QCOMPARE(moved.minimum, (Point{-3, 2}));
        QCOMPARE(moved.maximum, (Point{1, 7}));
        QVERIFY(boundsOf(pathOf({}, {})).isEmpty());
        // A path that begins without a move begins at (0, 0).
        QCOMPARE(boundsOf(pathOf({VG_LINE_TO_ABS}, {3, 4})).minimum, (Point{0, 0}));
    }

    // An ellipse of radii 4 and 2 turned by 30°: half its width is √(16·cos² + 4·sin²) = √13.
    void boxOfATurnedEllipse()
    {
        const SineCosine turned = sineCosineOfDegrees(30);
        const Point end{4 * turned.cosine, 4 * turned.sine};
        const Bounds box = boundsOf(pathOf({VG_MOVE_TO_ABS, VG_SCCWARC_TO_ABS, VG_SCCWARC_TO_ABS},
                                           {end.x, end.y, 4, 2, 30, -end.x, -end.y, 4, 2, 30, end.x, end.y}));
        QVERIFY(near(box.maximum, {std::sqrt(13.0), std::sqrt(7.0)}, 1e-6));
        QVERIFY(near(box.minimum, {-std::sqrt(13.0), -std::sqrt(7.0)}, 1e-6));
    }

    // The reference's box of the path under rotate(30) · scale(2, 1).
    void transformedBox()
    {
        const SineCosine turned = sineCosineOfDegrees(30);
        Matrix rotation;
        rotation.sx = rotation.sy = turned.cosine;
        rotation.shx = -turned.sine;
        rotation.shy = turned.sine;
        const Bounds box = transformed(boundsOf(shape()), rotation * scaled(2, 1));
        QVERIFY(near(box.minimum, {-6.429, 5.670}, 1e-3));
        QVERIFY(near(box.maximum - box.minimum, {130.173, 105.466}, 1e-3));
        QVERIFY(transformed(Bounds{}, rotation).isEmpty());
    }
};

VITRINE_TEST(TestVgPathQueries)
#include "tst_vg_path_queries.moc"
