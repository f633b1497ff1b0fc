// SPDX-License-Identifier: Apache-2.0
#include "app/docks/docks.h"
#include "core/gpu/knobs/bypass_knobs.h"
#include "core/gpu/machine_config.h"
#include "core/session/machine/draw_share_section.h"
#include "core/session/machine/frame_section.h"
#include "core/session/machine/segment_section.h"
#include "core/session/machine/vector_section.h"
#include "tests/harness/child.h"
#include "tests/harness/test_class.h"
#include "tests/ui/sample_copy.h"
#include "tests/ui/shown.h"
#include "tests/ui/window_bench.h"
#include "views/base/desk.h"
#include "views/base/item_tools.h"
#include "views/base/machine_choice.h"
#include "views/docks/queues/queues_view.h"
#include "views/docks/segments/segments_view.h"
#include "views/kit/fact_table.h"
#include "views/kit/timeline/track_timeline.h"
#include "views/machine/activity_style.h"
#include "views/theme/theme.h"

#include <QClipboard>
#include <QDockWidget>
#include <QLabel>
#include <QToolButton>

using namespace vitrine;
using test::WindowBench;

/// Draws 1 and 5 of the sample are stars, of three passes each: their triangles are counted, then come the coverage of
/// the counts and the paint (VG2D-02). Draws 0 and 4 are clears, of one pass.
class TestWindowDrawColors final : public QObject {
    Q_OBJECT

private slots:
    void init() { bench = std::make_unique<WindowBench>(); }
    void cleanup() { bench.reset(); }

    void RUN_02_theLegendNumbersThePassesOfADraw()
    {
        auto& view = open<views::QueuesView>("star", 1, "queues");
        QVERIFY(byDraw(view).isChecked());
        QCOMPARE(legend(view).mid(0, 3),
                 (QStringList{"draw 1, pass 1, Winding", "draw 1, pass 2, Resolve", "draw 1, pass 3, Cover"}));
        QVERIFY(!legend(view).contains("working")); // it has the draws' colors
        QVERIFY(legend(view).contains("stalled, output full"));
        byDraw(view).click();
        QCOMPARE(legend(view).front(), QString("working"));
    }

    void RUN_02_theValuesNameThePassThatACycleIsOf()
    {
        auto& view = open<views::QueuesView>("star", 1, "queues");
        const auto& passes = recording().section<core::VectorSection>().passes;
        QCOMPARE(passes.size(), std::size_t(3));
        const QStringList names{"draw 1, pass 1, Winding", "draw 1, pass 2, Resolve", "draw 1, pass 3, Cover"};
        for (std::size_t i = 0; i < passes.size(); ++i) {
            goTo(1, *passes[i].first + 1); // its first cycle is shown
            QTRY_VERIFY2(view.readout().text().contains(names[qsizetype(i)] + " · "),
                         qPrintable(view.readout().text()));
            goTo(1, *passes[i].end); // its last cycle
            QTRY_VERIFY2(view.readout().text().contains(names[qsizetype(i)] + " · "),
                         qPrintable(view.readout().text()));
            goTo(1, *passes[i].first);
            QTRY_VERIFY2(view.readout().text().contains(": between passes · "), qPrintable(view.readout().text()));
        }
        goTo(1, *passes[1].end);
        QTRY_VERIFY(view.readout().text().contains(": " + names[1]));
        view.copy();
        QVERIFY(QGuiApplication::clipboard()->text().contains(names[1]));
        byDraw(view).click();
        QVERIFY(!view.readout().text().contains("pass 2"));
    }

    /// RAS works in every pass: on triangles in the first, on the box of the path in the others.
    void RUN_02_lanesAreInTheColorsOfTheirPasses()
    {
        auto& view = open<views::QueuesView>("star", 1, "queues");
        const bool isDark = views::Theme::current().isDark;
        const QList<QColor> colors =
            isDark ? QList<QColor>{"#56b4e9", "#e69f00", "#009e73"} : QList<QColor>{"#0072b2", "#c27c00", "#008a64"};
        for (std::size_t pass = 0; pass < 3; ++pass)
            QCOMPARE(workingColor(view, pass).name(), colors[qsizetype(pass)].name());
        byDraw(view).click();
        const QColor busy = views::unitStateStyle(views::UnitState::Working).fill.color;
        for (std::size_t pass = 0; pass < 3; ++pass)
            QCOMPARE(workingColor(view, pass).name(), busy.name());
    }

