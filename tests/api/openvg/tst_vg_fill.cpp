// SPDX-License-Identifier: Apache-2.0
// What of a filled path goes to the machine (VG2D-03, VG2D-05 to VG2D-08).
#include "tests/api/openvg/paths.h"
#include "tests/harness/test_class.h"

#include <limits>

using namespace vitrine::core::openvg;

namespace {

PathData star()
{
    return pathOf({VG_MOVE_TO_ABS, VG_LINE_TO_ABS, VG_LINE_TO_ABS, VG_LINE_TO_ABS, VG_LINE_TO_ABS, VG_CLOSE_PATH},
                  {50, 5, 78, 91, 5, 38, 95, 38, 22, 91});
}

} // namespace

class TestVgFill : public QObject {
    Q_OBJECT

private slots:
    // The numbers of the requirement: three triangles, the second of which turns the other way.
    void VG2D_06_starAsAFan()
    {
        const auto geometry = fillGeometry(star(), {});
        QCOMPARE(geometry->fans.size(), std::size_t{1});
        const Fan fan = geometry->fans[0];
        QCOMPARE(fan, (Fan{0, 5, FanKind::Fill}));
        QCOMPARE(geometry->triangleCount(), std::size_t{3});
        QCOMPARE(doubleArea(*geometry, fan, 1), 4794.0);
        QCOMPARE(doubleArea(*geometry, fan, 2), -2970.0);
        QCOMPARE(doubleArea(*geometry, fan, 3), 4794.0);
        // Triangle k belongs to the command that draws (Vk, Vk+1).
        for (std::uint32_t triangle = 1; triangle <= 3; ++triangle)
            QCOMPARE(geometry->segmentOf(fan, triangle), triangle + 1);
    }

    // The numbers of VG2D-07 and VG2D-08 at the centers of 100 × 100 pixels.
    void VG2D_07_windingOfTheStar()
    {
        const auto geometry = fillGeometry(star(), {});
        int once = 0, twice = 0;
        for (int y = 0; y < 100; ++y)
            for (int x = 0; x < 100; ++x) {
                const int winding = std::abs(windingAt(*geometry, {x + 0.5, y + 0.5}));
                once += winding == 1 ? 1 : 0;
                twice += winding == 2 ? 1 : 0;
            }
        QCOMPARE(twice, 781);
        QCOMPARE(once, 1747);
    }

    // OpenVG §8.7.1: two triangles, the second of which begins relative to the end of the first.
    void VG2D_03_implicitClosure()
    {
        const auto geometry = fillGeometry(
            pathOf({VG_MOVE_TO_ABS, VG_LINE_TO_ABS, VG_LINE_TO_ABS, VG_MOVE_TO_REL, VG_LINE_TO_ABS, VG_LINE_TO_ABS},
                   {0, 0, 10, 10, 10, 0, 10, 2, 30, 12, 30, 2}),
            {});
        QCOMPARE(geometry->fans, (std::vector<Fan>{{0, 3, FanKind::Fill}, {3, 3, FanKind::Fill}}));
        QCOMPARE(geometry->vertices[3], (FanVertex{20, 2, 3}));
        QCOMPARE(geometry->vertices[4], (FanVertex{30, 12, 4}));
    }

    // After closing, a path goes on where the subpath began.
    void VG2D_03_subpathWithoutMove()
    {
        const auto geometry =
            fillGeometry(pathOf({VG_LINE_TO_ABS, VG_LINE_TO_REL, VG_CLOSE_PATH, VG_HLINE_TO_REL, VG_VLINE_TO_ABS},
                                {4, 0, 0, 4, -6, 9}),
                         {});
        QCOMPARE(geometry->fans.size(), std::size_t{2});
        const std::vector<FanVertex> expected{{0, 0, 0}, {4, 0, 0}, {4, 4, 1}, {0, 0, 3}, {-6, 0, 3}, {-6, 9, 4}};
        QCOMPARE(geometry->vertices, expected);
    }

    // Table 6: smooth curves mirror the last control point; after a line it is the point itself.
    void VG2D_03_smoothCurves()
    {
        const auto segments =
            segmentsOf(pathOf({VG_MOVE_TO_ABS, VG_QUAD_TO_ABS, VG_SQUAD_TO_REL, VG_CUBIC_TO_REL, VG_SCUBIC_TO_ABS,
                               VG_LINE_TO_ABS, VG_SCUBIC_TO_REL},
                              {0, 0, 5, 10, 10, 0, 10, 0, 1, 2, 3, 4, 5, 6, 1, 1, 2, 2, 9, 9, 1, 0, 2, 0}));
        QCOMPARE(segments[2].control1, (Point{15, -10}));
        QCOMPARE(segments[2].end, (Point{20, 0}));
        QCOMPARE(segments[3].control2, (Point{23, 4}));
        QCOMPARE(segments[3].end, (Point{25, 6}));
        QCOMPARE(segments[4].control1, (Point{27, 8}));
        QCOMPARE(segments[6].control1, (Point{9, 9}));
        QCOMPARE(segments[6].end, (Point{11, 9}));
    }

