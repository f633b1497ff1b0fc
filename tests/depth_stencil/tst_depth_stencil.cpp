// SPDX-License-Identifier: Apache-2.0
#include "core/depth_stencil/depth_stencil_ops.h"
#include "tests/harness/test_class.h"

#include <QtTest>

#include <cstring>
#include <limits>

using namespace vitrine::core;

namespace {

Surface makeSurface(PixelFormat format, std::uint32_t samples = 1)
{
    return Surface({format, 16, 16, samples});
}

std::uint32_t load(const Surface& surface, std::uint32_t x, std::uint32_t y, std::size_t sample = 0)
{
    std::uint32_t value = 0;
    const std::size_t bytes = bytesPerSample(surface.format());
    std::memcpy(&value, surface.pixel(x, y) + sample * bytes, bytes);
    return value;
}

void store(Surface& surface, std::uint32_t x, std::uint32_t y, std::uint32_t value, std::size_t sample = 0)
{
    const std::size_t bytes = bytesPerSample(surface.format());
    std::memcpy(surface.pixelForWrite(x, y) + sample * bytes, &value, bytes);
}

/// Flat at depth z over the whole window.
Primitive flat(double z, int samples = 1)
{
    Primitive primitive;
    primitive.depth = {z, 0.0, 0.0};
    primitive.samples = static_cast<std::uint8_t>(samples);
    return primitive;
}

constexpr Quad kWhole{4, 6, 0x1111};

struct CompareRow {
    CompareFunction function;
    bool less, equal, greater; ///< result for incoming < stored and so on
};
constexpr std::array<CompareRow, 8> kCompareTable{{
    {CompareFunction::Never, false, false, false},
    {CompareFunction::Less, true, false, false},
    {CompareFunction::Equal, false, true, false},
    {CompareFunction::LessEqual, true, true, false},
    {CompareFunction::Greater, false, false, true},
    {CompareFunction::NotEqual, true, false, true},
    {CompareFunction::GreaterEqual, false, true, true},
    {CompareFunction::Always, true, true, true},
}};

/// Pixels 0, 1, 2 pass or fail as the row says; pixel 3 isn't covered.
std::uint16_t expectedCoverage(const CompareRow& row)
{
    return static_cast<std::uint16_t>((row.less ? 0x001 : 0) | (row.equal ? 0x010 : 0) | (row.greater ? 0x100 : 0));
}

struct OperationRow {
    StencilOperation operation;
    std::uint8_t from0, from5, from255; ///< results with reference 0x3C
};
constexpr std::array<OperationRow, 8> kOperationTable{{
    {StencilOperation::Keep, 0, 5, 255},
    {StencilOperation::Zero, 0, 0, 0},
    {StencilOperation::Replace, 0x3C, 0x3C, 0x3C},
    {StencilOperation::Increment, 1, 6, 255},
    {StencilOperation::Decrement, 0, 4, 254},
    {StencilOperation::Invert, 255, 250, 0},
    {StencilOperation::IncrementWrap, 1, 6, 0},
    {StencilOperation::DecrementWrap, 255, 4, 254},
}};

constexpr std::array<std::uint32_t, 3> kWideStart{0, 255, 65535};
struct WideRow {
    StencilOperation operation;
    std::array<std::uint32_t, 3> results; ///< of kWideStart, with reference 0x3C
    std::array<bool, 3> wraps;
};
constexpr std::array<WideRow, 8> kWideTable{{
    {StencilOperation::Keep, {0, 255, 65535}, {}},
    {StencilOperation::Zero, {0, 0, 0}, {}},
    {StencilOperation::Replace, {0x3C, 0x3C, 0x3C}, {}},
    {StencilOperation::Increment, {1, 256, 65535}, {}},
    {StencilOperation::Decrement, {0, 254, 65534}, {}},
    {StencilOperation::Invert, {65535, 0xFF00, 0}, {}},
    {StencilOperation::IncrementWrap, {1, 256, 0}, {false, false, true}},
    {StencilOperation::DecrementWrap, {65535, 254, 65534}, {true, false, false}},
}};

} // namespace

class TestDepthStencil : public QObject {
    Q_OBJECT

private slots:
    void quantizationRoundsToNearest()
    {
        QCOMPARE(quantizeDepth(0.5, 0xFFFF), 32768u); // 32767.5 rounds up
        QCOMPARE(quantizeDepth(1.0 / 65535 * 7.49, 0xFFFF), 7u);
        QCOMPARE(quantizeDepth(1.0 / 65535 * 7.51, 0xFFFF), 8u);
        QCOMPARE(quantizeDepth(-3.0, 0xFFFF), 0u);
        QCOMPARE(quantizeDepth(3.0, 0xFFFF), 0xFFFFu);
        QCOMPARE(quantizeDepth(1.0, 0xFFFFFF), 0xFFFFFFu);
        QCOMPARE(quantizeDepth(0.25, 0xFFFFFF), 0x400000u); // 4194303.75
        QCOMPARE(quantizeDepth(std::numeric_limits<double>::quiet_NaN(), 0xFFFFFF), 0u);
    }