    void aDrawOfOnePassIsColoredWhenItIsAskedFor()
    {
        auto& view = open<views::QueuesView>("star", 0, "queues");
        QVERIFY(!byDraw(view).isChecked());
        QVERIFY(!view.readout().text().contains("draw 0"));
        byDraw(view).click();
        QCOMPARE(legend(view).front(), QString("draw 0, pass 1, Basic path"));
        byDraw(view).click();
        goTo(1, 1); // another draw, of three passes: what the user has chosen stays
        QTRY_VERIFY(views::Recordings::of(bench->window().desk()).recording());
        QCOMPARE(recording().section<core::VectorSection>().passes.size(), std::size_t(3));
        QVERIFY(!byDraw(view).isChecked());
    }

    void aDrawOfTriangleHasNoPasses()
    {
        auto& view = open<views::QueuesView>("triangle", 0, "queues");
        QVERIFY(!byDraw(view).isChecked());
        byDraw(view).click();
        QCOMPARE(legend(view).front(), QString("draw 0"));
        QVERIFY2(view.readout().text().contains(": draw 0 · "), qPrintable(view.readout().text()));
    }

    /// Only the pass that paints has fragments with a program; without the bypass they go in segments.
    void RUN_02_segmentsAreOfTheirPass()
    {
        auto& view = open<views::SegmentsView>("star", 1, "segments");
        useProcessors();
        QTRY_VERIFY(test::Shown::facts(view).hasSegments() && !test::Shown::facts(view).segments().empty());
        QTRY_VERIFY(!view.timeline().content().tracks.empty());
        QVERIFY(byDraw(view).isChecked());
        for (const core::SegmentRecord& segment : test::Shown::facts(view).segments())
            QCOMPARE(int(segment.pass), 2);
        bench->window().desk().select(views::SegmentLink{1, 0});
        QTRY_VERIFY2(view.readout().text().startsWith("draw 1, pass 3, Cover · Segment 0"),
                     qPrintable(view.readout().text()));
        const auto& table = test::child<views::FactTable>(view, "segmentsSegments");
        QVERIFY(views::modelAsCsv(*table.model()).contains("1 · 3 Cover"));
    }

    /// Of a frame's draws, which are under way beside each other, each queue says what it holds of which.
    void RUN_02_queuesOfAFrameAreColoredByDraw()
    {
        auto& view = open<views::QueuesView>("lit-cube-shadow-map", 6, "queues");
        bench->window().desk().setInFrame(true);
        QTRY_VERIFY(shownRecording() && shownRecording()->section<core::FrameSection>().run);
        QVERIFY(byDraw(view).isChecked());
        QCOMPARE(legend(view).mid(0, 4), (QStringList{"draw 6", "draw 7", "draw 8", "draw 9"}));
        const bool isDark = views::Theme::current().isDark;
        const QStringList colors =
            isDark ? QStringList{"#56b4e9", "#e69f00", "#009e73"} : QStringList{"#0072b2", "#c27c00", "#008a64"};
        const core::QueueId queue = recording().queueAt("vtq");
        for (std::uint32_t draw = 6; draw < 9; ++draw) {
            const auto cycle = cycleOfOne(queue, draw);
            QVERIFY2(cycle, qPrintable(QString("draw %1").arg(draw)));
            const QStringList shown = colorsIn(view, queue, *cycle);
            for (const QString& color : colors)
                QCOMPARE(shown.contains(color), color == colors[qsizetype(draw - 6)]);
            goTo(draw, *cycle + 1);
            const QString text = QString(" · draw %1: ").arg(draw);
            view.timeline().setCurrentTrack(trackOf(view, queue));
            QTRY_VERIFY2(view.readout().text().contains(text), qPrintable(view.readout().text()));
        }
    }

private:
    /// A cycle in which a queue holds what is of this draw alone, in a stretch that is seen as a column.
    [[nodiscard]] std::optional<core::Cycle> cycleOfOne(core::QueueId queue, std::uint32_t draw) const
    {
        const auto& shares = recording().section<core::DrawShareSection>();
        constexpr core::Cycle kStretch = 8;
        for (core::Cycle cycle = recording().length() - kStretch; cycle > kStretch; --cycle) {
            bool isAlone = true;
            for (core::Cycle near = cycle - kStretch; near < cycle + kStretch && isAlone; ++near) {
                const auto entries = core::entriesByDraw(shares, queue, near);
                isAlone = entries.size() == 1 && entries.front().draw == draw;
            }
            if (isAlone)
                return cycle;
        }
        return std::nullopt;
    }
    [[nodiscard]] static std::size_t trackOf(const views::QueuesView& view, core::QueueId queue)
    {
        const auto& lanes = test::Shown::lanes(view);
        return static_cast<std::size_t>(std::ranges::find(lanes, queue, &views::Lane::queue) - lanes.begin());
    }
    /// From the lane's top to its bottom, with this cycle in the middle of what is shown.
    [[nodiscard]] QStringList colorsIn(const views::QueuesView& view, core::QueueId queue, core::Cycle cycle) const
    {
        const core::Cycle first = cycle - views::CycleWindow::kNarrowest / 2;
        views::Recordings::of(bench->window().desk()).window().show(first, first + views::CycleWindow::kNarrowest);
        const std::size_t track = trackOf(view, queue);
        view.timeline().setCurrentTrack(track); // and scrolls there
        const QRect area = view.timeline().trackRect(track);
        const QImage picture = view.timeline().picture();
        QStringList colors;
        for (int y = area.top(); y <= std::min(area.bottom(), picture.height() - 1); ++y)
            colors << picture.pixelColor(area.center().x(), y).name();
        return colors;
    }

