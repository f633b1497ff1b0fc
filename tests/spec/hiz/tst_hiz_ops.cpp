// SPDX-License-Identifier: Apache-2.0
// HIZ-02, HIZ-03, HIZ-04, HIZ-11, HIZ-27 on the pure functions. Depths are thousandths: 300 stands for 0.3.
#include "core/depth_stencil/depth_stencil_ops.h"
#include "core/hiz/bounds_update.h"
#include "core/hiz/coarse_test.h"
#include "core/hiz/decision_table.h"
#include "core/hiz/stencil_bounds.h"
#include "core/hiz/triangle_interval.h"
#include "tests/harness/test_class.h"

#include <QtTest>

#include <limits>
#include <random>
#include <set>

using namespace vitrine::core;

namespace {

constexpr std::uint32_t kOne = 1000;

/// z = 0.3 + 0.025 · x from the left edge of pixel 0 on, over everything.
Primitive slope()
{
    Primitive primitive;
    primitive.depth = {0.3 + 0.025 * 0.5, 0.025, 0.0};
    return primitive;
}

StencilFace replacing(std::uint8_t reference)
{
    StencilFace face;
    face.reference = reference;
    face.depthPass = StencilOperation::Replace;
    return face;
}

constexpr std::array kFunctions{CompareFunction::Never,        CompareFunction::Less,    CompareFunction::Equal,
                                CompareFunction::LessEqual,    CompareFunction::Greater, CompareFunction::NotEqual,
                                CompareFunction::GreaterEqual, CompareFunction::Always};

bool holds(CompareFunction function, std::uint32_t incoming, std::uint32_t stored)
{
    switch (function) {
    case CompareFunction::Never: return false;
    case CompareFunction::Less: return incoming < stored;
    case CompareFunction::Equal: return incoming == stored;
    case CompareFunction::LessEqual: return incoming <= stored;
    case CompareFunction::Greater: return incoming > stored;
    case CompareFunction::NotEqual: return incoming != stored;
    case CompareFunction::GreaterEqual: return incoming >= stored;
    case CompareFunction::Always: break;
    }
    return true;
}

/// Calls visit(interval) for each that lies in 0 … last.
template <typename Visit>
void forEachInterval(std::uint32_t last, Visit&& visit)
{
    for (std::uint32_t low = 0; low <= last; ++low)
        for (std::uint32_t high = low; high <= last; ++high)
            visit(ValueInterval{low, high});
}

} // namespace

class HizOpsTest : public QObject {
    Q_OBJECT
private slots:
    void HIZ_02_thePlaneAtTheCornersOfATile();
    void HIZ_02_theVerticesBoundIt();
    void HIZ_02_noSampleLiesOutside();
    void HIZ_02_depthsThatAreNoNumbersCanBeAnything();
    void HIZ_03_intervalsDecide();
    void HIZ_03_everyFunctionDecidesWhatItsSamplesWould();
    void HIZ_04_updatesOfLess();
    void HIZ_04_everyUpdateBoundsWhatSamplesBecome();
    void HIZ_11_oneRowForEachCombination();
    void HIZ_27_stencilBoundsAreComparedLikeDepths();
    void HIZ_27_updatesFollowDiscard();
    void HIZ_27_everyOperationBoundsWhatSamplesBecome();
};

void HizOpsTest::HIZ_02_thePlaneAtTheCornersOfATile()
{
    const TileInterval interval = depthInterval(slope(), {0, 0, 8, 8}, kOne);
    QVERIFY(interval.isOrdered);
    QVERIFY((interval.codes == ValueInterval{300, 500}));
}

void HizOpsTest::HIZ_02_theVerticesBoundIt()
{
    Primitive small = slope();
    small.depthRange = {0.35, 0.4};
    QVERIFY((depthInterval(small, {0, 0, 8, 8}, kOne).codes == ValueInterval{350, 400}));
    Primitive line = small;
    line.kind = PrimitiveKind::Line;
    line.depth.dx = 5.0;
    QVERIFY((depthInterval(line, {0, 0, 8, 8}, kOne).codes == ValueInterval{350, 400}));
}

void HizOpsTest::HIZ_02_noSampleLiesOutside()
{
    std::mt19937 random(2);
    const auto number = [&](double low, double high) {
        return low + (high - low) * static_cast<double>(random()) / 4294967295.0;
    };
    for (int i = 0; i < 2000; ++i) {
        Primitive primitive;
        primitive.samples = i % 2 == 0 ? 1 : 4;
        primitive.referenceX = static_cast<std::int32_t>(random() % 64);
        primitive.depth = {number(-0.5, 1.5), number(-0.2, 0.2), number(-0.2, 0.2)};
        if (i % 3 == 0)
            primitive.depthRange = {number(0, 0.5), number(0.5, 1)};
        const std::uint32_t maxCode = maxDepthCode(i % 5 == 0 ? PixelFormat::Depth24 : PixelFormat::Depth16);
        const ValueInterval bounds = depthInterval(primitive, {16, 8, 24, 16}, maxCode).codes;
        for (std::uint16_t y = 8; y < 16; y += 2)
            for (std::uint16_t x = 16; x < 24; x += 2) {
                const PixelFormat format = i % 5 == 0 ? PixelFormat::Depth24 : PixelFormat::Depth16;
                const QuadDepth depth = planeDepth(primitive, Quad{x, y, 0xFFFF}, format);
                for (std::size_t sample = 0; sample < 16; ++sample)
                    if (sample % 4 < primitive.samples)
                        QVERIFY(depth.codes[sample] >= bounds.min && depth.codes[sample] <= bounds.max);
            }
    }
}

