// SPDX-License-Identifier: Apache-2.0
// RUN-07, RUN-08: the frame on one axis in the real window, against runs of the same frame without one.
#include "app/docks/docks.h"
#include "captures/store/capture_reader.h"
#include "core/gpu/knobs/command_knobs.h"
#include "core/gpu/machine_config.h"
#include "core/session/frame/frame_stream.h"
#include "core/session/machine/power_section.h"
#include "tests/harness/child.h"
#include "tests/harness/places.h"
#include "tests/harness/test_class.h"
#include "tests/ui/sample_copy.h"
#include "tests/ui/shown.h"
#include "tests/ui/window_bench.h"
#include "views/base/desk.h"
#include "views/base/item_tools.h"
#include "views/base/machine_choice.h"
#include "views/base/notes.h"
#include "views/docks/notes/note_places.h"
#include "views/docks/queues/queues_view.h"
#include "views/docks/timeline/frame_overview.h"
#include "views/docks/timeline/frame_view.h"
#include "views/kit/pane.h"
#include "views/kit/row_table.h"
#include "views/kit/timeline/track_timeline.h"
#include "views/machine/run_strip.h"
#include "views/theme/counted.h"

#include <QLabel>
#include <QLineEdit>
#include <QToolButton>

#include <algorithm>
#include <set>

using namespace vitrine;
using test::WindowBench;
using views::FrameThing;