    void VG2D_03_edgesOfACurveKnowTheirSegment()
    {
        const auto geometry =
            fillGeometry(pathOf({VG_MOVE_TO_ABS, VG_QUAD_TO_ABS}, {0, 0, 50, 100, 100, 0}), {{}, 0.25});
        QCOMPARE(geometry->vertices.size(), std::size_t{16});
        for (std::uint32_t triangle = 1; triangle <= 14; ++triangle)
            QCOMPARE(geometry->segmentOf(geometry->fans[0], triangle), 1u);
    }

    void VG2D_03_toleranceIsClamped()
    {
        const PathData path = pathOf({VG_MOVE_TO_ABS, VG_QUAD_TO_ABS}, {0, 0, 50, 100, 100, 0});
        for (const double tolerance : {0.0, -1.0, std::nan("")}) {
            const auto geometry = fillGeometry(path, {{}, tolerance});
            QVERIFY(geometry->isToleranceClamped);
            QCOMPARE(geometry->vertices.size(), std::size_t{58}); // √(200 · 16) = 56.6
        }
        QVERIFY(!fillGeometry(path, {})->isToleranceClamped);
    }

    // 70,002 edges of a comb: a fan of 65,535 edges, and one that goes on with the same center.
    void VG2D_03_furtherFans()
    {
        PathData path(VG_PATH_DATATYPE_F, 1.0f, 0.0f);
        path.append(VG_MOVE_TO_ABS, std::vector<double>{0, 0});
        for (int i = 1; i <= 70'002; ++i)
            path.append(VG_LINE_TO_ABS, std::vector<double>{double(i), i % 2 ? 100.0 : 0.0});
        const auto geometry = fillGeometry(path, {});
        QCOMPARE(geometry->fans.size(), std::size_t{2});
        QCOMPARE(geometry->fans[0].count, 65'536u);
        QCOMPARE(geometry->fans[1].count, 2 + 70'002u - 65'535u);
        QCOMPARE(cornerOf(*geometry, geometry->fans[1], 0), (Point{0, 0}));
        QCOMPARE(cornerOf(*geometry, geometry->fans[1], 1), (Point{65'535, 100}));
        QCOMPARE(geometry->triangleCount(), std::size_t{70'001});
    }

    void VG2D_05_singularMatricesDrawNothing()
    {
        for (const Matrix& matrix : {scaled(0, 1), scaled(0, 0), scaled(std::nan(""), 1)}) {
            const auto geometry = fillGeometry(star(), {matrix, 0.25});
            QVERIFY(geometry->fans.empty());
            QCOMPARE(geometry->note, FanNote::SingularMatrix);
        }
        QCOMPARE(fillGeometry(star(), {scaled(1e-6, 1e6), 0.25})->fans.size(), std::size_t{1});
    }

    // Translate (5, −2) · scale 2: (3, 4) → (11, 6).
    void VG2D_05_transformation()
    {
        Matrix move;
        move.tx = 5;
        move.ty = -2;
        const Matrix both = move * scaled(2, 2);
        QCOMPARE(both.apply({3, 4}), (Point{11, 6}));
        QCOMPARE(inverseOf(both)->apply({11, 6}), (Point{3, 4}));
    }

    void VG2D_06_fewerThanThreePointsMakeNoFan()
    {
        QVERIFY(fillGeometry(pathOf({VG_MOVE_TO_ABS, VG_LINE_TO_ABS}, {0, 0, 5, 5}), {})->fans.empty());
        QVERIFY(fillGeometry(pathOf({VG_MOVE_TO_ABS, VG_MOVE_TO_ABS, VG_CLOSE_PATH}, {0, 0, 5, 5}), {})->fans.empty());
        QVERIFY(fillGeometry(pathOf({}, {}), {})->vertices.empty());
    }

    // A box on the surface of the path's points.
    void VG2D_15_box()
    {
        const Matrix twice = scaled(2, 3);
        const Bounds box = boundsOf(*fillGeometry(star(), {twice, 0.25}), twice);
        QCOMPARE(box.minimum, (Point{10, 15}));
        QCOMPARE(box.maximum, (Point{190, 273}));
        QVERIFY(boundsOf(FanGeometry{}, {}).isEmpty());
    }
};

VITRINE_TEST(TestVgFill)
#include "tst_vg_fill.moc"
