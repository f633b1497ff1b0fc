// SPDX-License-Identifier: Apache-2.0
#include "core/session/overlay/overlay.h"
#include "tests/harness/test_class.h"

#include "core/session/overlay/overlay_values.h"
#include "tests/session/overlay_scene.h"

using namespace vitrine;
using core::Overlay;
using core::OverlayKind;
using core::OverlayScope;
using core::OverlayShare;
using core::TestValue;
using test::CaptureBench;
using test::OverlayScene;

namespace {

/// At the end of the scene's calls.
Overlay overlayOf(const OverlayScene& scene, OverlayScope scope)
{
    const CaptureBench bench([&](const QString& path) { return scene.write(path); });
    if (!bench.isReady())
        return {};
    core::Replay replay = bench.replay();
    auto overlay = core::overlay(replay, bench.source(), {bench.source().callCount(), scope});
    return overlay ? std::move(*overlay) : Overlay{};
}

std::uint32_t value(const Overlay& overlay, OverlayKind kind, std::uint32_t x, std::uint32_t y)
{
    return core::overlayValue(overlay, kind, {x, y, overlay.pixels.at(x, y)});
}

/// Every pixel of the window against a rule worked out on paper; the sentence of the first that differs.
template <typename Rule>
QByteArray differs(const Overlay& overlay, OverlayKind kind, Rule&& rule)
{
    if (overlay.pixels.width() != 16 || overlay.pixels.height() != 8)
        return "the overlay has another size";
    for (std::uint32_t y = 0; y < 8; ++y)
        for (std::uint32_t x = 0; x < 16; ++x)
            if (const auto expected = static_cast<std::uint32_t>(rule(x, y)); value(overlay, kind, x, y) != expected)
                return QStringLiteral("%1,%2 has %3, not %4")
                    .arg(x)
                    .arg(y)
                    .arg(value(overlay, kind, x, y))
                    .arg(expected)
                    .toUtf8();
    return {};
}

bool inA(std::uint32_t x, std::uint32_t y)
{
    return x >= 2 && x < 10 && y >= 1 && y < 7; // 8 × 6
}
bool inB(std::uint32_t x, std::uint32_t y)
{
    return x >= 6 && x < 14 && y >= 2 && y < 8; // 8 × 6, of which 4 × 5 are in A, too
}

/// A, and behind it B.
OverlayScene twoRectangles()
{
    OverlayScene scene;
    scene.enable(OverlayScene::kDepthTest);
    scene.clear();
    scene.rectangle(2, 1, 10, 7, 0.25f);
    scene.rectangle(6, 2, 14, 8, 0.75f);
    return scene;
}

} // namespace

/// Counts by what the machine did with fragments, worked out by hand.
class OverlayTest : public QObject {
    Q_OBJECT
private slots:
    void overdrawCountsFragmentsExactly();
    void depthIsToldByPixel();
    void aDrawAloneIsItsOwnOverdraw();
    void edgesAreThePixelsWithANeighborOutside();
    void helpersCompleteQuads();
    void discardedFragmentsAreShadedAndNotTested();
    void stencilIsToldByPixel();
    void whatFailsDepthHasPassedStencil();
    void primitivesAreNumberedBehindCulling();
    void backsAreTold();
    void aPassBeginsWhereColorWasCleared();
    void framesAreCountedApart();
    void otherFramebuffersDoNotCount();
    void samplesOfOneFragmentHaveFatesOfTheirOwn();
    void aStepThatDrawsNothingHasNoDraw();
    void whatCantBeAskedIsASentence();
    void aStopIsObeyed();
};