    void depthFunctions()
    {
        for (const PixelFormat format : {PixelFormat::Depth16, PixelFormat::Depth24}) {
            for (const CompareRow& row : kCompareTable) {
                Surface depth = makeSurface(format);
                const std::uint32_t half = quantizeDepth(0.5, maxDepthCode(format));
                store(depth, 4, 6, half + 1);
                store(depth, 5, 6, half);
                store(depth, 4, 7, half - 1);
                store(depth, 5, 7, 77);
                DepthStencilState state;
                state.depthTest = true;
                state.depthFunction = row.function;
                const Quad quad{4, 6, 0x0111};
                QCOMPARE(applyDepthStencil(state, {&depth, nullptr}, flat(0.5), quad), expectedCoverage(row));
                QCOMPARE(load(depth, 4, 6), row.less ? half : half + 1);
                QCOMPARE(load(depth, 4, 7), row.greater ? half : half - 1);
                QCOMPARE(load(depth, 5, 7), 77u); // not covered
            }
        }
    }

    void depthMaskKeepsTheBuffer()
    {
        Surface depth = makeSurface(PixelFormat::Depth16);
        DepthStencilState state;
        state.depthTest = true;
        state.depthFunction = CompareFunction::Always;
        state.depthWrite = false;
        QCOMPARE(applyDepthStencil(state, {&depth, nullptr}, flat(0.5), kWhole), std::uint16_t{0x1111});
        QCOMPARE(load(depth, 4, 6), 0u);
        // Without the test nothing is written either (ES 2.0 §4.1.5).
        state.depthTest = false;
        state.depthWrite = true;
        QCOMPARE(applyDepthStencil(state, {&depth, nullptr}, flat(0.5), kWhole), std::uint16_t{0x1111});
        QCOMPARE(load(depth, 4, 6), 0u);
    }

    void absentBuffersPass()
    {
        DepthStencilState state;
        state.depthTest = state.stencilTest = true;
        state.depthFunction = CompareFunction::Never;
        state.front.function = CompareFunction::Never;
        QVERIFY(!isActive(state, {}));
        QCOMPARE(applyDepthStencil(state, {}, flat(0.5), kWhole), std::uint16_t{0x1111});
    }

    void stencilFunctionsCompareTheReferenceWithTheStored()
    {
        for (const CompareRow& row : kCompareTable) {
            Surface stencil = makeSurface(PixelFormat::Stencil8);
            // Under the mask 0x0F the reference is 5; high bits must not matter.
            store(stencil, 4, 6, 0xF6);
            store(stencil, 5, 6, 0x35);
            store(stencil, 4, 7, 0xE4);
            DepthStencilState state;
            state.stencilTest = true;
            state.front.function = row.function;
            state.front.reference = 0xA5;
            state.front.compareMask = 0x0F;
            const Quad quad{4, 6, 0x0111};
            QCOMPARE(applyDepthStencil(state, {nullptr, &stencil}, flat(0.5), quad), expectedCoverage(row));
        }
    }

    void stencilOperations()
    {
        for (const OperationRow& row : kOperationTable) {
            Surface stencil = makeSurface(PixelFormat::Stencil8);
            store(stencil, 4, 6, 0);
            store(stencil, 5, 6, 5);
            store(stencil, 4, 7, 255);
            store(stencil, 5, 7, 9);
            DepthStencilState state;
            state.stencilTest = true;
            state.front.reference = 0x3C;
            state.front.depthPass = row.operation;
            (void)applyDepthStencil(state, {nullptr, &stencil}, flat(0.5), {4, 6, 0x0111});
            QCOMPARE(load(stencil, 4, 6), std::uint32_t{row.from0});
            QCOMPARE(load(stencil, 5, 6), std::uint32_t{row.from5});
            QCOMPARE(load(stencil, 4, 7), std::uint32_t{row.from255});
            QCOMPARE(load(stencil, 5, 7), 9u);
        }
    }

