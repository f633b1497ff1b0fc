// SPDX-License-Identifier: Apache-2.0
#include "core/session/replay.h"
#include "tests/golden/capture_file.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace vitrine;
using namespace vitrine::tests;

namespace {

constexpr std::size_t kActions = 40; // enough for the first frames of the small captures

/// The hashes of all three attachments at a position.
std::string hashes(const core::Replay& replay)
{
    std::string text;
    for (const auto attachment : {core::Attachment::Color, core::Attachment::Depth, core::Attachment::Stencil})
        text += replay.picture(attachment).hash();
    return text;
}

} // namespace

/// ONE-03, ONE-04 on captures of real programs.
class TimedReplayTest : public QObject {
    Q_OBJECT
private slots:
    void timedReplaysEqualUntimedOnes_data();
    void timedReplaysEqualUntimedOnes();
};

void TimedReplayTest::timedReplaysEqualUntimedOnes_data()
{
    QTest::addColumn<QString>("capture");
    const QStringList all = goldenNames();
    if (all.isEmpty())
        QSKIP("the captures of ../shared/traces are not here");
    // A few small ones, or those asked for by VITRINE_GOLDEN.
    const QStringList few{"es2gears", "sdl-testgles2", "sdl-testsprite2", "kivy-stencil"};
    for (const QString& name : all)
        if (few.contains(name) || qEnvironmentVariableIsSet("VITRINE_GOLDEN"))
            QTest::newRow(qPrintable(name)) << name;
}

void TimedReplayTest::timedReplaysEqualUntimedOnes()
{
    QFETCH(QString, capture);
    QTemporaryDir folder;
    std::string fault;
    const auto source =
        importAndOpen(VITRINE_SHARED_DIR "/traces/" + capture + ".trace", folder.filePath("capture.vitrine"), fault);
    QVERIFY2(source, fault.c_str());
    const auto& actions = source->actions();
    QVERIFY(!actions.empty());
    const std::uint64_t end = actions[std::min(kActions, actions.size()) - 1].callIndex + 1;

    core::Replay untimed(*source, core::MachineConfig{}, core::Timing::Untimed);
    core::Replay first(*source, core::MachineConfig{}, core::Timing::Timed);
    core::Replay second(*source, core::MachineConfig{}, core::Timing::Timed);
    for (core::Replay* replay : {&untimed, &first, &second})
        QVERIFY(replay->seek(end).hasValue());
    QCOMPARE(hashes(first), hashes(untimed));
    QCOMPARE(first.traceHash().size(), std::size_t{32});
    QCOMPARE(first.traceHash(), second.traceHash());
    QVERIFY(untimed.traceHash().empty());

    QCOMPARE(first.drawCounters().size(), untimed.drawCounters().size());
    std::uint64_t cycles = 0;
    for (std::size_t i = 0; i < untimed.drawCounters().size(); ++i) {
        const core::DrawCounters& timed = first.drawCounters()[i];
        QCOMPARE(timed.primitives, untimed.drawCounters()[i].primitives);
        QCOMPARE(timed.fragments, untimed.drawCounters()[i].fragments);
        QCOMPARE(timed.samplesWritten, untimed.drawCounters()[i].samplesWritten);
        cycles += timed.cycles;
    }
    qInfo("%zu draws, %llu cycles", first.drawCounters().size(), static_cast<unsigned long long>(cycles));
}

QTEST_GUILESS_MAIN(TimedReplayTest)
#include "tst_timed_replay.moc"
