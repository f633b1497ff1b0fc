// SPDX-License-Identifier: Apache-2.0
#include "core/gpu/knobs/segment_knobs.h"
#include "core/gpu/machine_config.h"
#include "core/session/replay.h"
#include "tests/golden/capture_file.h"
#include "tests/harness/places.h"
#include "tests/harness/test_class.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <map>
#include <random>

using namespace vitrine;
using namespace vitrine::tests;

namespace {

/// Everything that a draw cost but its cycles.
bool sameWork(const core::DrawCounters& a, const core::DrawCounters& b)
{
    return a.primitives == b.primitives && a.fragments == b.fragments && a.samplesWritten == b.samplesWritten;
}

/// Ends of frames and a spread of draws: at most `most` positions, ascending.
std::vector<std::uint64_t> interestingPositions(core::CallSource& source, std::size_t most)
{
    std::vector<std::uint64_t> positions;
    for (const core::ActionEntry& action : source.actions())
        positions.push_back(action.callIndex + 1);
    std::vector<std::uint64_t> kept;
    const std::size_t stride = std::max<std::size_t>(1, positions.size() / most);
    for (std::size_t i = 0; i < positions.size(); i += stride)
        kept.push_back(positions[i]);
    kept.push_back(source.callCount());
    return kept;
}

/// Ends of actions until the draws sum up to so many that cycles take seconds; at least the first frame's.
std::vector<std::uint64_t> timedPositions(core::CallSource& source)
{
    const std::uint64_t fragmentLimit =
        qEnvironmentVariableIntValue("VITRINE_TIMED_FRAGMENTS") > 0
            ? static_cast<std::uint64_t>(qEnvironmentVariableIntValue("VITRINE_TIMED_FRAGMENTS"))
            : 100'000;
    core::Replay replay(source, core::MachineConfig{}, core::Timing::Untimed);
    std::vector<std::uint64_t> positions;
    std::uint64_t fragments = 0;
    for (const core::ActionEntry& action : source.actions()) {
        if (action.frame > 0 && fragments > fragmentLimit)
            break;
        positions.push_back(action.callIndex + 1);
        if (!replay.seek(positions.back()))
            break;
        for (const core::DrawCounters& draw : replay.drawCounters())
            fragments += draw.fragments;
    }
    if (fragments <= fragmentLimit)
        positions.push_back(source.callCount());
    return positions;
}

} // namespace

/// What holds of every capture, whatever it draws.
class ReplayPropertiesTest : public QObject {
    Q_OBJECT
private slots:
    void randomSeeksEqualStraightReplay_data() { captureRows(); }
    void randomSeeksEqualStraightReplay();
    void ONE_03_ONE_04_timedEqualsUntimedTwice_data() { captureRows(); }
    void ONE_03_ONE_04_timedEqualsUntimedTwice();
    void DEC_34_ONE_04_fourRegistersLeaveTheSameFrame_data();
    void DEC_34_ONE_04_fourRegistersLeaveTheSameFrame();

private:
    static void captureRows()
    {
        QTest::addColumn<QString>("capture");
        const QStringList names = goldenNames();
        if (names.isEmpty())
            QSKIP("the captures of ../shared/traces are not here");
        for (const QString& name : names)
            QTest::newRow(qPrintable(name)) << name;
    }
};

void ReplayPropertiesTest::randomSeeksEqualStraightReplay()
{
    QFETCH(QString, capture);
    QTemporaryDir folder;
    std::string fault;
    const auto source =
        importAndOpen(test::sharedFile("traces/") + capture + ".trace", folder.filePath("capture.vitrine"), fault);
    QVERIFY2(source, fault.c_str());
    std::vector<std::uint64_t> positions = interestingPositions(*source, 24);

    std::map<std::uint64_t, std::string> straight;
    core::Replay forward(*source, core::MachineConfig{}, core::Timing::Untimed);
    for (const std::uint64_t position : positions) {
        QVERIFY(forward.seek(position).hasValue());
        straight[position] = hashes(forward);
    }

    core::Replay jumping(*source, core::MachineConfig{}, core::Timing::Untimed);
    std::shuffle(positions.begin(), positions.end(), std::mt19937(20));
    for (const std::uint64_t position : positions) {
        QVERIFY(jumping.seek(position).hasValue());
        QVERIFY2(hashes(jumping) == straight[position], qPrintable(QString("at position %1").arg(position)));
    }
}

// Every action of the first frames: long captures repeat themselves, and cycles take their time.
void ReplayPropertiesTest::ONE_03_ONE_04_timedEqualsUntimedTwice()
{
    QFETCH(QString, capture);
    QTemporaryDir folder;
    std::string fault;
    const auto source =
        importAndOpen(test::sharedFile("traces/") + capture + ".trace", folder.filePath("capture.vitrine"), fault);
    QVERIFY2(source, fault.c_str());
    core::Replay untimed(*source, core::MachineConfig{}, core::Timing::Untimed);
    core::Replay timed(*source, core::MachineConfig{}, core::Timing::TimedAndHashed);
    core::Replay again(*source, core::MachineConfig{}, core::Timing::TimedAndHashed);
    const std::vector<std::uint64_t> positions = timedPositions(*source);
    for (const std::uint64_t position : positions) {
        QVERIFY(untimed.seek(position).hasValue());
        const auto moved = timed.seek(position);
        QVERIFY2(moved.hasValue(), moved ? "" : moved.error().message.english().c_str());
        QVERIFY2(hashes(timed) == hashes(untimed), qPrintable(QString("at position %1").arg(position)));
        QVERIFY2(std::ranges::equal(timed.drawCounters(), untimed.drawCounters(), sameWork),
                 qPrintable(QString("counters at position %1").arg(position)));
    }
    QVERIFY(again.seek(positions.back()).hasValue());
    QCOMPARE(timed.traceHash().size(), std::size_t{32});
    QVERIFY(untimed.traceHash().empty());
    QCOMPARE(again.traceHash(), timed.traceHash());
}

void ReplayPropertiesTest::DEC_34_ONE_04_fourRegistersLeaveTheSameFrame_data()
{
    QTest::addColumn<QString>("capture");
    const QStringList names = goldenNames();
    for (const char* name : {"es2gears", "glmark2-bump-normals"})
        if (names.contains(name))
            QTest::newRow(name) << QString(name);
    if (!names.contains("es2gears"))
        QSKIP("the captures of ../shared/traces are not here");
}

void ReplayPropertiesTest::DEC_34_ONE_04_fourRegistersLeaveTheSameFrame()
{
    QFETCH(QString, capture);
    QTemporaryDir folder;
    std::string fault;
    const auto source =
        importAndOpen(test::sharedFile("traces/") + capture + ".trace", folder.filePath("capture.vitrine"), fault);
    QVERIFY2(source, fault.c_str());
    core::MachineConfig smallest;
    smallest.segments->segLimits.words = 16;
    core::Replay ample(*source, core::MachineConfig{}, core::Timing::Timed);
    core::Replay four(*source, smallest, core::Timing::Timed);
    for (const core::ActionEntry& action : source->actions()) {
        if (action.frame > 0)
            break;
        QVERIFY(ample.seek(action.callIndex + 1).hasValue());
        const auto moved = four.seek(action.callIndex + 1);
        QVERIFY2(moved.hasValue(), moved ? "" : moved.error().message.english().c_str());
        QVERIFY2(hashes(four) == hashes(ample), qPrintable(QString("at call %1").arg(action.callIndex)));
    }
}

VITRINE_TEST(ReplayPropertiesTest, QCoreApplication)
#include "tst_replay_properties.moc"
