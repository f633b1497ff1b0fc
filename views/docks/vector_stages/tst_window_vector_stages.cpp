// SPDX-License-Identifier: Apache-2.0
#include "app/docks/docks.h"
#include "core/session/machine/draw_recording.h"
#include "core/session/machine/frame_section.h"
#include "tests/harness/child.h"
#include "tests/harness/test_class.h"
#include "tests/ui/sample_copy.h"
#include "tests/ui/shown.h"
#include "tests/ui/window_bench.h"
#include "views/base/desk.h"
#include "views/base/item_tools.h"
#include "views/docks/vector_stages/stage_strip.h"
#include "views/docks/vector_stages/vector_stages_view.h"
#include "views/kit/fact_table.h"
#include "views/kit/pane.h"
#include "views/theme/counted.h"

#include <QClipboard>
#include <QDockWidget>
#include <QLabel>
#include <QToolButton>

using namespace vitrine;
using test::WindowBench;
using views::StageBox;

/// Draw 1 of the sample is the star of VG2D-06 and VG2D-07, a sample a pixel: three triangles of 2,399, 1,485 and 2,395
/// pixels, of whose 2,528 are inside.
class TestWindowVectorStages final : public QObject {
    Q_OBJECT

private slots:
    void init() { bench = std::make_unique<WindowBench>(); }
    void cleanup() { bench.reset(); }

    void VG2D_01_theStagesStandInTheirOrderWithTheirUnits()
    {
        open("star", 1);
        QStringList names, units;
        for (const StageBox* box : test::Shown::boxes(stages())) {
            names << box->text();
            units << box->unit();
        }
        QCOMPARE(names, (QStringList{"Path and paint", "Tessellation", "Transformation", "Coverage", "Clip and mask",
                                     "Paint", "Image", "Blending"}));
        QVERIFY(units[5] == "SP" || units[5] == "CU"); // by the way of the fragments
        units.removeAt(5);
        QCOMPARE(units, (QStringList{"DRV", "DRV", "SP", "RAS", "ZST", "no image", "CU"}));
        QCOMPARE(test::Shown::mark(*test::Shown::boxes(stages())[6]), StageBox::Mark::Absent);
        QVERIFY(!test::Shown::boxes(stages())[6]->isEnabled());
        QVERIFY(test::Shown::boxes(stages())[3]->toolTip().contains("stage 4"));
        for (const QString& name : names)
            QVERIFY(!name.contains(QRegularExpression("[0-9]"))); // the source's numerals are for tool tips
    }

    /// Draw 5 of the sample is its first picture of an image.
    void VG2D_01_anImageIsTheTextureUnits()
    {
        open("album", 5);
        StageBox& image = *test::Shown::boxes(stages())[6];
        QCOMPARE(image.unit(), QString("TEX"));
        QTest::mouseClick(&image, Qt::LeftButton);
        QVERIFY(bench->settle());
        const core::RecordedStage& entered = *test::Shown::facts(*view).section().find(core::VectorStage::Image);
        QTRY_COMPARE(test::Shown::facts(*view).cycle(), entered.cycle);
        QVERIFY(bench->window().desk().selection() == views::Selection(views::UnitLink{"tex"}));
        QVERIFY(entered.cycle > test::Shown::facts(*view).section().find(core::VectorStage::Paint)->cycle);
        QVERIFY(entered.cycle < test::Shown::facts(*view).section().find(core::VectorStage::Blending)->cycle);
    }

    void VG2D_01_aClickOnAStageGoesToItsFirstItem()
    {
        open("star", 1);
        StageBox& coverage = *test::Shown::boxes(stages())[3];
        QTest::mouseClick(&coverage, Qt::LeftButton);
        QVERIFY(bench->settle());
        const core::Cycle entered = test::Shown::facts(*view).section().find(core::VectorStage::Coverage)->cycle;
        QTRY_COMPARE(test::Shown::facts(*view).cycle(), entered);
        QCOMPARE(test::Shown::mark(coverage), StageBox::Mark::Active);
        QCOMPARE(test::Shown::mark(*test::Shown::boxes(stages())[7]), StageBox::Mark::Entered); // in a later pass
        QVERIFY(bench->window().desk().selection() == views::Selection(views::UnitLink{"ras"}));
    }

    void VG2D_02_thePassesAddUpToTheDraw()
    {
        open("star", 1);
        QCOMPARE(column("Pass"), (QStringList{"Winding", "Resolve", "Cover", "Between", "Total"}));
        const core::Cycle length = test::Shown::facts(*view).recording->length();
        std::uint64_t cycles = 0;
        for (int row = 0; row < 4; ++row)
            cycles += test::Shown::facts(*view).row(row).cycles;
        QCOMPARE(cycles, length);
        QCOMPARE(column("Cycles").back(), views::grouped(length));
        QCOMPARE(column("Share").back(), QString("100.0 %"));
        QCOMPARE(column("Stencil writes"), (QStringList{views::grouped(6279), "", "", "", views::grouped(6279)}));
        QCOMPARE(column("Passed"), (QStringList{"", "", views::grouped(2528), "", views::grouped(2528)}));
        QCOMPARE(column("Written").back(), views::grouped(2528));
        QVERIFY(summary().contains(views::grouped(2528)));
    }