void OverlayTest::overdrawCountsFragmentsExactly()
{
    const Overlay overlay = overlayOf(twoRectangles(), OverlayScope::Frame);
    const auto covered = [](auto x, auto y) { return int(inA(x, y)) + int(inB(x, y)); };
    const auto visible = [](auto x, auto y) { return int(inA(x, y) || inB(x, y)); };
    QCOMPARE(differs(overlay, OverlayKind::Rasterized, covered), QByteArray());
    QCOMPARE(differs(overlay, OverlayKind::Shaded, visible), QByteArray()); // depth is tested first
    QCOMPARE(differs(overlay, OverlayKind::Written, visible), QByteArray());
    QCOMPARE(overlay.totals.rasterized, std::uint64_t{96});
    QCOMPARE(overlay.totals.shaded, std::uint64_t{76});
    QCOMPARE(overlay.totals.passed, std::uint64_t{76});
    QCOMPARE(overlay.totals.draws, std::uint64_t{2});
    QCOMPARE(overlay.totals.primitives, std::uint64_t{4});
    const std::vector<OverlayShare> expected{{0, {}, 128 - 76}, {1, {}, 56}, {2, {}, 20}};
    QVERIFY(core::overlayShares(overlay, OverlayKind::Rasterized) == expected);
}

void OverlayTest::depthIsToldByPixel()
{
    const OverlayScene scene = twoRectangles();
    const Overlay frame = overlayOf(scene, OverlayScope::Frame);
    QVERIFY(frame.testsDepth && !frame.testsStencil);
    QCOMPARE(differs(frame, OverlayKind::DepthTest,
                     [](auto x, auto y) {
                         if (inA(x, y) && inB(x, y))
                             return TestValue::Mixed;
                         return inA(x, y) || inB(x, y) ? TestValue::Passed : TestValue::None;
                     }),
             QByteArray());
    const Overlay draw = overlayOf(scene, OverlayScope::Draw);
    QCOMPARE(differs(draw, OverlayKind::DepthTest,
                     [](auto x, auto y) {
                         if (!inB(x, y))
                             return TestValue::None;
                         return inA(x, y) ? TestValue::Failed : TestValue::Passed;
                     }),
             QByteArray());
    QCOMPARE(draw.totals.depthFailed, std::uint64_t{20});
    QCOMPARE(draw.totals.depthPassed, std::uint64_t{28});
    QCOMPARE(differs(draw, OverlayKind::StencilTest,
                     [](auto x, auto y) { return inB(x, y) ? TestValue::NotTested : TestValue::None; }),
             QByteArray());
}

void OverlayTest::aDrawAloneIsItsOwnOverdraw()
{
    const Overlay overlay = overlayOf(twoRectangles(), OverlayScope::Draw);
    QCOMPARE(*overlay.firstDraw, 1u);
    QCOMPARE(*overlay.lastDraw, 1u);
    QCOMPARE(differs(overlay, OverlayKind::Rasterized, inB), QByteArray());
    QCOMPARE(differs(overlay, OverlayKind::Highlight, inB), QByteArray());
    QCOMPARE(differs(overlay, OverlayKind::Written, [](auto x, auto y) { return inB(x, y) && !inA(x, y); }),
             QByteArray());
}

// The long side is the line x + y = 7.5, so that the centers of the pixels with x + y ≤ 6 are inside.
void OverlayTest::edgesAreThePixelsWithANeighborOutside()
{
    OverlayScene scene;
    scene.clear();
    scene.triangles({0, 0, 7.5, 0, 0, 7.5});
    const Overlay overlay = overlayOf(scene, OverlayScope::Draw);
    QCOMPARE(differs(overlay, OverlayKind::Wireframe,
                     [](auto x, auto y) {
                         if (x + y > 6)
                             return core::WireframeValue::None;
                         const bool isEdge = x == 0 || y == 0 || x + y == 6;
                         return isEdge ? core::WireframeValue::Edge : core::WireframeValue::Inside;
                     }),
             QByteArray());
    const std::vector<OverlayShare> expected{{0, {}, 128 - 28}, {1, {}, 10}, {2, {}, 18}};
    QVERIFY(core::overlayShares(overlay, OverlayKind::Wireframe) == expected);
}

