// SPDX-License-Identifier: Apache-2.0
// HIZ-01, HIZ-05, HIZ-07, HIZ-09, HIZ-12, HIZ-27, BYP-19 and DEC-10, DEC-11, DEC-25 on whole machines.
#include "core/command/discard_knobs.h"
#include "tests/gpu/recorded_run.h"
#include "tests/harness/test_class.h"
#include "tests/spec/hiz/hiz_bench.h"

#include <QtTest>

#include <map>

using namespace vitrine::hiz;

namespace {

constexpr ProgramParts kKeepsAll{.canDiscard = true};
constexpr ProgramParts kKillsAll{.canDiscard = true, .discardsAll = true};
constexpr Vec4 kRed{1, 0, 0, 1}, kGreen{0, 1, 0, 1};

/// How often each event was told, by name.
class EventCounts final : public Observer {
public:
    std::map<TileStep, int> steps;
    std::map<UpdateKind, int> updates;
    std::map<int, int> layers;

    void onTileJudged(const TileJudged& event) override { ++steps[event.step]; }
    void onHizUpdated(const HizUpdated& event) override
    {
        if (event.isStencil == 0)
            ++updates[static_cast<UpdateKind>(event.kind)];
    }
    void onOpacityLookedUp(const OpacityLookedUp& event) override { ++layers[event.layer]; }
};

std::vector<std::byte> filledWith(const Vec4& color, std::size_t pixels)
{
    std::vector<std::byte> result;
    for (std::size_t i = 0; i < pixels; ++i)
        for (const float channel : {color.x, color.y, color.z, color.w})
            result.push_back(static_cast<std::byte>(static_cast<int>(channel * 255)));
    return result;
}

StencilFace faceWith(CompareFunction function, std::uint8_t reference, StencilOperation pass)
{
    StencilFace face;
    face.function = function;
    face.reference = reference;
    face.depthPass = pass;
    return face;
}

DrawBench::Draft stenciled(DrawBench::Draft draft, const StencilFace& face)
{
    draft.state.depthStencil.depthTest = false;
    draft.state.depthStencil.stencilTest = true;
    draft.state.depthStencil.front = draft.state.depthStencil.back = face;
    return draft;
}

/// The triangles of both in one draw, so that nothing drains between them.
DrawBench::Draft joined(DrawBench::Draft first, const DrawBench::Draft& second)
{
    for (const std::size_t attribute : {0u, 1u}) {
        std::vector<std::byte> both = *first.state.attributes[attribute].data;
        const std::vector<std::byte>& more = *second.state.attributes[attribute].data;
        both.insert(both.end(), more.begin(), more.end());
        first.state.attributes[attribute].data = std::make_shared<const std::vector<std::byte>>(std::move(both));
    }
    first.command.count += second.command.count;
    return first;
}

/// Nothing is known of the discards of the first triangle, which is looked up in so many tiles; the second has none.
/// Each of the two machines asks of both.
void proveSecond(DrawBench::Draft& draft, int tiles)
{
    const auto asked = std::make_shared<int>(0);
    draft.state.discard.tiles = std::make_shared<const FakeJudge>([asked, tiles](const PixelBounds&) {
        return (*asked)++ / tiles % 2 == 1 ? DiscardVerdict::Opaque : DiscardVerdict::Unknown;
    });
}

/// Finds a level for the left of two tiles alone.
class NarrowJudge final : public TileDiscardJudge {
public:
    [[nodiscard]] TileDiscard judge(const Primitive&, const PixelBounds& tile, const DiscardKnobs&) const override
    {
        const bool isLeft = tile.x0 == 0;
        return {DiscardVerdict::Unknown, 0, isLeft ? 4u : 0u, !isLeft};
    }
};

} // namespace

