// SPDX-License-Identifier: Apache-2.0
// HIZ-13, HIZ-17, HIZ-24, HIZ-25: what the driver tells HIZ of a draw.
#include "core/command/discard_knobs.h"
#include "tests/harness/test_class.h"
#include "tests/spec/hiz/discard_draws.h"
#include "tests/spec/hiz/opacity_bench.h"

#include <QtTest>

#include <string>

using namespace vitrine::hiz;
using gles2::Bench;

namespace {

const std::string kBelowOne = fragmentWith("if (texture2D(s, v).a < 1.0) discard; gl_FragColor = vec4(1.0);");
const std::string kBelowHalf = fragmentWith("if (texture2D(s, v).a < 0.5) discard; gl_FragColor = vec4(1.0);");

void setAlpha(Bench& bench, int x, int y, int alpha)
{
    bench.gl().texSubImage2D(GL_TEXTURE_2D, 0, x, y, 1, 1, GL_RGBA, GL_UNSIGNED_BYTE, gles2::bytesOf({0, 0, 0, alpha}));
}

DrawDiscard draw(Bench& bench)
{
    bench.gl().drawArrays(GL_TRIANGLES, 0, 3);
    return bench.sink.draws.back().state->discard;
}

/// Left half α = 0, right half α = 1, and HIZ-25's coordinates u = x/16, v = y/8.
std::vector<int> halves()
{
    std::vector<int> alphas;
    for (int i = 0; i < 64; ++i)
        alphas.push_back(i % 8 < 4 ? 0 : 255);
    return alphas;
}
constexpr LinearCoordinates kHalvesOnScreen{0.0, 1.0 / 16.0, 0.0, 0.0, 0.0, 1.0 / 8.0};

} // namespace

class OpacityDrawTest : public QObject {
    Q_OBJECT
private slots:
    void HIZ_13_uploadsRefreshWhatIsKnown();
    void HIZ_13_programsThatCannotDiscardCostNothing();
    void HIZ_17_allOnesProveTheDrawOpaque();
    void HIZ_17_rebindingReturnsToConservative();
    void HIZ_17_thresholdsAndSamplersCount();
    void HIZ_17_twoTexturesOneOfThemHalf();
    void HIZ_17_certainOverTheWholeTexture();
    void HIZ_17_readingWhatIsDrawnToProvesNothing();
    void HIZ_17_aCloneKnowsWhatTheOriginalKnows();
    void HIZ_25_tilesOfTwoHalves();
    void HIZ_25_belowZeroIsImpossible();
};

void OpacityDrawTest::HIZ_13_uploadsRefreshWhatIsKnown()
{
    Bench bench;
    bench.program(kTexturedVertex, kBelowOne);
    alphaTexture(bench, 4, 4, std::vector<int>(16, 255));
    QCOMPARE(draw(bench).byBits, DiscardVerdict::Opaque);
    QCOMPARE(draw(bench).byBits, DiscardVerdict::Opaque);
    QCOMPARE(bench.system.textureScans().scanCount(), std::uint64_t{1});
    QCOMPARE(bench.system.textureScans().scannedBytes(), std::uint64_t{64});
    setAlpha(bench, 2, 1, 254);
    QCOMPARE(draw(bench).byBits, DiscardVerdict::Unknown);
    setAlpha(bench, 2, 1, 255);
    QCOMPARE(draw(bench).byBits, DiscardVerdict::Opaque);
    QCOMPARE(bench.system.textureScans().scanCount(), std::uint64_t{3});
}

void OpacityDrawTest::HIZ_13_programsThatCannotDiscardCostNothing()
{
    Bench bench;
    bench.program(kTexturedVertex, fragmentWith("gl_FragColor = texture2D(s, v);"));
    alphaTexture(bench, 4, 4, std::vector<int>(16, 255));
    QCOMPARE(draw(bench).tiles, nullptr);
    QCOMPARE(bench.system.textureScans().scanCount(), std::uint64_t{0});
}

void OpacityDrawTest::HIZ_17_allOnesProveTheDrawOpaque()
{
    Bench bench;
    bench.program(kTexturedVertex, kBelowOne);
    alphaTexture(bench, 4, 4, std::vector<int>(16, 255));
    const DrawDiscard discard = draw(bench);
    QCOMPARE(discard.wholeDraw({}), DiscardVerdict::Opaque);
    QCOMPARE(discard.wholeDraw({.l1Mode = HizL1Mode::Bit}), DiscardVerdict::Opaque);
    QCOMPARE(discard.wholeDraw({.layer1 = 0}), DiscardVerdict::Unknown);
}

void OpacityDrawTest::HIZ_17_rebindingReturnsToConservative()
{
    Bench bench;
    bench.program(kTexturedVertex, kBelowOne);
    const GLuint opaque = alphaTexture(bench, 4, 4, std::vector<int>(16, 255));
    const GLuint half = alphaTexture(bench, 4, 4, std::vector<int>(16, 128));
    QVERIFY(draw(bench).byIntervals != DiscardVerdict::Opaque);
    bench.gl().bindTexture(GL_TEXTURE_2D, opaque);
    QCOMPARE(draw(bench).byIntervals, DiscardVerdict::Opaque);
    bench.gl().bindTexture(GL_TEXTURE_2D, half);
    QVERIFY(draw(bench).byIntervals != DiscardVerdict::Opaque);
}

