// SPDX-License-Identifier: Apache-2.0
// VG2D-38: who has the computation unit that the color updater shares with programs (cu.sharedCompute).
#include "app/docks/docks.h"
#include "captures/import/import_drawing.h"
#include "captures/store/capture_reader.h"
#include "core/blend/computation_fields.h"
#include "core/blend/pgpe/engine_config.h"
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
#include "views/theme/counted.h"

#include <QApplication>
#include <QTest>

#include <algorithm>
#include <ranges>

using namespace vitrine;
using test::WindowBench;
using User = views::ComputationTurn::User;

namespace {

// A group that is half opaque is an image, whose program converts colors while CU formats those behind it.
const QByteArray kDrawing =
    "<svg xmlns='http://www.w3.org/2000/svg' width='24' height='16'><rect width='24' height='16' fill='#808'/>"
    "<g opacity='.5'><rect x='2' y='2' width='20' height='12' fill='#fa0'/></g></svg>";

core::MachineConfig sharing()
{
    core::MachineConfig machine = core::presetConfig(core::Preset::Par);
    machine.colorEngine->sharedCompute = 1;
    return machine;
}

/// What the unit did in the cycles around the first conflict, from where CU does not have it to where it does not.
struct Walk {
    std::uint64_t updater = 0, programs = 0, waits = 0; ///< cycles
    views::ComputationTurn before, behind;
    core::Cycle firstWait = 0; ///< a cycle, from 0
};

constexpr core::Cycle kAround = 150;

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
        QVERIFY(walkThrough());
    }

    // The unit counts these cycles itself, as they pass; they are found again one by one.
    void VG2D_38_theTurnsOfAllCyclesAddUp()
    {
        QVERIFY(m_walk.updater > 0 && m_walk.programs > 0 && m_walk.waits > 0);
        QCOMPARE(m_walk.updater, m_walk.behind.updaterCycles - m_walk.before.updaterCycles);
        QCOMPARE(m_walk.waits, m_walk.behind.conflicts - m_walk.before.conflicts);
    }

    void VG2D_38_theBlocksTellWhoHasItAtTheCursor()
    {
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
        bench.window().desk().follow(views::linkToCycle(m_draw, m_walk.firstWait));
        QTRY_COMPARE(
            line(), start + QStringLiteral("%1: color updater, a program waits").arg(views::grouped(m_walk.firstWait)));
        bench.window().desk().follow(views::linkToCycle(m_draw, 0));
        QTRY_COMPARE(line(), start + QStringLiteral("0: free"));
    }

private:
    bool walkThrough()
    {
        auto reader = captures::CaptureReader::open(m_capture.toStdString());
        if (!reader)
            return false;
        core::Replay replay(**reader, sharing(), core::Timing::Untimed);
        const core::ActionEntry* last = nullptr; // the draw of the group
        for (const core::ActionEntry& action : (*reader)->actions())
            if (action.kind == core::ActionKind::Draw)
                last = &action;
        if (!last || !replay.seek(last->callIndex))
            return false;
        m_draw = last->draw;
        const auto recording = core::recordDraw(replay, sharing());
        const auto explorer = recording ? core::DrawExplorer::open(*recording) : recording.error();
        if (!explorer)
            return false;
        const core::UnitId unit = (*recording)->unitAt("ccu");
        const auto turnAt = [&](core::Cycle cycle) {
            const auto moment = (*explorer)->machineAt(cycle);
            return views::computationTurn(m_draw, cycle, *views::stateIn(moment->get(), unit));
        };
        const auto cycles = std::views::iota(core::Cycle{1}, (*recording)->length());
        const core::Cycle first =
            *std::ranges::partition_point(cycles, [&](core::Cycle cycle) { return turnAt(cycle).conflicts == 0; });
        core::Cycle begin = first - std::min(first - 1, kAround);
        while (turnAt(begin).user == User::Updater)
            --begin;
        m_walk.before = turnAt(begin);
        m_walk.behind = m_walk.before;
        for (core::Cycle cycle = begin + 1; cycle <= first + kAround || m_walk.behind.user == User::Updater; ++cycle) {
            m_walk.behind = turnAt(cycle);
            m_walk.updater += m_walk.behind.user == User::Updater ? 1 : 0;
            m_walk.programs += m_walk.behind.user == User::Programs ? 1 : 0;
            if (m_walk.behind.waits && m_walk.waits++ == 0)
                m_walk.firstWait = cycle - 1;
        }
        return true;
    }

    QTemporaryDir m_folder;
    QString m_capture;
    std::uint32_t m_draw = 0;
    Walk m_walk;
};

VITRINE_TEST(TestWindowComputation, QApplication)
#include "tst_window_computation.moc"
