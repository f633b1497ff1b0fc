// SPDX-License-Identifier: Apache-2.0
// RUN-09: the energy of a draw in its frame is that of the operations done for it, whenever they are done, and of the
// cycles of its cost.
#include "core/gpu/machine_config.h"
#include "core/gpu/presets.h"
#include "core/gpu/timed_gpu.h"
#include "core/session/draw_replay.h"
#include "core/session/frame/frame_notes.h"
#include "core/session/frame/frame_stream.h"
#include "core/session/machine/draw_recording.h"
#include "core/session/machine/frame_section.h"
#include "tests/harness/test_class.h"
#include "tests/samples/sample_replay.h"

#include <QtTest>

#include <map>

using namespace vitrine;
using core::Cycle;
using core::Energy;
using test::SampleReplay;

namespace {

constexpr Energy kInCycle = 10;

/// Of the machine, in all cycles so far and for all operations.
core::ConsumedEnergy consumedAt(core::DrawReplay& replay, Cycle cycle)
{
    core::ConsumedEnergy sum;
    if (!replay.seek(cycle))
        return sum;
    for (const core::DomainEnergy& domain : replay.gpu().energy().domains) {
        sum.standing += domain.standing;
        sum.operating += domain.operating;
    }
    return sum;
}

/// A frame of a sample, run with so many draws under way at once.
struct Ran {
    std::shared_ptr<const core::DrawStart> start;
    core::FrameRun run;
};

core::Result<Ran> ran(SampleReplay& sample, const core::MachineConfig& machine, std::uint32_t draws)
{
    core::FrameStream stream(sample.capture(), machine, draws);
    auto start = stream.takeFrame();
    if (!start)
        return start.error();
    auto run = stream.run();
    if (!run)
        return run.error();
    return Ran{*start, std::move(*run)};
}

/// Of each draw, clear and copy, without the energy of the cycles of its cost.
std::map<std::uint32_t, Energy> operationsIn(const Ran& frame)
{
    auto replay = core::DrawReplay::begin(frame.start);
    std::map<std::uint32_t, Energy> energies;
    for (const auto* spans : {&frame.run.draws, &frame.run.transfers})
        for (const core::DrawSpan& span : *spans) {
            const Energy before = consumedAt(**replay, span.end - span.cost).standing;
            energies[span.draw] = span.energy - (consumedAt(**replay, span.end).standing - before);
        }
    return energies;
}

} // namespace

