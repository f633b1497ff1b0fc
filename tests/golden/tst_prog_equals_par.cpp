// SPDX-License-Identifier: Apache-2.0
// ONE-04 and ONE-08: every capture of ../shared/traces leaves equal buffers on PROG and on PAR.
#include "core/gpu/presets.h"
#include "core/gpu/timed_gpu.h"
#include "core/session/comparison/surface_difference.h"
#include "core/session/draw_start.h"
#include "core/session/replay.h"
#include "tests/golden/capture_file.h"
#include "tests/golden/draw_choice.h"
#include "tests/harness/places.h"
#include "tests/harness/test_class.h"

#include <QTemporaryDir>
#include <QTest>

#include <optional>

using namespace vitrine;
using namespace vitrine::tests;

namespace {

/// Of each capture; all draws of all frames take minutes: tests/golden/README.md.
constexpr DrawBudget kPresetBudget{.fragments = 24'000, .draws = 16};

/// What a draw leaves on a machine with its clock.
std::optional<core::Memory> drawnOn(const core::MachineConfig& config, const core::DrawStart& start)
{
    core::Memory memory = start.memory;
    core::TimedGpu gpu(memory, config);
    return gpu.draw(start.command) ? std::optional(std::move(memory)) : std::nullopt;
}

/// The attachment in which the two differ; empty: none.
std::string difference(const core::RenderTargets& targets, const core::Memory& a, const core::Memory& b)
{
    for (const auto& [name, id] :
         {std::pair{"color", targets.color}, {"depth", targets.depth}, {"stencil", targets.stencil}})
        if (id && core::firstDifference(a.surface(id), b.surface(id)))
            return name;
    return {};
}

} // namespace

class ProgEqualsParTest : public QObject {
    Q_OBJECT
private slots:
    void ONE_04_ONE_08_buffersAreEqual_data();
    void ONE_04_ONE_08_buffersAreEqual();
    void everyCaptureHasItsDraws();

private:
    int m_draws = 0;
    int m_captures = 0;
};

void ProgEqualsParTest::ONE_04_ONE_08_buffersAreEqual_data()
{
    QTest::addColumn<QString>("capture");
    const QStringList names = goldenNames();
    if (names.isEmpty())
        QSKIP("the captures of ../shared/traces are not here");
    for (const QString& name : names)
        QTest::newRow(qPrintable(name)) << name;
}

void ProgEqualsParTest::ONE_04_ONE_08_buffersAreEqual()
{
    QFETCH(QString, capture);
    const QTemporaryDir folder;
    std::string fault;
    const auto source =
        importAndOpen(test::sharedFile("traces/") + capture + ".trace", folder.filePath("capture.vitrine"), fault);
    QVERIFY2(source, fault.c_str());
    core::Replay replay(*source, core::MachineConfig{}, core::Timing::Untimed);
    ++m_captures;
    for (const ChosenDraw& draw : chosenDraws(*source, kPresetBudget)) {
        QVERIFY(replay.seek(draw.position).hasValue());
        const auto start = replay.takeNextDraw();
        QVERIFY2(start, start ? "" : start.error().message.english().c_str());
        const auto par = drawnOn(core::presetConfig(core::Preset::Par), **start);
        const auto prog = drawnOn(core::presetConfig(core::Preset::Prog), **start);
        QVERIFY2(par && prog, qPrintable(QString("the draw of call %1 can't be run").arg(draw.position)));
        const std::string differing = difference((*start)->command.state->targets, *par, *prog);
        QVERIFY2(differing.empty(), qPrintable(QString("%1 after call %2").arg(differing.c_str()).arg(draw.position)));
        QVERIFY(replay.seek(draw.position + 1).hasValue());
        const std::string unlike = difference((*start)->command.state->targets, *par, replay.memory());
        QVERIFY2(unlike.empty(),
                 qPrintable(QString("%1 after call %2, without a clock").arg(unlike.c_str()).arg(draw.position)));
        ++m_draws;
    }
}

/// So that a capture in which nothing was found to compare does not pass for one that is equal.
void ProgEqualsParTest::everyCaptureHasItsDraws()
{
    qInfo("%d draws of %d captures", m_draws, m_captures);
    QVERIFY(m_captures == 0 || m_draws >= m_captures);
}

VITRINE_TEST(ProgEqualsParTest, QCoreApplication)
#include "tst_prog_equals_par.moc"
