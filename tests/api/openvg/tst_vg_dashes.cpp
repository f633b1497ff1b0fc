// SPDX-License-Identifier: Apache-2.0
// Dashes (VG2D-04; OpenVG §8.7.3 and §8.7.4): lengths along the path, counted by hand.
#include "core/api/openvg/angles.h"
#include "tests/api/openvg/paths.h"
#include "tests/harness/test_class.h"

using namespace vitrine::core::openvg;

namespace {

StrokeStyle dashed(std::vector<double> dashes, double phase = 0.0, VGCapStyle cap = VG_CAP_BUTT)
{
    StrokeStyle style;
    style.width = 2.0;
    style.cap = cap;
    style.dashes = std::move(dashes);
    style.dashPhase = phase;
    return style;
}

PathData lineOf(double length)
{
    return pathOf({VG_MOVE_TO_ABS, VG_LINE_TO_ABS}, {0, 0, length, 0});
}

/// Beginnings and ends, along x, of the bodies of a stroke.
std::vector<double> spansOf(const PathData& path, const StrokeStyle& style)
{
    std::vector<double> spans;
    const auto geometry = strokeGeometry(path, style, {});
    for (const Fan& fan : geometry->fans)
        if (fan.kind == FanKind::Body) {
            spans.push_back(cornerOf(*geometry, fan, 0).x);
            spans.push_back(cornerOf(*geometry, fan, 1).x);
        }
    return spans;
}

std::size_t countOf(const FanGeometry& geometry, FanKind kind)
{
    return static_cast<std::size_t>(
        std::count_if(geometry.fans.begin(), geometry.fans.end(), [kind](const Fan& fan) { return fan.kind == kind; }));
}

} // namespace

class TestVgDashes : public QObject {
    Q_OBJECT

private slots:
    // The example of OpenVG §8.7.3: 25 of the third dash are left, then 40 off, and so on.
    void VG2D_04_pattern()
    {
        const std::vector<double> pattern{10, 20, 30, 40};
        QCOMPARE(spansOf(lineOf(100), dashed(pattern, 35)), (std::vector<double>{0, 25, 65, 75, 95, 100}));
        QCOMPARE(spansOf(lineOf(100), dashed(pattern)), (std::vector<double>{0, 10, 30, 60}));
        QCOMPARE(spansOf(lineOf(100), dashed(pattern, -65)), (std::vector<double>{0, 25, 65, 75, 95, 100}));
        QCOMPARE(spansOf(lineOf(100), dashed(pattern, 35 + 7 * 100)), (std::vector<double>{0, 25, 65, 75, 95, 100}));
        QCOMPARE(spansOf(lineOf(30), dashed(pattern, 10)), (std::vector<double>{20, 30}));
    }

    void VG2D_04_oddAndNegativeLengths()
    {
        // The last one without a partner does not count; less than 0 is 0.
        QCOMPARE(spansOf(lineOf(30), dashed({10, 5, 3})), (std::vector<double>{0, 10, 15, 25}));
        QCOMPARE(spansOf(lineOf(30), dashed({10, -5})), (std::vector<double>{0, 10, 10, 20, 20, 30}));
        QCOMPARE(spansOf(lineOf(30), dashed({10})), (std::vector<double>{0, 30}));
        QCOMPARE(spansOf(lineOf(30), dashed({0, 0})), (std::vector<double>{0, 30}));
        QCOMPARE(spansOf(lineOf(30), dashed({})), (std::vector<double>{0, 30}));
    }

    // 100 half circles of radius 10 in a row, 100 · 10π long: the dash ends 5 before the end, however many turns.
    void VG2D_04_lengthsAlongCurves()
    {
        PathData path(VG_PATH_DATATYPE_F, 1.0f, 0.0f);
        path.append(VG_MOVE_TO_ABS, std::array{0.0, 0.0});
        for (int half = 0; half < 100; ++half)
            path.append(half % 2 == 0 ? VG_SCCWARC_TO_REL : VG_SCWARC_TO_REL, std::array{10.0, 10.0, 0.0, 20.0, 0.0});
        const auto geometry = strokeGeometry(path, dashed({1000 * kPi - 5, 100}), {{}, 1.0 / 16.0});
        const auto before = [](double length) { // the end at (2000, 0), on the arc around (1990, 0)
            return Point{1990 + 10 * std::cos(length / 10), 10 * std::sin(length / 10)};
        };
        QVERIFY(piecesAt(*geometry, before(5.1)) > 0);
        QCOMPARE(piecesAt(*geometry, before(4.9)), 0);
    }

    // Two lines of 25: the pattern of 10 and 10 is 5 into the gap at the end of the first.
    void VG2D_04_phaseAcrossSubpaths()
    {
        const PathData path =
            pathOf({VG_MOVE_TO_ABS, VG_LINE_TO_ABS, VG_MOVE_TO_ABS, VG_LINE_TO_ABS}, {0, 0, 25, 0, 100, 0, 125, 0});
        StrokeStyle style = dashed({10, 10}, 0);
        QCOMPARE(spansOf(path, style), (std::vector<double>{0, 10, 20, 25, 100, 105, 115, 125}));
        style.isPhaseReset = true;
        QCOMPARE(spansOf(path, style), (std::vector<double>{0, 10, 20, 25, 100, 110, 120, 125}));
        style.dashPhase = 5;
        QCOMPARE(spansOf(path, style), (std::vector<double>{0, 5, 15, 25, 100, 105, 115, 125}));
    }