    /// DEC-29: windings may have 16 bits. Each sample has its own; the one beside keeps its bits.
    void VG2D_07_operationsOnWindingsOf16Bits()
    {
        for (const WideRow& row : kWideTable) {
            DepthStencilState state;
            state.stencilTest = true;
            state.front.reference = 0x3C;
            state.front.depthPass = row.operation;
            for (std::size_t i = 0; i < kWideStart.size(); ++i) {
                Surface windings = makeSurface(PixelFormat::Rg8, 4);
                store(windings, 4, 6, kWideStart[i], 1);
                store(windings, 4, 6, 0xABCD, 2);
                std::vector<StencilUpdate> updates;
                (void)judgeAndCommit(state, {nullptr, &windings}, flat(0.5, 4), {4, 6, 0x0002}, nullptr, &updates);
                QCOMPARE(load(windings, 4, 6, 1), row.results[i]);
                QCOMPARE(load(windings, 4, 6, 2), 0xABCDu);
                QCOMPARE(updates.size(), row.operation == StencilOperation::Keep ? std::size_t{0} : std::size_t{1});
                if (updates.empty())
                    continue;
                QCOMPARE(std::uint32_t{updates[0].before}, kWideStart[i]);
                QCOMPARE(std::uint32_t{updates[0].after}, row.results[i]);
                QCOMPARE(updates[0].wraps, row.wraps[i]);
            }
        }
    }

    /// A mask of 8 bits is for both bytes: with 0x0F the counter goes from 0x00FF to 0x01F0, and not to 0x0100.
    void masksAreForEachByteOfAWinding()
    {
        Surface windings = makeSurface(PixelFormat::Rg8);
        DepthStencilState state;
        state.stencilTest = true;
        state.front.depthPass = StencilOperation::IncrementWrap;
        state.front.writeMask = 0x0F;
        store(windings, 4, 6, 0x00FF);
        (void)applyDepthStencil(state, {nullptr, &windings}, flat(0.5), {4, 6, 0x0001});
        QCOMPARE(load(windings, 4, 6), 0x01F0u);

        state.front.function = CompareFunction::Equal; // to 0
        store(windings, 4, 6, 0x0100);
        QCOMPARE(applyDepthStencil(state, {nullptr, &windings}, flat(0.5), {4, 6, 0x0011}), std::uint16_t{0x0010});
        state.front.compareMask = 0x0E;
        QCOMPARE(applyDepthStencil(state, {nullptr, &windings}, flat(0.5), {4, 6, 0x0001}), std::uint16_t{0x0001});
    }

    void bytesOfWindings()
    {
        DepthStencilState state;
        state.stencilTest = true;
        state.front.depthPass = StencilOperation::IncrementWrap;
        const DepthStencilVerdict three{0x0111, 0, 0};
        Surface bytes = makeSurface(PixelFormat::R8), wide = makeSurface(PixelFormat::Rg8);
        QCOMPARE(bytesCommitted(state, {nullptr, &bytes}, three, true), std::uint64_t{3 * 2}); // read and written
        QCOMPARE(bytesCommitted(state, {nullptr, &wide}, three, true), std::uint64_t{3 * 2 * 2});
    }

    void eachOutcomeHasItsOperationAndMask()
    {
        Surface depth = makeSurface(PixelFormat::Depth24);
        Surface stencil = makeSurface(PixelFormat::Stencil8);
        store(stencil, 4, 6, 0x10); // fails the stencil test
        store(stencil, 5, 6, 0x41); // passes, fails depth
        store(stencil, 4, 7, 0x41); // passes both
        store(depth, 4, 7, 0xFFFFFF);
        DepthStencilState state;
        state.depthTest = state.stencilTest = true;
        state.front.function = CompareFunction::Equal;
        state.front.reference = 0x01;
        state.front.compareMask = 0x0F;
        state.front.writeMask = 0x0F;
        state.front.stencilFail = StencilOperation::Invert;
        state.front.depthFail = StencilOperation::Zero;
        state.front.depthPass = StencilOperation::DecrementWrap;
        const Quad quad{4, 6, 0x0111};
        const DepthStencilTarget target{&depth, &stencil};
        const QuadDepth codes = planeDepth(flat(0.5), quad, depth.format());
        const DepthStencilVerdict verdict = testDepthStencil(state, target, quad, codes, true);
        QCOMPARE(verdict.stencilFailed, std::uint16_t{0x001});
        QCOMPARE(verdict.depthFailed, std::uint16_t{0x010});
        QCOMPARE(verdict.passed, std::uint16_t{0x100});
        QCOMPARE(load(stencil, 4, 6), 0x10u); // a test alone changes nothing
        commitDepthStencil(state, target, quad, codes, true, verdict, 0xFFFF);
        QCOMPARE(load(stencil, 4, 6), 0x1Fu);
        QCOMPARE(load(stencil, 5, 6), 0x40u);
        QCOMPARE(load(stencil, 4, 7), 0x40u);
        QCOMPARE(load(depth, 5, 6), 0u);
        QCOMPARE(load(depth, 4, 7), 0x800000u);
    }

