// SPDX-License-Identifier: Apache-2.0
// VG2D-38: who has the computation unit that the color updater shares with programs (cu.sharedCompute).
#include "app/docks/docks.h"
#include "captures/import/import_drawing.h"
#include "captures/store/capture_reader.h"
#include "core/blend/computation_fields.h"
#include "core/gpu/machine_config.h"
#include "core/gpu/presets.h"
#include "core/session/machine/draw_explorer.h"
#include "core/session/replay.h"
#include "tests/harness/child.h"
#include "tests/harness/test_class.h"
#include "tests/ui/files.h"
#include "tests/ui/shown.h"
#include "tests/ui/window_bench.h"
#include "views/base/desk.h"
#include "views/base/machine_choice.h"
#include "views/docks/pixel_engine/block_picture.h"
#include "views/docks/pixel_engine/computation_watch.h"
#include "views/docks/pixel_engine/pixel_pages.h"
#include "views/docks/pixel_engine/pixel_player.h"
#include "views/machine/node_lookup.h"
#include "views/machine/shown_cycle.h"

#include <QApplication>
#include <QTest>

using namespace vitrine;
using test::WindowBench;
using User = views::ComputationTurn::User;

namespace {

// A group that is half opaque is an image, whose program converts colors while CU formats those behind it.
const QByteArray kDrawing = R"(<svg xmlns="http://www.w3.org/2000/svg" width="24" height="16">
<rect width="24" height="16" fill="#808"/><g opacity=".5"><rect x="2" y="2" width="20" height="12" fill="#fa0"/></g></svg>)";

core::MachineConfig sharing()
{
    core::MachineConfig machine = core::presetConfig(core::Preset::Par);
    machine.cuSharedCompute = 1;
    return machine;
}

/// What the unit did in all cycles of a draw.
struct Walk {
    std::uint64_t updater = 0, programs = 0, waits = 0; ///< cycles
    views::ComputationTurn last;
    std::optional<core::Cycle> firstWait; ///< a cycle, from 0
};

} // namespace

class TestWindowComputation final : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QVERIFY(m_folder.isValid());
        const QString drawing = m_folder.filePath("group.svg");
        m_capture = m_folder.filePath("group.vitrine");
        QVERIFY(test::writeFile(drawing, kDrawing));
        QVERIFY(!captures::importDrawing(drawing.toStdString(), m_capture.toStdString()).failure);
    }

    // The unit counts these cycles itself, as they pass; they are found again one by one.
    void VG2D_38_theTurnsOfAllCyclesAddUp()
    {
        const auto walk = walkThrough();
        QVERIFY(walk);
        QVERIFY(walk->updater > 0 && walk->programs > 0 && walk->waits > 0);
        QCOMPARE(walk->updater, walk->last.updaterCycles);
        QCOMPARE(walk->waits, walk->last.conflicts);
    }

    void VG2D_38_theBlocksTellWhoHasItAtTheCursor()
    {
        const auto walk = walkThrough();
        QVERIFY(walk && walk->firstWait);
        WindowBench bench;
        QVERIFY(bench.start({m_capture, "--draw", QString::number(m_draw)}));
        bench.window().desk().useMachine({"sharing", sharing()});
        QVERIFY(bench.settle());
        bench.window().docks().raise(*bench.window().docks().dock("pixel-engine"));
        auto& view = *bench.window().docks().view("pixel-engine");
        QTRY_VERIFY(test::part<views::PixelPlayer>(view).hasProgram());
        auto& blocks = *view.findChild<views::BlockPicture*>();
        auto& pages = *view.findChild<views::PixelPages*>();
        for (int i = 0; i < pages.count(); ++i)
            if (pages.widget(i)->isAncestorOf(&blocks))
                pages.setCurrentIndex(i);
        const auto line = [&] {
            return test::Shown::blocks(blocks).find(views::EngineBlock::Kind::Alu)->lines[0].text;
        };
        const QString start = QStringLiteral("computation unit, draw %1, cycle ").arg(m_draw);
        QTRY_VERIFY2(line().startsWith(start), qPrintable(line()));
        bench.window().desk().follow(views::linkToCycle(m_draw, *walk->firstWait));
        QTRY_COMPARE(line(), start + QStringLiteral("%1: color updater, a program waits").arg(*walk->firstWait));
        bench.window().desk().follow(views::linkToCycle(m_draw, 0));
        QTRY_COMPARE(line(), start + QStringLiteral("0: free"));
    }

private:
    std::optional<Walk> walkThrough()
    {
        auto reader = captures::CaptureReader::open(m_capture.toStdString());
        if (!reader)
            return std::nullopt;
        core::Replay replay(**reader, sharing(), core::Timing::Untimed);
        const core::ActionEntry* last = nullptr; // the draw of the group
        for (const core::ActionEntry& action : (*reader)->actions())
            if (action.kind == core::ActionKind::Draw)
                last = &action;
        if (!last || !replay.seek(last->callIndex))
            return std::nullopt;
        m_draw = last->draw;
        const auto recording = core::recordDraw(replay, sharing());
        const auto explorer = recording ? core::DrawExplorer::open(*recording) : recording.error();
        if (!explorer)
            return std::nullopt;
        Walk walk;
        for (core::Cycle cycle = 1; cycle <= (*recording)->length(); ++cycle) {
            const auto moment = (*explorer)->machineAt(cycle);
            const core::UnitId unit = (*recording)->unitAt("ccu");
            if (!moment || !views::stateIn(moment->get(), unit))
                return std::nullopt;
            walk.last = views::computationTurn(m_draw, cycle, *views::stateIn(moment->get(), unit));
            walk.updater += walk.last.user == User::Updater ? 1 : 0;
            walk.programs += walk.last.user == User::Programs ? 1 : 0;
            walk.waits += walk.last.waits ? 1 : 0;
            if (walk.last.waits && !walk.firstWait)
                walk.firstWait = cycle - 1;
        }
        return walk;
    }

    QTemporaryDir m_folder;
    QString m_capture;
    std::uint32_t m_draw = 0;
};

VITRINE_TEST(TestWindowComputation, QApplication)
#include "tst_window_computation.moc"