    // A dash that goes around a corner is joined there; a corner in a gap is not. Each dash has two caps.
    void VG2D_04_corners()
    {
        const PathData path = pathOf({VG_MOVE_TO_ABS, VG_HLINE_TO_ABS, VG_VLINE_TO_ABS}, {0, 0, 10, 10});
        const auto around = strokeGeometry(path, dashed({4, 4}, 0, VG_CAP_SQUARE), {}); // on at 8 … 12
        QCOMPARE(countOf(*around, FanKind::Join), std::size_t{1});
        QCOMPARE(countOf(*around, FanKind::Cap), std::size_t{6});                       // 0–4, 8–12, 16–20
        const auto before = strokeGeometry(path, dashed({4, 4}, 4, VG_CAP_SQUARE), {}); // off at 8 … 12
        QCOMPARE(countOf(*before, FanKind::Join), std::size_t{0});
        // 4–8, 12–16, and at 0 the end of the dash before it, which has no length.
        QCOMPARE(countOf(*before, FanKind::Cap), std::size_t{6});
    }

    // A square of 10 in dashes of 15 and 5 ends in a gap; shifted by 5, it begins and ends in a dash, which is one. A
    // dash that ends just at a corner is still joined there.
    void VG2D_04_closedSubpath()
    {
        const PathData square = pathOf(
            {VG_MOVE_TO_ABS, VG_HLINE_TO_REL, VG_VLINE_TO_REL, VG_HLINE_TO_REL, VG_CLOSE_PATH}, {0, 0, 10, 10, -10});
        const auto gap = strokeGeometry(square, dashed({15, 5}, 0, VG_CAP_SQUARE), {});
        QCOMPARE(countOf(*gap, FanKind::Cap), std::size_t{4});
        QCOMPARE(countOf(*gap, FanKind::Join), std::size_t{2});                             // at 10 and 30
        const auto shifted = strokeGeometry(square, dashed({15, 5}, 5, VG_CAP_SQUARE), {}); // 0–10, 15–30, 35–40
        QCOMPARE(countOf(*shifted, FanKind::Cap), std::size_t{4});
        QCOMPARE(countOf(*shifted, FanKind::Join), std::size_t{4}); // at 10, 20, 30 and 40
    }

    // Dashes of length 0 are dots, unless their caps are butt.
    void VG2D_04_dots()
    {
        const auto dots = strokeGeometry(lineOf(25), dashed({0, 10}, 0, VG_CAP_ROUND), {});
        QCOMPARE(countOf(*dots, FanKind::Cap), std::size_t{6}); // two halves each at 0, 10 and 20
        for (const double x : {0.0, 10.0, 20.0}) {
            QVERIFY(piecesAt(*dots, {x + 0.9, 0}) > 0);
            QVERIFY(piecesAt(*dots, {x - 0.9, 0}) > 0);
        }
        QCOMPARE(piecesAt(*dots, {5, 0}), 0);
        QVERIFY(strokeGeometry(lineOf(25), dashed({0, 10}), {})->fans.empty());
        // At a corner: the caps of both tangents, and a join between them.
        const PathData corner = pathOf({VG_MOVE_TO_ABS, VG_HLINE_TO_ABS, VG_VLINE_TO_ABS}, {0, 0, 10, 5});
        const auto turned = strokeGeometry(corner, dashed({0, 10}, 0, VG_CAP_SQUARE), {});
        QCOMPARE(countOf(*turned, FanKind::Join), std::size_t{1});
        QVERIFY(piecesAt(*turned, {9.1, 0.9}) > 0);  // behind the incoming tangent
        QVERIFY(piecesAt(*turned, {10.9, 0.9}) > 0); // before the outgoing one
        QCOMPARE(piecesAt(*turned, {8.9, 0.0}), 0);
    }

    // A quarter of a circle of radius 10 is 15.708 long: dashes of π/2 are nine degrees.
    void VG2D_04_dashesOnACurve()
    {
        const PathData quarter = pathOf({VG_MOVE_TO_ABS, VG_SCCWARC_TO_ABS}, {10, 0, 10, 10, 0, 0, 10});
        const auto geometry = strokeGeometry(quarter, dashed({kPi / 2, kPi / 2}), {{}, 1e-4});
        for (int dash = 0; dash < 10; ++dash) {
            const double angle = (dash + 0.5) * kPi / 20;
            QCOMPARE(piecesAt(*geometry, {10 * std::cos(angle), 10 * std::sin(angle)}) > 0, dash % 2 == 0);
        }
        const double edge = kPi / 20; // the end of the first dash, along a radius
        for (const double radius : {9.2, 10.8}) {
            QVERIFY(piecesAt(*geometry, {radius * std::cos(edge - 0.002), radius * std::sin(edge - 0.002)}) > 0);
            QCOMPARE(piecesAt(*geometry, {radius * std::cos(edge + 0.002), radius * std::sin(edge + 0.002)}), 0);
        }
    }

    // More dashes than memory: refused in bounded time.
    void VG2D_04_tooManyDashes()
    {
        QVERIFY(!strokeGeometry(lineOf(1e30), dashed({1e-3, 1e-3}), {}));
        QVERIFY(!strokeGeometry(lineOf(1e30), dashed({0, 1e-3}), {}));
        QVERIFY(strokeGeometry(lineOf(1e30), dashed({1e29, 1e29}), {}));
        // Round caps whose thousands of points fall together, so far out that floats can't tell them apart.
        const PathData far = pathOf({VG_MOVE_TO_ABS, VG_LINE_TO_ABS}, {1e20, 0, 2e20, 0});
        QVERIFY(!strokeGeometry(far, dashed({1e10, 1e10}, 0, VG_CAP_ROUND), {{}, 1e-30}));
    }
};

VITRINE_TEST(TestVgDashes)
#include "tst_vg_dashes.moc"
