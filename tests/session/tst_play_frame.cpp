// SPDX-License-Identifier: Apache-2.0
// What Play shows of a machine: single moves and flows.
#include "core/gpu/machine_config.h"
#include "core/session/draw_start.h"
#include "core/session/machine/draw_explorer.h"
#include "core/session/play/play_frame.h"
#include "tests/gpu/draw_bench.h"
#include "tests/harness/test_class.h"
#include "tests/session/recording_bench.h"

#include <QtTest>

#include <memory>
#include <vector>

using namespace vitrine;
using namespace vitrine::test;
using core::Cycle;

/// HET-10 with six tasks: ten instructions up to and including a SEND, a latency of 100, and ten instructions.
class TestPlayFrame final : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        m_recording = record(lineStart(6, latencyMachine()));
        QVERIFY(m_recording && m_recording->isComplete());
        auto explorer = core::DrawExplorer::open(m_recording);
        QVERIFY(explorer);
        m_explorer = *std::move(explorer);
        for (Cycle cycle = 0; cycle < m_recording->length(); ++cycle) {
            auto frame = core::playFrame(*m_explorer, cycle, true);
            QVERIFY(frame);
            m_frames.push_back(*std::move(frame));
        }
    }

    /// The processor posts every ten cycles, as long as it begins with one task after the other.
    void HET_10_requestsMoveFromTheProcessorEveryTenCycles()
    {
        const core::QueueId arq = m_recording->queueAt("arq");
        const core::UnitId processor = m_recording->unitAt("sp.0");
        std::vector<Cycle> posted;
        for (const core::PlayFrame& frame : m_frames)
            for (const core::ItemMove& move : frame.moves)
                if (move.queue == arq && move.isIn) {
                    QCOMPARE(move.unit, processor);
                    posted.push_back(frame.cycle);
                }
        QCOMPARE(posted.size(), std::size_t{6});
        for (std::size_t i = 1; i < posted.size(); ++i)
            QCOMPARE(posted[i] - posted[i - 1], Cycle{10});
    }

    /// Each task is swapped out once, and taken up again once a hundred cycles later.
    void HET_10_swappedTasksMoveThroughApqAndBack()
    {
        const core::QueueId apq = m_recording->queueAt("apq");
        const core::UnitId processor = m_recording->unitAt("sp.0");
        std::vector<core::ItemId> away, back;
        for (const core::PlayFrame& frame : m_frames)
            for (const core::ItemMove& move : frame.moves)
                if (move.queue == apq && move.unit == processor)
                    (move.isIn ? away : back).push_back(move.item);
        QCOMPARE(away.size(), std::size_t{6});
        QCOMPARE(back, away);
    }

    /// Parts sum to totals: whatever a queue counts has been seen moving.
    void ONE_08_movesAreWhatTheQueuesCount()
    {
        for (const core::QueueDescription& queue : m_recording->queues()) {
            std::uint64_t in = 0;
            for (const core::PlayFrame& frame : m_frames)
                for (const core::ItemMove& move : frame.moves)
                    in += move.queue == queue.id && move.isIn ? 1 : 0;
            const bool isShared = !queue.names.parked.empty() || !queue.names.granted.empty();
            if (!isShared)
                QCOMPARE(in, m_recording->statistics(queue.id).counters.itemsIn);
        }
        const auto flows = core::flowsBetween(*m_frames.front().machine, *m_frames.back().machine);
        const auto arq = m_recording->queueAt("arq").value - 1;
        QCOMPARE(flows[arq].in, std::uint64_t{6});
        QCOMPARE(flows[arq].out, std::uint64_t{6});
        // In any order.
        QCOMPARE(core::flowsBetween(*m_frames.back().machine, *m_frames.front().machine), flows);
    }

    void ONE_06_framesAreTheSameBackwards()
    {
        for (Cycle cycle = m_recording->length(); cycle-- > 0;) {
            const auto frame = core::playFrame(*m_explorer, cycle, true);
            QVERIFY(frame);
            QCOMPARE(frame->cycle, m_frames[cycle].cycle);
            QCOMPARE(frame->moves, m_frames[cycle].moves);
            QVERIFY(core::flowsBetween(*frame->machine, *m_frames[cycle].machine) ==
                    std::vector<core::QueueFlow>(m_recording->queues().size()));
        }
        const auto beyond = core::playFrame(*m_explorer, m_recording->length() + 5, true);
        QVERIFY(beyond);
        QCOMPARE(beyond->cycle, m_recording->length());
        QVERIFY(beyond->moves.empty());
    }

private:
    std::shared_ptr<const core::DrawRecording> m_recording;
    std::unique_ptr<core::DrawExplorer> m_explorer;
    std::vector<core::PlayFrame> m_frames;
};

VITRINE_TEST(TestPlayFrame, QCoreApplication)
#include "tst_play_frame.moc"
