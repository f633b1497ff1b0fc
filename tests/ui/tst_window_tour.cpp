// SPDX-License-Identifier: Apache-2.0
#include "app/docks/docks.h"
#include "app/shell/layouts.h"
#include "app/start_page.h"
#include "app/tour/tour_callout.h"
#include "tests/harness/test_class.h"
#include "tests/ui/sample_copy.h"
#include "tests/ui/window_bench.h"
#include "views/play/machine_player.h"

#include <QDockWidget>
#include <QPushButton>

using namespace vitrine;
using app::ActionId;
using test::WindowBench;

/// The five steps for beginners.
class TestWindowTour final : public QObject {
    Q_OBJECT

private slots:
    void init() { bench = std::make_unique<WindowBench>(); }
    void cleanup() { bench.reset(); }

    void theTourByKeys()
    {
        QVERIFY(bench->start());
        auto& start = test::child<QPushButton>(bench->window(), "startTour");
        start.setFocus();
        QTest::keyClick(&start, Qt::Key_Return);
        QTRY_VERIFY(tour().isVisible());
        QVERIFY(bench->window().windowTitle().startsWith("archway.vitrine – "));
        QCOMPARE(said(), QString("1 of 5: The picture"));
        QVERIFY(!test::child<QPushButton>(tour(), "tourBack").isEnabled());
        press(Qt::Key_Return);
        QCOMPARE(said(), QString("2 of 5: What was drawn, in order"));
        press(Qt::Key_Right);
        QCOMPARE(said(), QString("3 of 5: Forward and back"));
        QVERIFY2(text().startsWith("F10 goes to the next draw"), qPrintable(text()));
        press(Qt::Key_Space);
        QCOMPARE(said(), QString("4 of 5: The machine that draws"));
        QCOMPARE(layout(), QString("architecture"));
        const auto& player = views::MachinePlayer::of(bench->window().desk());
        QVERIFY(!player.isPlaying());
        press(Qt::Key_Return);
        QCOMPARE(said(), QString("5 of 5: Watch it work"));
        QVERIFY(bench->window().docks().dock("diagram")->isVisible());
        QTRY_VERIFY(player.isPlaying());
        QVERIFY(!test::child<QPushButton>(tour(), "tourSkip").isVisible()); // there is nothing left to skip
        press(Qt::Key_Return);
        QVERIFY(!tour().isVisible());
        QCOMPARE(layout(), QString("architecture")); // it goes on playing there
        QVERIFY(player.isPlaying());
    }

    void backGivesTheLayoutBack()
    {
        QVERIFY(open());
        const QString before = layout();
        bench->window().actions()[ActionId::Tour].trigger();
        for (int i = 0; i < 3; ++i)
            press(Qt::Key_Right);
        QCOMPARE(layout(), QString("architecture"));
        press(Qt::Key_Left);
        QCOMPARE(said(), QString("3 of 5: Forward and back"));
        QCOMPARE(layout(), before);
        press(Qt::Key_Left);
        press(Qt::Key_Left);
        press(Qt::Key_Left); // there is none before the first
        QCOMPARE(said(), QString("1 of 5: The picture"));
    }

    void skippedOnceItStaysAway()
    {
        QVERIFY(bench->start());
        openFromThePage();
        QTRY_VERIFY(tour().isVisible());
        press(Qt::Key_Escape);
        QVERIFY(!tour().isVisible());
        bench->press(Qt::Key_W, Qt::ControlModifier);
        openFromThePage();
        QVERIFY(!tour().isVisible());
        bench->restart();
        QVERIFY(bench->start());
        bench->press(Qt::Key_W, Qt::ControlModifier);
        openFromThePage();
        QVERIFY(!tour().isVisible());
        // Until it is asked for.
        bench->window().actions()[ActionId::Tour].trigger();
        QVERIFY(tour().isVisible());
    }

    void whoNamesACaptureIsNotHeldUp()
    {
        QVERIFY(open());
        QVERIFY(!tour().isVisible());
    }

    void aClosedCaptureEndsIt()
    {
        QVERIFY(open());
        bench->window().actions()[ActionId::Tour].trigger();
        QVERIFY(tour().isVisible());
        bench->window().actions()[ActionId::Close].trigger();
        QVERIFY(!tour().isVisible());
    }

    // At all sizes of the window it is whole, and beside its part where there is room.
    void itStaysInTheWindow_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("small") << QSize(1000, 600);
        QTest::newRow("laptop") << QSize(1366, 768);
        QTest::newRow("large") << QSize(1900, 1080);
    }
    void itStaysInTheWindow()
    {
        QFETCH(QSize, size);
        QVERIFY(open());
        bench->window().resize(size);
        bench->window().actions()[ActionId::Tour].trigger();
        for (int step = 1; step <= 5; ++step) {
            QTRY_VERIFY2(bench->window().rect().contains(tour().geometry()), qPrintable(said()));
            const auto& label = test::child<QLabel>(tour(), "tourText");
            QTRY_VERIFY2(label.height() >= label.heightForWidth(label.width()), qPrintable(said()));
            if (step == 3) { // the tool bar is not covered
                const QRect bar = bench->window().findChild<QWidget*>("steps")->geometry();
                QTRY_VERIFY(!tour().geometry().intersects(bar));
            }
            press(Qt::Key_Right);
        }
        QVERIFY(!tour().isVisible());
    }

private:
    [[nodiscard]] app::TourCallout& tour() const
    {
        return test::child<app::TourCallout>(bench->window(), "tourCallout");
    }
    [[nodiscard]] QString text() const { return test::child<QLabel>(tour(), "tourText").text(); }
    [[nodiscard]] QString said() const
    {
        return test::child<QLabel>(tour(), "tourCount").text() + ": " + test::child<QLabel>(tour(), "tourTitle").text();
    }
    [[nodiscard]] QString layout() const { return bench->window().layouts().current().id; }
    /// To what has the keyboard.
    void press(Qt::Key key) const
    {
        QVERIFY(tour().isAncestorOf(QApplication::focusWidget()));
        QTest::keyClick(QApplication::focusWidget(), key);
    }
    bool open() const
    {
        const QString path = test::copySample("archway", bench->path("archway.vitrine"));
        return !path.isEmpty() && bench->start({path});
    }
    void openFromThePage() const
    {
        auto* sample = bench->window().findChild<app::CaptureCard*>("sample-triangle");
        QVERIFY(sample && sample->isVisible());
        QTest::mouseClick(sample, Qt::LeftButton);
        QTRY_VERIFY(bench->session().state());
    }

    std::unique_ptr<WindowBench> bench;
};

VITRINE_TEST(TestWindowTour, QApplication)
#include "tst_window_tour.moc"
