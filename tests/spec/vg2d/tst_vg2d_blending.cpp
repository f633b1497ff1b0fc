// SPDX-License-Identifier: Apache-2.0
// Colors of 2-D graphics (VG2D-19 to VG2D-21, VG2D-30 to VG2D-37), as the color updater blends them with both engines.
#include "core/blend/color_program.h"
#include "core/blend/pgpe/engine_config.h"
#include "core/blend/vector_blend.h"
#include "core/blend/vector_steps.h"
#include "core/memory/surface.h"
#include "core/raster/quad.h"
#include "tests/harness/test_class.h"

#include <QtTest>

#include <cmath>

using namespace vitrine::core;

namespace {

constexpr Vec4 kSource{0.8f, 0.4f, 0.2f, 0.5f}, kDestination{0.2f, 0.6f, 1.0f, 0.5f}; // T1

VectorBlend plainBlend(BlendMode mode)
{
    VectorBlend blend;
    blend.enabled = true;
    blend.mode = mode;
    return blend;
}

void compareColors(const Vec4& actual, const Vec4& expected, double tolerance = 1e-6)
{
    for (int channel = 0; channel < 4; ++channel)
        QVERIFY2(std::abs(actual[channel] - expected[channel]) <= tolerance,
                 qPrintable(QString("channel %1: %2, expected %3")
                                .arg(channel)
                                .arg(static_cast<double>(actual[channel]), 0, 'g', 9)
                                .arg(static_cast<double>(expected[channel]), 0, 'g', 9)));
}

/// One pixel of an Rgba8 surface, by an engine that nobody watches, and one that is watched.
std::array<std::uint32_t, 2> storedBy(ColorEngine engine, const VectorBlend& vector, const Vec4& source,
                                      std::uint32_t destination, std::uint8_t coverage)
{
    struct Watch final : BlendStepWatch {
        void onBlendStep(std::uint32_t, std::uint32_t, std::uint8_t) override { ++steps; }
        int steps = 0;
    };
    BlendState state;
    state.vector = vector;
    ColorEngineConfig config;
    config.engine = engine;
    const ColorProgram program = makeColorProgram(state, PixelFormat::Rgba8, config);
    ShadedQuad quad;
    quad.coverage = coverageBit(0, 0);
    quad.colors[0] = source;
    quad.pixelCoverage[0] = coverage;
    std::array<std::uint32_t, 2> stored{};
    for (std::size_t i = 0; i < 2; ++i) {
        Surface surface({PixelFormat::Rgba8, 2, 2, 1});
        std::memcpy(surface.pixelForWrite(0, 0), &destination, sizeof destination);
        pgpe::EngineCounts counts;
        Watch watch;
        blendByProgram(program, {&quad, 1}, surface, counts, i == 0 ? nullptr : &watch);
        std::memcpy(&stored[i], surface.pixel(0, 0), sizeof stored[i]);
    }
    return stored;
}

} // namespace

class VectorBlendingTest : public QObject {
    Q_OBJECT
private slots:
    void VG2D_30_31_32_theModesOnT1_data();
    void VG2D_30_31_32_theModesOnT1();
    void VG2D_30_coverageMixesWithTheDestination();
    void VG2D_37_everyFormatHasItsSteps();
    void VG2D_37_aPremultipliedNonLinearSurfaceIsBlendedInLinearLight();
    void VG2D_37_whatIsStoredIsBlendedAsItIs();
    void VG2D_21_tablesHaveTheirEntries();
    void VG2D_21_tablesAreLookedUpWhereTheKnobSaysSo();
    void VG2D_19_premultipliedColorsAreClampedToAlpha();
    void VG2D_36_bothEnginesStoreTheSame();
};