/// lit-cube-shadow-map: each frame draws a shadow map and then what samples it, so the first draw that does waits for
/// the last one into the map (RUN-03).
class TestWindowTimeline final : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        bench = std::make_unique<WindowBench>();
        QVERIFY(bench->start({kSample, "--draw", "1"}));
        view = dynamic_cast<views::FrameView*>(raised("timeline"));
        QVERIFY(view);
        QTRY_VERIFY(recordings().recording());
    }
    void cleanup() { bench.reset(); }

    void RUN_07_docksSayWhichRunTheyShow()
    {
        QVERIFY2(strip(*view).startsWith("Draw 1, <b>alone</b>"), qPrintable(strip(*view)));
        QCOMPARE(things().size(), std::size_t{1});
        enterFrame();
        QVERIFY2(strip(*view).startsWith("Frame 0, <b>draws in flight</b>"), qPrintable(strip(*view)));
        auto* queues = raised("queues");
        QTRY_VERIFY2(strip(*queues).startsWith("Frame 0, <b>draws in flight</b>"), qPrintable(strip(*queues)));
        bench->press(Qt::Key_D, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(!bench->window().desk().isInFrame());
        QTRY_VERIFY(recordings().recording() && !recordings().isInFrame());
    }

    void RUN_08_theFrameIsThatOfItsRun()
    {
        enterFrame();
        const core::FrameRun run = frameRun();
        QCOMPARE(recordings().recording()->length(), run.cycles);
        QCOMPARE(recordings().recording()->section<core::PowerSection>().energy, run.energy);
        const auto draws = std::ranges::count(things(), FrameThing::Kind::Draw, &FrameThing::kind);
        QCOMPARE(std::size_t(draws), run.draws.size());
        core::Cycle cost = 0;
        for (const FrameThing& thing : things())
            cost += thing.cost();
        QCOMPARE(cost, run.cost());
        QCOMPARE(cost + run.withoutDraw + run.tail, run.cycles);
        // Exactly one wait for a texture, of the first draw that samples the map for the last one into it.
        const auto reads = [](const FrameThing& thing) { return thing.letter == "r"; };
        QCOMPARE(std::ranges::count_if(things(), reads), 1);
        const FrameThing& wait = *std::ranges::find_if(things(), reads);
        QVERIFY(wait.waiting && wait.awaited);
        QCOMPARE(things()[*wait.awaited].end, wait.end);
        QCOMPARE(view->timeline().content().arrows.size() >= 1, true);
    }

    void RUN_13_hostWritesAreMarks()
    {
        enterFrame();
        const core::FrameRun run = frameRun();
        QVERIFY(!run.hostWrites.empty());
        std::set<core::Cycle> cycles;
        for (const core::FrameHostWrite& write : run.hostWrites)
            cycles.insert(write.cycle);
        const auto& content = view->timeline().content();
        const auto lane = std::ranges::find(content.tracks, QString("host writes"), &views::Track::name);
        QVERIFY(lane != content.tracks.end());
        QCOMPARE(lane->bars.size(), cycles.size());
        QCOMPARE(lane->figure, views::grouped(run.hostWrites.size()));
        for (const views::TrackBar& bar : lane->bars) {
            QVERIFY(cycles.contains(bar.from()));
            QCOMPARE(things()[bar.thing].kind, FrameThing::Kind::HostWrite);
            QCOMPARE(things()[bar.thing].cost(), core::Cycle{0});
        }
        QTest::mouseClick(&tableButton(), Qt::LeftButton);
        view->tables().setCurrentWidget(&table("frameHostWrites"));
        const QAbstractItemModel& writes = *table("frameHostWrites").model();
        QTRY_COMPARE(writes.rowCount(), static_cast<int>(run.hostWrites.size()));
        for (int row = 0; row < writes.rowCount(); ++row) {
            QCOMPARE(numberAt(writes, row, 1), run.hostWrites[static_cast<std::size_t>(row)].cycle);
            QCOMPARE(numberAt(writes, row, 2), quint64(run.hostWrites[static_cast<std::size_t>(row)].call));
        }
    }

    void RUN_08_partsOfAStretchSumUp()
    {
        enterFrame();
        const core::Cycle length = recordings().recording()->length();
        recordings().window().show(length / 3, length / 2);
        QTest::mouseClick(&tableButton(), Qt::LeftButton);
        const QAbstractItemModel& draws = *table("frameDraws").model();
        const core::Cycle stretch = length / 2 - length / 3;
        QTRY_VERIFY(draws.rowCount() > 2);
        quint64 sum = 0;
        for (int row = 0; row + 1 < draws.rowCount(); ++row)
            sum += numberAt(draws, row, 1);
        QCOMPARE(sum, stretch);
        QCOMPARE(numberAt(draws, draws.rowCount() - 1, 1), stretch);
        // Of the whole frame, whatever is shown.
        const auto energyAt = [&](int row) { return draws.index(row, 6).data(views::kValueRole).toULongLong(); };
        quint64 energy = 0;
        for (int row = 0; row + 1 < draws.rowCount(); ++row)
            energy += energyAt(row);
        QCOMPARE(energy, quint64(frameRun().energy));
        QCOMPARE(energyAt(draws.rowCount() - 1), energy);
        view->tables().setCurrentWidget(&table("frameUnits"));
        const QAbstractItemModel& units = *table("frameUnits").model();
        QTRY_VERIFY(units.rowCount() > 0);
        for (int row = 0; row < units.rowCount(); ++row)
            QCOMPARE(numberAt(units, row, 1) + numberAt(units, row, 2) + numberAt(units, row, 3), stretch);
    }

    void RUN_07_theCursorGoesFromDrawToDraw()
    {
        enterFrame();
        const core::FrameRun run = frameRun();
        QVERIFY(run.draws.size() >= 3);
        // Where the third draw is the oldest.
        const core::DrawSpan& third = run.draws[2];
        bench->window().desk().follow(
            {.place = views::DrawLink{0, third.end - 1, views::CycleAxis::Frame}, .selection = {}});
        QTRY_VERIFY(inside() && inside()->cycle == third.end - 1);
        QVERIFY(inside()->isInFrame);
        QCOMPARE(inside()->draw, third.draw);
        QCOMPARE(recordings().cursor(), third.end - 1);
        // A step over its end: the next one is at hand. Another one back: it is this one again.
        for (int step = 0; step < 2; ++step)
            bench->press(Qt::Key_Right, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_COMPARE(inside()->cycle, third.end + 1);
        QVERIFY(inside()->draw != third.draw);
        for (int step = 0; step < 2; ++step)
            bench->press(Qt::Key_Left, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_COMPARE(inside()->cycle, third.end - 1);
        QCOMPARE(inside()->draw, third.draw);
        // Past the end the cursor stays.
        bench->window().desk().follow(
            {.place = views::DrawLink{0, run.cycles + 100, views::CycleAxis::Frame}, .selection = {}});
        QTRY_COMPARE(inside()->cycle, run.cycles);
        // Alone: where that draw begins.
        const std::uint32_t last = inside()->draw;
        bench->press(Qt::Key_D, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY(inside() && !inside()->isInFrame);
        QCOMPARE(inside()->draw, last);
        QCOMPARE(inside()->cycle, core::Cycle{0});
    }

    /// It keeps draw, cycle and that it is in the frame, and leads back from a draw alone.
    void RUN_07_aBookmarkInAFrame()
    {
        const QString copy =
            test::copySample("lit-cube-shadow-map", bench->path("copy.vitrine")); // notes lie beside it
        QVERIFY(!copy.isEmpty());
        bench->window().open(copy);
        QVERIFY(bench->settle());
        enterFrame();
        views::Desk& desk = bench->window().desk();
        const core::DrawSpan third = frameRun().draws[2];
        desk.follow({.place = views::DrawLink{0, third.end - 1, views::CycleAxis::Frame}, .selection = {}});
        QTRY_VERIFY(inside() && inside()->cycle == third.end - 1);
        views::toggleBookmark(desk);
        QCOMPARE(desk.notes().bookmarks().size(), std::size_t{1});
        const views::Bookmark bookmark = desk.notes().bookmarks().front();
        QVERIFY(bookmark.isInFrame);
        QCOMPARE(bookmark.cycle, std::optional(third.end - 1));
        const QString place = views::placeText(views::keyOf(bookmark), desk.moment().index.get());
        QCOMPARE(place, QString("Draw %1 · cycle %2 of its frame").arg(third.draw).arg(views::grouped(third.end - 1)));
        bench->press(Qt::Key_D, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY(inside() && !inside()->isInFrame);
        QVERIFY(!desk.isInFrame());
        desk.follow({.place = views::PositionLink{0}, .selection = {}});
        QTRY_VERIFY(!inside());
        desk.follow(views::linkTo(views::keyOf(bookmark), desk.moment().index.get()));
        QTRY_VERIFY(inside() && inside()->isInFrame);
        QCOMPARE(inside()->cycle, third.end - 1);
        QCOMPARE(inside()->draw, third.draw);
        QTRY_VERIFY(desk.isInFrame()); // so do the docks
        QTRY_VERIFY(recordings().isInFrame());
        QCOMPARE(recordings().cursor(), third.end - 1);
    }

    void RUN_08_keysAndTheOverviewMoveTheStretch()
    {
        enterFrame();
        views::CycleWindow& window = recordings().window();
        const core::Cycle length = window.total();
        view->timeline().setFocus();
        QTest::keyClick(&view->timeline(), Qt::Key_W);
        QCOMPARE(window.span(), (length + 1) / 2); // not less than half
        const core::Cycle first = window.first();
        QTest::keyClick(&view->timeline(), Qt::Key_A);
        QVERIFY(window.first() < first || first == 0);
        QTest::keyClick(&view->timeline(), Qt::Key_S);
        QVERIFY(window.showsAll());
        find("draw 2");
        const auto* selected = std::get_if<views::FrameThingLink>(&bench->window().desk().selection());
        QVERIFY(selected);
        const FrameThing& thing = things()[selected->thing];
        QCOMPARE(thing.name, QString("draw 2"));
        view->timeline().setFocus();
        QTest::keyClick(&view->timeline(), Qt::Key_Z);
        QCOMPARE(window.first(), thing.begin);
        QCOMPARE(window.end(), thing.end);
        auto& overview = *view->findChild<views::FrameOverview*>();
        const QRectF box = overview.boxRect();
        QVERIFY(box.width() < overview.width());
        QTest::mouseClick(&overview, Qt::LeftButton, {}, {overview.width() - 1, 5});
        QCOMPARE(window.end(), length);
        find("no such thing");
        QVERIFY2(view->readout().text().contains("no such thing"), qPrintable(view->readout().text()));
    }

private:
    const QString kSample = test::sampleFile("lit-cube-shadow-map");

    views::DockView* raised(const char* id)
    {
        auto& docks = bench->window().docks();
        docks.raise(*docks.dock(id));
        return docks.view(id);
    }
    [[nodiscard]] views::Recordings& recordings() const { return views::Recordings::of(bench->window().desk()); }
    [[nodiscard]] const std::vector<FrameThing>& things() const { return test::Shown::facts(*view).things; }
    [[nodiscard]] const std::shared_ptr<const views::MachineMoment>& inside() const
    {
        return bench->window().desk().moment().inside;
    }
    static QString strip(const QWidget& dock) { return dock.findChild<views::RunStrip*>()->text(); }
    void enterFrame()
    {
        bench->press(Qt::Key_D, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY(recordings().isInFrame() && recordings().recording());
    }
    [[nodiscard]] core::FrameRun frameRun() const
    {
        const auto reader = captures::CaptureReader::open(kSample.toStdString());
        const core::MachineConfig& config = bench->window().desk().moment().machine->config;
        core::FrameStream stream(**reader, config, config.commands->ciDraws);
        auto run = stream.run();
        return run ? *run : core::FrameRun();
    }
    [[nodiscard]] QToolButton& tableButton() const { return test::child<QToolButton>(*view, "frameAsTable"); }
    [[nodiscard]] views::RowTable& table(const char* name) const { return test::child<views::RowTable>(*view, name); }
    static quint64 numberAt(const QAbstractItemModel& model, int row, int column)
    {
        return model.index(row, column)
            .data()
            .toString()
            .remove(QChar(0x202f))
            .remove(' ')
            .remove(QChar(0xa0))
            .toULongLong();
    }
    void find(const QString& words)
    {
        auto& field = test::child<QLineEdit>(*view, "frameFind");
        field.setFocus();
        field.setText(words);
        QTest::keyClick(&field, Qt::Key_Return);
    }

    std::unique_ptr<WindowBench> bench;
    views::FrameView* view = nullptr;
};

VITRINE_TEST(TestWindowTimeline, QApplication)
#include "tst_window_timeline.moc"
