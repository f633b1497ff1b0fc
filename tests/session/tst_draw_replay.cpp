// SPDX-License-Identifier: Apache-2.0
#include "core/session/draw_replay.h"
#include "core/session/draw_start.h"
#include "tests/harness/test_class.h"
#include "tests/session/capture_bench.h"
#include "tests/session/long_captures.h"
#include "tests/ui/test_capture.h"

#include <random>

using namespace vitrine;
using core::Attachment;
using core::Cycle;
using core::DrawReplay;
using core::EventFilter;
using core::kEventNumber;
using core::Replay;
using test::CaptureBench;

namespace {

constexpr Cycle kSteps = 200;
// In cycles of half a microsecond. The first step back from where nobody has stood may have to start at a checkpoint of
// the way there, a sixtieth of a second and one look for a place away; it leaves some for those that follow.
constexpr Cycle kFirstBack = 32'000 + 4096;
constexpr Cycle kLongestBack = 512;
// Step after step back begins at the same checkpoint, and has a cycle less to run: at most 512 + 511 + …
constexpr Cycle kLongestSteps = kSteps * kLongestBack - kSteps * (kSteps - 1) / 2;

/// Draws 0 and 1 are the left and the right half, 8 × 8 pixels each, of a window of 16 × 8.
CaptureBench& halves()
{
    static CaptureBench bench([](const QString& path) { return test::writeFrames(path, 1); });
    return bench;
}

std::unique_ptr<DrawReplay> enter(const CaptureBench& bench, std::uint64_t draw,
                                  const core::CheckpointLimits& limits = {})
{
    Replay replay = bench.replay();
    if (!replay.seek(bench.afterDraw(draw) - 1))
        return nullptr;
    const auto start = replay.takeNextDraw();
    if (!start)
        return nullptr;
    core::DrawReplayOptions options;
    options.hashing = core::TraceHashing::On;
    options.limits = limits;
    auto inside = DrawReplay::begin(*start, options);
    return inside ? std::move(*inside) : nullptr;
}

struct Moment {
    core::Hash128 state;
    std::string trace;
    friend bool operator==(const Moment&, const Moment&) = default;
};

Moment momentOf(const DrawReplay& replay)
{
    return {replay.stateHash(), replay.traceHash()};
}

} // namespace

/// Time travel inside a draw.
class DrawReplayTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { QVERIFY(halves().isReady()); }

    void aCallThatDrawsNothingCantBeEntered();
    void theEndIsWhatTheUntimedReplayShows();
    void DEC_28_aMomentDoesNotDependOnTheWay();
    void beyondTheEndStaysAtTheEnd();
    void ONE_06_stepsByCycleAndBackLeaveTheTraceAsItWas();
    void everyPixelIsOneEventOnce();
    void eventsComeBackInReverse();
    void whereThereIsNoEventNothingMoves();
    void stepsBackRunFewCycles();
    void stepsBackCostWhatStepsForwardCost_data();
    void stepsBackCostWhatStepsForwardCost();
    void snapshotsStayWithinTheBudget();
    void aStopLeavesAWholeCycle();
};

void DrawReplayTest::aCallThatDrawsNothingCantBeEntered()
{
    Replay replay = halves().replay();
    QVERIFY(replay.seek(halves().afterDraw(0)).hasValue());
    QVERIFY(!replay.enterDraw().hasValue());
    QVERIFY(replay.seek(halves().source().callCount()).hasValue());
    QVERIFY(!replay.enterDraw().hasValue());
    QCOMPARE(replay.position(), halves().source().callCount());
}

void DrawReplayTest::theEndIsWhatTheUntimedReplayShows()
{
    Replay replay = halves().replay();
    for (const std::uint64_t draw : {0u, 1u}) {
        const auto inside = enter(halves(), draw);
        QVERIFY(inside);
        QVERIFY(!inside->length());
        QVERIFY(replay.seek(halves().afterDraw(draw) - 1).hasValue());
        QCOMPARE(inside->picture(Attachment::Color)->hash(), replay.picture(Attachment::Color).hash());
        QVERIFY(inside->seek(core::kNever).hasValue());
        QVERIFY(inside->atEnd());
        QVERIFY(replay.seek(halves().afterDraw(draw)).hasValue());
        for (const auto attachment : {Attachment::Color, Attachment::Depth, Attachment::Stencil})
            QCOMPARE(inside->picture(attachment)->hash(), replay.picture(attachment).hash());
    }
}

