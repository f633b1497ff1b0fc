// SPDX-License-Identifier: Apache-2.0
#include "app/docks/docks.h"
#include "app/shell/layouts.h"
#include "core/gpu/knobs/processor_knobs.h"
#include "core/gpu/machine_config.h"
#include "core/gpu/presets.h"
#include "tests/harness/child.h"
#include "tests/harness/test_class.h"
#include "tests/ui/sample_copy.h"
#include "tests/ui/shown.h"
#include "tests/ui/window_bench.h"
#include "views/base/desk.h"
#include "views/base/item_tools.h"
#include "views/base/machine_choice.h"
#include "views/docks/diagram/diagram_canvas.h"
#include "views/docks/diagram/diagram_text.h"
#include "views/docks/diagram/diagram_view.h"
#include "views/kit/row_table.h"
#include "views/machine/recordings.h"

#include <QDockWidget>
#include <QLabel>
#include <QToolButton>

#include <set>

using namespace vitrine;
using test::WindowBench;

/// Draw 4 of the sample: the cube that is lit and shadowed, on the machine that the capture was written with (PAR, two
/// processors, segments).
class TestWindowDiagram final : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        bench = std::make_unique<WindowBench>();
        QVERIFY(bench->start({test::copySample("lit-cube-shadow-map", bench->path("sample.vitrine")), "--draw", "4"}));
        bench->window().resize(1500, 950);
        auto& docks = bench->window().docks();
        docks.raise(*docks.dock("diagram"));
        view = dynamic_cast<views::DiagramView*>(docks.view("diagram"));
        QVERIFY(view);
        QTRY_VERIFY(isReady());
    }
    void cleanup() { bench.reset(); }

    // Where the machine stands at the cursor comes later than the recording.
    void itIsPaintedBeforeItsStateIsThere()
    {
        const auto recording = canvas().content().recording;
        canvas().setRecording(nullptr);
        canvas().setRecording(recording);
        QVERIFY(!canvas().grab().isNull());
        QCOMPARE(canvas().content().state.units.size(), recording->units().size());
    }

    void everyPartHasAPlaceOfItsOwn()
    {
        const auto& content = this->content();
        const auto& boxes = content.layout.boxes;
        QCOMPARE(boxes.size(), content.recording->units().size() + content.recording->queues().size());
        for (std::size_t i = 0; i < boxes.size(); ++i) {
            QVERIFY(QRectF(QPointF(), content.layout.size).contains(boxes[i]));
            for (std::size_t j = i + 1; j < boxes.size(); ++j)
                QVERIFY2(!boxes[i].intersects(boxes[j]), qPrintable(QString("%1 %2").arg(i).arg(j)));
        }
    }

    void edgesAreThePortsAndLinesOfTheUnits()
    {
        using Edge = std::pair<std::size_t, std::size_t>;
        const auto& graph = content().graph;
        std::set<Edge> expected;
        for (const auto& unit : content().recording->units()) {
            for (const auto& port : unit.ports) {
                if (!port.queue)
                    continue;
                const std::size_t a = graph.nodeOf(unit.id);
                const std::size_t b = graph.nodeOf(port.queue);
                expected.insert(port.direction == core::PortDirection::Out ? Edge(a, b) : Edge(b, a));
            }
            for (const auto& link : unit.links)
                if (link.kind != core::LinkKind::Gauge)
                    expected.insert({graph.nodeOf(unit.id), graph.nodeOf(content().recording->unitAt(link.to))});
        }
        std::set<Edge> drawn;
        for (const auto& edge : graph.edges())
            QVERIFY(drawn.insert({edge.from, edge.to}).second);
        QCOMPARE(drawn, expected);
    }

    // The machine as core has it after 745 cycles.
    void unitsAndQueuesShowTheCursor()
    {
        goTo(745);
        const auto snapshot = core::machineAt(content().recording, 745);
        QVERIFY(snapshot.hasValue());
        for (const auto& unit : (*snapshot)->units) {
            const auto& shown = content().state.units[unit.id.value - 1];
            QCOMPARE(int(shown.activity()), int(unit.activity));
            if (unit.activity == core::Activity::Stalled)
                QCOMPARE(shown.blocker().value, unit.blocker.value);
        }
        for (const auto& queue : (*snapshot)->queues)
            QCOMPARE(content().state.occupancies[queue.id.value - 1], queue.occupancy);
    }

    // What stepping shows and what was recorded is one truth.
    void theEndIsShownFromTheRecording()
    {
        const auto& recording = *content().recording;
        const auto atEnd = views::diagramState(recording, recording.length(), nullptr);
        QCOMPARE(atEnd.cycle, recording.length() - 1);
        goTo(745);
        const auto recorded = views::diagramState(recording, 745, nullptr);
        QCOMPARE(recorded.occupancies, content().state.occupancies);
        for (std::size_t i = 0; i < recorded.units.size(); ++i)
            QCOMPARE(int(recorded.units[i].activity()), int(content().state.units[i].activity()));
    }

    void aClickSelectsAndShowsWhatHoldsTheUnitUp()
    {
        goTo(745);
        const std::size_t ain = node("ain");
        QCOMPARE(int(content().state.units[ain].activity()), int(core::Activity::Stalled));
        QTest::mouseClick(&canvas(), Qt::LeftButton, {}, canvas().rectOf(ain).center().toPoint());
        QCOMPARE(bench->window().desk().selection(), views::Selection(views::UnitLink{"ain"}));
        const auto sources = content().recording->stallSources();
        const auto chain = core::stallAt(sources, content().recording->unitAt("ain"), 699);
        QVERIFY(chain.links.size() >= 2);
        QCOMPARE(sentence().text(), QString::fromStdString(core::chainText(chain, sources)));
        QVERIFY(sentence().text().startsWith("ain ← ftq full"));
        // Its first two lines lead from AIN to FTQ and on to who empties it.
        const auto path = views::chainPath(content());
        QVERIFY(path.edges.size() >= 2);
        std::set<std::size_t> touched;
        for (const std::size_t edge : path.edges)
            touched.insert({content().graph.edges()[edge].from, content().graph.edges()[edge].to});
        QVERIFY(touched.contains(ain));
        QVERIFY(touched.contains(node("ftq")));
    }

    void arrowsFollowTheLinesAndEnterGoesDeeper()
    {
        auto& canvas = this->canvas();
        bench->window().desk().select(views::UnitLink{"arb"});
        QTRY_COMPARE(canvas.selected(), std::optional(node("arb")));
        canvas.setFocus();
        QTRY_VERIFY(canvas.hasFocus());
        QTest::keyClick(&canvas, Qt::Key_Down); // the device on its first port
        QCOMPARE(canvas.selected(), std::optional(node("tex")));
        QTest::keyClick(&canvas, Qt::Key_Down); // no wire leads there: what stands below
        QCOMPARE(canvas.selected(), std::optional(node("ffs")));
        QTest::keyClick(&canvas, Qt::Key_Up);
        QCOMPARE(canvas.selected(), std::optional(node("arb")));
        QTest::keyClick(&canvas, Qt::Key_Return);
        QTRY_VERIFY(bench->window().docks().dock("units")->isVisible());
    }

    void zoomAndFitByKeys()
    {
        auto& canvas = this->canvas();
        canvas.setFocus();
        QTRY_VERIFY(canvas.hasFocus());
        const double fitted = canvas.zoom();
        QVERIFY(test::Shown::fits(canvas));
        const auto widthOf = [&] { return canvas.rectOf(node("ras")).width(); };
        const double before = widthOf();
        QTest::keyClick(&canvas, Qt::Key_Plus); // larger, or with more written in it
        QVERIFY(widthOf() > before);
        QVERIFY(!test::Shown::fits(canvas));
        QTest::keyClick(&canvas, Qt::Key_Minus);
        QTest::keyClick(&canvas, Qt::Key_Home);
        QVERIFY(test::Shown::fits(canvas));
        // At first no smaller than can be read, now all of it.
        QVERIFY(canvas.zoom() <= fitted);
        for (std::size_t node = 0; node < content().layout.boxes.size(); ++node)
            QVERIFY(QRectF(canvas.rect()).contains(canvas.rectOf(node)));
    }

    void theTableHasTheSameNumbers()
    {
        goTo(745);
        QTest::mouseClick(&tableButton(), Qt::LeftButton);
        QVERIFY(table().isVisible());
        const auto& model = table().rows();
        const auto& units = content().recording->units();
        QCOMPARE(model.rowCount(), int(units.size() + content().absent.size()));
        for (int row = 0; row < int(units.size()); ++row)
            QCOMPARE(model.index(row, 0).data().toString(), QString::fromStdString(units[std::size_t(row)].path));
        const int ain = int(node("ain"));
        QCOMPARE(model.index(ain, 3).data().toString(), QString("stalled"));
        QCOMPARE(model.index(ain, 4).data().toString(), QString("output full"));
        QCOMPARE(model.index(ain, 5).data().toString(), QString("ftq"));
        QVERIFY(model.index(ain, 7).data().toString().contains("ftq 64 / 64"));
        QVERIFY(views::modelAsCsv(model).contains("output full"));
        QCOMPARE(view->exports().size(), qsizetype(4));
    }

    void nearerMoreIsWritten()
    {
        auto& canvas = this->canvas();
        canvas.setFocus();
        QTRY_VERIFY(canvas.hasFocus());
        bench->window().resize(1366, 768);
        const auto detail = [&] { return content().layout.detail; };
        for (int times = 0; times < 3 && detail() != views::DiagramDetail::Full; ++times)
            QTest::keyClick(&canvas, Qt::Key_Plus);
        QCOMPARE(int(detail()), int(views::DiagramDetail::Full));
        QCOMPARE(canvas.zoom(), 1.0);
        QCOMPARE(content().layout.lines[node("ain")].join(' '), QString("attribute interpolator"));
        for (int times = 0; times < 3 && detail() != views::DiagramDetail::Brief; ++times)
            QTest::keyClick(&canvas, Qt::Key_Minus);
        QCOMPARE(int(detail()), int(views::DiagramDetail::Brief));
    }

    // Boxes and wires at rest are painted again for another size or zoom alone.
    void aStepPaintsOnlyWhatMoves()
    {
        goTo(745);
        canvas().repaint();
        const auto before = test::Shown::rest(canvas()).cacheKey();
        QVERIFY(before != 0);
        goTo(746);
        canvas().repaint();
        QCOMPARE(test::Shown::rest(canvas()).cacheKey(), before);
        canvas().zoomIn();
        canvas().repaint();
        QVERIFY(test::Shown::rest(canvas()).cacheKey() != before);
    }

    void manyProcessorsAreOneUntilAClickOpensThem()
    {
        core::MachineConfig many = content().recording->config();
        many.processors->spCount = 64;
        bench->window().desk().useMachine({"many", many});
        QTRY_VERIFY(isReady() && content().recording->config() == many);
        auto& canvas = this->canvas();
        const std::size_t first = node("sp.0");
        QVERIFY(canvas.isFolded(first) && canvas.isFolded(node("sp.63")));
        QVERIFY2(views::nodeToolTip(content(), first).startsWith("<b>SP × 64: "),
                 qPrintable(views::nodeToolTip(content(), first)));
        QTest::mouseClick(&canvas, Qt::LeftButton, {}, canvas.rectOf(first).center().toPoint());
        QVERIFY(!canvas.isFolded(first));
        QVERIFY(canvas.rectOf(node("sp.63")).top() > canvas.rectOf(node("sp.62")).top());
        canvas.setFocus();
        QTRY_VERIFY(canvas.hasFocus());
        QCOMPARE(canvas.selected(), std::optional(first));
        QTest::keyClick(&canvas, Qt::Key_Space);
        QVERIFY(canvas.isFolded(first));
    }

    void linesThatAreNoFlowAreShownByASwitch()
    {
        auto& lines = test::child<QToolButton>(*view, "diagramLines");
        const QImage without = canvas().grab().toImage();
        QTest::mouseClick(&lines, Qt::LeftButton);
        QVERIFY(canvas().grab().toImage() != without);
        QTest::mouseClick(&lines, Qt::LeftButton);
        QCOMPARE(canvas().grab().toImage(), without);
    }

    void thePictureIsSavedWithAllNames()
    {
        goTo(745);
        const QString svg = QString::fromUtf8(canvas().drawing());
        QVERIFY(svg.startsWith("<?xml"));
        for (const char* written : {"AIN", "attribute", "interpolator", "psr.primitives", "64/64"})
            QVERIFY2(svg.contains(QString(">%1").arg(written)), written);
        QCOMPARE(view->exports().last().suffix, QString("svg"));
    }

    void fullNamesStandBesideShortOnesOnAScreenOf1920()
    {
        bench->window().resize(1920, 1080);
        bench->window().layouts().show("architecture");
        QTRY_COMPARE(bench->window().size(), QSize(1920, 1080));
        QTRY_VERIFY(isReady() && int(content().layout.detail) != int(views::DiagramDetail::Brief));
        for (std::size_t i = 0; i < content().layout.boxes.size(); ++i)
            QVERIFY(QRectF(canvas().rect()).contains(canvas().rectOf(i)));
    }

    void whatOtherMachinesHaveStandsAside()
    {
        std::set<std::string> absent;
        for (const auto& unit : content().absent)
            if (!unit.isPresent)
                absent.insert(unit.id);
        QVERIFY(absent.contains("FFPU"));
        QVERIFY(absent.contains("FFB"));
        QVERIFY(!absent.contains("FFS"));

        bench->window().desk().useMachine({"PROG", core::presetConfig(core::Preset::Prog)});
        QTRY_VERIFY(isReady() && !content().recording->unitAt("arb"));
        absent.clear();
        for (const auto& unit : content().absent)
            if (!unit.isPresent)
                absent.insert(unit.id);
        for (const char* id : {"ARB", "FFS", "FFP", "FFB", "FFPU"})
            QVERIFY2(absent.contains(id), id);
        QVERIFY(!absent.contains("TSCR")); // a part of the processors
        // ARQ is wired to TEX, and is called after it (spec/00 §3).
        const auto arq = content().recording->queueAt("arq");
        QCOMPARE(content().recording->queue(arq).seedTerm, std::string("texture request queue"));
        const auto neighbors = content().graph.neighbors(node("arq"));
        QVERIFY(std::find(neighbors.begin(), neighbors.end(), node("tex")) != neighbors.end());
    }