void OpacityDrawTest::HIZ_17_thresholdsAndSamplersCount()
{
    Bench bench;
    const GLuint program =
        bench.program(kTexturedVertex, fragmentWith("if (texture2D(s, v).a < u) discard; gl_FragColor = vec4(1.0);"));
    alphaTexture(bench, 2, 2, {179, 217, 255, 255}); // .7 … 1
    const GLint threshold = bench.gl().getUniformLocation(program, "u");
    bench.gl().uniform1f(threshold, 0.5f);
    QCOMPARE(draw(bench).byIntervals, DiscardVerdict::Opaque);
    QCOMPARE(draw(bench).byBits, DiscardVerdict::Unknown);
    bench.gl().uniform1f(threshold, 0.8f);
    QCOMPARE(draw(bench).byIntervals, DiscardVerdict::Unknown);
    bench.gl().uniform1f(threshold, 1.5f);
    QCOMPARE(draw(bench).byIntervals, DiscardVerdict::Transparent);
    bench.gl().uniform1f(threshold, 0.5f);
    bench.gl().texParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR_MIPMAP_LINEAR); // now incomplete
    QCOMPARE(draw(bench).byIntervals, DiscardVerdict::Unknown);
}

void OpacityDrawTest::HIZ_17_twoTexturesOneOfThemHalf()
{
    Bench bench;
    const GLuint program =
        bench.program(kTexturedVertex, fragmentWith("if (texture2D(s, v).a < 1.0 || texture2D(s2, v).a < 1.0) discard;"
                                                    "gl_FragColor = vec4(1.0);"));
    alphaTexture(bench, 4, 4, std::vector<int>(16, 255));
    bench.gl().uniform1i(bench.gl().getUniformLocation(program, "s2"), 1);
    bench.gl().activeTexture(GL_TEXTURE1);
    std::vector<int> alphas(16, 255);
    alphas[5] = 128;
    alphaTexture(bench, 4, 4, alphas);
    QCOMPARE(draw(bench).byIntervals, DiscardVerdict::Unknown);
    setAlpha(bench, 1, 1, 255);
    QCOMPARE(draw(bench).byIntervals, DiscardVerdict::Opaque);
}

void OpacityDrawTest::HIZ_17_certainOverTheWholeTexture()
{
    Bench bench;
    bench.program(kTexturedVertex, kBelowHalf);
    alphaTexture(bench, 4, 4, std::vector<int>(16, 0));
    QCOMPARE(draw(bench).byIntervals, DiscardVerdict::Transparent);
}

void OpacityDrawTest::HIZ_17_readingWhatIsDrawnToProvesNothing()
{
    Bench bench;
    bench.program(kTexturedVertex, kBelowOne);
    const GLuint texture = alphaTexture(bench, 4, 4, std::vector<int>(16, 255));
    bench.framebuffer();
    bench.gl().framebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, texture, 0);
    QCOMPARE(draw(bench).byIntervals, DiscardVerdict::Unknown);
}

void OpacityDrawTest::HIZ_17_aCloneKnowsWhatTheOriginalKnows()
{
    Bench bench;
    bench.program(kTexturedVertex, kBelowOne);
    alphaTexture(bench, 4, 4, std::vector<int>(16, 255));
    QCOMPARE(draw(bench).byBits, DiscardVerdict::Opaque);
    gles2::RecordingSink sink;
    sink.surfaces = bench.sink.surfaces;
    gles2::System clone = bench.system.cloneFor(sink);
    setAlpha(bench, 0, 0, 0); // the clone's memory keeps what it had
    clone.current()->drawArrays(GL_TRIANGLES, 0, 3);
    QCOMPARE(sink.draws.back().state->discard.byBits, DiscardVerdict::Opaque);
    QCOMPARE(clone.textureScans().scanCount(), std::uint64_t{1});
    QCOMPARE(draw(bench).byBits, DiscardVerdict::Unknown);
}

void OpacityDrawTest::HIZ_25_tilesOfTwoHalves()
{
    Bench bench;
    bench.program(kTexturedVertex, kBelowHalf);
    alphaTexture(bench, 8, 8, halves());
    const DrawDiscard discard = draw(bench);
    QCOMPARE(discard.wholeDraw({}), DiscardVerdict::Unknown);
    const Primitive primitive = primitiveWith(kHalvesOnScreen);
    QVERIFY((discard.tile(primitive, {0, 0, 8, 8}, {}) == TileDiscard{DiscardVerdict::Transparent, 2, 2, false}));
    QVERIFY((discard.tile(primitive, {8, 0, 16, 8}, {}) == TileDiscard{DiscardVerdict::Opaque, 2, 2, false}));
    QVERIFY(discard.tile(primitive, {8, 0, 16, 8}, {.layer2 = 0}) == TileDiscard{});
    const TileDiscard small = discard.tile(primitive, {8, 0, 16, 8}, {.levels = 1});
    QVERIFY(small.verdict == DiscardVerdict::Unknown && small.isTooLarge);
}

void OpacityDrawTest::HIZ_25_belowZeroIsImpossible()
{
    Bench bench;
    bench.program(kTexturedVertex, fragmentWith("if (texture2D(s, v).a < 0.0) discard; gl_FragColor = vec4(1.0);"));
    alphaTexture(bench, 8, 8, halves());
    QCOMPARE(draw(bench).tile(primitiveWith(kHalvesOnScreen), {0, 0, 8, 8}, {}).verdict, DiscardVerdict::Opaque);
}

VITRINE_TEST(OpacityDrawTest)
#include "tst_opacity_draw.moc"