    void VG2D_15_whatCameInWasDroppedOrPassed()
    {
        open("star", 1);
        const auto& total = test::Shown::facts(*view).rows.back().counts;
        QVERIFY(total.boxed > 2528);
        QCOMPARE(total.uncovered + total.scissored + total.masked + total.passed, total.boxed);
        QCOMPARE(column("Uncovered").back(), views::grouped(total.boxed - 2528));
        QCOMPARE(column("Scissored").back(), QString("0"));
        QCOMPARE(column("Masked").back(), QString("0"));
    }

    /// The star counts what it counts alone, and steps lead from drawing to drawing.
    void RUN_07_thePassesOfADrawingInItsFrame()
    {
        open("star", 1);
        const QStringList alone = column("Written");
        bench->press(Qt::Key_D, Qt::ControlModifier | Qt::ShiftModifier);
        const auto isOf = [this](std::uint32_t draw) {
            const views::VectorFacts& facts = test::Shown::facts(*view);
            return facts.hasPasses() && facts.inFrame && facts.shownDraw == draw;
        };
        QTRY_VERIFY(isOf(1));
        QCOMPARE(column("Pass"), (QStringList{"Winding", "Resolve", "Cover", "Between", "Total"}));
        QCOMPARE(column("Written"), alone);
        QCOMPARE(column("Passed").back(), views::grouped(2528));
        QCOMPARE(column("Conflicts")[2], QString("–"));
        const views::VectorFacts& facts = test::Shown::facts(*view);
        const core::FrameSection& frame = facts.recording->section<core::FrameSection>();
        const auto span = std::ranges::find(frame.run->draws, 1u, &core::DrawSpan::draw);
        QVERIFY(span != frame.run->draws.end());
        std::uint64_t cycles = 0;
        for (int row = 0; row < 4; ++row)
            cycles += facts.row(row).cycles;
        QCOMPARE(cycles, span->end - span->begin);
        QCOMPARE(facts.rows.back().cycles, cycles);
        QVERIFY(*facts.section().passes[0].first >= span->begin);
        StageBox& coverage = *test::Shown::boxes(stages())[3];
        QTest::mouseClick(&coverage, Qt::LeftButton);
        QVERIFY(bench->settle());
        const core::Cycle entered = facts.section().find(core::VectorStage::Coverage)->cycle;
        QTRY_COMPARE(facts.cycle(), entered);
        QVERIFY(isOf(1)); // whatever is under way beside it
        QCOMPARE(test::Shown::mark(coverage), StageBox::Mark::Active);
        test::child<QToolButton>(*view, "withSetup").setChecked(true);
        QCOMPARE(setting("Culling"), QString("off"));

        const auto first = std::ranges::find(frame.run->draws, 0u, &core::DrawSpan::draw);
        QVERIFY(first != frame.run->draws.end());
        bench->window().desk().follow(views::linkToCycle(facts.draw, first->begin));
        QTRY_VERIFY(isOf(0));
        QCOMPARE(column("Pass"), (QStringList{"Basic path", "Between", "Total"}));
        QCOMPARE(facts.rows.back().cycles, first->end - first->begin);
    }

    /// VG2D-10: culling off, no colors, no depth test, the stencil test on, the stencil clear, and surfaces of its own.
    void VG2D_10_theSetUpOfTheWindingPass()
    {
        open("star", 1);
        passes().setCurrentRow(0);
        emit passes().rowChosen(0);
        QVERIFY(bench->settle());
        QTRY_COMPARE(test::Shown::facts(*view).cycle(), *test::Shown::facts(*view).section().passes[0].first);
        test::child<QToolButton>(*view, "withSetup").click();
        QVERIFY(test::child<views::FactTable>(*view, "setupTable").isVisible());
        QCOMPARE(setting("Culling"), QString("off"));
        QCOMPARE(setting("Color mask"), QString("no channel *"));
        QCOMPARE(setting("Depth test"), QString("off"));
        QCOMPARE(setting("Stencil test"), QString("on *"));
        QCOMPARE(setting("Windings before"), QString("all 0 *"));
        QCOMPARE(setting("Color buffer"), QString("none *"));
        const QStringList operations{setting("Front faces"), setting("Back faces")};
        QVERIFY(operations.contains("GL_INCR_WRAP *") && operations.contains("GL_DECR_WRAP *"));
        QVERIFY(setting("Stencil buffer").contains(QString::fromUtf8("320 × 240")));
    }