private:
    [[nodiscard]] views::DiagramCanvas& canvas() const { return test::part<views::DiagramCanvas>(*view); }
    [[nodiscard]] views::RowTable& table() const { return test::part<views::RowTable>(*view); }
    [[nodiscard]] QToolButton& tableButton() const { return test::child<QToolButton>(*view, "diagramAsTable"); }
    [[nodiscard]] QLabel& sentence() const { return test::child<QLabel>(*view, "diagramReadout"); }
    [[nodiscard]] const views::DiagramContent& content() const { return canvas().content(); }
    [[nodiscard]] bool isReady() const { return content().recording && !content().layout.boxes.empty(); }
    [[nodiscard]] std::size_t node(const char* path) const
    {
        const auto found = views::nodeOf(content(), views::UnitLink{path});
        return found ? *found : views::nodeOf(content(), views::QueueLink{path}).value_or(99999);
    }
    void goTo(core::Cycle cycle)
    {
        bench->window().desk().follow({.place = views::DrawLink{4, cycle}, .selection = {}});
        QVERIFY(bench->settle());
        QTRY_COMPARE(content().state.cycle, cycle - 1);
    }

    std::unique_ptr<WindowBench> bench;
    views::DiagramView* view = nullptr;
};

VITRINE_TEST(TestWindowDiagram, QApplication)
#include "tst_window_diagram.moc"
