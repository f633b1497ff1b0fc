// SPDX-License-Identifier: Apache-2.0
// Testing the quads of a tile together leaves what testing them one by one leaves, to the bit.
#include "core/depth_stencil/lane_tests.h"
#include "core/memory/surface_ops.h"
#include "tests/harness/test_class.h"

#include <QtTest>

#include <hwy/targets.h>

#include <random>
#include <vector>

using namespace vitrine::core;

namespace {

constexpr std::uint32_t kSide = 23; // odd, and more than a tile

class Random {
public:
    std::uint32_t below(std::uint32_t end) { return static_cast<std::uint32_t>(m_engine() % end); }
    bool yes() { return below(2) == 0; }
    std::uint8_t byte() { return static_cast<std::uint8_t>(below(256)); }
    CompareFunction function() { return static_cast<CompareFunction>(below(8)); }
    StencilOperation operation() { return static_cast<StencilOperation>(below(8)); }
    double number() { return static_cast<double>(below(1u << 20)) / (1u << 20); }

private:
    std::mt19937 m_engine{7};
};

StencilFace randomFace(Random& random)
{
    // References near the stored values, so that every comparison has both outcomes.
    return {random.function(),
            static_cast<std::uint8_t>(random.below(4)),
            static_cast<std::uint8_t>(random.below(4)),
            random.byte(),
            random.operation(),
            random.operation(),
            random.operation()};
}

DepthStencilState randomState(Random& random)
{
    DepthStencilState state;
    state.depthTest = random.yes();
    state.depthWrite = random.yes();
    state.depthFunction = random.function();
    state.stencilTest = random.yes();
    state.front = randomFace(random);
    state.back = randomFace(random);
    return state;
}

Primitive randomPrimitive(Random& random)
{
    Primitive primitive;
    primitive.frontFacing = random.yes();
    primitive.referenceX = static_cast<std::int32_t>(random.below(kSide));
    primitive.referenceY = static_cast<std::int32_t>(random.below(kSide));
    primitive.depth = {random.number() * 1.4 - 0.2, (random.number() - 0.5) * 0.1, (random.number() - 0.5) * 0.1};
    if (random.below(4) == 0) // depths that are met again exactly
        primitive.depth = {0.5, 0.0, 0.0};
    return primitive;
}

struct Buffers {
    Surface depth;
    Surface stencil;

    Buffers(Random& random, PixelFormat depthFormat)
        : depth({depthFormat, kSide, kSide, 1}), stencil({PixelFormat::Stencil8, kSide, kSide, 1})
    {
        for (std::uint32_t y = 0; y < kSide; ++y) {
            for (std::uint32_t x = 0; x < kSide; ++x) {
                const std::uint32_t code =
                    quantizeDepth(random.yes() ? 0.5 : random.number(), maxDepthCode(depthFormat));
                storeWord(depth.pixelForWrite(x, y), depth.bytesPerPixel(), code);
                const std::uint32_t edge = random.below(8);
                storeWord(stencil.pixelForWrite(x, y), 1,
                          edge == 0   ? 0xFF
                          : edge == 1 ? random.byte()
                                      : random.below(4));
            }
        }
    }
    DepthStencilTarget target() { return {&depth, &stencil}; }
};

std::vector<Quad> randomQuads(Random& random)
{
    const std::uint32_t tileX = 8 * random.below(2), tileY = 8 * random.below(2);
    std::vector<Quad> quads;
    for (std::uint32_t i = 0; i < kMostTestedQuads; ++i)
        if (random.below(4) != 0)
            quads.push_back({static_cast<std::uint16_t>(tileX + i % 4 * 2),
                             static_cast<std::uint16_t>(tileY + i / 4 * 2),
                             static_cast<std::uint16_t>(random.yes() ? 0x1111 : random.below(0x10000) & 0x1111)});
    return quads;
}

class LaneTestsTest final : public QObject {
    Q_OBJECT

private slots:
    void cleanup()
    {
        hwy::SetSupportedTargetsForTest(0);
        hwy::GetChosenTarget().DeInit();
    }
    void tilesEqualQuads_data()
    {
        QTest::addColumn<qlonglong>("target");
        hwy::SetSupportedTargetsForTest(0);
        for (const std::int64_t target : hwy::SupportedAndGeneratedTargets())
            QTest::addRow("%s", hwy::TargetName(target)) << qlonglong{target};
    }

    void tilesEqualQuads()
    {
        QFETCH(qlonglong, target);
        hwy::SetSupportedTargetsForTest(target);
        hwy::GetChosenTarget().DeInit();
        Random random;
        for (int round = 0; round < 3000; ++round) {
            const DepthStencilState state = randomState(random);
            const Primitive primitive = randomPrimitive(random);
            Buffers together(random, random.yes() ? PixelFormat::Depth16 : PixelFormat::Depth24);
            Buffers oneByOne = together;
            std::vector<Quad> quads = randomQuads(random);
            const std::vector<Quad> before = quads;
            applyDepthStencil(state, together.target(), primitive, std::span<Quad>(quads));
            for (std::size_t i = 0; i < quads.size(); ++i)
                QCOMPARE(quads[i].coverage, applyDepthStencil(state, oneByOne.target(), primitive, before[i]));
            QVERIFY(contentHash(together.depth) == contentHash(oneByOne.depth));
            QVERIFY(contentHash(together.stencil) == contentHash(oneByOne.stencil));
        }
    }
};

} // namespace

VITRINE_TEST(LaneTestsTest)
#include "tst_lane_tests.moc"
