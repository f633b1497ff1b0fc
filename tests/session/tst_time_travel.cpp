// SPDX-License-Identifier: Apache-2.0
#include "core/gpu/machine_config.h"
#include "core/session/machine_state.h"
#include "core/session/replay.h"
#include "tests/harness/test_class.h"
#include "tests/session/capture_bench.h"
#include "tests/session/long_captures.h"

#include <QFile>

#include <random>
#include <set>
#include <thread>

using namespace vitrine;
using core::Checkpoints;
using core::Replay;
using test::CaptureBench;

namespace {

constexpr int kManyDraws = 20'000;
constexpr std::uint64_t kCallsPerDraw = 3;

CaptureBench& manyDraws()
{
    static CaptureBench bench([](const QString& path) { return test::writeManyDraws(path, kManyDraws, 256); });
    return bench;
}

/// Bytes of all different pages that the moments hold.
std::uint64_t pageBytesOf(const Checkpoints& checkpoints)
{
    std::set<const std::byte*> seen;
    std::uint64_t bytes = 0;
    for (const auto& moment : checkpoints.all()) {
        const core::Memory& memory = static_cast<const core::MachineState&>(*moment).memory();
        for (std::uint32_t number = 1; number <= memory.highestNumber(); ++number) {
            if (!memory.contains({number}))
                continue;
            const core::Surface& surface = memory.surface({number});
            for (std::uint32_t tile = 0; tile < surface.tileCount(); ++tile)
                if (seen.insert(surface.tile(tile % surface.tilesPerRow(), tile / surface.tilesPerRow())).second)
                    bytes += std::uint64_t{256} * surface.bytesPerPixel();
        }
    }
    return bytes;
}

std::uint64_t residentBytes()
{
    QFile status(QStringLiteral("/proc/self/statm"));
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    return status.readAll().split(' ').value(1).toULongLong() * 4096;
}

} // namespace

/// What design.md §4 promises, counted in calls instead of seconds.
class TimeTravelTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { QVERIFY(manyDraws().isReady()); }

    void aStepBackAfterAStepForwardReplaysFewDrawsAnywhere();
    void stepsBackCostAsMuchAtTheEndAsAtTheStart();
    void stepsBackAfterAJumpAreCheapToo();
    void jumpsReplayAStretchAtMostOnceLookedAhead();
    void lookAheadTakesOverWhatIsThere();
    void lookAheadEndsWhenStopped();
    void twoThreadsShareCheckpoints();
    void ONE_06_aHundredStepsAndBackLeaveTheTraceAsItWas();
    void ONE_06_traceHashesBelongToPositions();
    void sharedPagesAreCountedOnce();
    void memoryStaysWithinTheBudget();
    void sharedPicturesEqualFreshOnes();
};

// A draw of this capture costs about 4 … 20 nominal microseconds: a shortest stretch (15, or four copies) and one more
// draw.
constexpr std::uint64_t kFewCalls = 12 * kCallsPerDraw;

void TimeTravelTest::aStepBackAfterAStepForwardReplaysFewDrawsAnywhere()
{
    Replay replay = manyDraws().replay();
    QVERIFY(replay.seek(manyDraws().afterDraw(kManyDraws - 1)).hasValue());
    std::mt19937 random(4);
    for (int i = 0; i < 300; ++i) {
        const std::uint64_t position = manyDraws().afterDraw(random() % (kManyDraws - 1));
        QVERIFY(replay.seek(position).hasValue());
        QVERIFY(replay.seek(position + kCallsPerDraw).hasValue());
        QVERIFY(replay.lastSeek().calls <= kCallsPerDraw); // none where a checkpoint stands
        QVERIFY(replay.seek(position).hasValue());
        QVERIFY2(replay.lastSeek().calls <= kFewCalls, qPrintable(QString::number(replay.lastSeek().calls)));
    }
}

void TimeTravelTest::stepsBackCostAsMuchAtTheEndAsAtTheStart()
{
    Replay replay = manyDraws().replay();
    const auto callsOfStepsBack = [&](std::uint64_t fromDraw, int steps) {
        std::uint64_t calls = 0;
        for (int i = 0; i <= steps; ++i) {
            if (!replay.seek(manyDraws().afterDraw(fromDraw - static_cast<std::uint64_t>(i))))
                return std::uint64_t{0};
            calls += i > 0 ? replay.lastSeek().calls : 0;
        }
        return calls;
    };
    const std::uint64_t early = callsOfStepsBack(500, 400);
    const std::uint64_t late = callsOfStepsBack(kManyDraws - 1, 400);
    QVERIFY2(late <= 400 * kFewCalls, qPrintable(QString::number(late)));
    QVERIFY2(late <= 2 * early, qPrintable(QString("%1 early, %2 late").arg(early).arg(late)));
}

