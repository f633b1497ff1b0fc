// SPDX-License-Identifier: Apache-2.0
#include "app/import/import_dialog.h"
#include "app/start_page.h"
#include "tests/harness/child.h"
#include "tests/harness/test_class.h"
#include "tests/ui/files.h"
#include "tests/ui/window_bench.h"

#include <QCheckBox>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>

using namespace vitrine;
using test::WindowBench;

namespace {

// Two shapes, and a text that OpenVG has no outlines of.
const QByteArray kDrawing = "<svg xmlns='http://www.w3.org/2000/svg' width='40' height='20'>"
                            "<rect id='sky' width='40' height='10' fill='#0080ff'/>"
                            "<circle id='sun' cx='20' cy='10' r='5' fill='#ff0'/>"
                            "<text x='1' y='19'>far</text></svg>";

} // namespace

class TestWindowImport final : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        bench = std::make_unique<WindowBench>();
        drawing = bench->path("an ünusual Drawing.svg");
        QVERIFY(test::writeFile(drawing, kDrawing));
        QVERIFY(bench->start());
    }
    void cleanup() { bench.reset(); }

    void aDroppedDrawingIsImportedAndOpened()
    {
        test::drop(bench->window(), {drawing});
        QTRY_VERIFY(dialog() && dialog()->isVisible());
        QCOMPARE(field("importFile"), drawing);
        QCOMPARE(field("importOutput"), bench->path("an ünusual Drawing.vitrine"));
        QTest::keyClick(dialog(), Qt::Key_Return);
        QTRY_VERIFY(bench->session().state());
        QVERIFY(!dialog()->isVisible());
        QVERIFY(bench->window().windowTitle().startsWith("an ünusual Drawing.vitrine"));
        QCOMPARE(bench->session().capture()->summary.counts.draws, 3u); // the clear, the sky, the sun
        // What is not drawn is said at once.
        QVERIFY2(bench->window().banner().sentence().startsWith("Parts of this capture are missing"),
                 qPrintable(bench->window().banner().sentence()));
    }

    void theStartPageAndTheMenuAskForAFile()
    {
        auto& page = test::part<app::StartPage>(bench->window());
        QTest::mouseClick(&test::child<QPushButton>(page, "startImport"), Qt::LeftButton);
        QVERIFY(dialog() && dialog()->isVisible());
        QVERIFY(field("importOutput").isEmpty());
        QTest::mouseClick(&go(), Qt::LeftButton);
        QCOMPARE(problem(), QString("Name the file that is to be imported"));
        dialog()->reject();
        bench->press(Qt::Key_I, Qt::ControlModifier);
        QTRY_VERIFY(dialog()->isVisible());
    }

    void aDrawingFitsIntoTheSizeThatIsWished()
    {
        bench->window().open(drawing);
        test::child<QCheckBox>(*dialog(), "importHasSize").click();
        test::child<QSpinBox>(*dialog(), "importWidth").setValue(120);
        test::child<QSpinBox>(*dialog(), "importHeight").setValue(120);
        QTest::mouseClick(&go(), Qt::LeftButton);
        QTRY_VERIFY(bench->session().state());
        bench->press(Qt::Key_End);
        QVERIFY(bench->settle());
        QCOMPARE(bench->session().state()->pictures[0]->width, 120u);
        QCOMPARE(bench->session().state()->pictures[0]->height, 120u);
        // Three times as large, in the middle: the sky is 30 rows high, below 30 that are empty.
        QCOMPARE(bench->color(2, 31), QColor(0, 128, 255));
        QCOMPARE(bench->color(2, 58), QColor(0, 128, 255));
        QVERIFY(bench->color(2, 28) != QColor(0, 128, 255) && bench->color(2, 62) != QColor(0, 128, 255));
        QCOMPARE(bench->color(60, 60), QColor(255, 255, 0));
    }

    void aFaultIsToldWhereItIsAndLeavesNoFile()
    {
        QVERIFY(test::writeFile(drawing, "<svg xmlns='http://www.w3.org/2000/svg'>\n<g>\n</svg>"));
        bench->window().open(drawing);
        QTest::mouseClick(&go(), Qt::LeftButton);
        QTRY_VERIFY(!problem().isEmpty());
        QVERIFY2(problem().contains("an ünusual Drawing.svg") && problem().contains("line 3"), qPrintable(problem()));
        QVERIFY(!QFileInfo::exists(field("importOutput")));
        QVERIFY(dialog()->isVisible() && !bench->session().capture());
    }

    void whatIsNoDrawingIsRefused()
    {
        bench->window().open(bench->path("gone.trace"));
        QTest::mouseClick(&go(), Qt::LeftButton);
        QVERIFY2(problem().startsWith("There is no file ") && problem().endsWith("gone.trace"), qPrintable(problem()));
        dialog()->setFile(bench->path("music.ogg"));
        QTest::mouseClick(&go(), Qt::LeftButton);
        QCOMPARE(problem(), QString("music.ogg is neither a drawing (.svg) nor a capture of apitrace (.trace)"));
    }

    void anImportThatIsStoppedLeavesNoFile()
    {
        QByteArray large = "<svg xmlns='http://www.w3.org/2000/svg' width='64' height='64'>";
        for (int i = 0; i < 200000; ++i)
            large += "<path d='M0 0h9v9z'/>";
        QVERIFY(test::writeFile(drawing, large + "</svg>"));
        bench->window().open(drawing);
        QTest::mouseClick(&go(), Qt::LeftButton);
        QVERIFY(test::child<QLabel>(*dialog(), "importState").text().startsWith("Importing an ünusual Drawing.svg: "));
        QTest::mouseClick(&go(), Qt::LeftButton); // it says "Stop" now
        QTRY_VERIFY(!problem().isEmpty());
        QVERIFY(!QFileInfo::exists(field("importOutput")));
        QVERIFY(go().isEnabled() && go().text() == "Import");
    }

private:
    app::ImportDialog* dialog() const { return bench->window().findChild<app::ImportDialog*>(); }
    QPushButton& go() const { return test::child<QPushButton>(*dialog(), "importGo"); }
    QString field(const char* name) const { return test::child<QLineEdit>(*dialog(), name).text(); }
    /// Empty while none is shown.
    QString problem() const
    {
        const QLabel& label = test::child<QLabel>(*dialog(), "importProblem");
        return label.isVisible() ? label.text() : QString();
    }

    std::unique_ptr<WindowBench> bench;
    QString drawing;
};

VITRINE_TEST(TestWindowImport, QApplication)
#include "tst_window_import.moc"
