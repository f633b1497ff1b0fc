// SPDX-License-Identifier: Apache-2.0
// Who set the bounds of all tiles of a draw: the same as a pixel's history says of its own.
#include "core/gpu/machine_config.h"
#include "core/hiz/hiz_config.h"
#include "core/session/pixel_history/draw_setters.h"
#include "tests/harness/test_class.h"
#include "tests/session/depth_frame.h"

using namespace vitrine;
using core::BoundSetter;
using core::DrawSetters;
using core::TileBound;
using core::TileBoundSetters;
using test::DepthFrame;
using test::number;
using test::PixelFrame;
using test::real;

namespace {

/// Of the last draw.
DrawSetters settersOf(const PixelFrame& frame)
{
    const test::CaptureBench bench([&frame](const QString& path) { return frame.write(path); });
    if (!bench.isReady())
        return {};
    core::Replay replay(bench.source(), {}, core::Timing::Untimed);
    const auto found = core::drawSetters(replay, bench.source(), bench.source().callCount());
    return found ? *found : DrawSetters{};
}

const BoundSetter& of(const TileBoundSetters::Bounds& bounds, TileBound bound)
{
    return bounds[static_cast<std::size_t>(bound)];
}

/// A cull that `why` and the map know differently fails the test.
void compareWithWhy(const DepthFrame& frame)
{
    const DrawSetters setters = settersOf(frame);
    for (std::uint32_t column = 0; column < 2; ++column) {
        const core::PixelHistory history = frame.history(8 * column + 5, 3);
        const core::PixelEntry& last = history.entries.back();
        const TileBoundSetters& tile = *setters.at({column, 0});
        QCOMPARE(tile.cull.has_value(), last.fate == core::PixelFate::Culled);
        if (tile.cull)
            QVERIFY(tile.cull->setter == last.fragment->tile->setter.value());
    }
}

} // namespace

class DrawSettersTest : public QObject {
    Q_OBJECT
private slots:
    void HIZ_11_eachBoundHasTheDrawThatMadeIt();
    void HIZ_11_aClearIsNamed();
    void HIZ_11_whatTheFrameBeganWithIsNamed();
    void HIZ_11_aPrimitiveOfTheSameDrawIsNamed();
    void HIZ_27_stencilBoundsHaveTheirOwn();
    void HIZ_11_whyNamesTheSame();
    void aFrameWithoutBoundsHasNone();
};

void DrawSettersTest::HIZ_11_eachBoundHasTheDrawThatMadeIt()
{
    DepthFrame frame;
    frame.draw(1, 0, 0.3f);
    frame.scissor(0, 0, 2, 2);
    frame.draw(1, 1, 0.1f); // changes zmin of the left tile alone
    frame.wholeWindow();
    frame.draw(0, 1, 0.6f); // behind both
    const DrawSetters setters = settersOf(frame);
    QCOMPARE(setters.columns, 2u);
    QCOMPARE(setters.rows, 1u);
    QVERIFY(!setters.at({2, 0}) && !setters.at({0, 1}));
    const TileBoundSetters& left = *setters.at({0, 0});
    for (const auto* bounds : {&left.before, &left.after}) { // the last draw changes nothing
        QCOMPARE(of(*bounds, TileBound::DepthMin).draw.value(), 1u);
        QCOMPARE(of(*bounds, TileBound::DepthMax).draw.value(), 0u);
    }
    QVERIFY(left.cull.value().bound == TileBound::DepthMax);
    QCOMPARE(left.cull->setter.draw.value(), 0u);
    const TileBoundSetters& right = *setters.at({1, 0});
    QVERIFY(of(right.before, TileBound::DepthMin) == of(right.before, TileBound::DepthMax));
    QCOMPARE(right.cull.value().setter.draw.value(), 0u);
}

