// SPDX-License-Identifier: Apache-2.0
// BYP-16, ONE-04: what goes past the processors is what they would have made, in all of the samples.
#include <cstddef> // first: moc 6.4 can't read <compare> of GCC 12 otherwise

#include "core/gpu/machine_config.h"
#include "core/session/comparison/comparison_table.h"
#include "tests/harness/places.h"
#include "tests/harness/test_class.h"
#include "tests/samples/sample_replay.h"

#include <QDir>
#include <QtTest>

using namespace vitrine;
using vitrine::test::SampleReplay;

namespace {

core::ComparedConfig machine(core::MachineConfig config, const char* gating, const char* mode)
{
    CORE_CHECK(core::setKnob(config, "power.gating", gating).hasValue(), "gating");
    CORE_CHECK(core::setKnob(config, "bypass.mode", mode).hasValue(), "mode");
    return {std::string(gating) + ", bypass " + mode, config};
}

} // namespace

class BypassSamplesTest : public QObject {
    Q_OBJECT
private slots:
    void BYP_16_samplesAreTheSame_data();
    void BYP_16_samplesAreTheSame();
    void BYP_16_tenDrawsAreTheSameWithAnyGating();
};

void BypassSamplesTest::BYP_16_samplesAreTheSame_data()
{
    QTest::addColumn<QString>("name");
    for (const QString& file : QDir(test::sourceFile("captures/samples")).entryList({"*.vitrine"}))
        QTest::newRow(qPrintable(file)) << file.chopped(8);
}

void BypassSamplesTest::BYP_16_samplesAreTheSame()
{
    QFETCH(QString, name);
    SampleReplay sample(name.toStdString());
    QVERIFY(sample.isOpen());
    if (sample.machine().preset == core::Preset::Seq)
        QSKIP("its fragment stage is fixed: there are no fragment threads to bypass");
    const auto& frames = sample.capture().frames();
    const std::size_t last = std::min<std::size_t>(frames.size(), 2) - 1;
    const auto comparison =
        core::compareMachines(sample.capture(), {0, frames[last].endCallIndex + 1},
                              {machine(sample.machine(), "alu", "off"), machine(sample.machine(), "alu", "auto")});
    QVERIFY(comparison);
    QCOMPARE(comparison->machines[0].notRunnable, std::string());
    QCOMPARE(core::imageSentence(*comparison, 1), std::string("equal"));
}

void BypassSamplesTest::BYP_16_tenDrawsAreTheSameWithAnyGating()
{
    SampleReplay sample("bypass-ten-draws");
    QVERIFY(sample.isOpen());
    std::vector<core::ComparedConfig> machines;
    for (const char* gating : {"off", "group", "alu"})
        for (const char* mode : {"off", "auto"})
            machines.push_back(machine(sample.machine(), gating, mode));
    const auto comparison =
        core::compareMachines(sample.capture(), {0, sample.capture().frames()[0].endCallIndex + 1}, machines);
    QVERIFY(comparison);
    for (std::size_t i = 1; i < machines.size(); ++i)
        QCOMPARE(core::imageSentence(*comparison, i), std::string("equal"));
    // Fragments past the processors are no work of theirs, and parts without power draw none.
    const auto& ran = comparison->machines;
    QVERIFY(ran[1].figures.instructions < ran[0].figures.instructions);
    QVERIFY(ran[5].figures.energy < ran[1].figures.energy);
}

VITRINE_TEST(BypassSamplesTest, QCoreApplication)
#include "tst_bypass_samples.moc"