void HizOpsTest::HIZ_02_depthsThatAreNoNumbersCanBeAnything()
{
    Primitive primitive = slope();
    primitive.depth.dx = std::numeric_limits<double>::quiet_NaN();
    const TileInterval interval = depthInterval(primitive, {0, 0, 8, 8}, kOne);
    QVERIFY(!interval.isOrdered);
    QVERIFY((interval.codes == ValueInterval{0, kOne}));
}

void HizOpsTest::HIZ_03_intervalsDecide()
{
    const ValueInterval entry{300, 500};
    QCOMPARE(coarseTest(CompareFunction::Less, {600, 700}, entry), CoarseResult::Fail);
    QCOMPARE(coarseTest(CompareFunction::Less, {100, 200}, entry), CoarseResult::Pass);
    QCOMPARE(coarseTest(CompareFunction::Less, {400, 600}, entry), CoarseResult::Ambiguous);
    QCOMPARE(coarseTest(CompareFunction::Less, {500, 600}, entry), CoarseResult::Fail);
    QCOMPARE(coarseTest(CompareFunction::LessEqual, {500, 600}, entry), CoarseResult::Ambiguous);
}

void HizOpsTest::HIZ_03_everyFunctionDecidesWhatItsSamplesWould()
{
    for (const CompareFunction function : kFunctions) {
        forEachInterval(4, [&](const ValueInterval& t) {
            forEachInterval(4, [&](const ValueInterval& z) {
                bool anyPasses = false, anyFails = false;
                for (std::uint32_t incoming = t.min; incoming <= t.max; ++incoming)
                    for (std::uint32_t stored = z.min; stored <= z.max; ++stored)
                        (holds(function, incoming, stored) ? anyPasses : anyFails) = true;
                const CoarseResult expected = !anyPasses  ? CoarseResult::Fail
                                              : !anyFails ? CoarseResult::Pass
                                                          : CoarseResult::Ambiguous;
                QCOMPARE(coarseTest(function, t, z), expected);
            });
        });
    }
}

void HizOpsTest::HIZ_04_updatesOfLess()
{
    const auto updated = [](UpdateKind kind, bool isFull) {
        return updatedBounds(CompareFunction::Less, kind, isFull, {kOne, kOne}, {300, 500}, kOne);
    };
    QVERIFY((updated(UpdateKind::Full, true) == ValueInterval{300, 500}));
    QVERIFY((updated(UpdateKind::Full, false) == ValueInterval{300, kOne}));
    QVERIFY((updated(UpdateKind::Conservative, true) == ValueInterval{300, kOne}));
    QVERIFY((updated(UpdateKind::Unknown, true) == ValueInterval{0, kOne}));
    QVERIFY((updated(UpdateKind::None, true) == ValueInterval{kOne, kOne}));
}

/// Every stored and incoming value that the intervals allow, with coverage and discard as the kind allows.
void HizOpsTest::HIZ_04_everyUpdateBoundsWhatSamplesBecome()
{
    constexpr std::uint32_t kLast = 4;
    for (const CompareFunction function : kFunctions)
        for (const UpdateKind kind : {UpdateKind::Full, UpdateKind::Conservative, UpdateKind::Unknown})
            for (const bool isFull : {false, true})
                forEachInterval(kLast, [&](const ValueInterval& t) {
                    forEachInterval(kLast, [&](const ValueInterval& z) {
                        const ValueInterval after = updatedBounds(function, kind, isFull, z, t, kLast);
                        const ValueInterval depths = kind == UpdateKind::Unknown ? ValueInterval{0, kLast} : t;
                        for (std::uint32_t stored = z.min; stored <= z.max; ++stored) {
                            if (kind != UpdateKind::Full || !isFull)
                                QVERIFY(stored >= after.min && stored <= after.max);
                            for (std::uint32_t incoming = depths.min; incoming <= depths.max; ++incoming) {
                                const std::uint32_t left = holds(function, incoming, stored) ? incoming : stored;
                                QVERIFY(left >= after.min && left <= after.max);
                            }
                        }
                    });
                });
}