class RunEnergiesTest : public QObject {
    Q_OBJECT
private slots:
    /// Two draws, 0 to 100 and 40 to 110, on a machine that consumes ten in a cycle. What is done for the second before
    /// the first has retired is the second's; what is done for the first later is the first's.
    void RUN_09_operationsAreOfTheirDraw()
    {
        core::DrawOperations operations;
        core::FrameNotes notes(0, &operations);
        const core::OperationCost cost(operations, 100);
        const auto consume = [&](Cycle cycle) { notes.noteEnergy(5'000 + kInCycle * cycle + operations.total()); };
        consume(0);
        notes.onCommandExecuted({0, {}, 0, 0, 0});
        notes.onDrawStarted({0, {}, 0, 7, 0});
        consume(40);
        notes.onCommandExecuted({40, {}, 1, 0, 0});
        notes.onDrawStarted({40, {}, 1, 8, 0});
        cost.tell(0, 3);
        cost.tell(1, 2);
        consume(100);
        notes.onDrawEnded({100, {}, 0, 7, 0});
        cost.tell(1, 5);
        cost.tell(0, 4);
        consume(110);
        notes.onDrawEnded({110, {}, 1, 8, 0});
        consume(120);
        const core::FrameRun run = std::move(notes).take(120);
        QCOMPARE(run.draws.size(), std::size_t{2});
        QCOMPARE(run.draws[0].energy, Energy{100 * kInCycle + 700});
        QCOMPARE(run.draws[1].energy, Energy{10 * kInCycle + 700});
        QCOMPARE(run.tailEnergy, Energy{10 * kInCycle});
        QCOMPARE(run.energy, Energy{120 * kInCycle + 1400});
    }

    /// A draw's operations do not depend on how many draws are under way, but for what HIZ culls, which depends on
    /// time.
    void RUN_09_operationsAreThoseOfTheDrawAlone_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<core::Preset>("preset");
        for (const char* name : {"lit-cube-shadow-map", "bypass-ten-draws", "wood-and-marble-units", "archway", "star",
                                 "stencil-mirror", "smoke", "overlay"})
            QTest::newRow(name) << name << core::Preset::Par;
        QTest::newRow("SEQ") << "wood-and-marble-chain" << core::Preset::Seq;
        QTest::newRow("PROG") << "lit-cube-shadow-map" << core::Preset::Prog;
    }
    void RUN_09_operationsAreThoseOfTheDrawAlone()
    {
        QFETCH(QString, name);
        QFETCH(core::Preset, preset);
        SampleReplay sample(name.toStdString());
        QVERIFY(sample.isOpen());
        core::MachineConfig machine = preset == core::Preset::Prog ? core::presetConfig(preset) : sample.machine();
        QVERIFY(core::setKnob(machine, "hiz.enabled", "off"));
        const auto one = ran(sample, machine, 1);
        QVERIFY(one);
        const auto expected = operationsIn(*one);
        QVERIFY(!expected.empty());
        for (const std::uint32_t draws : {4u, 16u}) {
            const auto several = ran(sample, machine, draws);
            QVERIFY(several);
            const auto found = operationsIn(*several);
            QCOMPARE(found.size(), expected.size());
            for (const auto& [draw, energy] : expected)
                QVERIFY2(found.at(draw) == energy, qPrintable(QStringLiteral("draw %1: %2, with %3 under way %4")
                                                                  .arg(draw)
                                                                  .arg(energy)
                                                                  .arg(draws)
                                                                  .arg(found.at(draw))));
        }
    }

    /// Every operation that consumes is told, but for the frame's end: FLUSH is a word, INTERRUPT two, of four bytes.
    void RUN_09_allOperationsAreTold_data()
    {
        QTest::addColumn<QString>("name");
        for (const char* name : {"lit-cube-shadow-map", "foliage", "bypass-ten-draws", "wood-and-marble-units"})
            QTest::newRow(name) << name;
    }
    void RUN_09_allOperationsAreTold()
    {
        QFETCH(QString, name);
        SampleReplay sample(name.toStdString());
        QVERIFY(sample.isOpen());
        const auto frame = ran(sample, sample.machine(), 4);
        QVERIFY(frame);
        auto replay = core::DrawReplay::begin(frame->start);
        QVERIFY(replay);
        const Energy before = consumedAt(**replay, 0).operating;
        core::DrawOperations& told = (*replay)->gpu().operationsOfDraws();
        told.watch();
        const Energy all = consumedAt(**replay, frame->run.cycles).operating - before;
        const Energy byte = sample.machine().energies.find("MEM-CI")->operation;
        QCOMPARE(told.total() + 12 * byte, all);
    }

    /// With one draw under way all that is consumed in the cycles of its cost is its own; and a recording of a frame
    /// tells what its run does.
    void RUN_09_aRecordingTellsTheEnergiesOfTheRun_data()
    {
        QTest::addColumn<QString>("name");
        for (const char* name : {"lit-cube-shadow-map", "bypass-ten-draws", "foliage"})
            QTest::newRow(name) << name;
    }
    void RUN_09_aRecordingTellsTheEnergiesOfTheRun()
    {
        QFETCH(QString, name);
        SampleReplay sample(name.toStdString());
        QVERIFY(sample.isOpen());
        for (const std::uint32_t draws : {1u, 4u}) {
            const auto frame = ran(sample, sample.machine(), draws);
            QVERIFY(frame);
            auto replay = core::DrawReplay::begin(frame->start);
            QVERIFY(replay);
            if (draws == 1)
                for (const core::DrawSpan& span : frame->run.draws)
                    QCOMPARE(span.energy,
                             consumedAt(**replay, span.end).all() - consumedAt(**replay, span.end - span.cost).all());
            const auto recorded = core::recordDraw(frame->start);
            QVERIFY(recorded);
            const core::FrameRun& told = *(*recorded)->section<core::FrameSection>().run;
            QCOMPARE(told.energy, frame->run.energy);
            QCOMPARE(told.draws.size(), frame->run.draws.size());
            for (std::size_t i = 0; i < told.draws.size(); ++i)
                QCOMPARE(told.draws[i].energy, frame->run.draws[i].energy);
        }
    }
};

VITRINE_TEST(RunEnergiesTest)
#include "tst_run_energies.moc"