    template <typename View>
    View& open(const QString& sample, int draw, const QString& dock)
    {
        const QString path = test::copySample(sample, bench->path("sample.vitrine"));
        if (!bench->start({path, "--draw", QString::number(draw)}))
            qFatal("the window does not start");
        auto& docks = bench->window().docks();
        docks.raise(*docks.dock(dock));
        if (!test::waitFor([this] { return views::Recordings::of(bench->window().desk()).recording() != nullptr; }))
            qFatal("the draw is not recorded");
        return dynamic_cast<View&>(*docks.view(dock));
    }
    void useProcessors() const
    {
        views::MachineChoice machine = *bench->window().desk().moment().machine;
        machine.config.bypass->bypassMode = core::BypassMode::Off;
        bench->window().desk().useMachine(machine);
    }
    [[nodiscard]] const core::DrawRecording* shownRecording() const
    {
        return views::Recordings::of(bench->window().desk()).recording().get();
    }
    [[nodiscard]] const core::DrawRecording& recording() const { return *shownRecording(); }
    [[nodiscard]] static QToolButton& byDraw(const QObject& view)
    {
        return test::child<QToolButton>(view, "colorByDraw");
    }
    /// What its entries are called.
    [[nodiscard]] static QStringList legend(const QObject& view)
    {
        QStringList names;
        for (const QObject* entry : test::part<views::DataLegend>(view).children())
            if (const auto* shown = dynamic_cast<const QWidget*>(entry))
                names << shown->accessibleName();
        return names;
    }
    void goTo(std::uint32_t draw, core::Cycle cycle) const
    {
        bench->window().desk().follow({.place = views::DrawLink{draw, cycle}, .selection = {}});
        QTRY_VERIFY(bench->window().desk().moment().inside);
        QTRY_COMPARE(views::Recordings::of(bench->window().desk()).cursor(), cycle);
    }
    /// At the left end of the first stretch of a pass in which RAS works, seen so near that it is told from others.
    [[nodiscard]] QColor workingColor(const views::QueuesView& view, std::size_t pass) const
    {
        const core::UnitId ras = recording().unitAt("ras");
        const core::RecordedPass& of = recording().section<core::VectorSection>().passes[pass];
        const auto& history = recording().activity(ras);
        core::Cycle cycle = *of.first;
        while (cycle < *of.end && history.columns(cycle, cycle + 1, 1).front().working() == 0)
            ++cycle;
        if (cycle == *of.end)
            return {};
        views::Recordings::of(bench->window().desk()).window().show(cycle, cycle + 16);
        const auto& lanes = test::Shown::lanes(view);
        const auto lane = std::ranges::find(lanes, ras, &views::Lane::unit);
        const auto track = static_cast<std::size_t>(lane - lanes.begin());
        view.timeline().setCurrentTrack(track); // and scrolls there
        const QRect area = view.timeline().trackRect(track);
        return view.timeline().picture().pixelColor(area.left() + 3, area.center().y());
    }

    std::unique_ptr<WindowBench> bench;
};

VITRINE_TEST(TestWindowDrawColors, QApplication)
#include "tst_window_draw_colors.moc"
