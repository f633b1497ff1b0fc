// SPDX-License-Identifier: Apache-2.0
// What no program should do: numbers that are none, a million segments, matrices that crush. An error or nothing, in
// bounded time and memory.
#include "tests/api/openvg/paths.h"
#include "tests/api/openvg/vg_bench.h"
#include "tests/harness/test_class.h"

#include <QElapsedTimer>

#include <limits>
#include <random>

using namespace vitrine::core::openvg;

namespace {

constexpr VGfloat kInfinity = std::numeric_limits<VGfloat>::infinity();
constexpr VGfloat kLargest = std::numeric_limits<VGfloat>::max();

bool isFinite(const FanGeometry& geometry)
{
    return std::all_of(geometry.vertices.begin(), geometry.vertices.end(),
                       [](const FanVertex& v) { return std::isfinite(v.x) && std::isfinite(v.y); });
}

} // namespace

class TestVgBadInput : public QObject {
    Q_OBJECT

private slots:
    void numbersThatAreNone()
    {
        VgBench bench;
        const VGfloat nan = std::nanf("");
        const VGPath path =
            bench.path({VG_MOVE_TO_ABS, VG_LINE_TO_ABS, VG_CUBIC_TO_ABS, VG_LCCWARC_TO_ABS, VG_CLOSE_PATH},
                       {nan, 0, 10, nan, nan, nan, 5, nan, 9, 9, nan, nan, nan, nan, 4});
        bench.vg().drawPath(path, VG_FILL_PATH | VG_STROKE_PATH);
        QCOMPARE(bench.error(), VG_NO_ERROR);
        // What is no number is 0: as the path with zeros.
        const VGPath zeros =
            bench.path({VG_MOVE_TO_ABS, VG_LINE_TO_ABS, VG_CUBIC_TO_ABS, VG_LCCWARC_TO_ABS, VG_CLOSE_PATH},
                       {0, 0, 10, 0, 0, 0, 5, 0, 9, 9, 0, 0, 0, 0, 4});
        bench.vg().drawPath(zeros, VG_FILL_PATH | VG_STROKE_PATH);
        for (const std::size_t i : {0, 1})
            QCOMPARE(bench.target.at<PathDraw>(i).coverage.geometry->vertices,
                     bench.target.at<PathDraw>(i + 2).coverage.geometry->vertices);
    }

    // As the largest numbers: what floats can't hold on the surface is not drawn, and says so.
    void infinities()
    {
        VgBench bench;
        const VGPath path = bench.path({VG_MOVE_TO_ABS, VG_LINE_TO_ABS, VG_QUAD_TO_ABS},
                                       {0, 0, kInfinity, 5, -kInfinity, kInfinity, 0, 9});
        bench.vg().drawPath(path, VG_FILL_PATH);
        QVERIFY(isFinite(*bench.target.at<PathDraw>(0).coverage.geometry));
        bench.vg().scale(2, 2);
        bench.vg().drawPath(path, VG_FILL_PATH | VG_STROKE_PATH);
        for (const std::size_t i : {1, 2}) {
            QCOMPARE(bench.target.at<PathDraw>(i).coverage.geometry->note, FanNote::BeyondFloats);
            QVERIFY(bench.target.at<PathDraw>(i).coverage.geometry->vertices.empty());
        }
        QCOMPARE(bench.error(), VG_NO_ERROR);
    }

    // Every combination of hard numbers for an arc and the matrix: nothing that is not finite comes out.
    void hardArcs()
    {
        const std::vector<double> hard{0, 1e-40, 1, 1e6, double{kLargest}, -1e-3};
        int drawn = 0;
        for (const double rh : hard)
            for (const double rv : hard)
                for (const double end : hard)
                    for (const double scale : {1e-30, 1.0, 1e20})
                        for (const int command : {VG_SCCWARC_TO_ABS, VG_LCWARC_TO_REL}) {
                            const PathData path =
                                pathOf({VG_MOVE_TO_ABS, command, VG_LINE_TO_REL}, {1, 2, rh, rv, 1e9, end, -end, 3, 4});
                            const Tessellation how{scaled(scale, 1), 1.0 / 16.0};
                            StrokeStyle style;
                            style.cap = VG_CAP_ROUND;
                            for (const auto& geometry : {fillGeometry(path, how), strokeGeometry(path, style, how)}) {
                                QVERIFY(geometry);
                                QVERIFY(isFinite(*geometry));
                                drawn += geometry->fans.empty() ? 0 : 1;
                            }
                        }
        QVERIFY(drawn > 400);
    }

    void extremeStrokes()
    {
        const PathData path = pathOf({VG_MOVE_TO_ABS, VG_CUBIC_TO_ABS, VG_CLOSE_PATH}, {0, 0, 9, 99, -30, 2, 40, 41});
        for (const double width : {1e-40, 1e-3, 1e9, 1e38})
            for (const double tolerance : {1e-30, 1.0 / 16.0, 1e30})
                for (const VGJoinStyle join : {VG_JOIN_MITER, VG_JOIN_ROUND}) {
                    StrokeStyle style;
                    style.width = width;
                    style.join = join;
                    style.cap = VG_CAP_ROUND;
                    style.miterLimit = double{kLargest};
                    style.dashes = {0, 1e-40, 3, 1e38};
                    style.dashPhase = -1e38;
                    const auto geometry = strokeGeometry(path, style, {scaled(1e-3, 1e3), tolerance});
                    QVERIFY(!geometry || isFinite(*geometry));
                }
    }