// The same triangle touches the ten quads at (2i, 2j) with i + j ≤ 3.
void OverlayTest::helpersCompleteQuads()
{
    OverlayScene scene;
    scene.clear();
    scene.triangles({0, 0, 7.5, 0, 0, 7.5});
    const Overlay overlay = overlayOf(scene, OverlayScope::Draw);
    QCOMPARE(differs(overlay, OverlayKind::Quads,
                     [](auto x, auto y) {
                         if (x + y <= 6)
                             return core::QuadValue::Fragments;
                         return x / 2 + y / 2 <= 3 ? core::QuadValue::Helpers : core::QuadValue::None;
                     }),
             QByteArray());
    QCOMPARE(overlay.totals.quads, std::uint64_t{10});
    QCOMPARE(overlay.totals.shaded, std::uint64_t{28});
    QCOMPARE(overlay.totals.helpers, std::uint64_t{12});
}

void OverlayTest::discardedFragmentsAreShadedAndNotTested()
{
    OverlayScene scene;
    scene.shader("precision mediump float; varying vec4 v;"
                 "void main() { if (gl_FragCoord.x < 8.0) discard; gl_FragColor = v; }");
    scene.enable(OverlayScene::kDepthTest);
    scene.clear();
    scene.rectangle(2, 1, 10, 7);
    const Overlay overlay = overlayOf(scene, OverlayScope::Draw);
    QCOMPARE(differs(overlay, OverlayKind::Shaded, inA), QByteArray());
    QCOMPARE(differs(overlay, OverlayKind::Discarded, [](auto x, auto y) { return inA(x, y) && x < 8; }), QByteArray());
    QCOMPARE(differs(overlay, OverlayKind::Written, [](auto x, auto y) { return inA(x, y) && x >= 8; }), QByteArray());
    QCOMPARE(differs(overlay, OverlayKind::DepthTest,
                     [](auto x, auto y) {
                         if (!inA(x, y))
                             return TestValue::None;
                         return x < 8 ? TestValue::NotTested : TestValue::Passed;
                     }),
             QByteArray());
    QCOMPARE(overlay.totals.discarded, std::uint64_t{36});
}

void OverlayTest::stencilIsToldByPixel()
{
    OverlayScene scene;
    scene.clear();
    scene.enable(OverlayScene::kStencilTest);
    scene.script.add("glStencilFunc", {test::number(0x0207), test::number(1), test::number(0xFF)});      // always
    scene.script.add("glStencilOp", {test::number(0x1E00), test::number(0x1E00), test::number(0x1E01)}); // replace
    scene.rectangle(2, 1, 10, 7);
    scene.script.add("glStencilFunc", {test::number(0x0202), test::number(1), test::number(0xFF)}); // equal
    scene.rectangle(6, 2, 14, 8);
    const Overlay draw = overlayOf(scene, OverlayScope::Draw);
    QCOMPARE(differs(draw, OverlayKind::StencilTest,
                     [](auto x, auto y) {
                         if (!inB(x, y))
                             return TestValue::None;
                         return inA(x, y) ? TestValue::Passed : TestValue::Failed;
                     }),
             QByteArray());
    QCOMPARE(draw.totals.stencilPassed, std::uint64_t{20});
    QCOMPARE(draw.totals.stencilFailed, std::uint64_t{28});
    QVERIFY(draw.testsStencil && !draw.testsDepth);
}

void OverlayTest::whatFailsDepthHasPassedStencil()
{
    OverlayScene scene = twoRectangles();
    scene.enable(OverlayScene::kStencilTest);
    scene.rectangle(0, 0, 16, 8, 0.5f); // in front of B, behind A
    const Overlay overlay = overlayOf(scene, OverlayScope::Draw);
    QCOMPARE(differs(overlay, OverlayKind::StencilTest, [](auto, auto) { return TestValue::Passed; }), QByteArray());
    QCOMPARE(differs(overlay, OverlayKind::DepthTest,
                     [](auto x, auto y) { return inA(x, y) ? TestValue::Failed : TestValue::Passed; }),
             QByteArray());
    QCOMPARE(overlay.totals.stencilPassed, std::uint64_t{128});
}

