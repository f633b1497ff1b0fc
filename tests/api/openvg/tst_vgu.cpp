// SPDX-License-Identifier: Apache-2.0
// VGU (OpenVG §17): what its functions append to paths, their errors, and warps.
#include "core/api/openvg/path_queries.h"
#include "core/api/openvg/vgu.h"
#include "tests/api/openvg/paths.h"
#include "tests/api/openvg/vg_bench.h"
#include "tests/harness/test_class.h"

using namespace vitrine::core::openvg;

namespace {

const PathData& dataOf(VgBench& bench, VGPath path)
{
    return *bench.vg().shareGroup().paths.find(path)->data;
}

/// Whether a path has these commands and coordinates, up to the rounding of floats.
bool isPath(const PathData& path, const std::vector<int>& commands, const std::vector<double>& values)
{
    if (path.commands().size() != commands.size() || path.coordinateCount() != values.size() ||
        !std::equal(commands.begin(), commands.end(), path.commands().begin()))
        return false;
    for (std::size_t i = 0; i < values.size(); ++i)
        if (!near(path.coordinate(i), values[i], 1e-5))
            return false;
    return true;
}

Point project(const std::array<VGfloat, 9>& m, Point p)
{
    const double w = p.x * m[2] + p.y * m[5] + m[8];
    return {(p.x * m[0] + p.y * m[3] + m[6]) / w, (p.x * m[1] + p.y * m[4] + m[7]) / w};
}

} // namespace

class TestVgu : public QObject {
    Q_OBJECT

private slots:
    void lineAndPolygon()
    {
        VgBench bench;
        const VGPath path = bench.path();
        QCOMPARE(vgu::line(bench.vg(), path, 1, 2, 3, 4), VGU_NO_ERROR);
        const std::array<VGfloat, 6> points{5, 6, 7, 8, 9, 10};
        QCOMPARE(vgu::polygon(bench.vg(), path, points, 3, VG_TRUE), VGU_NO_ERROR);
        QCOMPARE(vgu::polygon(bench.vg(), path, points, 1, VG_FALSE), VGU_NO_ERROR);
        QVERIFY(isPath(dataOf(bench, path),
                       {VG_MOVE_TO_ABS, VG_LINE_TO_ABS, VG_MOVE_TO_ABS, VG_LINE_TO_ABS, VG_LINE_TO_ABS, VG_CLOSE_PATH,
                        VG_MOVE_TO_ABS},
                       {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 5, 6}));
    }

    void rectangles()
    {
        VgBench bench;
        const VGPath path = bench.path(), round = bench.path(), clamped = bench.path();
        QCOMPARE(vgu::rect(bench.vg(), path, 1, 2, 30, 40), VGU_NO_ERROR);
        QVERIFY(isPath(dataOf(bench, path),
                       {VG_MOVE_TO_ABS, VG_HLINE_TO_REL, VG_VLINE_TO_REL, VG_HLINE_TO_REL, VG_CLOSE_PATH},
                       {1, 2, 30, 40, -30}));
        const std::vector<int> commands{VG_MOVE_TO_ABS,    VG_HLINE_TO_REL, VG_SCCWARC_TO_REL, VG_VLINE_TO_REL,
                                        VG_SCCWARC_TO_REL, VG_HLINE_TO_REL, VG_SCCWARC_TO_REL, VG_VLINE_TO_REL,
                                        VG_SCCWARC_TO_REL, VG_CLOSE_PATH};
        QCOMPARE(vgu::roundRect(bench.vg(), round, 1, 2, 30, 40, 10, 20), VGU_NO_ERROR);
        QVERIFY(isPath(dataOf(bench, round), commands, {6,  2,   20, 5,  10, 0,  5,   10,  20, 5,  10, 0, -5,
                                                        10, -20, 5,  10, 0,  -5, -10, -20, 5,  10, 0,  5, -10}));
        // Arcs are at most as large as the rectangle, and at least 0.
        QCOMPARE(vgu::roundRect(bench.vg(), clamped, 0, 0, 30, 40, 99, -1), VGU_NO_ERROR);
        QVERIFY(isPath(dataOf(bench, clamped), commands,
                       {15, 0, 0, 15, 0, 0, 15, 0, 40, 15, 0, 0, -15, 0, 0, 15, 0, 0, -15, 0, -40, 15, 0, 0, 15, 0}));
    }

