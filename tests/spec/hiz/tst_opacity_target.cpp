// SPDX-License-Identifier: Apache-2.0
// HIZ-19: what a texture that is drawn to is known to hold.
#include "core/command/discard_knobs.h"
#include "core/opacity/target_bounds.h"
#include "tests/harness/test_class.h"
#include "tests/spec/hiz/discard_draws.h"
#include "tests/spec/hiz/opacity_bench.h"

#include <QtTest>

#include <string>

using namespace vitrine::hiz;
using gles2::Bench;

namespace {

const std::string kOpaque = fragmentWith("gl_FragColor = vec4(v, 0.5, 1.0);");
const std::string kCopy = fragmentWith("gl_FragColor = texture2D(s, v);");
const std::string kDiscard = fragmentWith("if (texture2D(s, v).a < 1.0) discard; gl_FragColor = vec4(1.0);");

/// A texture of 4 × 4 as render target, cleared to alpha 1; beside it one with alphas .8 … 1 to be read.
struct TargetBench : Bench {
    TargetBench()
    {
        target = alphaTexture(*this, 4, 4, std::vector<int>(16, 7));
        framebuffer();
        gl().framebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, target, 0);
        source = alphaTexture(*this, 2, 2, {204, 255, 255, 230});
        clear(1.0f);
    }
    void clear(float alpha)
    {
        gl().clearColor(0.0f, 0.0f, 0.0f, alpha);
        gl().clear(GL_COLOR_BUFFER_BIT);
        surface = sink.clears.back().targets.color;
    }
    void draw(const std::string& shader)
    {
        program(kTexturedVertex, shader);
        gl().drawArrays(GL_TRIANGLES, 0, 3);
    }
    [[nodiscard]] const TextureScans::Derived* derived() const { return system.textureScans().derived(surface); }
    [[nodiscard]] ChannelBounds alpha() const { return derived()->bounds[kAlphaChannel]; }

    GLuint target = 0, source = 0;
    SurfaceId surface;
};

} // namespace

class OpacityTargetTest : public QObject {
    Q_OBJECT
private slots:
    void HIZ_19_clearAndOpaqueDrawLeaveAllOnes();
    void HIZ_19_textureAlphaIsTheHull();
    void HIZ_19_sourceOverKeepsAllOnes();
    void HIZ_19_otherBlendingMayBeAnything();
    void HIZ_19_partialClearAndMask();
    void HIZ_19_hostWritesEndIt();
    void HIZ_19_readersAreProvenWithoutAScan();
    void HIZ_19_boundsPassTheStorageRounding();
};

void OpacityTargetTest::HIZ_19_clearAndOpaqueDrawLeaveAllOnes()
{
    TargetBench bench;
    bench.draw(kOpaque);
    QVERIFY(bench.alpha().isAllOnes);
    QCOMPARE(bench.system.textureScans().scanCount(), std::uint64_t{0});
}

void OpacityTargetTest::HIZ_19_textureAlphaIsTheHull()
{
    TargetBench bench;
    bench.draw(kCopy);
    QVERIFY(lieBetween(bench.alpha(), 204.0f / 255.0f, 1.0f));
    QVERIFY(!bench.alpha().isAllOnes);
}

void OpacityTargetTest::HIZ_19_sourceOverKeepsAllOnes()
{
    TargetBench bench;
    bench.gl().enable(GL_BLEND);
    bench.gl().blendFunc(GL_ONE, GL_ONE_MINUS_SRC_ALPHA);
    bench.draw(kCopy);
    QVERIFY(bench.alpha().isAllOnes);
}

void OpacityTargetTest::HIZ_19_otherBlendingMayBeAnything()
{
    TargetBench bench;
    bench.gl().enable(GL_BLEND);
    bench.gl().blendFunc(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA);
    bench.draw(kCopy);
    QVERIFY(lieBetween(bench.alpha(), 0.0f, 1.0f));
}

void OpacityTargetTest::HIZ_19_partialClearAndMask()
{
    TargetBench bench;
    bench.gl().enable(GL_SCISSOR_TEST);
    bench.gl().scissor(0, 0, 2, 4);
    bench.clear(0.2f); // 51 of 255
    QVERIFY(lieBetween(bench.alpha(), 51.0f / 255.0f, 1.0f));
    bench.gl().scissor(0, 0, 4, 4);
    bench.clear(1.0f);
    QVERIFY(bench.alpha().isAllOnes);
    bench.gl().colorMask(GL_TRUE, GL_TRUE, GL_TRUE, GL_FALSE);
    bench.clear(0.0f);
    bench.draw(kCopy);
    QVERIFY(bench.alpha().isAllOnes);
}

void OpacityTargetTest::HIZ_19_hostWritesEndIt()
{
    TargetBench bench;
    QVERIFY(bench.derived());
    bench.gl().bindTexture(GL_TEXTURE_2D, bench.target);
    bench.gl().texSubImage2D(GL_TEXTURE_2D, 0, 0, 0, 1, 1, GL_RGBA, GL_UNSIGNED_BYTE, gles2::bytesOf({0, 0, 0, 0}));
    QVERIFY(!bench.derived());
    bench.draw(kOpaque); // what the host wrote may be left
    QVERIFY(lieBetween(bench.alpha(), 0.0f, 1.0f));
    bench.gl().texImage2D(GL_TEXTURE_2D, 0, GL_RGBA, 4, 4, 0, GL_RGBA, GL_UNSIGNED_BYTE, {});
    QVERIFY(!bench.derived());
}

void OpacityTargetTest::HIZ_19_readersAreProvenWithoutAScan()
{
    TargetBench bench;
    bench.draw(kOpaque);
    bench.gl().bindFramebuffer(GL_FRAMEBUFFER, 0);
    bench.gl().bindTexture(GL_TEXTURE_2D, bench.target);
    bench.draw(kDiscard);
    const DrawDiscard& discard = bench.sink.draws.back().state->discard;
    QCOMPARE(discard.byBits, DiscardVerdict::Opaque);
    QCOMPARE(bench.system.textureScans().scanCount(), std::uint64_t{0});
    // No class is known: tiles are what the interval says.
    const TileDiscard tile = discard.tile(primitiveWith({0.0, 0.125, 0.0, 0.0, 0.0, 0.125}), {0, 0, 8, 8}, {});
    QVERIFY((tile == TileDiscard{DiscardVerdict::Opaque, 0, 0, false}));
}

void OpacityTargetTest::HIZ_19_boundsPassTheStorageRounding()
{
    // .8 of four bits is 12 of 15, of one bit it is 1; dithered it is either neighbor.
    QVERIFY(lieBetween(stored(between(0.8f, 1.0f), PixelFormat::Rgba4444, kAlphaChannel, false), 12.0f / 15.0f, 1.0f));
    QVERIFY(lieBetween(stored(between(0.8f, 1.0f), PixelFormat::Rgba5551, kAlphaChannel, false), 1.0f, 1.0f));
    QVERIFY(lieBetween(stored(between(0.8f, 1.0f), PixelFormat::Rgba5551, kAlphaChannel, true), 0.0f, 1.0f));
    QVERIFY(lieBetween(stored(between(-1.0f, 2.0f), PixelFormat::Rgba8, kAlphaChannel, false), 0.0f, 1.0f));
    QVERIFY(lieBetween(stored({}, PixelFormat::Rgb565, kAlphaChannel, true), 1.0f, 1.0f));
}

VITRINE_TEST(OpacityTargetTest)
#include "tst_opacity_target.moc"