void HizOpsTest::HIZ_11_oneRowForEachCombination()
{
    std::set<int> rows;
    for (unsigned letters = 0; letters < 8; ++letters)
        for (const auto verdict : {DiscardVerdict::Unknown, DiscardVerdict::Opaque, DiscardVerdict::Transparent})
            for (const auto coarse : {CoarseResult::Fail, CoarseResult::Pass, CoarseResult::Ambiguous}) {
                const ProgramTraits program{(letters & 4) != 0, (letters & 2) != 0, (letters & 1) != 0};
                const DecisionRow& row = decide(program, verdict, coarse);
                rows.insert(row.row);
                QCOMPARE(&row, &kDecisionRows[row.row - 1u]);
                const bool isDropped = row.result == TileResult::Cull || row.result == TileResult::Terminate;
                QCOMPARE(row.tap == DepthTap::None, isDropped || row.result == TileResult::ShadeForEffects);
            }
    QCOMPARE(rows.size(), std::size_t{20});
}

void HizOpsTest::HIZ_27_stencilBoundsAreComparedLikeDepths()
{
    StencilFace face;
    face.function = CompareFunction::Equal;
    face.reference = 1;
    QCOMPARE(coarseStencil(face, {1, 1}), CoarseResult::Pass);
    QCOMPARE(coarseStencil(face, {0, 1}), CoarseResult::Ambiguous);
    face.reference = 2;
    QCOMPARE(coarseStencil(face, {0, 1}), CoarseResult::Fail);
    face.compareMask = 0x0E; // one value, masked: 2 and 2
    QCOMPARE(coarseStencil(face, {3, 3}), CoarseResult::Pass);
    QCOMPARE(coarseStencil(face, {2, 3}), CoarseResult::Ambiguous);
    face.function = CompareFunction::Never;
    QCOMPARE(coarseStencil(face, {0, 9}), CoarseResult::Fail);
    face.function = CompareFunction::Always;
    QCOMPARE(coarseStencil(face, {0, 9}), CoarseResult::Pass);
}

void HizOpsTest::HIZ_27_updatesFollowDiscard()
{
    const StencilOutcomes onlyPass{false, false, true};
    QVERIFY((updatedStencil(replacing(1), onlyPass, UpdateKind::Full, true, {0, 0}) == ValueInterval{1, 1}));
    QVERIFY((updatedStencil(replacing(1), onlyPass, UpdateKind::Conservative, true, {0, 0}) == ValueInterval{0, 1}));
    QVERIFY((updatedStencil(replacing(1), onlyPass, UpdateKind::Full, false, {0, 0}) == ValueInterval{0, 1}));
    StencilFace masked = replacing(5);
    masked.writeMask = 0;
    QVERIFY((updatedStencil(masked, onlyPass, UpdateKind::Full, true, {3, 9}) == ValueInterval{3, 9}));
    masked.writeMask = 0x0F;
    QVERIFY((updatedStencil(masked, onlyPass, UpdateKind::Full, true, {0x38, 0x38}) == ValueInterval{0x35, 0x35}));
    QVERIFY((updatedStencil(masked, onlyPass, UpdateKind::Full, true, {3, 9}) == ValueInterval{0, 255}));
    StencilFace inverting = replacing(0);
    inverting.depthPass = StencilOperation::Invert;
    QVERIFY((updatedStencil(inverting, onlyPass, UpdateKind::Full, true, {5, 9}) == ValueInterval{246, 250}));
    inverting.depthPass = StencilOperation::IncrementWrap;
    QVERIFY((updatedStencil(inverting, onlyPass, UpdateKind::Full, true, {254, 255}) == ValueInterval{0, 255}));
}

void HizOpsTest::HIZ_27_everyOperationBoundsWhatSamplesBecome()
{
    constexpr std::array kEnds{0u, 1u, 7u, 254u, 255u};
    const StencilOutcomes onlyPass{false, false, true};
    Surface buffer({PixelFormat::Stencil8, 2, 2, 1});
    DepthStencilState state;
    state.stencilTest = true;
    for (int operation = 0; operation < 8; ++operation)
        for (const std::uint8_t mask : {0xFF, 0x0F, 0x00})
            for (const std::uint32_t low : kEnds)
                for (const std::uint32_t high : kEnds) {
                    if (low > high)
                        continue;
                    StencilFace face = replacing(9);
                    face.depthPass = static_cast<StencilOperation>(operation);
                    face.writeMask = mask;
                    state.front = face;
                    const ValueInterval after = updatedStencil(face, onlyPass, UpdateKind::Full, true, {low, high});
                    for (std::uint32_t stored = low; stored <= high; ++stored) {
                        buffer.fill({0, 0, 2, 2}, stored, 0xFF);
                        (void)applyDepthStencil(state, {nullptr, &buffer}, Primitive(), Quad{0, 0, 0x1111});
                        const auto left = std::to_integer<std::uint32_t>(*buffer.pixel(1, 1));
                        QVERIFY(left >= after.min && left <= after.max);
                    }
                }
}

VITRINE_TEST(HizOpsTest, QCoreApplication)
#include "tst_hiz_ops.moc"
