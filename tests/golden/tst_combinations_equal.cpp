// SPDX-License-Identifier: Apache-2.0
// ONE-04, HIZ-28 and BYP-16: every capture of ../shared/traces leaves equal buffers with every combination of HIZ and
// its layers, bypass and gating.
#include "core/session/comparison/comparison_table.h"
#include "core/session/comparison/machine_variants.h"
#include "core/session/replay.h"
#include "tests/golden/capture_file.h"
#include "tests/golden/draw_choice.h"
#include "tests/harness/places.h"
#include "tests/harness/test_class.h"

#include <QTemporaryDir>
#include <QTest>

using namespace vitrine;
using namespace vitrine::tests;
using core::KnobSetting;

namespace {

/// Of each capture; whole frames take minutes: tests/golden/README.md.
constexpr DrawBudget kCombinationBudget{.fragments = 6'000, .draws = 3};
constexpr std::size_t kUntimedFrames = 2;

constexpr std::array kNoBypass{KnobSetting{"bypass.mode", "off"}};
constexpr std::array kBypass{KnobSetting{"bypass.mode", "auto"}, KnobSetting{"power.gating", "off"}};
constexpr std::array kByGroup{KnobSetting{"bypass.mode", "auto"}, KnobSetting{"power.gating", "group"}};
constexpr std::array kByAlu{KnobSetting{"bypass.mode", "auto"}, KnobSetting{"power.gating", "alu"}};
/// Gating has a use in bypass alone.
constexpr std::array<core::MachineVariant, 4> kPaths{
    {{"no bypass", kNoBypass}, {"bypass", kBypass}, {"gated by group", kByGroup}, {"gated by ALU", kByAlu}}};
/// Gating is nothing without a clock.
constexpr std::size_t kUntimedPaths = 2;

std::vector<core::ComparedConfig> combinations(std::size_t paths)
{
    std::vector<core::ComparedConfig> machines;
    for (const core::ComparedConfig& hiz : core::variantsOf({}, core::hizVariants()))
        for (const core::ComparedConfig& path : core::variantsOf(hiz.config, std::span(kPaths).first(paths)))
            machines.push_back({hiz.name + ", " + path.name, path.config});
    return machines;
}

} // namespace

class CombinationsEqualTest : public QObject {
    Q_OBJECT
private slots:
    void HIZ_28_BYP_16_buffersAreEqual_data();
    void HIZ_28_BYP_16_buffersAreEqual();
    void HIZ_28_BYP_16_framesAreEqualWithoutClock_data() { HIZ_28_BYP_16_buffersAreEqual_data(); }
    void HIZ_28_BYP_16_framesAreEqualWithoutClock();
    void everyCaptureHasItsDraws();

private:
    std::unique_ptr<captures::CaptureReader> open(const QString& capture)
    {
        std::string fault;
        return importAndOpen(test::sharedFile("traces/") + capture + ".trace", m_folder.filePath(capture), fault);
    }

    QTemporaryDir m_folder;
    int m_draws = 0;
    int m_captures = 0;
};

void CombinationsEqualTest::HIZ_28_BYP_16_buffersAreEqual_data()
{
    QTest::addColumn<QString>("capture");
    const QStringList names = goldenNames();
    if (names.isEmpty())
        QSKIP("the captures of ../shared/traces are not here");
    for (const QString& name : names)
        QTest::newRow(qPrintable(name)) << name;
}

void CombinationsEqualTest::HIZ_28_BYP_16_buffersAreEqual()
{
    QFETCH(QString, capture);
    const auto source = open(capture);
    QVERIFY(source);
    ++m_captures;
    const std::vector<core::ComparedConfig> machines = combinations(kPaths.size());
    QCOMPARE(machines.size(), std::size_t{12});
    for (const ChosenDraw& draw : chosenDraws(*source, kCombinationBudget)) {
        const auto compared = core::compareMachines(*source, {draw.position, draw.position + 1}, machines);
        QVERIFY2(compared, compared ? "" : compared.error().message.english().c_str());
        for (std::size_t i = 0; i < machines.size(); ++i) {
            const std::string sentence = core::imageSentence(*compared, i);
            QVERIFY2(sentence == (i == 0 ? "reference" : "equal"), (machines[i].name + ": " + sentence).c_str());
            QCOMPARE(compared->machines[i].figures.draws, std::uint64_t{1});
        }
        ++m_draws;
    }
}

void CombinationsEqualTest::HIZ_28_BYP_16_framesAreEqualWithoutClock()
{
    QFETCH(QString, capture);
    const auto source = open(capture);
    QVERIFY(source);
    const std::size_t frames = std::min(kUntimedFrames, source->frames().size());
    std::vector<std::string> expected;
    for (const core::ComparedConfig& machine : combinations(kUntimedPaths)) {
        core::Replay replay(*source, machine.config, core::Timing::Untimed);
        std::vector<std::string> found;
        for (std::size_t frame = 0; frame < frames; ++frame) {
            QVERIFY(replay.seek(source->frames()[frame].endCallIndex).hasValue());
            found.push_back(hashes(replay));
        }
        if (expected.empty())
            expected = found;
        QVERIFY2(found == expected, machine.name.c_str());
    }
}

/// So that a capture in which nothing was found to compare does not pass for one that is equal.
void CombinationsEqualTest::everyCaptureHasItsDraws()
{
    qInfo("%d draws of %d captures", m_draws, m_captures);
    QVERIFY(m_captures == 0 || m_draws >= m_captures);
}

VITRINE_TEST(CombinationsEqualTest, QCoreApplication)
#include "tst_combinations_equal.moc"