void OverlayTest::primitivesAreNumberedBehindCulling()
{
    OverlayScene scene;
    scene.clear();
    scene.enable(OverlayScene::kCullFace);
    // The second one is clockwise, and so is never rasterized.
    scene.triangles({0, 0, 4, 0, 0, 4, 8, 0, 8, 4, 12, 0, 8, 0, 12, 0, 8, 4});
    const Overlay overlay = overlayOf(scene, OverlayScope::Draw);
    QVERIFY((overlay.pixels.at(0, 0).first == core::PrimitiveOfDraw{0, 1}));
    QVERIFY((overlay.pixels.at(8, 0).first == core::PrimitiveOfDraw{0, 2}));
    QCOMPARE(overlay.pixels.at(8, 0).rasterized(), 1u);
    QCOMPARE(overlay.totals.primitives, std::uint64_t{2});
    const auto shares = core::overlayShares(overlay, OverlayKind::Primitives);
    QCOMPARE(shares.size(), std::size_t{3});
    QVERIFY((shares[2].primitive == core::PrimitiveOfDraw{0, 2}));
}

void OverlayTest::backsAreTold()
{
    OverlayScene scene;
    scene.clear();
    scene.triangles({0, 0, 8, 0, 0, 8});
    scene.triangles({0, 0, 0, 8, 8, 0});
    const Overlay frame = overlayOf(scene, OverlayScope::Frame);
    QCOMPARE(value(frame, OverlayKind::Facing, 1, 1), static_cast<std::uint32_t>(core::FacingValue::Both));
    const Overlay draw = overlayOf(scene, OverlayScope::Draw);
    QCOMPARE(value(draw, OverlayKind::Facing, 1, 1), static_cast<std::uint32_t>(core::FacingValue::Back));
}

void OverlayTest::aPassBeginsWhereColorWasCleared()
{
    OverlayScene scene;
    scene.clear();
    scene.rectangle(2, 1, 10, 7);
    scene.clear();
    const std::uint64_t clearing = scene.script.calls().back().number;
    scene.rectangle(6, 2, 14, 8);
    scene.clear(0x0100); // depth alone begins no pass
    scene.rectangle(6, 2, 14, 8);
    const Overlay pass = overlayOf(scene, OverlayScope::Pass);
    QCOMPARE(differs(pass, OverlayKind::Rasterized, [](auto x, auto y) { return inB(x, y) ? 2 : 0; }), QByteArray());
    QCOMPARE(*pass.firstDraw, 1u);
    QCOMPARE(*pass.clearedBy, clearing);
    const Overlay frame = overlayOf(scene, OverlayScope::Frame);
    QCOMPARE(value(frame, OverlayKind::Rasterized, 3, 3), 1u);
    QVERIFY(!frame.clearedBy);
}

void OverlayTest::framesAreCountedApart()
{
    OverlayScene scene;
    scene.rectangle(2, 1, 10, 7);
    scene.present();
    scene.rectangle(6, 2, 14, 8);
    scene.present(); // right after it the frame that it ends is shown
    const Overlay overlay = overlayOf(scene, OverlayScope::Frame);
    QCOMPARE(differs(overlay, OverlayKind::Written, inB), QByteArray());
}