    // A million segments: counted, measured and drawn in seconds.
    void aMillionSegments()
    {
        VgBench bench;
        Context& vg = bench.vg();
        constexpr VGint kSegments = 1'000'000;
        std::vector<VGubyte> commands(kSegments, VG_LINE_TO_REL);
        std::vector<VGbyte> steps(2 * kSegments);
        std::mt19937 random(7);
        for (VGbyte& step : steps)
            step = static_cast<VGbyte>(static_cast<int>(random() % 21) - 10);
        const VGPath path = vg.createPath(0, VG_PATH_DATATYPE_S_8, 0.25f, 0, 0, 0, VG_PATH_CAPABILITY_ALL);
        QElapsedTimer timer;
        timer.start();
        vg.appendPathData(path, kSegments, commands, std::as_bytes(std::span(steps)));
        vg.drawPath(path, VG_FILL_PATH);
        const auto& geometry = *bench.target.at<PathDraw>(0).coverage.geometry;
        QVERIFY(geometry.triangleCount() > 900'000);
        QVERIFY(geometry.fans.size() >= 15); // 65,535 edges each
        QVERIFY(vg.pathLength(path, 0, kSegments) > 1e6f);
        QCOMPARE(bench.error(), VG_NO_ERROR);
        // Too many pieces for a stroke: refused, and nothing drawn.
        vg.drawPath(path, VG_STROKE_PATH);
        QCOMPARE(bench.error(), VG_OUT_OF_MEMORY_ERROR);
        QCOMPARE(bench.target.drawings.size(), std::size_t{1});
        QVERIFY2(timer.elapsed() < 60'000, qPrintable(QString::number(timer.elapsed())));
    }

    // Curves that would take thousands of edges each.
    void tooManyEdges()
    {
        VgBench bench;
        std::vector<VGubyte> commands(100'000, VG_CUBIC_TO_ABS);
        std::vector<VGfloat> values(600'000);
        for (std::size_t i = 0; i < values.size(); ++i)
            values[i] = static_cast<VGfloat>((i * 7919) % 1'000'003) * 100.0f;
        const VGPath path = bench.path();
        bench.vg().appendPathData(path, 100'000, commands, std::as_bytes(std::span(values)));
        bench.vg().drawPath(path, VG_FILL_PATH);
        QCOMPARE(bench.error(), VG_OUT_OF_MEMORY_ERROR);
        QVERIFY(bench.target.drawings.empty());
    }

    // A path that is doubled again and again ends at the memory that paths may take, and stays as it was.
    void doublingPaths()
    {
        VgBench bench;
        const VGPath path = bench.path({VG_MOVE_TO_ABS, VG_LINE_TO_ABS}, {0, 0, 1, 1});
        VGErrorCode error = VG_NO_ERROR;
        int doubled = 0;
        for (; error == VG_NO_ERROR && doubled < 40; ++doubled) {
            bench.vg().appendPath(path, path);
            error = bench.error();
        }
        QCOMPARE(error, VG_OUT_OF_MEMORY_ERROR);
        QCOMPARE(doubled, 24); // 18 bytes, 23 times doubled, are 144 MiB: once more is too much.
        QCOMPARE(bench.vg().getParameteri(path, VG_PATH_NUM_SEGMENTS), 2 << 23);
        bench.vg().destroyPath(path);
        QCOMPARE(bench.vg().shareGroup().pathBytes, std::uint64_t{0});
    }

    void extremeMatrices()
    {
        VgBench bench;
        const VGPath path = bench.path({VG_MOVE_TO_ABS, VG_SCCWARC_TO_ABS, VG_CUBIC_TO_REL, VG_CLOSE_PATH},
                                       {1, 2, 5, 6, 30, 7, 8, 9, 10, -11, 12, 13, -14});
        const std::array<VGfloat, 9> matrices[]{{0, 0, 0, 0, 0, 0, 0, 0, 1},
                                                {1, 1, 0, 1, 1, 0, 0, 0, 1},
                                                {kLargest, 0, 0, 0, kLargest, 0, kLargest, kLargest, 1},
                                                {1e-38f, 0, 0, 0, 1e-38f, 0, 0, 0, 1},
                                                {std::nanf(""), kInfinity, 0, -kInfinity, 1, 0, 0, 0, 0}};
        for (const auto& matrix : matrices) {
            bench.vg().loadMatrix(matrix);
            bench.vg().drawPath(path, VG_FILL_PATH | VG_STROKE_PATH);
            QCOMPARE(bench.error(), VG_NO_ERROR);
        }
        for (const std::size_t i : {0, 1, 2, 3})
            QCOMPARE(bench.target.at<PathDraw>(i).coverage.geometry->note, FanNote::SingularMatrix);
        for (const std::size_t i : {4, 5})
            QCOMPARE(bench.target.at<PathDraw>(i).coverage.geometry->note, FanNote::BeyondFloats);
        QVERIFY(!bench.target.at<PathDraw>(6).coverage.geometry->fans.empty());
    }
};

VITRINE_TEST(TestVgBadInput)
#include "tst_vg_bad_input.moc"
