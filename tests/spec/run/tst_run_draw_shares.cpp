// SPDX-License-Identifier: Apache-2.0
// RUN-02: with draws in flight it is told what each of them holds, as the entries of the machine's own queues say.
#include "core/observe/draw_number.h"
#include "core/observe/events.h"
#include "core/session/frame/frame_starts.h"
#include "core/session/machine/draw_explorer.h"
#include "core/session/machine/draw_recording.h"
#include "core/session/machine/draw_share_section.h"
#include "tests/harness/test_class.h"
#include "tests/samples/sample_replay.h"

#include <QtTest>

#include <algorithm>
#include <map>

using namespace vitrine;
using core::Cycle;
using test::SampleReplay;

namespace {

/// So much that every change of these frames is kept.
constexpr core::RecordingLimits kAll{.changes = std::size_t{1} << 24};

using Entries = std::map<std::uint32_t, std::uint32_t>; // by draw

Entries entriesIn(const core::QueueSnapshot& queue)
{
    Entries entries;
    for (const core::ItemSnapshot& item : queue.items)
        if (item.draw != core::kNoDraw)
            ++entries[core::isTransfer(item.draw) ? item.draw : core::drawOf(item.draw)];
    return entries;
}

Entries entriesTold(const core::DrawRecording& recording, core::QueueId queue, Cycle cycle)
{
    Entries entries;
    for (const auto& [draw, count] : core::entriesByDraw(recording.section<core::DrawShareSection>(), queue, cycle))
        entries[draw] = count;
    return entries;
}

/// Its entries wait for CI: their draws are not yet under way.
bool isOfCommands(const core::DrawRecording& recording, core::QueueId queue)
{
    return std::ranges::any_of(recording.queue(queue).consumers,
                               [&](core::UnitId unit) { return recording.unit(unit).kind == "CI"; });
}

} // namespace

class RunDrawSharesTest : public QObject {
    Q_OBJECT
private slots:
    void RUN_02_entriesOfQueuesAreToldByDraw_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("frame");
        QTest::newRow("many draws") << "lit-cube-shadow-map" << 1;
        QTest::newRow("HIZ") << "foliage" << 0;
        QTest::newRow("passes of 2-D graphics") << "star" << 0;
    }

    void RUN_02_entriesOfQueuesAreToldByDraw()
    {
        QFETCH(QString, name);
        QFETCH(int, frame);
        SampleReplay sample(name.toStdString());
        QVERIFY(sample.isOpen());
        core::FrameStarts starts;
        const auto start = starts.take(sample.capture(), sample.machine(), static_cast<std::size_t>(frame));
        QVERIFY2(start.hasValue(), start ? "" : start.error().message.english().c_str());
        const auto recording = core::recordDraw(*start, kAll);
        QVERIFY(recording.hasValue());
        auto explorer = core::DrawExplorer::open(*recording);
        QVERIFY(explorer.hasValue());
        constexpr Cycle kMoments = 60;
        std::size_t several = 0; // queues that held what is of several draws
        for (Cycle moment = 1; moment < kMoments; ++moment) {
            const Cycle cycle = (*recording)->length() * moment / kMoments; // so many are over: it shows the last one
            const auto machine = (*explorer)->machineAt(cycle);
            QVERIFY(machine.hasValue());
            for (const core::QueueSnapshot& queue : (*machine)->queues) {
                if (isOfCommands(**recording, queue.id))
                    continue;
                const Entries entries = entriesIn(queue);
                several += entries.size() > 1 ? 1 : 0;
                const std::string where = (*recording)->queue(queue.id).path + " in cycle " + std::to_string(cycle);
                QVERIFY2(entriesTold(**recording, queue.id, cycle - 1) == entries, where.c_str());
            }
        }
        QVERIFY(several > 0);
    }

    /// What a processor has taken out of a queue, it works on.
    void RUN_02_aProcessorWorksOnTheDrawOfItsTask()
    {
        SampleReplay sample("wood-and-marble-units");
        QVERIFY(sample.isOpen());
        core::FrameStarts starts;
        const auto start = starts.take(sample.capture(), sample.machine(), 0);
        QVERIFY(start.hasValue());
        const auto recorded = core::recordDraw(*start, kAll);
        QVERIFY(recorded.hasValue());
        const core::DrawRecording& recording = **recorded;
        const auto& shares = recording.section<core::DrawShareSection>();
        auto explorer = core::DrawExplorer::open(*recorded);
        QVERIFY(explorer.hasValue());
        constexpr Cycle kMoments = 60;
        int seen = 0;
        for (Cycle moment = 1; moment < kMoments; ++moment) {
            const Cycle cycle = recording.length() * moment / kMoments;
            const auto machine = (*explorer)->machineAt(cycle);
            QVERIFY(machine.hasValue());
            for (const core::QueueSnapshot& queue : (*machine)->queues) {
                if (recording.queue(queue.id).path != "vtq" && recording.queue(queue.id).path != "ftq")
                    continue;
                for (const core::ItemSnapshot& item : queue.items) {
                    if (item.state != "active")
                        continue;
                    ++seen;
                    const std::uint32_t place = shares.worksOn(recording.processors()[item.port]).valueAt(cycle - 1);
                    QVERIFY(place > 0);
                    QCOMPARE(shares.draws[place - 1].number, core::drawOf(item.draw));
                }
            }
        }
        QVERIFY(seen > 0);
    }

    void aDrawAloneHasNone()
    {
        SampleReplay sample("foliage");
        QVERIFY(sample.isOpen());
        const auto& actions = sample.capture().actions();
        const auto first = std::ranges::find(actions, core::ActionKind::Draw, &core::ActionEntry::kind);
        QVERIFY(sample.replay().seek(first->callIndex));
        const auto start = sample.replay().takeNextDraw();
        QVERIFY(start.hasValue());
        const auto recording = core::recordDraw(*start);
        QVERIFY(recording.hasValue());
        QCOMPARE((*recording)->section<core::DrawShareSection>().lanes, std::size_t(0));
        QVERIFY(core::entriesByDraw((*recording)->section<core::DrawShareSection>(), (*recording)->queueAt("ftq"), 1)
                    .empty());
    }
};

VITRINE_TEST(RunDrawSharesTest)

#include "tst_run_draw_shares.moc"