void TimeTravelTest::stepsBackAfterAJumpAreCheapToo()
{
    Replay replay = manyDraws().replay();
    std::uint64_t most = 0;
    for (std::uint64_t draw = 15'000; draw > 14'000; --draw) {
        QVERIFY(replay.seek(manyDraws().afterDraw(draw)).hasValue());
        if (draw < 15'000)
            most = std::max(most, replay.lastSeek().calls);
    }
    // An eighth of the way that was jumped over would be 5,600.
    QVERIFY2(most <= 1000 * kCallsPerDraw, qPrintable(QString::number(most)));
}

void TimeTravelTest::jumpsReplayAStretchAtMostOnceLookedAhead()
{
    auto checkpoints = std::make_shared<Checkpoints>();
    Replay ahead = manyDraws().replay(core::Timing::Untimed, checkpoints);
    std::uint64_t lastDone = 0;
    QVERIFY(ahead
                .lookAhead(
                    {},
                    [&](std::uint64_t done, std::uint64_t total) {
                        QVERIFY(done > lastDone && done <= total);
                        lastDone = done;
                    },
                    [] {})
                .hasValue());
    QVERIFY(lastDone > manyDraws().source().callCount() * 9 / 10);
    Replay replay = manyDraws().replay(core::Timing::Untimed, checkpoints);
    std::mt19937 random(5);
    for (int i = 0; i < 100; ++i) {
        QVERIFY(replay.seek(manyDraws().afterDraw(random() % kManyDraws)).hasValue());
        // The longest stretch, 16 ms, at 4 µs a draw at least.
        QVERIFY2(replay.lastSeek().calls <= 2 * 4000 * kCallsPerDraw,
                 qPrintable(QString::number(replay.lastSeek().calls)));
    }
    QVERIFY(replay.seek(0).hasValue());
    QVERIFY(replay.seek(manyDraws().source().callCount()).hasValue());
    QVERIFY(replay.lastSeek().restored);
}

void TimeTravelTest::lookAheadTakesOverWhatIsThere()
{
    auto checkpoints = std::make_shared<Checkpoints>();
    Replay shown = manyDraws().replay(core::Timing::Untimed, checkpoints);
    QVERIFY(shown.seek(manyDraws().source().callCount()).hasValue());
    Replay ahead = manyDraws().replay(core::Timing::Untimed, checkpoints);
    std::uint64_t calls = 0;
    QVERIFY(ahead
                .lookAhead(
                    {}, [](std::uint64_t, std::uint64_t) {}, [&calls] { ++calls; })
                .hasValue());
    QCOMPARE(ahead.position(), manyDraws().source().callCount());
    QVERIFY2(calls < manyDraws().source().callCount() / 10, qPrintable(QString::number(calls)));
}

void TimeTravelTest::lookAheadEndsWhenStopped()
{
    Replay ahead = manyDraws().replay();
    std::stop_source stop;
    std::uint64_t calls = 0;
    const auto done = ahead.lookAhead(
        stop.get_token(), [](std::uint64_t, std::uint64_t) {},
        [&] {
            if (++calls == 1000)
                stop.request_stop();
        });
    QVERIFY(!done.hasValue());
    QVERIFY(calls <= 1001);
    QVERIFY(ahead.position() <= calls);
}

void TimeTravelTest::twoThreadsShareCheckpoints()
{
    auto checkpoints = std::make_shared<Checkpoints>();
    std::map<std::uint64_t, std::string> straight;
    Replay reference = manyDraws().replay();
    std::mt19937 random(6);
    std::vector<std::uint64_t> positions;
    for (int i = 0; i < 40; ++i)
        positions.push_back(manyDraws().afterDraw(random() % (kManyDraws / 4)));
    for (const std::uint64_t position : positions) {
        QVERIFY(reference.seek(position).hasValue());
        straight[position] = test::pictureHashes(reference);
    }
    const auto source = manyDraws().openAgain();
    std::jthread background([&](const std::stop_token& stop) {
        Replay ahead(*source, core::MachineConfig{}, core::Timing::Untimed, checkpoints);
        (void)ahead.lookAhead(
            stop, [](std::uint64_t, std::uint64_t) {}, [] {});
    });
    Replay shown = manyDraws().replay(core::Timing::Untimed, checkpoints);
    for (const std::uint64_t position : positions) {
        QVERIFY(shown.seek(position).hasValue());
        QCOMPARE(test::pictureHashes(shown), straight[position]);
    }
}

void TimeTravelTest::ONE_06_aHundredStepsAndBackLeaveTheTraceAsItWas()
{
    CaptureBench bench([](const QString& path) { return test::writeManyDraws(path, 10, 64); });
    QVERIFY(bench.isReady());
    Replay replay = bench.replay(core::Timing::TimedAndHashed);
    const std::string atStart = replay.traceHash();
    std::vector<std::string> forward;
    for (std::uint64_t step = 0; step <= 100; ++step) { // beyond the end: stays there
        QVERIFY(replay.seek(step).hasValue());
        forward.push_back(replay.traceHash());
    }
    QCOMPARE(replay.position(), bench.source().callCount());
    for (std::uint64_t step = 101; step-- > 0;) {
        QVERIFY(replay.seek(step).hasValue());
        QCOMPARE(replay.traceHash(), forward[step]);
    }
    QCOMPARE(replay.position(), std::uint64_t{0});
    QCOMPARE(replay.traceHash(), atStart);
}

void TimeTravelTest::ONE_06_traceHashesBelongToPositions()
{
    CaptureBench bench([](const QString& path) { return test::writeManyDraws(path, 40, 64); });
    QVERIFY(bench.isReady());
    Replay straight = bench.replay(core::Timing::TimedAndHashed);
    QVERIFY(straight.seek(bench.source().callCount()).hasValue());
    Replay jumping = bench.replay(core::Timing::TimedAndHashed);
    for (const std::uint64_t draw : {30u, 2u, 17u, 3u, 39u, 0u})
        QVERIFY(jumping.seek(bench.afterDraw(draw)).hasValue());
    QVERIFY(jumping.traceHash() != straight.traceHash());
    QVERIFY(jumping.seek(bench.source().callCount()).hasValue());
    QCOMPARE(jumping.traceHash(), straight.traceHash());
}

void TimeTravelTest::sharedPagesAreCountedOnce()
{
    Replay replay = manyDraws().replay();
    QVERIFY(replay.seek(manyDraws().afterDraw(5000)).hasValue());
    const Checkpoints& checkpoints = replay.checkpoints();
    const std::uint64_t pages = pageBytesOf(checkpoints);
    QVERIFY(checkpoints.size() > 10);
    // Besides pages: 64 bytes a page, 9 a tile of every table of its own, and the API's state.
    const std::uint64_t tables = checkpoints.size() * (std::uint64_t{16 * 16 * 3} * 9 + 16'384);
    QVERIFY2(checkpoints.bytes() >= pages && checkpoints.bytes() <= pages + pages / 8 + tables,
             qPrintable(QString("%1 counted, %2 in pages").arg(checkpoints.bytes()).arg(pages)));
}

void TimeTravelTest::memoryStaysWithinTheBudget()
{
    // Every draw changes every pixel: each moment holds a megabyte of its own, 160 in all.
    CaptureBench bench([](const QString& path) { return test::writeHeavyDraws(path, 160, 512); });
    QVERIFY(bench.isReady());
    constexpr std::uint64_t kBudget = std::uint64_t{24} << 20;
    auto checkpoints = std::make_shared<Checkpoints>(core::CheckpointLimits{.bytes = kBudget});
    Replay replay = bench.replay(core::Timing::Untimed, checkpoints);
    QVERIFY(replay.seek(bench.afterDraw(0)).hasValue());
    const std::uint64_t before = residentBytes();
    std::mt19937 random(7);
    for (std::uint64_t draw = 0; draw < 160; ++draw) {
        QVERIFY(replay.seek(bench.afterDraw(draw)).hasValue());
        QVERIFY(checkpoints->bytes() <= kBudget);
    }
    for (int i = 0; i < 10; ++i) {
        QVERIFY(replay.seek(bench.afterDraw(random() % 160)).hasValue());
        QVERIFY(checkpoints->bytes() <= kBudget);
    }
    QVERIFY(checkpoints->size() > 8);
    QVERIFY2(residentBytes() < before + 3 * kBudget, "the memory is not where it was counted");
}

void TimeTravelTest::sharedPicturesEqualFreshOnes()
{
    Replay replay = manyDraws().replay();
    for (const std::uint64_t draw : {100u, 101u, 90u, 4000u, 3u}) {
        QVERIFY(replay.seek(manyDraws().afterDraw(draw)).hasValue());
        for (const auto attachment : {core::Attachment::Color, core::Attachment::Depth, core::Attachment::Stencil})
            QCOMPARE(replay.sharedPicture(attachment)->hash(), replay.picture(attachment).hash());
    }
    const auto color = replay.sharedPicture(core::Attachment::Color);
    QCOMPARE(replay.sharedPicture(core::Attachment::Color), color); // the very same
}

VITRINE_TEST(TimeTravelTest, QCoreApplication)
#include "tst_time_travel.moc"