void DrawReplayTest::DEC_28_aMomentDoesNotDependOnTheWay()
{
    const auto jumping = enter(halves(), 1);
    QVERIFY(jumping && jumping->seek(core::kNever).hasValue());
    const Cycle length = *jumping->length();
    QVERIFY(length >= 16); // sixteen quads, one a cycle at most
    std::mt19937 random(8);
    for (int i = 0; i < 30; ++i) {
        const Cycle cycle = random() % (length + 1);
        QVERIFY(jumping->seek(cycle).hasValue());
        QCOMPARE(jumping->cycle(), cycle);
        const auto straight = enter(halves(), 1);
        QVERIFY(straight->seek(cycle).hasValue());
        QVERIFY2(momentOf(*jumping) == momentOf(*straight), qPrintable(QString("cycle %1").arg(cycle)));
    }
}

void DrawReplayTest::beyondTheEndStaysAtTheEnd()
{
    const auto inside = enter(halves(), 0);
    QVERIFY(inside->seek(1'000'000).hasValue());
    QVERIFY(inside->atEnd());
    QCOMPARE(inside->cycle(), *inside->length());
    const Moment end = momentOf(*inside);
    QVERIFY(inside->seek(inside->cycle() + 1).hasValue());
    QVERIFY(momentOf(*inside) == end);
}

void DrawReplayTest::ONE_06_stepsByCycleAndBackLeaveTheTraceAsItWas()
{
    const auto inside = enter(halves(), 0);
    std::vector<Moment> forward;
    for (Cycle cycle = 0; cycle <= 100; ++cycle) {
        QVERIFY(inside->seek(cycle).hasValue());
        forward.push_back(momentOf(*inside));
    }
    for (Cycle cycle = 101; cycle-- > 0;) {
        QVERIFY(inside->seek(cycle).hasValue());
        QVERIFY(momentOf(*inside) == forward[cycle]);
    }
    QCOMPARE(inside->cycle(), Cycle{0});
}

void DrawReplayTest::everyPixelIsOneEventOnce()
{
    const auto inside = enter(halves(), 1);
    const EventFilter pixels{.kind = kEventNumber<core::PixelWritten>};
    std::set<std::pair<int, int>> written;
    int steps = 0;
    for (;; ++steps) {
        const auto found = inside->nextEvent(pixels);
        QVERIFY(found.hasValue());
        if (!*found)
            break;
        const auto& pixel = std::get<core::PixelWritten>((*found)->event);
        written.insert({pixel.x, pixel.y});
        QCOMPARE((*found)->cycle, inside->cycle());
    }
    QCOMPARE(steps, 64); // the right half: 8 × 8
    QCOMPARE(written.size(), std::size_t{64});
    QCOMPARE(*written.begin(), (std::pair{8, 0}));
    QCOMPARE(*written.rbegin(), (std::pair{15, 7}));
}

void DrawReplayTest::eventsComeBackInReverse()
{
    const auto inside = enter(halves(), 0);
    const EventFilter any;
    std::vector<std::pair<Cycle, std::uint64_t>> forward;
    std::vector<Moment> moments;
    for (int i = 0; i < 300; ++i) {
        const auto found = inside->nextEvent(any);
        QVERIFY(found.hasValue() && *found);
        forward.emplace_back((*found)->cycle, (*found)->number);
        moments.push_back(momentOf(*inside));
    }
    for (std::size_t i = 0; i < forward.size(); ++i) { // not one left out
        const bool isFirst = i == 0 || forward[i].first != forward[i - 1].first;
        QVERIFY(i == 0 || forward[i].first >= forward[i - 1].first);
        QCOMPARE(forward[i].second, isFirst ? 1 : forward[i - 1].second + 1);
    }
    for (std::size_t i = forward.size() - 1; i-- > 0;) {
        const auto found = inside->previousEvent(any);
        QVERIFY(found.hasValue() && *found);
        QVERIFY((std::pair{(*found)->cycle, (*found)->number} == forward[i]));
        QVERIFY(momentOf(*inside) == moments[i]);
    }
    const auto before = inside->previousEvent(any);
    QVERIFY(before.hasValue() && !*before); // it stood on the first
}