void OverlayTest::otherFramebuffersDoNotCount()
{
    OverlayScene scene;
    auto& script = scene.script;
    using test::number;
    script.add("glGenTextures", {number(1), test::list({number(7)})});
    script.add("glBindTexture", {number(0x0DE1), number(7)});
    script.add("glTexImage2D", {number(0x0DE1),
                                number(0),
                                number(0x1908),
                                number(16),
                                number(8),
                                number(0),
                                number(0x1908),
                                number(0x1401),
                                {}});
    script.add("glGenFramebuffers", {number(1), test::list({number(8)})});
    script.add("glBindFramebuffer", {number(0x8D40), number(8)});
    script.add("glFramebufferTexture2D", {number(0x8D40), number(0x8CE0), number(0x0DE1), number(7), number(0)});
    scene.rectangle(2, 1, 10, 7);
    const Overlay texture = overlayOf(scene, OverlayScope::Frame);
    QCOMPARE(differs(texture, OverlayKind::Written, inA), QByteArray());
    script.add("glBindFramebuffer", {number(0x8D40), number(0)});
    const Overlay before = overlayOf(scene, OverlayScope::Frame);
    QCOMPARE(before.totals.draws, std::uint64_t{0});
    scene.rectangle(6, 2, 14, 8);
    const Overlay window = overlayOf(scene, OverlayScope::Frame);
    QCOMPARE(differs(window, OverlayKind::Written, inB), QByteArray());
    QCOMPARE(*window.firstDraw, 1u);
}

// Left of x = 4.5: in pixel 4 samples 0 and 2, which stand at 96/256 and 32/256.
void OverlayTest::samplesOfOneFragmentHaveFatesOfTheirOwn()
{
    OverlayScene scene;
    scene.isMultisampled = true;
    scene.enable(OverlayScene::kDepthTest);
    scene.clear();
    scene.rectangle(0, 0, 4.5f, 8, 0.25f);
    scene.rectangle(0, 0, 16, 8, 0.5f);
    const Overlay overlay = overlayOf(scene, OverlayScope::Draw);
    QCOMPARE(overlay.samples, 4u);
    QCOMPARE(value(overlay, OverlayKind::DepthTest, 3, 3), static_cast<std::uint32_t>(TestValue::Failed));
    QCOMPARE(value(overlay, OverlayKind::DepthTest, 4, 3), static_cast<std::uint32_t>(TestValue::Mixed));
    QCOMPARE(value(overlay, OverlayKind::DepthTest, 5, 3), static_cast<std::uint32_t>(TestValue::Passed));
    QCOMPARE(overlay.pixels.at(4, 3).passed, 1u);
}

void OverlayTest::aStepThatDrawsNothingHasNoDraw()
{
    OverlayScene scene = twoRectangles();
    scene.clear();
    const Overlay overlay = overlayOf(scene, OverlayScope::Draw);
    QVERIFY(!overlay.lastDraw);
    QCOMPARE(overlay.pixels.width(), 16u);
    QCOMPARE(differs(overlay, OverlayKind::Rasterized, [](auto, auto) { return 0; }), QByteArray());
}

void OverlayTest::whatCantBeAskedIsASentence()
{
    const CaptureBench bench([](const QString& path) { return twoRectangles().write(path); });
    core::Replay replay = bench.replay();
    const auto nothing = core::overlay(replay, bench.source(), {0, OverlayScope::Frame});
    QVERIFY(!nothing);
    QCOMPARE(nothing.error().message, std::string("no framebuffer is bound that could be looked at"));
}

void OverlayTest::aStopIsObeyed()
{
    const CaptureBench bench([](const QString& path) { return twoRectangles().write(path); });
    core::Replay replay = bench.replay();
    std::stop_source stop;
    std::uint64_t last = 0;
    const auto stopped = core::overlay(replay, bench.source(), {bench.source().callCount(), OverlayScope::Frame},
                                       stop.get_token(), [&](std::uint64_t done, std::uint64_t total) {
                                           QVERIFY(done > last && done <= total);
                                           last = done;
                                           stop.request_stop();
                                       });
    QVERIFY(!stopped);
    QCOMPARE(last, std::uint64_t{1});
}

VITRINE_TEST(OverlayTest, QCoreApplication)
#include "tst_overlay.moc"
