// SPDX-License-Identifier: Apache-2.0
// Where the cycles of programs went, of whole samples: nothing is lost, and nothing is counted twice.
#include "core/session/machine/draw_recording.h"
#include "tests/harness/test_class.h"
#include "tests/samples/sample_replay.h"
#include "tests/session/instruction_sums.h"

#include <QtTest>

using namespace vitrine;
using test::SampleReplay;

class InstructionSumsTest : public QObject {
    Q_OBJECT
private slots:
    void HET_10_partsAddUpToTheMachinesOwnCounters_data();
    void HET_10_partsAddUpToTheMachinesOwnCounters();
};

void InstructionSumsTest::HET_10_partsAddUpToTheMachinesOwnCounters_data()
{
    QTest::addColumn<QString>("sample");
    for (const char* sample : {"triangle", "lit-cube-shadow-map", "mipmaps", "smoke", "wood-and-marble-units", "disc"})
        QTest::newRow(sample) << sample;
}

void InstructionSumsTest::HET_10_partsAddUpToTheMachinesOwnCounters()
{
    QFETCH(const QString, sample);
    SampleReplay replay(sample.toStdString());
    QVERIFY(replay.isOpen());
    int recorded = 0;
    for (const core::ActionEntry& action : replay.capture().actions()) {
        if (action.kind != core::ActionKind::Draw || recorded == 12)
            continue;
        QVERIFY(replay.replay().seek(action.callIndex));
        const auto recording = core::recordDraw(replay.replay(), replay.machine());
        QVERIFY(recording && (*recording)->isComplete());
        test::checkInstructionSums(**recording);
        ++recorded;
    }
    QVERIFY(recorded > 0);
}

VITRINE_TEST(InstructionSumsTest, QCoreApplication)
#include "tst_instruction_sums.moc"
