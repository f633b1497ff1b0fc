// SPDX-License-Identifier: Apache-2.0
// What docks of units tell that have little or nothing to do for 2-D graphics: what that was, or why it was nothing.
#include "app/docks/docks.h"
#include "core/gpu/machine_config.h"
#include "tests/harness/child.h"
#include "tests/harness/test_class.h"
#include "tests/ui/sample_copy.h"
#include "tests/ui/window_bench.h"
#include "views/base/desk.h"
#include "views/base/machine_choice.h"
#include "views/kit/pane.h"

#include <QDockWidget>
#include <QLabel>
#include <QPushButton>

using namespace vitrine;
using test::WindowBench;

/// Draw 1 of the sample `star` fills a path: its windings are counted, resolved and covered. Draw 5 of `album` draws an
/// image of 64 × 64 pixels. Draw 3 of `blitter` fills a parallelogram by the basic path, 32 pixels wide and high.
class TestWindowVectorUnits final : public QObject {
    Q_OBJECT

private slots:
    void init() { bench = std::make_unique<WindowBench>(); }
    void cleanup() { bench.reset(); }

    void DEC_08_hizTellsThatPlanesHaveNoBounds()
    {
        QVERIFY(open("star", 1, "hiz"));
        QTRY_VERIFY2(sentence().startsWith("HiZ compares nothing in 2-D graphics"), qPrintable(sentence()));
        // The counts of VG2D-06; behind them the pixels of the box, of which 2,528 are covered.
        QVERIFY2(sentence().contains("it judged 0 tiles; ZST counted 6\u00a0279 samples and looked at "),
                 qPrintable(sentence()));
        QTest::mouseClick(&wayOut(), Qt::LeftButton);
        QTRY_VERIFY(bench->window().docks().view("vector-stages")->isVisible());
    }

    void DEC_08_aMachineWithoutHizIsNotToldToTurnItOn()
    {
        QVERIFY(open("star", 1, "hiz"));
        views::MachineChoice machine = *bench->window().desk().moment().machine;
        QVERIFY(core::setKnob(machine.config, "hiz.enabled", "off").hasValue());
        bench->window().desk().useMachine(machine);
        QTRY_VERIFY2(sentence().endsWith("This machine has none."), qPrintable(sentence()));
        QCOMPARE(wayOut().text(), QString("Show its passes"));
    }

    void VG2D_40_theBasicPathComesByNoUnitOfShading_data()
    {
        QTest::addColumn<QString>("dock");
        QTest::addColumn<QString>("says");
        QTest::newRow("hiz") << "hiz"
                             << "does not come by HiZ";
        QTest::newRow("arbiter") << "arbiter"
                                 << "it has no programs, so nothing asks a device";
        QTest::newRow("segments") << "segments"
                                  << "it has no fragment tasks to cut into segments";
        QTest::newRow("tasks") << "tasks"
                               << "it has neither vertex nor fragment tasks";
    }
    void VG2D_40_theBasicPathComesByNoUnitOfShading()
    {
        QFETCH(QString, dock);
        QFETCH(QString, says);
        QVERIFY(open("blitter", 3, dock));
        QTRY_VERIFY2(sentence().contains(says), qPrintable(sentence()));
        QVERIFY2(sentence().contains("RAS, MUX and the color updater have written 1\u00a0024 pixels by themselves."),
                 qPrintable(sentence()));
        QCOMPARE(wayOut().text(), QString("Show its passes")); // no knob of the machine leads elsewhere
        QVERIFY(view->exports().isEmpty());
    }

    /// The fans are vertices; what covers them goes past the processors.
    void BYP_06_tasksTellWhyThereAreNoneOfFragments()
    {
        QVERIFY(open("star", 1, "tasks"));
        const auto& way = test::child<QLabel>(*view, "taskWay");
        QTRY_VERIFY2(way.text().startsWith("No fragment tasks: bypass · class minimal"), qPrintable(way.text()));
        QVERIFY2(way.toolTip().contains("Pass 1, Winding: nothing to shade; ZST counts 6\u00a0279 samples"),
                 qPrintable(way.toolTip()));
        QVERIFY2(way.toolTip().contains("Pass 3, Cover: 2\u00a0528 pixels with a color."), qPrintable(way.toolTip()));
    }

    void VG2D_40_powerTellsWhyTheProcessorsRest()
    {
        QVERIFY(open("blitter", 3, "power"));
        const auto& way = test::child<QLabel>(*view, "bypassWay");
        QTRY_COMPARE(way.text(), QString("bypass · class none · the draw needs no shading: the basic 2-D path has no "
                                         "programs"));
    }

    void HIZ_10_opacityTellsThatCoverageDecides()
    {
        QVERIFY(open("star", 1, "opacity"));
        QTRY_VERIFY2(sentence().startsWith("Draw 1 is of 2-D graphics: coverage decides"), qPrintable(sentence()));
    }

private:
    [[nodiscard]] bool open(const QString& sample, int draw, const QString& dock)
    {
        if (!bench->start({test::copySample(sample, bench->path("sample.vitrine")), "--draw", QString::number(draw)}))
            return false;
        auto& docks = bench->window().docks();
        docks.raise(*docks.dock(dock));
        view = docks.view(dock);
        return view && test::waitFor([this] { return view->isVisible(); });
    }
    [[nodiscard]] views::Pane& pane() const
    {
        return *view->findChild<views::Pane*>(QString(), Qt::FindDirectChildrenOnly);
    }
    [[nodiscard]] QString sentence() const { return pane().sentence(); }
    [[nodiscard]] QPushButton& wayOut() const
    {
        for (auto* button : pane().findChildren<QPushButton*>())
            if (button->isVisible())
                return *button;
        qFatal("the pane has no way out");
    }

    std::unique_ptr<WindowBench> bench;
    views::DockView* view = nullptr;
};

VITRINE_TEST(TestWindowVectorUnits, QApplication)
#include "tst_window_vector_units.moc"
