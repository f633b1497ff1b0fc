// SPDX-License-Identifier: Apache-2.0
#include "app/docks/docks.h"
#include "core/gpu/knobs/segment_knobs.h"
#include "core/gpu/machine_config.h"
#include "core/session/machine/one_processor.h"
#include "tests/harness/child.h"
#include "tests/harness/test_class.h"
#include "tests/ui/shown.h"
#include "tests/ui/window_bench.h"
#include "views/base/desk.h"
#include "views/base/export_file.h"
#include "views/base/item_tools.h"
#include "views/base/machine_choice.h"
#include "views/docks/segments/fit_panel.h"
#include "views/docks/segments/segments_view.h"
#include "views/kit/fact_table.h"
#include "views/kit/timeline/track_timeline.h"
#include "views/machine/recordings.h"
#include "views/theme/counted.h"

#include <QClipboard>
#include <QDockWidget>
#include <QLabel>
#include <QStackedWidget>
#include <QTabWidget>
#include <QToolButton>

using namespace vitrine;
using test::WindowBench;
using views::SegmentLink;
using views::Selection;

/// Draw 0 of the frames covers 8 × 8 pixels: 64 fragments of one primitive and one program. A segment has 32 slots, 512
/// words and room for 8 primitives (spec/00 §4), so there are two of 32 fragments, on the two processors in turn, both
/// closed because the slots are used up.
class TestWindowSegments final : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        bench = std::make_unique<WindowBench>();
        QCOMPARE(test::writeFrames(bench->path("frames.vitrine"), 1, test::kShadesFragments), QString());
        QVERIFY(bench->start({bench->path("frames.vitrine"), "--draw", "0"}));
        auto& docks = bench->window().docks();
        docks.raise(*docks.dock("segments"));
        view = dynamic_cast<views::SegmentsView*>(docks.view("segments"));
        QVERIFY(view);
        QTRY_VERIFY(test::Shown::facts(*view).moment);
        QTRY_COMPARE(view->timeline().content().tracks.size(), std::size_t(4));
    }
    void cleanup() { bench.reset(); }

    void FSEG_01_thereIsATrackForEachPipelineBetweenDistributorAndCollector()
    {
        const auto& tracks = view->timeline().content().tracks;
        QCOMPARE(tracks[0].name, QString("fsd"));
        QCOMPARE(tracks[1].name, QString("sp.0"));
        QCOMPARE(tracks[2].name, QString("sp.1"));
        QCOMPARE(tracks[3].name, QString("fsc"));
        QCOMPARE(tracks[0].bars.size(), std::size_t(2));
        QCOMPARE(tracks[1].bars.size(), std::size_t(1));
        QCOMPARE(tracks[2].bars.size(), std::size_t(1));
        QCOMPARE(tracks[3].bars.size(), std::size_t(2));
        QCOMPARE(view->timeline().content().label(0), QString("#0 · 32 S"));
    }

    void FSEG_13_theSummaryAndTheTablesCountWhatTheDrawCovers()
    {
        const QString summary = view->findChild<QLabel*>("segmentSummary")->text().replace(QChar::Nbsp, ' ');
        QVERIFY2(summary.startsWith(QString("In all cycles: 2 segments · 64 fragments · 100.0 % full on average")),
                 qPrintable(summary));
        QVERIFY2(summary.contains("closed: S 2"), qPrintable(summary));
        const auto& segments = *table("segmentsSegments").model();
        QCOMPARE(segments.rowCount(), 2);
        QCOMPARE(segments.index(1, 1).data().toString(), QString("sp.1"));
        QCOMPARE(segments.index(1, 3).data().toString(), QString("32"));
        QCOMPARE(segments.index(1, 5).data().toString(), QString("S · no slot left"));
        const auto& pipelines = *table("segmentsPipelines").model();
        QCOMPARE(pipelines.rowCount(), 2);
        for (int row = 0; row < 2; ++row) {
            QCOMPARE(pipelines.index(row, 1).data().toString(), QString("1"));
            QCOMPARE(pipelines.index(row, 2).data().toString(), QString("32"));
            QCOMPARE(pipelines.index(row, 3).data().toString(), QString("100.0"));
            QCOMPARE(pipelines.index(row, 4).data().toString(), QString("S 1"));
        }
        QVERIFY(views::modelAsCsv(pipelines).contains("sp.0"));
    }

    void FSEG_13_theSpeedUpOverOneProcessorIsRunWhenAskedFor()
    {
        auto* summary = view->findChild<QLabel*>("segmentSummary");
        QVERIFY(!summary->text().contains("one processor"));
        QVERIFY(speedUp().isEnabled());
        speedUp().click();
        QTRY_VERIFY2(summary->text().contains("times as fast as one processor"), qPrintable(summary->text()));
        const auto one = core::cyclesOnOneProcessor(*test::Shown::facts(*view).recording->start());
        QVERIFY(one.hasValue());
        const double times = double(*one) / double(test::Shown::facts(*view).recording->length());
        // Both processors shade at once: more than one does, and no more than twice as much.
        QVERIFY2(times > 1 && times <= 2, qPrintable(QString::number(times)));
        QVERIFY2(summary->text().contains(QString::number(times, 'f', 2) + " times as fast"),
                 qPrintable(summary->text()));
        QVERIFY(!speedUp().isEnabled()); // It is known now.
    }

    void FSEG_13_aFrameHasASpeedUpToo()
    {
        auto& recordings = views::Recordings::of(bench->window().desk());
        bench->window().desk().setInFrame(true);
        QTRY_VERIFY(recordings.isInFrame() && recordings.recording());
        QTRY_COMPARE(test::Shown::facts(*view).recording, recordings.recording());
        QTRY_VERIFY(speedUp().isEnabled());
        speedUp().click();
        auto* summary = view->findChild<QLabel*>("segmentSummary");
        QTRY_VERIFY2(summary->text().contains("times as fast as one processor"), qPrintable(summary->text()));
        const auto one = core::cyclesOnOneProcessor(*recordings.recording()->start());
        QVERIFY(one.hasValue());
        QVERIFY2(summary->text().contains("which takes " + views::grouped(*one) + " cycles"),
                 qPrintable(summary->text()));
    }

    void FSEG_09_stepsFollowOneAnotherAndTheCollectorKeepsTheOrder()
    {
        const auto& all = test::Shown::facts(*view).segments();
        QCOMPARE(all.size(), std::size_t(2));
        for (const auto& segment : all) {
            QVERIFY(segment.opened <= segment.closed);
            QVERIFY(segment.closed < segment.done);
            QVERIFY(segment.done <= segment.collected);                      // FSEG-10
            QCOMPARE(segment.lastCollected - segment.collected >= 31, true); // one fragment a cycle, at most
        }
        QVERIFY(all[0].lastCollected < all[1].collected);
    }

    void FSEG_05_theGaugesShowWhatIsLeftAtTheCursor()
    {
        goTo(test::Shown::facts(*view).recording->length());
        QTRY_VERIFY(text("openSegment").contains("no segment is open"));
        QCOMPARE(gauge(0).capacity, std::uint64_t(0));
        const auto& first = test::Shown::facts(*view).segments()[0];
        goTo(first.lastAdded); // 31 fragments are in it
        QTRY_COMPARE(gauge(0), (views::ResourceGauge::Level{1, 32, true}));
        QCOMPARE(gauge(1).capacity, std::uint64_t(512));
        QCOMPARE(gauge(2), (views::ResourceGauge::Level{7, 8, false})); // one primitive
        QCOMPARE(gauge(3), (views::ResourceGauge::Level{0, 1, false})); // and needs no other program
        QVERIFY2(text("openSegment").contains("segment 0 is open"), qPrintable(text("openSegment")));
        QCOMPARE(text("pipelineOrder"), QString("Order: 0"));
        QCOMPARE(table("segmentsDecisions").model()->rowCount(), 16);
        const auto& newest = *table("segmentsDecisions").model();
        QCOMPARE(newest.index(0, 0).data().toString(), QString("30")); // from 0
        QCOMPARE(newest.index(0, 4).data().toString(), QString("fits"));
    }

    /// At the sizes that the dock and its parts have at first.
    void headingsWrapInsteadOfBeingCut()
    {
        goTo(test::Shown::facts(*view).segments()[0].lastAdded);
        QTRY_VERIFY(text("openSegment").contains("segment 0 is open"));
        for (const char* name : {"openSegment", "nextFragment", "segmentSummary"}) {
            const auto& label = *view->findChild<QLabel*>(name);
            QVERIFY2(label.wordWrap(), name);
            QTRY_VERIFY2(label.height() >= label.heightForWidth(label.width()), name);
        }
    }

    void FSEG_04_theOpenSegmentCountsDownToItsTimeOut()
    {
        goTo(test::Shown::facts(*view).recording->length());
        QTRY_COMPARE(text("nextFragment"), QString("the collector expects fragment 64")); // all were collected
        goTo(test::Shown::facts(*view).segments()[0].opened +
             1); // the first fragment has just come, and waits for 32 cycles
        QTRY_COMPARE(text("nextFragment"), QString("time-out in 31 cycles · the collector expects fragment 0"));
    }

    void FSEG_08_theOrderOfPipelinesIsListed()
    {
        goTo(test::Shown::facts(*view).recording->length());
        QTRY_COMPARE(text("pipelineOrder"), QString("Order: 0, 1"));
    }

    void keysSelectSegmentsAndTheSelectionIsShown()
    {
        auto& timeline = view->timeline();
        timeline.setFocus();
        timeline.setCurrentTrack(0);
        QTest::keyClick(&timeline, Qt::Key_Period);
        QTRY_VERIFY(std::holds_alternative<SegmentLink>(bench->window().desk().selection()));
        QTest::keyClick(&timeline, Qt::Key_Comma);
        QTRY_COMPARE(bench->window().desk().selection(), Selection(SegmentLink{0, 0}));
        QTest::keyClick(&timeline, Qt::Key_Period);
        QTRY_COMPARE(bench->window().desk().selection(), Selection(SegmentLink{0, 1}));
        QVERIFY2(timeline.accessibleDescription().startsWith("Segment 1 on sp.1 · draw 0 · 32 fragments, 100.0 % full"),
                 qPrintable(timeline.accessibleDescription()));
        QTRY_COMPARE(table("segmentsSegments").currentRow(), 1);
        QTest::keyClick(&timeline, Qt::Key_Down);
        QCOMPARE(timeline.currentTrack(), std::size_t(1));
    }

    void aClickOnABarSelectsItAndGoesThere()
    {
        auto& timeline = view->timeline();
        const auto& bar = timeline.content().tracks[2].bars[0];
        const QPoint middle = timeline.barRect(2, bar).center().toPoint();
        const core::Cycle cycle = timeline.scale().cycleAt(middle.x());
        QTest::mouseClick(timeline.viewport(), Qt::LeftButton, {}, middle);
        QTRY_COMPARE(bench->window().desk().selection(), Selection(SegmentLink{0, 1}));
        QTRY_VERIFY(bench->window().desk().moment().inside);
        QCOMPARE(bench->window().desk().moment().inside->cycle, cycle + 1); // behind it, where it is shown
    }

    void thePictureHasATableTwin()
    {
        QTest::mouseClick(&tableButton(), Qt::LeftButton);
        QVERIFY(!view->timeline().isVisible());
        QVERIFY(table("segmentsSegments").isVisible());
        QCOMPARE(view->exports().size(), 2);
        view->tables().setCurrentIndex(1);
        view->copy();
        QVERIFY(QGuiApplication::clipboard()->text().contains("sp.1"));
        QTest::mouseClick(&tableButton(), Qt::LeftButton);
        QCOMPARE(view->exports().back().name, QString("PNG"));
        QCOMPARE(views::saveExport(view->exports().back(), bench->path("segments.png"), {}), QString());
        QVERIFY(!QImage(bench->path("segments.png")).isNull());
    }

    void DEC_01_pullModeIsExplained()
    {
        QCOMPARE(whyNothing(), QString());
        views::MachineChoice machine = *bench->window().desk().moment().machine;
        machine.config.segments->segMode = core::SegmentMode::Pull;
        bench->window().desk().useMachine(machine);
        QTRY_VERIFY2(whyNothing().contains("seg.mode=pull"), qPrintable(whyNothing()));
        QVERIFY(view->exports().isEmpty());
    }