class HizMachineTest : public QObject {
    Q_OBJECT
private slots:
    void HIZ_01_aMachineHasHizOrNot();
    void HIZ_04_bordersOfTheSurfaceCountAsCovered();
    void HIZ_05_aTileThatPassesIsNotCompared();
    void HIZ_05_earlyTestsWaitForOlderLateOnes_data();
    void HIZ_05_earlyTestsWaitForOlderLateOnes();
    void HIZ_05_theOrderHoldsForEveryLatency_data();
    void HIZ_05_theOrderHoldsForEveryLatency();
    void HIZ_05_waitsInEveryTile();
    void HIZ_05_aPrimitiveDoesNotWaitForItself();
    void HIZ_07_programThatWritesDepthIsNotCulled();
    void HIZ_07_writtenDepthsAreLimited();
    void HIZ_09_possibleDiscardIsConservative();
    void HIZ_24_lookUpsOfTooManyEntriesAreCounted();
    void HIZ_12_readOnlyEarlyTest();
    void HIZ_26_provenDiscardsAreSkipped();
    void HIZ_27_stencilBoundsFollowProofs_data();
    void HIZ_27_stencilBoundsFollowProofs();
    void HIZ_27_aFailThatWritesIsAppliedWithoutShading();
    void HIZ_27_sideEffectsAreNotCulledByStencil();
    void HIZ_tilesOfEverySizeCull_data();
    void HIZ_tilesOfEverySizeCull();
    void HIZ_eventsTellWhatHappened();
    void BYP_19_hiddenPixelsNeverReachTheInterpolator();
    void aTileIsJudgedInNoTime();
};

void HizMachineTest::HIZ_01_aMachineHasHizOrNot()
{
    HizBench on(16, 16), off(16, 16, with(idealConfig(), "hiz.enabled", "off"));
    QVERIFY(on.timed().hiz() != nullptr);
    QVERIFY(off.timed().hiz() == nullptr);
    on.draw(on.flat(0.4f));
    off.draw(off.flat(0.4f));
    QVERIFY(on.colors() == off.colors());
    QVERIFY(isClose(on.entry(0), 0.4, 0.4));
}

void HizMachineTest::HIZ_04_bordersOfTheSurfaceCountAsCovered()
{
    HizBench bench(12, 10); // tiles of 8, 4 and 2 pixels
    bench.draw(bench.flat(0.4f));
    for (std::uint32_t tile = 0; tile < 4; ++tile)
        QVERIFY(isClose(bench.entry(tile), 0.4, 0.4));
    DrawBench::Draft cut = bench.flat(0.2f);
    cut.state.raster.scissorEnabled = true;
    cut.state.raster.scissor = {0, 0, 9, 8};
    bench.draw(cut);
    QVERIFY(isClose(bench.entry(0), 0.2, 0.2));
    QVERIFY(isClose(bench.entry(1), 0.2, 0.4));
    QVERIFY(isClose(bench.entry(2), 0.4, 0.4));
}

void HizMachineTest::HIZ_05_aTileThatPassesIsNotCompared()
{
    HizBench bench(8, 8);
    bench.draw(bench.flat(0.4f));
    QCOMPARE(bench.counters().passed, std::uint64_t{1});
    QCOMPARE(bench.tests().early, std::uint64_t{64});
    QCOMPARE(bench.tests().skippedByPass, std::uint64_t{64}); // of 64: none is compared
    QCOMPARE(bench.tests().late, std::uint64_t{0});
    QCOMPARE(bench.depthAt(7, 7), code(0.4));
}

void HizMachineTest::HIZ_05_earlyTestsWaitForOlderLateOnes_data()
{
    QTest::addColumn<QStringList>("knobs");
    QTest::newRow("ideal") << QStringList{};
    QTest::newRow("default timing") << QStringList{"timing=default"};
    QTest::newRow("no timeout") << QStringList{"seg.timeout=off"};
    QTest::newRow("pull") << QStringList{"seg.mode=pull"};
    QTest::newRow("PROG") << QStringList{"preset=PROG"};
    QTest::newRow("tasks of sixteen") << QStringList{"fs.fragmentsPerTask=16", "seg.timeout=off"};
    QTest::newRow("tasks of one") << QStringList{"fs.fragmentsPerTask=1", "sp.count=4"};
}

void HizMachineTest::HIZ_05_earlyTestsWaitForOlderLateOnes()
{
    QFETCH(QStringList, knobs);
    HizBench bench(8, 8, with(idealConfig(), knobs));
    DrawBench::Draft draft = joined(bench.flat(0.4f, kKeepsAll, kRed), bench.flat(0.6f, kKeepsAll, kGreen));
    proveSecond(draft, 1);
    bench.draw(draft);
    QVERIFY(bench.colors() == filledWith(kRed, 64));
    QCOMPARE(bench.depthAt(3, 5), code(0.4));
    QVERIFY(bench.tests().earlyWait > 0);
    QCOMPARE(bench.tests().late, std::uint64_t{64});
    QCOMPARE(bench.tests().early, std::uint64_t{64});
    QCOMPARE(bench.tests().killed, std::uint64_t{16}); // the second one has no survivors
    QCOMPARE(bench.runs(), std::uint64_t{64});
}