    void backFacesUseTheirOwnState()
    {
        Surface stencil = makeSurface(PixelFormat::Stencil8);
        DepthStencilState state;
        state.stencilTest = true;
        state.front.depthPass = StencilOperation::IncrementWrap;
        state.back.depthPass = StencilOperation::DecrementWrap;
        Primitive back = flat(0.5);
        back.frontFacing = false;
        (void)applyDepthStencil(state, {nullptr, &stencil}, back, kWhole);
        QCOMPARE(load(stencil, 5, 7), 255u);
        (void)applyDepthStencil(state, {nullptr, &stencil}, flat(0.5), kWhole);
        QCOMPARE(load(stencil, 5, 7), 0u);
    }

    void discardedSamplesChangeNothing()
    {
        Surface depth = makeSurface(PixelFormat::Depth16);
        Surface stencil = makeSurface(PixelFormat::Stencil8);
        DepthStencilState state;
        state.depthTest = state.stencilTest = true;
        state.depthFunction = CompareFunction::Always;
        state.front.depthPass = StencilOperation::Increment;
        const DepthStencilTarget target{&depth, &stencil};
        const QuadDepth codes = planeDepth(flat(1.0), kWhole, depth.format());
        const DepthStencilVerdict verdict = testDepthStencil(state, target, kWhole, codes, true);
        commitDepthStencil(state, target, kWhole, codes, true, verdict, 0xFF0F);
        QCOMPARE(load(depth, 4, 6), 0xFFFFu);
        QCOMPARE(load(depth, 5, 6), 0u);
        QCOMPARE(load(stencil, 4, 6), 1u);
        QCOMPARE(load(stencil, 5, 6), 0u);
        QCOMPARE(load(stencil, 5, 7), 1u);
    }

    void depthFollowsThePlanePerPixelAndSample()
    {
        Primitive sloped = flat(0.25);
        sloped.depth.dx = 1.0 / 16;
        sloped.depth.dy = 1.0 / 4;
        sloped.referenceX = 2;
        sloped.referenceY = 6;
        const QuadDepth one = planeDepth(sloped, kWhole, PixelFormat::Depth16);
        const auto code = [](double z) { return static_cast<std::uint32_t>(z * 65535 + 0.5); };
        QCOMPARE(one.codes[0], code(0.375));
        QCOMPARE(one.codes[4], code(0.4375));
        QCOMPARE(one.codes[8], code(0.625));
        QCOMPARE(one.codes[12], code(0.6875));
        sloped.samples = 4;
        const QuadDepth four = planeDepth(sloped, kWhole, PixelFormat::Depth16);
        // Sample 1 lies 6/16 right of and 2/16 below the center, sample 3 2/16 right and 6/16 above.
        QCOMPARE(four.codes[1], code(0.375 + 6.0 / 256 - 2.0 / 64));
        QCOMPARE(four.codes[12 + 3], code(0.6875 + 2.0 / 256 + 6.0 / 64));
    }

    void samplesAreTestedOneByOne()
    {
        Surface depth = makeSurface(PixelFormat::Depth24, 4);
        for (std::size_t sample = 0; sample < 4; ++sample)
            store(depth, 5, 6, sample % 2 == 0 ? 0xFFFFFF : 0, sample);
        DepthStencilState state;
        state.depthTest = true;
        QCOMPARE(applyDepthStencil(state, {&depth, nullptr}, flat(0.5, 4), {4, 6, 0x00E0}), std::uint16_t{0x0040});
        QCOMPARE(load(depth, 5, 6, 2), 0x800000u);
        QCOMPARE(load(depth, 5, 6, 0), 0xFFFFFFu);
        QCOMPARE(load(depth, 5, 6, 3), 0u);
    }

    void oddSurfaceEdgesAreSafe()
    {
        Surface depth({PixelFormat::Depth16, 5, 5, 1});
        DepthStencilState state;
        state.depthTest = true;
        state.depthFunction = CompareFunction::GreaterEqual;
        QCOMPARE(applyDepthStencil(state, {&depth, nullptr}, flat(1.0), {4, 4, 0x0001}), std::uint16_t{0x0001});
        QCOMPARE(load(depth, 4, 4), 0xFFFFu);
    }
};

VITRINE_TEST(TestDepthStencil)
#include "tst_depth_stencil.moc"