void DrawSettersTest::HIZ_11_aClearIsNamed()
{
    DepthFrame frame;
    frame.draw(1, 0, 0.2f);
    frame.scissor(0, 0, 8, 8);
    frame.clear(0); // to 1, as it was before
    frame.wholeWindow();
    frame.draw(0, 1, 0.6f);
    const DrawSetters setters = settersOf(frame);
    const TileBoundSetters& left = *setters.at({0, 0});
    QVERIFY(of(left.before, TileBound::DepthMax).kind == BoundSetter::Kind::Clear);
    QVERIFY(!left.cull);
    QVERIFY(of(left.after, TileBound::DepthMax).kind == BoundSetter::Kind::Draw);
    QCOMPARE(of(left.after, TileBound::DepthMax).draw.value(), 1u);
    QCOMPARE(setters.at({1, 0})->cull.value().setter.draw.value(), 0u);
    // All of it again: what is as it was before is the clear's all the same.
    DepthFrame again;
    again.clear(0);
    again.draw(0, 1, 0.6f);
    const auto calls = again.script.calls();
    std::uint64_t last = 0;
    for (std::size_t i = 0; i < calls.size(); ++i)
        last = calls[i].function == "glClear" ? i : last;
    const DrawSetters cleared = settersOf(again);
    QCOMPARE(of(cleared.at({1, 0})->before, TileBound::DepthMin).callIndex, last);
}

void DrawSettersTest::HIZ_11_whatTheFrameBeganWithIsNamed()
{
    DepthFrame frame;
    frame.draw(1, 0, 0.3f);
    frame.present();
    frame.draw(0, 1, 0.6f);
    const DrawSetters setters = settersOf(frame);
    const BoundSetter& setter = setters.at({0, 0})->cull.value().setter;
    QVERIFY(setter.kind == BoundSetter::Kind::Before);
    QCOMPARE(setter.draw.value(), 0u);
}

void DrawSettersTest::HIZ_11_aPrimitiveOfTheSameDrawIsNamed()
{
    DepthFrame frame;
    frame.drawTwoTriangles();
    const DrawSetters setters = settersOf(frame);
    const BoundSetter& setter = setters.at({1, 0})->cull.value().setter;
    QCOMPARE(setter.primitive, 1u);
    QCOMPARE(setter.draw.value(), 0u);
    QVERIFY(of(setters.at({1, 0})->before, TileBound::DepthMax).kind == BoundSetter::Kind::Clear);
    compareWithWhy(frame);
}

void DrawSettersTest::HIZ_27_stencilBoundsHaveTheirOwn()
{
    DepthFrame frame;
    frame.script.add("glDisable", {number(test::kDepthTest)});
    frame.enable(test::kStencilTest);
    frame.script.add("glStencilFunc", {number(0x0207), number(1), number(0xFF)}); // always
    frame.script.add("glStencilOp", {number(0x1E00), number(0x1E00), number(0x1E01)});
    frame.draw(1, 0);
    frame.script.add("glStencilFunc", {number(0x0202), number(2), number(0xFF)}); // equal: 2 against 1
    frame.draw(0, 1);
    const DrawSetters setters = settersOf(frame);
    const TileBoundSetters& tile = *setters.at({0, 0});
    QVERIFY(tile.cull.value().bound == TileBound::Stencil);
    QCOMPARE(tile.cull->setter.draw.value(), 0u);
    QVERIFY(of(tile.before, TileBound::DepthMax).kind == BoundSetter::Kind::Clear);
    compareWithWhy(frame);
}

void DrawSettersTest::HIZ_11_whyNamesTheSame()
{
    for (const int function : {0x0200, 0x0201, 0x0202, 0x0203, 0x0204, 0x0205, 0x0206, 0x0207}) { // NEVER … ALWAYS
        DepthFrame frame;
        frame.draw(1, 0, 0.5f);
        frame.scissor(0, 0, 4, 4);
        frame.draw(1, 1, 0.2f);
        frame.wholeWindow();
        frame.script.add("glDepthFunc", {number(function)});
        frame.draw(0, 1, function >= 0x0204 ? 0.1f : 0.7f);
        if (function != 0x0200) { // of which `why` names a bound that nothing was compared with
            compareWithWhy(frame);
            continue;
        }
        QVERIFY(!settersOf(frame).at({0, 0})->cull);
    }
}

void DrawSettersTest::aFrameWithoutBoundsHasNone()
{
    DepthFrame frame;
    frame.draw(1, 0, 0.5f);
    const test::CaptureBench bench([&frame](const QString& path) { return frame.write(path); });
    QVERIFY(bench.isReady());
    core::MachineConfig config;
    config.hiz->enabled = 0;
    core::Replay replay(bench.source(), config, core::Timing::Untimed);
    const auto setters = core::drawSetters(replay, bench.source(), bench.source().callCount());
    QVERIFY(setters && setters->tiles.empty());
    QVERIFY(!setters->at({0, 0}));
}

VITRINE_TEST(DrawSettersTest, QCoreApplication)
#include "tst_draw_setters.moc"