void HizMachineTest::HIZ_05_theOrderHoldsForEveryLatency_data()
{
    QTest::addColumn<QStringList>("knobs");
    const auto row = [](const QStringList& knobs) { QTest::newRow(qPrintable(knobs.join(' '))) << knobs; };
    for (const char* timing : {"timing=ideal", "timing=default"})
        for (const char* latency :
             {"tex.latency=1", "tex.latency=2", "tex.latency=17", "tex.latency=100", "tex.latency=1000"}) {
            row({timing, latency});
            row({timing, latency, "seg.mode=pull", "sp.count=3"});
            row({timing, latency, "seg.timeout=off", "seg.slots=1024", "seg.words=65536"});
            row({timing, latency, "ftq.depth=1", "arq.depth=1", "apq.depth=1"});
        }
    for (const char* ratio : {"1/4", "1/2", "2", "4"})
        row({QString("clk.shaderRatio=%1").arg(ratio)});
    row({"dev.interval=64"});
    row({"fs.fragmentsPerTask=1", "sp.count=4", "tex.latency=3"});
    row({"fs.fragmentsPerTask=16", "sp.count=1", "tex.latency=1000"});
    row({"sched.policy=new_first", "seg.order=least_loaded"});
    row({"tex.initialPrefetch=on", "tex.latency=1000"});
    row({"preset=PROG", "tex.latency=1000"});
}

/// A, whose discards are not known, reads a texel before it can be tested late; B, which is proven to discard nothing,
/// comes without a drain and is tested early. Behind A or in front of it, the tile ends as the API has it.
void HizMachineTest::HIZ_05_theOrderHoldsForEveryLatency()
{
    QFETCH(QStringList, knobs);
    constexpr ProgramParts kReads{.canDiscard = true, .readsTexel = true};
    for (const bool isHidden : {true, false}) {
        HizBench bench(8, 8, with(idealConfig(), knobs));
        const float depth = isHidden ? 0.6f : 0.2f;
        DrawBench::Draft draft = joined(bench.flat(0.4f, kReads, kRed), bench.flat(depth, kReads, kGreen));
        bench.addTexture(draft);
        proveSecond(draft, 1);
        bench.draw(draft);
        QVERIFY(bench.colors() == filledWith(isHidden ? kRed : kGreen, 64));
        for (std::uint32_t at = 0; at < 8; ++at)
            QCOMPARE(bench.depthAt(at, 7 - at), code(isHidden ? 0.4 : 0.2));
        QCOMPARE(bench.tests().late, std::uint64_t{64});
        QCOMPARE(bench.tests().early, std::uint64_t{64});
        QCOMPARE(bench.tests().killed, std::uint64_t{isHidden ? 16u : 0u});
        QCOMPARE(bench.runs(), std::uint64_t{isHidden ? 64u : 128u});
        QVERIFY(bench.tests().earlyWait > 0);
    }
}

void HizMachineTest::HIZ_05_waitsInEveryTile()
{
    for (const char* size : {"4", "8", "16", "32"}) {
        HizBench bench(16, 16, with(idealConfig(), "hiz.tile", size));
        DrawBench::Draft draft = joined(bench.flat(0.4f, kKeepsAll, kRed), bench.flat(0.4f, kKeepsAll, kGreen));
        proveSecond(draft, std::string(size) == "4" ? 16 : std::string(size) == "8" ? 4 : 1);
        bench.draw(draft);
        QVERIFY(bench.colors() == filledWith(kRed, 256));
        QVERIFY(bench.tests().earlyWait > 0);
    }
}

