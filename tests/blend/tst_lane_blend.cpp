// SPDX-License-Identifier: Apache-2.0
// Blending rows of lanes writes what blending the same quads one by one writes, to the bit.
#include "core/blend/lane_blend.h"
#include "core/memory/surface_ops.h"
#include "tests/harness/test_class.h"

#include <QtTest>

#include <hwy/targets.h>

#include <limits>
#include <random>
#include <vector>

using namespace vitrine::core;

namespace {

constexpr std::uint32_t kSide = 37; // odd, and more than two tiles

class Random {
public:
    std::uint32_t below(std::uint32_t end) { return static_cast<std::uint32_t>(m_engine() % end); }
    template <typename Enumeration>
    Enumeration any(Enumeration last)
    {
        return static_cast<Enumeration>(below(static_cast<std::uint32_t>(last) + 1));
    }
    float color()
    {
        constexpr float kOdd[] = {0.0f,
                                  -0.0f,
                                  1.0f,
                                  -3.0f,
                                  7.0f,
                                  std::numeric_limits<float>::infinity(),
                                  std::numeric_limits<float>::quiet_NaN(),
                                  0.5f};
        const std::uint32_t pick = below(16);
        return pick < std::size(kOdd) ? kOdd[pick] : static_cast<float>(below(1u << 24)) / static_cast<float>(1u << 24);
    }

private:
    std::mt19937 m_engine{4};
};

BlendState blendState(bool dither)
{
    BlendState state;
    state.dither = dither;
    return state;
}

BlendState randomState(Random& random)
{
    BlendState state;
    state.enabled = random.below(4) != 0;
    state.sourceColor = random.any(BlendFactor::OneMinusConstantAlpha);
    state.sourceAlpha = random.any(BlendFactor::OneMinusConstantAlpha);
    state.destinationColor = random.any(BlendFactor::OneMinusConstantAlpha);
    state.destinationAlpha = random.any(BlendFactor::OneMinusConstantAlpha);
    state.colorEquation = random.any(BlendEquation::Max);
    state.alphaEquation = random.any(BlendEquation::Max);
    state.constant = {random.color(), random.color(), random.color(), random.color()};
    state.colorMask = static_cast<std::uint8_t>(random.below(2) == 0 ? 0xF : random.below(16));
    state.dither = false;
    return state;
}

Surface randomSurface(Random& random, PixelFormat format)
{
    Surface surface({format, kSide, kSide, 1});
    std::vector<std::byte> bytes(std::size_t{kSide} * kSide * surface.bytesPerPixel());
    for (std::byte& byte : bytes)
        byte = static_cast<std::byte>(random.below(256));
    surface.writeRect(0, 0, kSide, kSide, bytes);
    return surface;
}

/// Quads in a corner of the surface, so that some meet again and some lie beyond its edge.
struct Batch {
    std::array<std::array<float, 64>, 4> colors;
    std::vector<CoveredQuad> quads;

    explicit Batch(Random& random)
    {
        for (auto& row : colors)
            for (float& value : row)
                value = random.color();
        quads.resize(1 + random.below(ShadedLanes::kMostQuads));
        for (CoveredQuad& quad : quads)
            quad = {static_cast<std::uint16_t>(2 * (10 + random.below(12))),
                    static_cast<std::uint16_t>(2 * (10 + random.below(12))),
                    static_cast<std::uint16_t>(random.below(3) == 0 ? random.below(0x10000) : 0xFFFF)};
    }

    BlendCounts blendRows(const BlendState& state, Surface& target) const
    {
        return blendLanes(state, {{colors[0].data(), colors[1].data(), colors[2].data(), colors[3].data()}, quads},
                          target);
    }
    BlendCounts blendOneByOne(const BlendState& state, Surface& target) const
    {
        std::vector<ShadedQuad> shaded;
        for (std::size_t i = 0; i < quads.size(); ++i) {
            ShadedQuad quad{quads[i].x, quads[i].y, quads[i].coverage, {}};
            for (std::size_t pixel = 0; pixel < 4; ++pixel)
                for (std::size_t channel = 0; channel < 4; ++channel)
                    quad.colors[pixel][static_cast<int>(channel)] = colors[channel][4 * i + pixel];
            shaded.push_back(quad);
        }
        return blendQuads(state, shaded, target);
    }
};

class TestLaneBlend final : public QObject {
    Q_OBJECT

private slots:
    void cleanup()
    {
        hwy::SetSupportedTargetsForTest(0);
        hwy::GetChosenTarget().DeInit();
    }
    void rowsEqualQuads_data()
    {
        QTest::addColumn<qlonglong>("target");
        QTest::addColumn<int>("format");
        hwy::SetSupportedTargetsForTest(0);
        for (const std::int64_t target : hwy::SupportedAndGeneratedTargets())
            for (int format = 1; format < kPixelFormatCount; ++format)
                if (blendsLanes(blendState(false), Surface({static_cast<PixelFormat>(format), 1, 1, 1})))
                    QTest::addRow("format %d on %s", format, hwy::TargetName(target)) << qlonglong{target} << format;
    }

    void rowsEqualQuads()
    {
        QFETCH(qlonglong, target);
        QFETCH(int, format);
        hwy::SetSupportedTargetsForTest(target);
        hwy::GetChosenTarget().DeInit();
        Random random;
        for (int round = 0; round < 500; ++round) {
            const Batch batch(random);
            const BlendState state = randomState(random);
            Surface rows = randomSurface(random, static_cast<PixelFormat>(format));
            Surface quads = rows;
            QVERIFY(batch.blendRows(state, rows) == batch.blendOneByOne(state, quads));
            QVERIFY(contentHash(rows) == contentHash(quads));
        }
    }

    void coarseChannelsThatDitherGoOneByOne()
    {
        QVERIFY(!blendsLanes(blendState(true), Surface({PixelFormat::Rgb565, 1, 1, 1})));
        QVERIFY(blendsLanes(blendState(true), Surface({PixelFormat::Rgba8, 1, 1, 1})));
        QVERIFY(!blendsLanes({}, Surface({PixelFormat::Rgba8, 1, 1, 4})));
    }
};

} // namespace

VITRINE_TEST(TestLaneBlend)
#include "tst_lane_blend.moc"
