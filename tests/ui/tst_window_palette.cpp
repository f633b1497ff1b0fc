// SPDX-License-Identifier: Apache-2.0
#include "app/docks/dock_table.h"
#include "app/docks/docks.h"
#include "app/shell/command_palette.h"
#include "app/shell/fuzzy_match.h"
#include "app/shell/layouts.h"
#include "app/translation.h"
#include "tests/harness/test_class.h"
#include "tests/ui/window_bench.h"
#include "views/base/desk.h"
#include "views/base/dock_view.h"
#include "views/base/machine_choice.h"

#include <QAbstractButton>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QTranslator>
#include <QTreeView>

using namespace vitrine;
using app::fuzzyScore;
using test::WindowBench;

// Frames of the capture: clear, draw 0, draw 1 | clear, draw 2, draw 3 | clear, draw 4, draw 5.
class TestWindowPalette final : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        bench = std::make_unique<WindowBench>();
        QCOMPARE(test::writeFrames(bench->path("frames.vitrine"), 3), QString());
    }
    void cleanup() { bench.reset(); }

    void aFewLettersStandForAText_data()
    {
        QTest::addColumn<QString>("letters");
        QTest::addColumn<QString>("better");
        QTest::addColumn<QString>("worse");
        QTest::newRow("beginnings of words") << "nd"
                                             << "Next draw"
                                             << "Show all calls and more";
        QTest::newRow("a run over scattered letters") << "zoom"
                                                      << "Zoom in"
                                                      << "Zero of most";
        QTest::newRow("the beginning over the inside") << "st"
                                                       << "State"
                                                       << "Reset all";
        QTest::newRow("whatever their case") << "PREV"
                                             << "Previous draw"
                                             << "Open recent view";
    }
    void aFewLettersStandForAText()
    {
        QFETCH(QString, letters);
        QFETCH(QString, better);
        QFETCH(QString, worse);
        QVERIFY(fuzzyScore(letters, better));
        QVERIFY(fuzzyScore(letters, better) > fuzzyScore(letters, worse));
    }

    void lettersThatDoNotComeInTheirOrderAreNoMatch()
    {
        QVERIFY(!fuzzyScore("ba", "ab"));
        QVERIFY(!fuzzyScore("aa", "a"));
        QVERIFY(!fuzzyScore("a", ""));
        QVERIFY(fuzzyScore("", ""));
        QVERIFY(fuzzyScore("n d", "next draw"));
    }

    void enterRunsWhatWasFound()
    {
        openCapture();
        ask("next dr");
        QCOMPARE(shown(0), QString("Next draw"));
        QCOMPARE(shown(0, 1), QString("F10"));
        QCOMPARE(sentence(), QString("Executes one more draw, clear or copy."));
        enter();
        QVERIFY(!palette().isVisible());
        QVERIFY(bench->settle());
        QVERIFY2(bench->place().contains("draw 1 "), qPrintable(bench->place()));
    }

    void escClosesAndDoesNothing()
    {
        openCapture();
        const QString before = bench->place();
        ask("next draw");
        QTest::keyClick(&field(), Qt::Key_Escape);
        QVERIFY(!palette().isVisible());
        QVERIFY(bench->settle());
        QCOMPARE(bench->place(), before);
    }

    void placesAreGoneToAsTheyAreWritten_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("place");
        QTest::newRow("draw") << "draw 3"
                              << "frame 1 · draw 3 ";
        QTest::newRow("number alone") << "4"
                                      << "frame 2 · draw 4 ";
        QTest::newRow("frame") << "frame 2"
                               << "frame 2 · draw 5 ";
        QTest::newRow("call") << "call 3"
                              << "frame 0 · call 3";
    }
    void placesAreGoneToAsTheyAreWritten()
    {
        QFETCH(QString, text);
        QFETCH(QString, place);
        openCapture();
        ask(text);
        QCOMPARE(shown(0), "Go to " + text);
        enter();
        QVERIFY(bench->settle());
        QVERIFY2(bench->place().startsWith(place), qPrintable(bench->place()));
        bench->window().activateWindow();
        QTRY_VERIFY(bench->window().isActiveWindow());
        bench->press(Qt::Key_Left, Qt::AltModifier); // a jump can be undone
        QVERIFY(bench->settle());
        QVERIFY2(bench->place().contains("draw 0 "), qPrintable(bench->place()));
    }

    void pixelsArePicked()
    {
        openCapture();
        ask("3,4");
        enter();
        QCOMPARE(bench->canvas().picked(), std::optional<QPoint>(QPoint(3, 3))); // of 8 rows, from the top
    }

    void docksAndLayoutsAreFound()
    {
        openCapture();
        bench->window().docks().dock("log")->close();
        ask("show log");
        QCOMPARE(shown(0), QString("Show Log"));
        enter();
        QVERIFY(bench->window().docks().dock("log")->isVisible());
        ask("classroom");
        QCOMPARE(shown(0), QString("Layout Classroom"));
        enter();
        QCOMPARE(bench->window().layouts().current().id, QString("classroom"));
    }

    void aDocksNameWrittenWholeFindsThatDockFirst()
    {
        openCapture();
        for (const views::DockRow& row : app::dockTable()) {
            ask(QString(row.title).toLower());
            QCOMPARE(shown(0), QString("Show %1").arg(row.title));
            palette().reject();
        }
        ask("hiz"); // a layout is called so, too
        QCOMPARE(shown(1), QString("Layout HiZ"));
        palette().reject();
    }

    void machinesAreFoundAndPutToUse()
    {
        openCapture();
        const auto isInUse = [this](const char* name) {
            const auto& machine = bench->window().desk().moment().machine;
            return machine && machine->name == name;
        };
        for (const char* name : {"PROG", "SEQ", "PAR"}) {
            ask(QString(name).toLower());
            QCOMPARE(shown(0), QString("Use machine %1").arg(name));
            QCOMPARE(sentence(), QString("Replays the capture on this machine."));
            enter();
            QTRY_VERIFY(isInUse(name));
        }
        ask("use machine par");
        QCOMPARE(shown(0), QString("Use machine PAR"));
        QCOMPARE(sentence(), QString("The capture is replayed on this machine already."));
        palette().reject();
    }

    void docksAreFoundByTheirEnglishNamesInGermanToo()
    {
        app::installTranslation(*qApp, "de");
        init(); // a window that has German from the beginning
        openCapture();
        ask("why not");
        const QString byEnglish = shown(0);
        palette().reject();
        ask("Warum nicht");
        const QString byGerman = shown(0);
        palette().reject();
        for (auto* translator : qApp->findChildren<QTranslator*>())
            delete translator; // as installTranslation() leaves them
        QCOMPARE(byGerman, QString("Warum nicht anzeigen"));
        QCOMPARE(byEnglish, byGerman);
    }

    void whatADockIsCalledStaysWhateverItShows()
    {
        openCapture();
        QDockWidget* log = bench->window().docks().dock("log");
        emit bench->window().docks().view("log")->titleChanged("Log · 3 warnings");
        QCOMPARE(log->windowTitle(), QString("Log · 3 warnings"));
        ask("log");
        QCOMPARE(shown(0), QString("Show Log"));
        palette().reject();
    }

    void nothingIsRunThatIsScrolledAway()
    {
        openCapture();
        const QString before = bench->place();
        ask("e");
        QTreeView& list = palette().list();
        const auto isSeen = [&] { return list.viewport()->rect().contains(list.visualRect(list.currentIndex())); };
        QVERIFY(isSeen());
        list.verticalScrollBar()->setValue(list.verticalScrollBar()->maximum());
        QVERIFY2(!isSeen(), "the list is longer than its room");
        enter();
        QVERIFY(palette().isVisible());
        QVERIFY(isSeen());
        QVERIFY(bench->settle());
        QCOMPARE(bench->place(), before);
        QTest::keyClicks(&field(), "x"); // another list begins at its top
        QVERIFY(isSeen());
        palette().reject();
    }

    void whatADockDoesIsRunInItsSight()
    {
        openCapture();
        QDockWidget* resources = bench->window().docks().dock("resources");
        QVERIFY(!resources->isVisible());
        ask("resources: rename");
        QVERIFY2(shown(0).startsWith("Resources: "), qPrintable(shown(0)));
        enter();
        QVERIFY(resources->isVisible());
    }

    void aDockThatIsOpenedHasTheKeyboardWhereItIsOfUse()
    {
        openCapture();
        for (QDockWidget* dock : bench->window().docks().all()) {
            bench->window().docks().raise(*dock);
            const QWidget* focused = QApplication::focusWidget();
            QVERIFY2(focused, qPrintable(dock->objectName()));
            QVERIFY2(focused == dock || dock->widget()->isAncestorOf(focused), qPrintable(dock->objectName()));
            QVERIFY2(!qobject_cast<const QAbstractButton*>(focused), qPrintable(dock->objectName()));
        }
        bench->window().docks().raise(*bench->window().docks().dock("usage")); // which has to look first
        QWidget* strip = bench->window().docks().view("usage")->focusProxy();
        QTRY_VERIFY(strip->isVisible());
        QVERIFY(strip->hasFocus());
    }

    void aKeyGoesFromDockToDock()
    {
        openCapture();
        bench->window().framebuffer().canvas().setFocus();
        const auto place = [&] {
            for (const QDockWidget* dock : bench->window().docks().all())
                if (dock->isAncestorOf(QApplication::focusWidget()) || dock == QApplication::focusWidget())
                    return dock->objectName();
            return bench->window().framebuffer().canvas().hasFocus() ? QString("picture") : QString();
        };
        QStringList there, back;
        for (int i = 0; i < 4; ++i) {
            bench->press(Qt::Key_F6, Qt::ControlModifier);
            there << place();
        }
        for (int i = 0; i < 4; ++i) {
            bench->press(Qt::Key_F6, Qt::ControlModifier | Qt::ShiftModifier);
            back << place();
        }
        QCOMPARE(there, QStringList({"state", "log", "events", "picture"}));
        QCOMPARE(back, QStringList({"events", "log", "state", "picture"}));
    }

    void capturesOpenedLatelyAreFound()
    {
        openCapture();
        bench->press(Qt::Key_W, Qt::ControlModifier);
        ask("frames.vit");
        QCOMPARE(shown(0), QString("Open frames.vitrine"));
        enter();
        QVERIFY(test::waitFor([&] { return bench->session().state() != nullptr; }));
    }

    void whatWasUsedLatelyComesFirstAlsoAfterARestart()
    {
        openCapture();
        run("zoom out");
        run("fit");
        ask({});
        QCOMPARE(shown(0), QString("Fit"));
        QCOMPARE(shown(1), QString("Zoom out"));
        palette().reject();
        bench->restart();
        openCapture();
        ask({});
        QCOMPARE(shown(0), QString("Fit"));
    }

    void theArrowsChooseWhileTheFieldKeepsTheKeyboard()
    {
        openCapture();
        ask("buffer");
        const QString second = shown(1);
        QTest::keyClick(&field(), Qt::Key_Down);
        QCOMPARE(palette().list().currentIndex().siblingAtColumn(0).data().toString(), second);
        QTRY_VERIFY(field().hasFocus());
        QTest::keyClick(&field(), Qt::Key_Up);
        QCOMPARE(palette().list().currentIndex().row(), 0);
    }

    void whatCannotBeDoneNowIsLastAndDoesNothing()
    {
        QVERIFY(bench->start()); // no capture: nothing to step through
        ask("next draw");
        enter();
        QVERIFY(palette().isVisible());
        ask("quit");
        QCOMPARE(shown(0), QString("Quit"));
        palette().reject();
    }

    void whatIsNotThereIsSaid()
    {
        openCapture();
        ask("qqqq");
        QCOMPARE(palette().list().model()->rowCount(), 0);
        QCOMPARE(sentence(), QString("Nothing is called like this."));
        enter();
        QVERIFY(palette().isVisible());
    }

    void theFieldOfTheToolBarOpensIt()
    {
        openCapture();
        QTest::mouseClick(bench->window().findChild<QPushButton*>("searchButton"), Qt::LeftButton);
        QVERIFY(palette().isVisible());
        palette().reject();
    }

    void helpIsAskedForTheDockThatHasTheKeyboard()
    {
        openCapture();
        QStringList asked;
        connect(&bench->window(), &app::MainWindow::helpRequested, this, [&](const QString& id) { asked << id; });
        bench->window().docks().raise(*bench->window().docks().dock("state"));
        bench->press(Qt::Key_F1);
        bench->window().framebuffer().canvas().setFocus();
        bench->press(Qt::Key_F1);
        QCOMPARE(asked, QStringList({"state", "framebuffer"}));
    }