/// Its quads cover other pixels. A younger one waits.
void HizMachineTest::HIZ_05_aPrimitiveDoesNotWaitForItself()
{
    HizBench bench(8, 8, with(idealConfig(), "hiz.earlyTestOnDiscard", "readonly"));
    bench.clearDepth(0.3f);
    bench.clearDepth(0.5f, Rect{4, 0, 4, 8});
    bench.draw(bench.flat(0.4f, kKeepsAll));
    QCOMPARE(bench.tests().droppedFirst, std::uint64_t{32}); // the left half
    QCOMPARE(bench.tests().late, std::uint64_t{32});
    QCOMPARE(bench.tests().earlyWait, std::uint64_t{0});
    bench.clearDepth(0.3f);
    bench.clearDepth(0.5f, Rect{4, 0, 4, 8});
    bench.draw(joined(bench.flat(0.4f, kKeepsAll), bench.flat(0.45f, kKeepsAll)));
    QVERIFY(bench.tests().earlyWait > 0);
}

void HizMachineTest::HIZ_07_programThatWritesDepthIsNotCulled()
{
    HizBench bench(8, 8);
    bench.clearDepth(0.3f);
    bench.clearDepth(0.5f, Rect{4, 0, 4, 8});
    bench.draw(bench.triangle(0.6f, 0.7f, {.writesDepth = true}));
    QCOMPARE(bench.runs(), std::uint64_t{64});
    QCOMPARE(bench.depthAt(0, 0), code(0.1));
    QCOMPARE(bench.depthAt(7, 7), code(0.1));
    QVERIFY(isClose(bench.entry(0), 0.0, 0.5));
}

/// HIZ-07, Bad.
void HizMachineTest::HIZ_07_writtenDepthsAreLimited()
{
    HizBench bench(8, 8);
    bench.clearDepth(0.5f);
    bench.draw(bench.flat(0.9f, {.writesDepth = true, .depth = "-3"}));
    QCOMPARE(bench.depthAt(3, 3), 0u);
    bench.clearDepth(0.5f);
    DrawBench::Draft behind = bench.flat(0.1f, {.writesDepth = true, .depth = "3"});
    behind.state.depthStencil.depthFunction = CompareFunction::Always;
    bench.draw(behind);
    QCOMPARE(bench.depthAt(3, 3), 0xFFFFu);
}

void HizMachineTest::HIZ_09_possibleDiscardIsConservative()
{
    HizBench bench(8, 8);
    bench.draw(bench.flat(0.4f, kKeepsAll));
    QVERIFY(isClose(bench.entry(0), 0.4, 1.0));
    bench.draw(bench.flat(0.6f));
    QCOMPARE(bench.counters().culled, std::uint64_t{0});
    QCOMPARE(bench.runs(), std::uint64_t{0}); // the samples themselves fail
}

void HizMachineTest::HIZ_12_readOnlyEarlyTest()
{
    HizBench off(8, 8), on(8, 8, with(idealConfig(), "hiz.earlyTestOnDiscard", "readonly"));
    for (HizBench* bench : {&off, &on}) {
        bench->clearDepth(0.2f);
        bench->clearDepth(0.9f, Rect{4, 0, 4, 8});
        bench->draw(bench->flat(0.5f, kKeepsAll, kRed));
    }
    QCOMPARE(off.runs(), std::uint64_t{64});
    QCOMPARE(on.runs(), std::uint64_t{32});
    QCOMPARE(off.tests().droppedFirst, std::uint64_t{0});
    QCOMPARE(on.tests().droppedFirst, std::uint64_t{32});
    QCOMPARE(on.tests().late, std::uint64_t{32});
    QVERIFY(on.colors() == off.colors());
    for (std::uint32_t x = 0; x < 8; ++x)
        QCOMPARE(on.depthAt(x, 4), off.depthAt(x, 4));
}

/// A program that would kill shows whether it did: the proof is a lie here.
void HizMachineTest::HIZ_26_provenDiscardsAreSkipped()
{
    DrawBench bench({8, 8, 1, PixelFormat::Rgba8, true, false});
    vitrine::gputest::RecordedRun run(bench.memory, idealConfig());
    DrawBench::Draft draft = bench.draft(
        Topology::Triangles, {{0, 0, 0.4f, kRed}, {16, 0, 0.4f, kRed}, {0, 16, 0.4f, kRed}}, programText(kKillsAll));
    draft.state.discard.byIntervals = DiscardVerdict::Opaque;
    QVERIFY(run.gpu.draw(draft.finished()).hasValue());
    QCOMPARE(run.field("ain", "discardsSkipped"), std::uint64_t{64});
    RenderTargets color;
    color.color = bench.targets.color;
    QVERIFY(DrawBench::contents(run.memory, color) == filledWith(kRed, 64));
}