void VectorBlendingTest::VG2D_30_31_32_theModesOnT1_data()
{
    QTest::addColumn<int>("mode");
    QTest::addColumn<QVector<double>>("expected");
    const auto add = [](const char* name, BlendMode mode, double alpha, double r, double g, double b) {
        QTest::newRow(name) << static_cast<int>(mode) << QVector<double>{r, g, b, alpha};
    };
    add("SRC", BlendMode::Src, 0.5, 0.8, 0.4, 0.2);
    add("SRC_OVER", BlendMode::SrcOver, 0.75, 0.6, 0.466667, 0.466667);
    add("DST_OVER", BlendMode::DstOver, 0.75, 0.4, 0.533333, 0.733333);
    add("SRC_IN", BlendMode::SrcIn, 0.25, 0.8, 0.4, 0.2);
    add("DST_IN", BlendMode::DstIn, 0.25, 0.2, 0.6, 1.0);
    add("MULTIPLY", BlendMode::Multiply, 0.75, 0.386667, 0.413333, 0.466667);
    add("SCREEN", BlendMode::Screen, 0.75, 0.613333, 0.586667, 0.733333);
    add("DARKEN", BlendMode::Darken, 0.75, 0.4, 0.466667, 0.466667);
    add("LIGHTEN", BlendMode::Lighten, 0.75, 0.6, 0.533333, 0.733333);
    add("ADDITIVE", BlendMode::Additive, 1.0, 0.5, 0.5, 0.6);
}

void VectorBlendingTest::VG2D_30_31_32_theModesOnT1()
{
    QFETCH(int, mode);
    QFETCH(QVector<double>, expected);
    Vec4 color;
    for (int i = 0; i < 4; ++i)
        color[i] = static_cast<float>(expected[i]);
    compareColors(vectorBlended(plainBlend(static_cast<BlendMode>(mode)), kSource, kDestination, 255), color);
}

void VectorBlendingTest::VG2D_30_coverageMixesWithTheDestination()
{
    compareColors(vectorBlended(plainBlend(BlendMode::Src), kSource, kDestination, 128),
                  {0.501176f, 0.499608f, 0.598431f, 0.5f});
    compareColors(vectorBlended(plainBlend(BlendMode::SrcOver), kSource, kDestination, 128),
                  {0.440752f, 0.519749f, 0.678997f, 0.625490f});
}

void VectorBlendingTest::VG2D_37_everyFormatHasItsSteps()
{
    struct Row {
        ColorEncoding target;
        std::size_t before, after;
    };
    for (const Row& row :
         {Row{{true, true}, 3, 4}, Row{{true, false}, 1, 3}, Row{{false, true}, 2, 3}, Row{{false, false}, 0, 2}}) {
        VectorBlend blend = plainBlend(BlendMode::SrcOver);
        blend.target = row.target;
        const VectorSteps steps = vectorSteps(blend);
        QCOMPARE(steps.bodyAt, row.before);
        QCOMPARE(steps.operations.size() - steps.coverageAt, row.after);
        QCOMPARE(steps.coverageAt - steps.bodyAt, std::size_t{2}); // VG2D-36: Porter and Duff's modes take two
    }
}

void VectorBlendingTest::VG2D_37_aPremultipliedNonLinearSurfaceIsBlendedInLinearLight()
{
    VectorBlend blend = plainBlend(BlendMode::SrcOver);
    blend.target = {true, true};
    blend.gammaPower = 2.2f;
    const Vec4 stored = vectorBlended(blend, {0.8f, 0.8f, 0.8f, 0.5f}, {0.25f, 0.25f, 0.25f, 0.5f}, 255);
    compareColors(stored, {0.597236f, 0.597236f, 0.597236f, 0.75f});
}

void VectorBlendingTest::VG2D_37_whatIsStoredIsBlendedAsItIs()
{
    VectorBlend blend = plainBlend(BlendMode::SrcOver);
    blend.target = {true, false};
    const Vec4 white{1.0f, 1.0f, 1.0f, 0.8f}, black{0.0f, 0.0f, 0.0f, 1.0f};
    const auto red = [&](std::uint8_t coverage) {
        return std::lround(vectorBlended(blend, white, black, coverage).x * 255.0f);
    };
    QCOMPARE(red(255), 231L);
    blend.space = BlendSpace::Stored;
    QCOMPARE(red(255), 204L);
    QCOMPARE(red(128), 150L);
    blend.coverage = BlendSpace::Stored;
    QCOMPARE(red(128), 102L); // 204 · 128 ÷ 255
}

