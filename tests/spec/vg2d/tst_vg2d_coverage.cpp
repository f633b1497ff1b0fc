// SPDX-License-Identifier: Apache-2.0
#include "tests/harness/test_class.h"
#include "tests/spec/vg2d/vector_bench.h"

using namespace vitrine::core;
using namespace vitrine::core::openvg;

class VectorCoverageTest : public QObject {
    Q_OBJECT
private slots:
    void VG2D_02_theStarIsPaintedWhereItIsCovered();
    void VG2D_08_theFillRuleDecidesWhatIsInside();
    void VG2D_11_samplesLieWhereTheSpecificationHasThem();
};

void VectorCoverageTest::VG2D_02_theStarIsPaintedWhereItIsCovered()
{
    VectorBench bench;
    bench.vg().seti(VG_FILL_RULE, VG_NON_ZERO);
    bench.clear(0, 0, 0, 0);
    bench.paint(1, 0, 0);
    bench.fill(bench.star());
    QCOMPARE(bench.countSet(bench.planes().coverage), 2528);
    QCOMPARE(bench.countSet(bench.planes().windings[0]), 0); // resolving cleared them
    QCOMPARE(bench.lastDraw().samplesWritten, std::uint64_t{2528});
    QCOMPARE(bench.pixel(50, 50), (std::array{255, 0, 0, 255}));
    QCOMPARE(bench.pixel(10, 10), (std::array{0, 0, 0, 0}));
}

void VectorCoverageTest::VG2D_08_theFillRuleDecidesWhatIsInside()
{
    VectorBench bench;
    bench.paint(1, 1, 1);
    bench.vg().seti(VG_FILL_RULE, VG_EVEN_ODD);
    bench.fill(bench.star());
    QCOMPARE(bench.countSet(bench.planes().coverage), 1747);
    QCOMPARE(bench.pixel(50, 50), (std::array{0, 0, 0, 0}));
    QCOMPARE(bench.pixel(50, 15), (std::array{255, 255, 255, 255}));

    const auto inside = [](FillRule rule, int winding) { return isInside(rule, static_cast<std::uint8_t>(winding)); };
    const std::array windings{-7, -2, 0, 1, 2};
    const std::array nonZero{true, true, false, true, true}, evenOdd{true, false, false, true, false};
    for (std::size_t i = 0; i < windings.size(); ++i) {
        QCOMPARE(inside(FillRule::NonZero, windings[i]), nonZero[i]);
        QCOMPARE(inside(FillRule::EvenOdd, windings[i]), evenOdd[i]);
    }
}

void VectorCoverageTest::VG2D_11_samplesLieWhereTheSpecificationHasThem()
{
    const auto at = [](int samples, int sample, SamplePattern pattern) {
        const SamplePosition position = samplePosition(samples, sample, pattern);
        return std::array{position.x / 256.0, position.y / 256.0};
    };
    using Place = std::array<double, 2>;
    const std::array grid{Place{0.25, 0.25}, Place{0.75, 0.25}, Place{0.25, 0.75}, Place{0.75, 0.75}};
    const std::array rotated{Place{0.375, 0.125}, Place{0.875, 0.375}, Place{0.125, 0.625}, Place{0.625, 0.875}};
    for (int i = 0; i < 4; ++i) {
        QCOMPARE(at(4, i, SamplePattern::Grid), grid[static_cast<std::size_t>(i)]);
        QCOMPARE(at(4, i, SamplePattern::Rotated), rotated[static_cast<std::size_t>(i)]);
    }
    QCOMPARE(at(8, 7, SamplePattern::Grid), (Place{7.0 / 8, 3.0 / 4}));
    QCOMPARE(at(8, 3, SamplePattern::Rotated), (Place{2.5 / 8, 3.5 / 8})); // π(3) = 2
    QCOMPARE(at(16, 5, SamplePattern::Grid), (Place{3.0 / 8, 3.0 / 8}));
    QCOMPARE(at(16, 1, SamplePattern::Rotated), (Place{8.5 / 16, 1.5 / 16})); // 0001 reversed is 1000
    QCOMPARE(at(16, 6, SamplePattern::Rotated), (Place{6.5 / 16, 6.5 / 16})); // 0110 reversed is 0110
    QCOMPARE(at(1, 0, SamplePattern::Grid), (Place{0.5, 0.5}));
}

VITRINE_TEST(VectorCoverageTest)
#include "tst_vg2d_coverage.moc"