void HizMachineTest::HIZ_27_stencilBoundsFollowProofs_data()
{
    QTest::addColumn<bool>("canDiscard");
    QTest::addColumn<int>("verdict");
    QTest::addColumn<quint32>("min");
    QTest::addColumn<int>("coarse");
    const int unknown = static_cast<int>(DiscardVerdict::Unknown), opaque = static_cast<int>(DiscardVerdict::Opaque);
    QTest::newRow("no discard") << false << unknown << 1u << static_cast<int>(CoarseResult::Pass);
    QTest::newRow("discard unknown") << true << unknown << 0u << static_cast<int>(CoarseResult::Ambiguous);
    QTest::newRow("discard impossible") << true << opaque << 1u << static_cast<int>(CoarseResult::Pass);
}

void HizMachineTest::HIZ_27_stencilBoundsFollowProofs()
{
    QFETCH(bool, canDiscard);
    QFETCH(int, verdict);
    QFETCH(quint32, min);
    QFETCH(int, coarse);
    HizBench bench(8, 8);
    const ProgramParts parts{.canDiscard = canDiscard};
    DrawBench::Draft writer =
        stenciled(bench.flat(0.5f, parts), faceWith(CompareFunction::Always, 1, StencilOperation::Replace));
    writer.state.discard.byIntervals = static_cast<DiscardVerdict>(verdict);
    bench.draw(writer);
    QVERIFY((bench.stencilEntry(0) == ValueInterval{min, 1}));
    const std::uint64_t passed = bench.counters().passed;
    bench.draw(stenciled(bench.flat(0.5f), faceWith(CompareFunction::Equal, 1, StencilOperation::Keep)));
    const bool passes = static_cast<CoarseResult>(coarse) == CoarseResult::Pass;
    QCOMPARE(bench.counters().passed, passed + (passes ? 1 : 0));
    QCOMPARE(bench.counters().ambiguous, std::uint64_t{passes ? 0u : 1u});
    bench.draw(stenciled(bench.flat(0.5f), faceWith(CompareFunction::Equal, 2, StencilOperation::Keep)));
    QCOMPARE(bench.counters().culled, std::uint64_t{1});
    QCOMPARE(bench.runs(), std::uint64_t{0});
}

void HizMachineTest::HIZ_27_aFailThatWritesIsAppliedWithoutShading()
{
    HizBench bench(8, 8);
    StencilFace face = faceWith(CompareFunction::Equal, 3, StencilOperation::Keep);
    face.stencilFail = StencilOperation::Increment;
    bench.draw(stenciled(bench.flat(0.5f), face));
    QCOMPARE(bench.runs(), std::uint64_t{0});
    QCOMPARE(bench.stencilAt(0, 7), 1u);
    QVERIFY((bench.stencilEntry(0) == ValueInterval{1, 1}));
    bench.draw(stenciled(bench.flat(0.5f, kKeepsAll), face)); // shaded, for a discard would keep the operation away
    QCOMPARE(bench.runs(), std::uint64_t{64});
    QVERIFY((bench.stencilEntry(0) == ValueInterval{1, 2}));
}

/// HIZ-27, Bad: with S there is no coarse stencil test.
void HizMachineTest::HIZ_27_sideEffectsAreNotCulledByStencil()
{
    HizBench bench(8, 8);
    bench.clearStencil(1);
    for (const bool hasSideEffects : {false, true}) {
        bench.draw(stenciled(bench.flat(0.5f, {.hasSideEffects = hasSideEffects}),
                             faceWith(CompareFunction::Equal, 2, StencilOperation::Keep)));
        QCOMPARE(bench.runs(), std::uint64_t{hasSideEffects ? 64u : 0u});
        QCOMPARE(bench.counters().culled, std::uint64_t{1});
    }
}

void HizMachineTest::HIZ_tilesOfEverySizeCull_data()
{
    QTest::addColumn<QString>("size");
    QTest::addColumn<quint64>("tiles");
    QTest::newRow("4") << "4" << quint64{16 * 12};
    QTest::newRow("8") << "8" << quint64{8 * 6};
    QTest::newRow("16") << "16" << quint64{4 * 3};
    QTest::newRow("32") << "32" << quint64{2 * 2};
}