void VectorBlendingTest::VG2D_21_tablesHaveTheirEntries()
{
    const GammaCurve curve{2.2, true};
    const auto entry = [](float value) { return std::lround(value * 255.0f); };
    const auto of = [](int byte) { return static_cast<float>(byte) / 255.0f; };
    const std::array<std::array<int, 2>, 6> gamma{{{0, 0}, {1, 21}, {16, 72}, {64, 136}, {128, 186}, {255, 255}}};
    for (const auto& [from, to] : gamma)
        QCOMPARE(entry(gammaCompressed(curve, of(from))), long{to});
    const std::array<std::array<int, 2>, 5> degamma{{{16, 1}, {64, 12}, {128, 56}, {186, 127}, {255, 255}}};
    for (const auto& [from, to] : degamma)
        QCOMPARE(entry(gammaExpanded(curve, of(from))), long{to});
    QCOMPARE(reciprocal(curve, of(64)), 3.984375f);
    QCOMPARE(reciprocal(curve, of(128)), 1.9921875f);
    QCOMPARE(reciprocal(curve, of(255)), 1.0f);
    QCOMPARE(reciprocal(curve, 0.0f), 0.0f); // DEC-30
}

void VectorBlendingTest::VG2D_21_tablesAreLookedUpWhereTheKnobSaysSo()
{
    VectorBlend blend = plainBlend(BlendMode::SrcOver);
    blend.target = {true, false};
    blend.gammaPower = 2.2f;
    const Vec4 source{0.5f, 0.5f, 0.5f, 1.0f};
    const auto red = [&] { return vectorBlended(blend, source, {0.0f, 0.0f, 0.0f, 1.0f}, 255).x; };
    QVERIFY(std::abs(red() - 0.729740f) < 1e-5f); // VG2D-20
    blend.usesTables = true;
    QCOMPARE(red(), 186.0f / 255.0f); // the entry of 128, which is the nearest to 0.5
}

void VectorBlendingTest::VG2D_19_premultipliedColorsAreClampedToAlpha()
{
    BlendState state;
    state.vector = plainBlend(BlendMode::DstOver);
    state.vector.target.isPremultiplied = true;
    ShadedQuad quad;
    quad.coverage = coverageBit(0, 0);
    Surface surface({PixelFormat::Rgba8, 2, 2, 1});
    const std::array<std::uint8_t, 4> wrong{200, 100, 50, 128}; // red is more than alpha
    std::memcpy(surface.pixelForWrite(0, 0), wrong.data(), wrong.size());
    const BlendCounts counts = blendVector(state, vectorSteps(state.vector), {&quad, 1}, surface); // of nothing
    QCOMPARE(counts.clampedColors, std::uint64_t{1});
    std::array<std::uint8_t, 4> stored{};
    std::memcpy(stored.data(), surface.pixel(0, 0), stored.size());
    QCOMPARE(stored, (std::array<std::uint8_t, 4>{128, 100, 50, 128}));
}

void VectorBlendingTest::VG2D_36_bothEnginesStoreTheSame()
{
    std::uint32_t seed = 7;
    const auto next = [&seed] {
        seed = seed * 1664525u + 1013904223u;
        return seed >> 8;
    };
    for (int i = 0; i < 400; ++i) {
        VectorBlend blend = plainBlend(static_cast<BlendMode>(i % kBlendModeCount));
        blend.target = {(next() & 1) != 0, (next() & 1) != 0};
        blend.space = (next() & 1) != 0 ? BlendSpace::Stored : BlendSpace::Linear;
        Vec4 source;
        for (int channel = 0; channel < 4; ++channel)
            source[channel] = static_cast<float>(next() % 256) / 255.0f;
        const std::uint32_t destination = next() ^ next() << 16;
        const auto coverage = static_cast<std::uint8_t>(i % 3 == 0 ? 255 : next() % 256);
        const auto pgpe = storedBy(ColorEngine::Pgpe, blend, source, destination, coverage);
        const auto opset8 = storedBy(ColorEngine::Opset8, blend, source, destination, coverage);
        QCOMPARE(pgpe[1], pgpe[0]);
        QCOMPARE(opset8, pgpe);
    }
}

VITRINE_TEST(VectorBlendingTest)
#include "tst_vg2d_blending.moc"