    void ellipse()
    {
        VgBench bench;
        const VGPath path = bench.path();
        QCOMPARE(vgu::ellipse(bench.vg(), path, 10, 20, 8, 6), VGU_NO_ERROR);
        QVERIFY(isPath(dataOf(bench, path), {VG_MOVE_TO_ABS, VG_SCCWARC_TO_REL, VG_SCCWARC_TO_REL, VG_CLOSE_PATH},
                       {14, 20, 4, 3, 0, -8, 0, 4, 3, 0, 8, 0}));
        const Bounds box = boundsOf(dataOf(bench, path));
        QVERIFY(near(box.minimum, {6, 17}, 1e-5));
        QVERIFY(near(box.maximum, {14, 23}, 1e-5));
    }

    // 400° from 30° on: half turns end at 210° and 390°, the rest at 430°.
    void arcs()
    {
        VgBench bench;
        const VGPath path = bench.path(), back = bench.path(), half = bench.path();
        QCOMPARE(vgu::arc(bench.vg(), path, 1, 2, 20, 10, 30, 400, VGU_ARC_OPEN), VGU_NO_ERROR);
        const double c = std::sqrt(3.0) / 2, cx = 10 * c, sy = 2.5;
        const double ex = 10 * std::cos(70 * std::acos(-1.0) / 180), ey = 5 * std::sin(70 * std::acos(-1.0) / 180);
        QVERIFY(isPath(dataOf(bench, path), {VG_MOVE_TO_ABS, VG_SCCWARC_TO_ABS, VG_SCCWARC_TO_ABS, VG_SCCWARC_TO_ABS},
                       {1 + cx, 2 + sy, 10, 5, 0, 1 - cx, 2 - sy, 10, 5, 0, 1 + cx, 2 + sy, 10, 5, 0, 1 + ex, 2 + ey}));
        QCOMPARE(vgu::arc(bench.vg(), back, 0, 0, 2, 2, 0, -90, VGU_ARC_PIE), VGU_NO_ERROR);
        QVERIFY(isPath(dataOf(bench, back), {VG_MOVE_TO_ABS, VG_SCWARC_TO_ABS, VG_LINE_TO_ABS, VG_CLOSE_PATH},
                       {1, 0, 1, 1, 0, 0, -1, 0, 0}));
        QCOMPARE(vgu::arc(bench.vg(), half, 0, 0, 2, 2, 0, 180, VGU_ARC_CHORD), VGU_NO_ERROR);
        QVERIFY(
            isPath(dataOf(bench, half), {VG_MOVE_TO_ABS, VG_SCCWARC_TO_ABS, VG_CLOSE_PATH}, {1, 0, 1, 1, 0, -1, 0}));
    }

    // Coordinates become the path's own numbers: (v − bias) / scale, rounded.
    void otherDataTypes()
    {
        VgBench bench;
        const VGPath path = bench.vg().createPath(0, VG_PATH_DATATYPE_S_8, 0.5f, 10, 0, 0, VG_PATH_CAPABILITY_ALL);
        QCOMPARE(vgu::line(bench.vg(), path, 10, 20.2f, 1000, -1000), VGU_NO_ERROR);
        QVERIFY(isPath(dataOf(bench, path), {VG_MOVE_TO_ABS, VG_LINE_TO_ABS}, {10, 20, 73.5, -54}));
    }

