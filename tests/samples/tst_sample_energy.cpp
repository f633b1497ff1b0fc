// SPDX-License-Identifier: Apache-2.0
// BYP-15, ONE-09: in all of the samples parts sum to totals, in every draw and at every moment, and everybody who tells
// the energy of a draw tells the same.
#include <cstddef> // first: moc 6.4 can't read <compare> of GCC 12 otherwise

#include "core/gpu/machine_config.h"
#include "core/session/comparison/comparison.h"
#include "core/session/machine/draw_recording.h"
#include "core/session/machine/power_section.h"
#include "tests/harness/places.h"
#include "tests/harness/test_class.h"
#include "tests/samples/sample_replay.h"

#include <QDir>
#include <QtTest>

using namespace vitrine;
using core::Cycle;
using core::Energy;
using vitrine::test::SampleReplay;

namespace {

constexpr Cycle kMostCycles = 6000; // of a recording: more than there are bins, and mostly the middle of a draw

struct Variant {
    const char* name;
    const char* bypass;
    const char* gating;
    const char* hiz;
};
constexpr Variant kVariants[]{{"default", "auto", "alu", "on"},
                              {"bypass off", "off", "alu", "on"},
                              {"gating off", "auto", "off", "on"},
                              {"HiZ off", "auto", "group", "off"}};

core::MachineConfig machineOf(const SampleReplay& sample, const Variant& variant)
{
    core::MachineConfig config = sample.machine();
    CORE_CHECK(core::setKnob(config, "bypass.mode", variant.bypass).hasValue(), "bypass.mode");
    CORE_CHECK(core::setKnob(config, "power.gating", variant.gating).hasValue(), "power.gating");
    CORE_CHECK(core::setKnob(config, "hiz.enabled", variant.hiz).hasValue(), "hiz.enabled");
    return config;
}

std::vector<std::uint64_t> callsOfDraws(SampleReplay& sample)
{
    std::vector<std::uint64_t> calls;
    for (const core::ActionEntry& action : sample.capture().actions())
        if (action.kind == core::ActionKind::Draw)
            calls.push_back(action.callIndex);
    return calls;
}

} // namespace

class SampleEnergyTest : public QObject {
    Q_OBJECT
private slots:
    void BYP_15_partsSumToTotalsAtEveryMoment_data();
    void BYP_15_partsSumToTotalsAtEveryMoment();
    void ONE_09_everybodyTellsTheSameEnergy();
};

void SampleEnergyTest::BYP_15_partsSumToTotalsAtEveryMoment_data()
{
    QTest::addColumn<QString>("name");
    for (const QString& file : QDir(test::sourceFile("captures/samples")).entryList({"*.vitrine"}))
        QTest::newRow(qPrintable(file)) << file.chopped(8);
}

void SampleEnergyTest::BYP_15_partsSumToTotalsAtEveryMoment()
{
    QFETCH(QString, name);
    SampleReplay sample(name.toStdString());
    QVERIFY(sample.isOpen());
    const std::vector<std::uint64_t> draws = callsOfDraws(sample);
    QVERIFY(!draws.empty());
    std::size_t next = 0; // another draw for each machine
    for (const Variant& variant : kVariants) {
        const core::MachineConfig config = machineOf(sample, variant);
        QVERIFY(sample.replay().seek(draws[next++ % draws.size()]));
        core::RecordingLimits limits;
        limits.cycles = kMostCycles;
        const auto recorded = core::recordDraw(sample.replay(), config, limits);
        QVERIFY2(recorded, recorded ? "" : recorded.error().message.english().c_str());
        const auto& power = (*recorded)->section<core::PowerSection>();
        const Cycle end = (*recorded)->length();
        Energy total = 0;
        for (std::uint32_t domain = 0; domain < power.domains.size(); ++domain) {
            const core::StretchEnergy whole = power.energyIn(domain, 0, end);
            QVERIFY(whole == power.domains[domain].energy);
            total += whole.all();
            for (const Cycle cursor : {Cycle{1}, end / 3, end / 2 + 1, end - 1})
                QCOMPARE(power.energyIn(domain, 0, cursor).all() + power.energyIn(domain, cursor, end).all(),
                         whole.all());
            Energy stretches = 0;
            for (Cycle from = 0; from < end; from += 333)
                stretches += power.energyIn(domain, from, std::min(from + 333, end)).all();
            QVERIFY2(stretches == whole.all(), power.domains[domain].name.c_str());
        }
        QVERIFY2(total == power.energy, variant.name);
        const std::string last = ",,,," + core::energyText(power.energy) + "\n";
        QVERIFY2(power.csv.ends_with(last), power.csv.c_str());
    }
}

/// The first frame of the sample whose draws all bypass the processors but for some at its end.
void SampleEnergyTest::ONE_09_everybodyTellsTheSameEnergy()
{
    SampleReplay sample("bypass-ten-draws");
    QVERIFY(sample.isOpen());
    const std::vector<std::uint64_t> draws = callsOfDraws(sample);
    const std::uint64_t end = sample.capture().frames()[0].endCallIndex + 1;
    for (const Variant& variant : kVariants) {
        const core::MachineConfig config = machineOf(sample, variant);
        // run: draw by draw on one machine
        core::Replay run(sample.capture(), config, core::Timing::Timed);
        QVERIFY(run.seek(end));
        Energy ofDraws = 0;
        for (const core::DrawCounters& draw : run.drawCounters())
            ofDraws += draw.energy;
        QVERIFY(ofDraws > 0);
        // compare: the whole range
        const auto comparison = core::compareMachines(sample.capture(), {0, end}, {{"whole", config}});
        QVERIFY(comparison);
        const core::MachineFigures& figures = comparison->machines[0].figures;
        QCOMPARE(figures.energy, ofDraws);
        QCOMPARE(figures.perDraw.size(), run.drawCounters().size());
        for (std::size_t i = 0; i < figures.perDraw.size(); ++i)
            QCOMPARE(figures.perDraw[i].energy, run.drawCounters()[i].energy);
        // the window: the first draw, which finds a machine as new as that of the run; and what if, of it alone
        QVERIFY(sample.replay().seek(draws[0]));
        const auto recorded = core::recordDraw(sample.replay(), config);
        QVERIFY(recorded);
        QCOMPARE((*recorded)->section<core::PowerSection>().energy, run.drawCounters()[0].energy);
        const auto alone = core::compareMachines(sample.capture(), {draws[0], draws[0] + 1}, {{"one", config}});
        QVERIFY(alone);
        QCOMPARE(alone->machines[0].figures.energy, run.drawCounters()[0].energy);
    }
}

VITRINE_TEST(SampleEnergyTest, QCoreApplication)
#include "tst_sample_energy.moc"
