// SPDX-License-Identifier: Apache-2.0
#include "app/start_page.h"
#include "tests/harness/test_class.h"
#include "tests/ui/files.h"
#include "tests/ui/window_bench.h"

using namespace vitrine;
using test::WindowBench;

namespace {

QString title(const app::MainWindow& window)
{
    return window.windowTitle().section(QStringLiteral(" – "), 0, 0);
}

bool showsPicture(const app::MainWindow& window)
{
    return window.desk().moment().pictures[0] != nullptr;
}

} // namespace

/// Several captures at once, and what opens again at the next start.
class TestWindowSession final : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        bench = std::make_unique<WindowBench>();
        first = bench->path("first.vitrine");
        second = bench->path("second.vitrine");
        QCOMPARE(test::writeFrames(first, 2), QString());
        QCOMPARE(test::writeFrames(second, 3), QString());
    }
    void cleanup() { bench.reset(); }

    void eachCaptureNamedGetsAWindow()
    {
        QVERIFY(bench->start({first, second}));
        QCOMPARE(windows().size(), qsizetype{2});
        QTRY_VERIFY(showsPicture(*windows()[1]));
        QCOMPARE(title(*windows()[0]), QString("first.vitrine"));
        QCOMPARE(title(*windows()[1]), QString("second.vitrine"));
        QVERIFY(windows()[1]->pos() != windows()[0]->pos());
    }

    void windowsAreIndependent()
    {
        QVERIFY(bench->start({first, second}));
        QTRY_VERIFY(showsPicture(*windows()[1]));
        const auto before = bench->session().state()->position;
        windows()[1]->activateWindow();
        QTRY_VERIFY(windows()[1]->isActiveWindow());
        QTest::keyClick(windows()[1], Qt::Key_End);
        // Three frames of 3 actions; the last one is the draw before the last pop and present.
        const auto calls = windows()[1]->desk().moment().index->callCount;
        QTRY_COMPARE(windows()[1]->desk().moment().position, calls - 2);
        QCOMPARE(bench->session().state()->position, before);
    }

    void aNewWindowIsEmptyAndClosesAlone()
    {
        QVERIFY(bench->start({first}));
        bench->press(Qt::Key_N, Qt::ControlModifier);
        QCOMPARE(windows().size(), qsizetype{2});
        QVERIFY(test::child<app::StartPage>(*windows()[1], "startPage").isVisibleTo(windows()[1]));
        windows()[1]->close();
        QCOMPARE(windows().size(), qsizetype{1});
        QCOMPARE(title(*windows()[0]), QString("first.vitrine"));
        QVERIFY(bench->window().isVisible());
    }

    void droppedFilesBeyondTheFirstGetWindows()
    {
        QVERIFY(bench->start());
        test::drop(bench->window(), {first, second});
        QTRY_COMPARE(windows().size(), qsizetype{2});
        QTRY_VERIFY(bench->session().state() && showsPicture(*windows()[1]));
        QCOMPARE(title(*windows()[0]), QString("first.vitrine"));
        QCOMPARE(title(*windows()[1]), QString("second.vitrine"));
    }

    void whatWasOpenWhenQuittingOpensAgain()
    {
        QVERIFY(bench->start({first, second, "--draw", "1"}));
        QTRY_VERIFY(showsPicture(*windows()[1]));
        const auto position = bench->session().state()->position;
        windows()[1]->resize(1200, 640);
        bench->press(Qt::Key_Q, Qt::ControlModifier);
        QVERIFY(!windows()[0]->isVisible());

        bench->restart();
        QVERIFY(bench->start());
        QCOMPARE(windows().size(), qsizetype{2});
        QTRY_VERIFY(bench->session().state() && showsPicture(*windows()[1]));
        QCOMPARE(title(*windows()[0]), QString("first.vitrine"));
        QCOMPARE(bench->session().state()->position, position);
        QCOMPARE(title(*windows()[1]), QString("second.vitrine"));
        QCOMPARE(windows()[1]->size(), QSize(1200, 640));
    }

    void aCaptureThatWasClosedStaysClosed()
    {
        QVERIFY(bench->start({first}));
        bench->press(Qt::Key_W, Qt::ControlModifier);
        bench->press(Qt::Key_Q, Qt::ControlModifier);
        bench->restart();
        QVERIFY(bench->start());
        QVERIFY(startPage().isVisible());
        QVERIFY(!bench->session().busy());
    }

    void aNamedCaptureComesAlone()
    {
        QVERIFY(bench->start({first}));
        bench->press(Qt::Key_Q, Qt::ControlModifier);
        bench->restart();
        QVERIFY(bench->start({second}));
        QCOMPARE(windows().size(), qsizetype{1});
        QCOMPARE(title(*windows()[0]), QString("second.vitrine"));
    }

    void aCaptureThatIsGoneIsNamed()
    {
        QVERIFY(bench->start({first}));
        bench->press(Qt::Key_Q, Qt::ControlModifier);
        QVERIFY(QFile::remove(first));
        bench->restart();
        QVERIFY(bench->start());
        QVERIFY(startPage().isVisible());
        QVERIFY(bench->window().banner().sentence().contains(first));
    }

    void aStartThatDidNotComeToItsEndIsNotTriedAgain()
    {
        QVERIFY(bench->start({first}));
        bench->press(Qt::Key_Q, Qt::ControlModifier);
        bench->application.reset();
        {
            QSettings settings(bench->path("settings.ini"), QSettings::IniFormat);
            app::LastSession(settings).begin(); // and never ended: the program was killed
        }
        bench->restart();
        QVERIFY(bench->start());
        QVERIFY(startPage().isVisible());
        QVERIFY(!bench->window().banner().sentence().isEmpty());
        bench->application.reset();
        QSettings settings(bench->path("settings.ini"), QSettings::IniFormat);
        QVERIFY(!app::LastSession(settings).hasFailed()); // The start after this one may try.
    }

    void whoDoesNotWantItStartsEmpty()
    {
        QVERIFY(bench->start({first}));
        bench->press(Qt::Key_Q, Qt::ControlModifier);
        bench->application.reset();
        {
            QSettings settings(bench->path("settings.ini"), QSettings::IniFormat);
            app::LastSession(settings).setWanted(false);
        }
        bench->restart();
        QVERIFY(bench->start());
        QVERIFY(startPage().isVisible());
    }

private:
    [[nodiscard]] app::StartPage& startPage() const
    {
        return test::child<app::StartPage>(bench->window(), "startPage");
    }
    /// That are open, the first one first; no test has more than two.
    [[nodiscard]] QList<app::MainWindow*> windows() const
    {
        QList<app::MainWindow*> all{&bench->window()};
        for (QWidget* top : QApplication::topLevelWidgets())
            if (auto* window = qobject_cast<app::MainWindow*>(top); window && window->isVisible() && window != all[0])
                all << window;
        return all;
    }

    std::unique_ptr<WindowBench> bench;
    QString first, second;
};

VITRINE_TEST(TestWindowSession, QApplication)
#include "tst_window_session.moc"