void HizMachineTest::HIZ_tilesOfEverySizeCull()
{
    QFETCH(QString, size);
    QFETCH(quint64, tiles);
    HizBench bench(64, 48, with(idealConfig(), "hiz.tile", qPrintable(size)));
    bench.draw(bench.flat(0.4f, {}, kRed));
    QCOMPARE(bench.counters().passed, std::uint64_t{tiles});
    bench.draw(bench.flat(0.6f, {}, kGreen));
    QCOMPARE(bench.counters().culled, std::uint64_t{tiles});
    QCOMPARE(bench.counters().shaderRunsSaved, std::uint64_t{64 * 48});
    QCOMPARE(bench.runs(), std::uint64_t{0});
    bench.draw(bench.flat(0.2f, {}, kGreen));
    QCOMPARE(bench.runs(), std::uint64_t{64 * 48});
    QVERIFY(bench.colors() == filledWith(kGreen, std::size_t{64} * 48));
}

void HizMachineTest::HIZ_eventsTellWhatHappened()
{
    HizBench bench(16, 8, with(idealConfig(), "hiz.feedback", "on"));
    EventCounts counts;
    const Subscription subscription = bench.timed().hub().subscribe(counts);
    DrawBench::Draft draft = bench.flat(0.4f, kKeepsAll);
    draft.state.discard.tiles =
        std::make_shared<const FakeJudge>([](const PixelBounds&) { return DiscardVerdict::Unknown; });
    bench.draw(draft);                      // passes, conservative, and feedback
    bench.draw(bench.flat(0.6f));           // culled
    bench.draw(bench.triangle(0.3f, 0.5f)); // ambiguous in the right tile
    DrawBench::Draft gone = bench.flat(0.1f, kKillsAll);
    gone.state.discard.byIntervals = DiscardVerdict::Transparent;
    bench.draw(gone);
    QCOMPARE(counts.steps[TileStep::Tested], 8); // each tile that is judged
    QCOMPARE(counts.steps[TileStep::Culled], 3); // the right tile of the slope lies behind, too
    QCOMPARE(counts.steps[TileStep::Passed], 2);
    QCOMPARE(counts.steps[TileStep::Ambiguous], 1);
    QCOMPARE(counts.steps[TileStep::Terminated], 2);
    QCOMPARE(counts.updates[UpdateKind::Conservative], 2);
    QCOMPARE(counts.updates[UpdateKind::Full], 1);
    QCOMPARE(counts.updates[UpdateKind::Feedback], 3);
    QCOMPARE(counts.layers[1], 2);
    QCOMPARE(counts.layers[2], 2);
}

void HizMachineTest::BYP_19_hiddenPixelsNeverReachTheInterpolator()
{
    for (const char* hiz : {"on", "off"}) {
        HizBench bench(16, 16, with(idealConfig(), "hiz.enabled", hiz));
        bench.draw(bench.flat(0.3f));
        QCOMPARE(bench.runs(), std::uint64_t{256});
        bench.draw(bench.flat(0.6f));
        QCOMPARE(bench.runs(), std::uint64_t{0});
    }
}

void HizMachineTest::aTileIsJudgedInNoTime()
{
    HizBench on(16, 16), off(16, 16, with(idealConfig(), "hiz.enabled", "off"));
    for (HizBench* bench : {&on, &off})
        bench->draw(bench->triangle(0.3f, 0.5f));
    QCOMPARE(on.timed().lastDraw().cycles, off.timed().lastDraw().cycles);
}

void HizMachineTest::HIZ_24_lookUpsOfTooManyEntriesAreCounted()
{
    HizBench bench(16, 8);
    DrawBench::Draft draft = bench.flat(0.4f, kKeepsAll);
    draft.state.discard.tiles = std::make_shared<const NarrowJudge>();
    bench.draw(draft);
    QCOMPARE(bench.counters().lookUps, std::uint64_t{2});
    QCOMPARE(bench.counters().tooLarge, std::uint64_t{1});
}

VITRINE_TEST(HizMachineTest, QCoreApplication)
#include "tst_hiz_machine.moc"