private:
    [[nodiscard]] QToolButton& tableButton() const { return test::child<QToolButton>(*view, "segmentAsTable"); }
    [[nodiscard]] views::FactTable& table(const char* name) const { return test::child<views::FactTable>(*view, name); }
    [[nodiscard]] QString text(const char* label) const { return test::child<QLabel>(*view, label).text(); }
    [[nodiscard]] views::ResourceGauge::Level gauge(int resource) const
    {
        const QByteArray name = "segmentGauge" + QByteArray::number(resource);
        return test::child<views::ResourceGauge>(*view, name).level();
    }
    [[nodiscard]] QToolButton& speedUp() const { return test::child<QToolButton>(*view, "segmentSpeedUp"); }
    [[nodiscard]] QString whyNothing() const
    {
        return view->findChild<views::Pane*>(QString(), Qt::FindDirectChildrenOnly)->sentence();
    }
    void goTo(core::Cycle cycle) const
    {
        bench->window().desk().follow({.place = views::DrawLink{0, cycle}, .selection = {}});
        QTRY_VERIFY(bench->window().desk().moment().inside);
        QTRY_COMPARE(test::Shown::facts(*view).cursor, cycle);
    }

    std::unique_ptr<WindowBench> bench;
    views::SegmentsView* view = nullptr;
};

VITRINE_TEST(TestWindowSegments, QApplication)
#include "tst_window_segments.moc"
