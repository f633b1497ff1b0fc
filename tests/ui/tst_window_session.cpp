// SPDX-License-Identifier: Apache-2.0
#include "app/start_page.h"
#include "tests/harness/test_class.h"
#include "tests/ui/files.h"
#include "tests/ui/window_bench.h"

using namespace vitrine;
using test::WindowBench;

namespace {

QString title(const app::Workspace& workspace)
{
    return workspace.window.windowTitle().section(QStringLiteral(" – "), 0, 0);
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
        QCOMPARE(windows().size(), std::size_t{2});
        QTRY_VERIFY(windows()[1]->session.state());
        QCOMPARE(title(*windows()[0]), QString("first.vitrine"));
        QCOMPARE(title(*windows()[1]), QString("second.vitrine"));
        QVERIFY(windows()[1]->window.pos() != windows()[0]->window.pos());
    }

    void windowsAreIndependent()
    {
        QVERIFY(bench->start({first, second}));
        QTRY_VERIFY(windows()[1]->session.state());
        const auto before = windows()[0]->session.state()->position;
        windows()[1]->window.activateWindow();
        QTRY_VERIFY(windows()[1]->window.isActiveWindow());
        QTest::keyClick(&windows()[1]->window, Qt::Key_End);
        // Three frames of 3 actions; the last one is the draw before the last pop and present.
        const auto calls = windows()[1]->session.capture()->index.callCount;
        QTRY_COMPARE(windows()[1]->session.state()->position, calls - 2);
        QCOMPARE(windows()[0]->session.state()->position, before);
    }

    void aNewWindowIsEmptyAndClosesAlone()
    {
        QVERIFY(bench->start({first}));
        bench->press(Qt::Key_N, Qt::ControlModifier);
        QCOMPARE(windows().size(), std::size_t{2});
        QVERIFY(windows()[1]->window.startPage().isVisibleTo(&windows()[1]->window));
        windows()[1]->window.close();
        QCOMPARE(windows().size(), std::size_t{1});
        QCOMPARE(title(*windows()[0]), QString("first.vitrine"));
        QVERIFY(bench->window().isVisible());
    }

    void droppedFilesBeyondTheFirstGetWindows()
    {
        QVERIFY(bench->start());
        test::drop(bench->window(), {first, second});
        QTRY_COMPARE(windows().size(), std::size_t{2});
        QTRY_VERIFY(windows()[0]->session.state() && windows()[1]->session.state());
        QCOMPARE(title(*windows()[0]), QString("first.vitrine"));
        QCOMPARE(title(*windows()[1]), QString("second.vitrine"));
    }

    void whatWasOpenWhenQuittingOpensAgain()
    {
        QVERIFY(bench->start({first, second, "--draw", "1"}));
        QTRY_VERIFY(windows()[1]->session.state());
        const auto position = windows()[0]->session.state()->position;
        windows()[1]->window.resize(1200, 640);
        bench->press(Qt::Key_Q, Qt::ControlModifier);
        QVERIFY(!windows()[0]->window.isVisible());

        bench->restart();
        QVERIFY(bench->start());
        QCOMPARE(windows().size(), std::size_t{2});
        QTRY_VERIFY(windows()[0]->session.state() && windows()[1]->session.state());
        QCOMPARE(title(*windows()[0]), QString("first.vitrine"));
        QCOMPARE(windows()[0]->session.state()->position, position);
        QCOMPARE(title(*windows()[1]), QString("second.vitrine"));
        QCOMPARE(windows()[1]->window.size(), QSize(1200, 640));
    }

    void aCaptureThatWasClosedStaysClosed()
    {
        QVERIFY(bench->start({first}));
        bench->press(Qt::Key_W, Qt::ControlModifier);
        bench->press(Qt::Key_Q, Qt::ControlModifier);
        bench->restart();
        QVERIFY(bench->start());
        QVERIFY(bench->window().startPage().isVisible());
        QVERIFY(!bench->session().busy());
    }

    void aNamedCaptureComesAlone()
    {
        QVERIFY(bench->start({first}));
        bench->press(Qt::Key_Q, Qt::ControlModifier);
        bench->restart();
        QVERIFY(bench->start({second}));
        QCOMPARE(windows().size(), std::size_t{1});
        QCOMPARE(title(*windows()[0]), QString("second.vitrine"));
    }

    void aCaptureThatIsGoneIsNamed()
    {
        QVERIFY(bench->start({first}));
        bench->press(Qt::Key_Q, Qt::ControlModifier);
        QVERIFY(QFile::remove(first));
        bench->restart();
        QVERIFY(bench->start());
        QVERIFY(bench->window().startPage().isVisible());
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
        QVERIFY(bench->window().startPage().isVisible());
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
        QVERIFY(bench->window().startPage().isVisible());
    }

private:
    [[nodiscard]] const std::vector<std::unique_ptr<app::Workspace>>& windows() const
    {
        return bench->application->workspaces();
    }

    std::unique_ptr<WindowBench> bench;
    QString first, second;
};

VITRINE_TEST(TestWindowSession, QApplication)
#include "tst_window_session.moc"