    void selectingAPassGoesToItsFirstCycle()
    {
        open("star", 1);
        const auto firstOf = [this](std::size_t pass) {
            return *test::Shown::facts(*view).section().passes[pass].first;
        };
        QVERIFY(test::Shown::facts(*view).cycle() > firstOf(0)); // nobody has chosen a pass
        for (const int row : {0, 2, 1}) {
            passes().scrollTo(passes().model()->index(row, 0));
            QTest::mouseClick(passes().viewport(), Qt::LeftButton, {},
                              passes().visualRect(passes().model()->index(row, 0)).center());
            QTRY_COMPARE(test::Shown::facts(*view).cycle(), firstOf(std::size_t(row)));
            QCOMPARE(passes().currentRow(), row);
        }
        QTest::keyClick(&passes(), Qt::Key_Down);
        QTRY_COMPARE(test::Shown::facts(*view).cycle(), firstOf(2));
        QVERIFY(summary().contains("pass 3 of 3, Cover"));
        QCOMPARE(setting("Color mask"), QString("RGBA"));
    }

    void whatIsShownCanBeCopiedAndExported()
    {
        open("star", 1);
        QStringList names;
        for (const auto& format : view->exports())
            names << format.name;
        QVERIFY(names.contains("CSV") && names.contains("JSON") && names.contains("Set-up as CSV"));
        passes().selectAll();
        view->copy();
        const QString copied = QGuiApplication::clipboard()->text();
        QVERIFY(copied.contains("Winding") && copied.contains("Total"));
    }

    void VG2D_01_whatHasNoPathEntersFewerStages()
    {
        open("star", 0); // a clear
        QCOMPARE(test::Shown::boxes(stages())[1]->unit(), QString("no path"));
        QCOMPARE(test::Shown::mark(*test::Shown::boxes(stages())[1]), StageBox::Mark::Absent);
        QVERIFY(test::Shown::boxes(stages())[7]->isEnabled());
    }

    /// The clear of 320 × 240 pixels goes past the processors.
    void VG2D_40_aClearTakesTheBasicPath()
    {
        open("star", 0);
        QCOMPARE(column("Pass"), (QStringList{"Basic path", "Between", "Total"}));
        QCOMPARE(column("Pixels in").front(), QStringLiteral("76\u00A0800"));
        QCOMPARE(column("Written").front(), QStringLiteral("76\u00A0800"));
        QCOMPARE(test::Shown::boxes(stages())[5]->unit(), QString("MUX"));
        QCOMPARE(test::Shown::mark(*test::Shown::boxes(stages())[2]), StageBox::Mark::Absent); // no vertex is shaded
        QCOMPARE(setting("Multiplexer"), QString("constant of CI"));
        QCOMPARE(setting("Columns"), QString("→ from the left"));
    }

    void withoutTwoDimensionsItSaysWhy()
    {
        open("triangle", 0);
        const auto* pane = view->findChild<views::Pane*>();
        QVERIFY(pane && !pane->isContentShown());
        QVERIFY(pane->sentence().startsWith("No 2-D in this draw"));
        QVERIFY(view->exports().isEmpty());
    }

private:
    [[nodiscard]] views::StageStrip& stages() const { return test::part<views::StageStrip>(*view); }
    [[nodiscard]] views::FactTable& passes() const { return test::child<views::FactTable>(*view, "passTable"); }
    void open(const QString& sample, int draw)
    {
        QVERIFY(
            bench->start({test::copySample(sample, bench->path("sample.vitrine")), "--draw", QString::number(draw)}));
        auto& docks = bench->window().docks();
        docks.raise(*docks.dock("vector-stages"));
        view = dynamic_cast<views::VectorStagesView*>(docks.view("vector-stages"));
        QVERIFY(view);
        QTRY_VERIFY(test::Shown::facts(*view).recording);
    }
    [[nodiscard]] QStringList column(const QString& name) const
    {
        const auto& model = *passes().model();
        QStringList cells;
        for (int column = 0; column < model.columnCount(); ++column)
            if (model.headerData(column, Qt::Horizontal).toString() == name)
                for (int row = 0; row < model.rowCount(); ++row)
                    cells << model.index(row, column).data().toString();
        return cells;
    }
    /// Of the pass whose set-up is shown; with a star where it is changed.
    [[nodiscard]] QString setting(const QString& name) const
    {
        const auto& settings = test::Shown::settings(*view);
        const auto found = std::ranges::find(settings, name, &views::PassSetting::name);
        return found == settings.end() ? QString() : found->value + (found->isChanged() ? " *" : "");
    }
    [[nodiscard]] QString summary() const { return test::child<QLabel>(*view, "vectorStagesSummary").text(); }

    std::unique_ptr<WindowBench> bench;
    views::VectorStagesView* view = nullptr;
};

VITRINE_TEST(TestWindowVectorStages, QApplication)
#include "tst_window_vector_stages.moc"