    void errors()
    {
        VgBench bench;
        Context& vg = bench.vg();
        const VGPath path = bench.path(), unable = bench.path(VG_PATH_CAPABILITY_APPEND_FROM);
        const std::array<VGfloat, 4> points{};
        const auto type = static_cast<VGUArcType>(0xF103);
        QCOMPARE(vgu::line(vg, kNoHandle, 0, 0, 1, 1), VGU_BAD_HANDLE_ERROR);
        QCOMPARE(vgu::line(vg, unable, 0, 0, 1, 1), VGU_PATH_CAPABILITY_ERROR);
        QCOMPARE(vgu::polygon(vg, path, {}, 2, VG_TRUE), VGU_ILLEGAL_ARGUMENT_ERROR);
        QCOMPARE(vgu::polygon(vg, path, points, 0, VG_TRUE), VGU_ILLEGAL_ARGUMENT_ERROR);
        QCOMPARE(vgu::rect(vg, path, 0, 0, 0, 1), VGU_ILLEGAL_ARGUMENT_ERROR);
        QCOMPARE(vgu::rect(vg, kNoHandle, 0, 0, 0, 1), VGU_BAD_HANDLE_ERROR);
        QCOMPARE(vgu::roundRect(vg, path, 0, 0, 1, -1, 1, 1), VGU_ILLEGAL_ARGUMENT_ERROR);
        QCOMPARE(vgu::ellipse(vg, path, 0, 0, std::nanf(""), 1), VGU_ILLEGAL_ARGUMENT_ERROR);
        QCOMPARE(vgu::arc(vg, path, 0, 0, 1, 1, 0, 90, type), VGU_ILLEGAL_ARGUMENT_ERROR);
        QCOMPARE(vgu::arc(vg, path, 0, 0, 1, 1, 0, 1e30f, VGU_ARC_OPEN), VGU_OUT_OF_MEMORY_ERROR);
        QCOMPARE(vgu::arc(vg, path, 0, 0, 1, 1, INFINITY, -INFINITY, VGU_ARC_OPEN), VGU_OUT_OF_MEMORY_ERROR);
        QVERIFY(dataOf(bench, path).commands().empty());
        QCOMPARE(bench.error(), VG_NO_ERROR);
    }

    void warps()
    {
        const std::array<VGfloat, 8> quad{10, 20, 90, 30, 15, 80, 110, 95}, other{0, 0, 7, 1, -1, 5, 9, 9};
        const Point square[]{{0, 0}, {1, 0}, {0, 1}, {1, 1}};
        std::array<VGfloat, 9> there{}, back{}, between{};
        QCOMPARE(vgu::computeWarpSquareToQuad(quad, there), VGU_NO_ERROR);
        QCOMPARE(vgu::computeWarpQuadToSquare(quad, back), VGU_NO_ERROR);
        QCOMPARE(vgu::computeWarpQuadToQuad(other, quad, between), VGU_NO_ERROR);
        for (std::size_t i = 0; i < 4; ++i) {
            const Point corner{quad[2 * i], quad[2 * i + 1]}, target{other[2 * i], other[2 * i + 1]};
            QVERIFY(near(project(there, square[i]), corner, 1e-4));
            QVERIFY(near(project(back, corner), square[i], 1e-5));
            QVERIFY(near(project(between, corner), target, 1e-4));
        }
        // A parallelogram needs no projection.
        const std::array<VGfloat, 8> parallelogram{1, 2, 4, 3, 2, 7, 5, 8};
        QCOMPARE(vgu::computeWarpSquareToQuad(parallelogram, there), VGU_NO_ERROR);
        QCOMPARE(there, (std::array<VGfloat, 9>{3, 1, 0, 1, 5, 0, 1, 2, 1}));
    }

    void impossibleWarps()
    {
        const std::array<VGfloat, 8> line{0, 0, 1, 1, 2, 2, 3, 3}, square{0, 0, 1, 0, 0, 1, 1, 1}, point{};
        std::array<VGfloat, 9> matrix{};
        matrix.fill(7.0f);
        for (const auto& bad : {line, point}) {
            QCOMPARE(vgu::computeWarpSquareToQuad(bad, matrix), VGU_BAD_WARP_ERROR);
            QCOMPARE(vgu::computeWarpQuadToSquare(bad, matrix), VGU_BAD_WARP_ERROR);
            QCOMPARE(vgu::computeWarpQuadToQuad(bad, square, matrix), VGU_BAD_WARP_ERROR);
            QCOMPARE(vgu::computeWarpQuadToQuad(square, bad, matrix), VGU_BAD_WARP_ERROR);
        }
        QCOMPARE(matrix[0], 7.0f);
        QCOMPARE(vgu::computeWarpSquareToQuad(square, {}), VGU_ILLEGAL_ARGUMENT_ERROR);
    }
};

VITRINE_TEST(TestVgu)
#include "tst_vgu.moc"