void DrawReplayTest::whereThereIsNoEventNothingMoves()
{
    const auto inside = enter(halves(), 0);
    QVERIFY(inside->seek(40).hasValue());
    const Moment here = momentOf(*inside);
    const EventFilter none{.kind = kEventNumber<core::StageEntered>};
    for (const bool isForward : {true, false}) {
        const auto found = isForward ? inside->nextEvent(none) : inside->previousEvent(none);
        QVERIFY(found.hasValue() && !*found);
        QCOMPARE(inside->cycle(), Cycle{40});
        QVERIFY(momentOf(*inside) == here);
    }
}

void DrawReplayTest::stepsBackRunFewCycles()
{
    CaptureBench bench([](const QString& path) { return test::writeHeavyDraws(path, 1, 128); });
    const auto inside = enter(bench, 0);
    QVERIFY(inside && inside->seek(core::kNever).hasValue());
    const Cycle length = *inside->length();
    QVERIFY(length > 4096); // as many quads
    Cycle total = 0;
    for (Cycle cycle = length; cycle-- > length - 500;) {
        QVERIFY(inside->seek(cycle).hasValue());
        QCOMPARE(inside->cycle(), cycle);
        total += inside->lastWork();
    }
    QVERIFY2(total <= Cycle{500} * 700, qPrintable(QString::number(total)));
}

void DrawReplayTest::stepsBackCostWhatStepsForwardCost_data()
{
    QTest::addColumn<int>("size");
    QTest::newRow("a draw") << 64;
    QTest::newRow("sixteen times as long") << 256;
}

/// In cycles executed: what a step forward runs is its own length. A step back runs that and what lies between it and
/// a checkpoint: within the same bounds however long the draw is and wherever in it somebody stands.
void DrawReplayTest::stepsBackCostWhatStepsForwardCost()
{
    QFETCH(int, size);
    CaptureBench bench([=](const QString& path) { return test::writeHeavyDraws(path, 1, size); });
    const auto inside = enter(bench, 0);
    QVERIFY(inside && inside->seek(core::kNever).hasValue());
    const Cycle length = *inside->length();
    for (const Cycle place : {length / 4, length / 2, length}) {
        QVERIFY(inside->seek(place).hasValue());
        Cycle back = 0, forward = 0, longest = 0, first = 0; // the first that goes behind a checkpoint of the way here
        for (Cycle i = 0; i < kSteps; ++i) {
            QVERIFY(inside->seek(place - 1 - i).hasValue());
            const Cycle work = inside->lastWork();
            if (first == 0 && work > kLongestBack)
                first = work;
            else
                longest = std::max(longest, work), back += work;
        }
        QVERIFY2(first <= kFirstBack, qPrintable(QString::number(first)));
        for (Cycle i = 0; i < kSteps; ++i) {
            QVERIFY(inside->seek(place - kSteps + 1 + i).hasValue());
            forward += inside->lastWork();
        }
        QVERIFY2(forward <= kSteps, qPrintable(QString::number(forward))); // less where a checkpoint stands
        QVERIFY2(longest <= kLongestBack, qPrintable(QString::number(longest)));
        QVERIFY2(back <= kLongestSteps, qPrintable(QString::number(back)));
    }
}

void DrawReplayTest::snapshotsStayWithinTheBudget()
{
    CaptureBench bench([](const QString& path) { return test::writeHeavyDraws(path, 1, 128); });
    constexpr std::uint64_t kBudget = std::uint64_t{4} << 20;
    const auto inside = enter(bench, 0, {.bytes = kBudget});
    QVERIFY(inside && inside->seek(core::kNever).hasValue());
    std::mt19937 random(9);
    for (int i = 0; i < 20; ++i) {
        QVERIFY(inside->seek(random() % *inside->length()).hasValue());
        QVERIFY(inside->checkpoints().bytes() <= kBudget);
    }
    QVERIFY(inside->checkpoints().size() > 2);
}

void DrawReplayTest::aStopLeavesAWholeCycle()
{
    const auto inside = enter(halves(), 0);
    std::stop_source stop;
    stop.request_stop();
    QVERIFY(inside->seek(30).hasValue());
    const Moment here = momentOf(*inside);
    QVERIFY(!inside->seek(60, {stop.get_token(), {}}).hasValue());
    QVERIFY(inside->seek(30).hasValue());
    QVERIFY(momentOf(*inside) == here);
}

VITRINE_TEST(DrawReplayTest, QCoreApplication)
#include "tst_draw_replay.moc"