private:
    [[nodiscard]] QLineEdit& field() const { return test::part<QLineEdit>(palette()); }
    [[nodiscard]] app::CommandPalette& palette() const
    {
        return test::child<app::CommandPalette>(bench->window(), "commandPalette");
    }
    [[nodiscard]] QString shown(int row, int column = 0) const
    {
        return palette().list().model()->index(row, column).data().toString();
    }
    [[nodiscard]] QString sentence() const { return palette().findChild<QLabel*>("paletteSentence")->text(); }
    void openCapture() { QVERIFY(bench->start({bench->path("frames.vitrine"), "--draw", "0"})); }
    void ask(const QString& text)
    {
        if (palette().isVisible())
            palette().reject();
        bench->window().activateWindow();
        QTRY_VERIFY(bench->window().isActiveWindow());
        bench->press(Qt::Key_K, Qt::ControlModifier);
        QVERIFY(palette().isVisible());
        QTest::keyClicks(&field(), text);
    }
    void enter() { QTest::keyClick(&field(), Qt::Key_Return); }
    void run(const QString& text)
    {
        ask(text);
        enter();
        QVERIFY(!palette().isVisible());
    }

    std::unique_ptr<WindowBench> bench;
};

VITRINE_TEST(TestWindowPalette, QApplication)
#include "tst_window_palette.moc"
