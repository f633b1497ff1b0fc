// SPDX-License-Identifier: Apache-2.0
#include "app/docks/dock_table.h"
#include "app/docks/docks.h"
#include "app/help/help_window.h"
#include "app/translation.h"
#include "tests/harness/places.h"
#include "tests/harness/test_class.h"
#include "tests/ui/window_bench.h"
#include "views/base/desk.h"

#include <QDirIterator>
#include <QDockWidget>
#include <QListWidget>
#include <QRegularExpression>
#include <QTextBrowser>
#include <QTranslator>

using namespace vitrine;
using test::WindowBench;

namespace {

/// Lines of the sources outside of the dock's folder that name it.
QStringList linesThatName(const QRegularExpression& name)
{
    QStringList lines;
    for (const char* top : {"app", "cmake", "tests/ui", "translations", "views"}) {
        QDirIterator all(test::sourceFile("") + top, QDir::Files, QDirIterator::Subdirectories);
        while (all.hasNext()) {
            QFile file(all.next());
            if (!file.fileName().startsWith(test::sourceFile("tests/ui/toy/")) && file.open(QIODevice::ReadOnly))
                lines += QString::fromUtf8(file.readAll()).split('\n').filter(name);
        }
    }
    return lines;
}

} // namespace

/// What a dock gets for its folder and one line outside of it.
class TestWindowToy final : public QObject {
    Q_OBJECT

private slots:
    void cleanup()
    {
        bench.reset();
        for (auto* translator : qApp->findChildren<QTranslator*>())
            delete translator; // as installTranslation() leaves them
    }

    void opensAndFollowsThePicture()
    {
        start();
        QCOMPARE(toy().windowTitle(), QString("Toy"));
        QVERIFY(!toy().isHidden());
        QCOMPARE(bench->window().dockWidgetArea(&toy()), Qt::RightDockWidgetArea);
        const auto calls = [this] { return toy().findChild<QLabel*>("calls")->text(); };
        const auto expected = [this] { return QString("Calls: %1").arg(bench->window().desk().moment().position); };
        QCOMPARE(calls(), expected());
        const QString before = calls();
        bench->press(Qt::Key_F10);
        QVERIFY(bench->settle());
        QTRY_VERIFY(calls() != before);
        QCOMPARE(calls(), expected());
    }

    void comesBehindTheOtherDocks()
    {
        const auto rows = app::dockTable();
        QCOMPARE(QString(rows.back().id), QString("toy"));
        QCOMPARE(QString(rows.front().id), QString("events"));
    }

    void hasItsPageOfTheHelp()
    {
        start();
        emit bench->window().helpRequested("toy");
        const app::HelpWindow& help = *bench->application->help();
        QCOMPARE(bench->helpPage(), QString("toy"));
        QCOMPARE(help.findChild<QTextBrowser*>()->toPlainText(), QString("Toy\nHow many calls the picture took."));
        const auto& list = *help.findChild<QListWidget*>();
        QCOMPARE(list.currentItem()->text(), QString("Toy"));
        QVERIFY(list.currentRow() > 0 && list.currentRow() < list.count() - 1); // among the docks
    }

    void speaksGerman()
    {
        app::installTranslation(*qApp, "de");
        start();
        QCOMPARE(toy().windowTitle(), QString("Spielzeug"));
        QCOMPARE(toy().toggleViewAction()->statusTip(), QString("Wie viele Aufrufe das Bild gekostet hat."));
        QVERIFY(toy().findChild<QLabel*>("calls")->text().startsWith("Aufrufe: "));
        QCOMPARE(bench->window().docks().dock("log")->windowTitle(), QString("Protokoll"));
        emit bench->window().helpRequested("toy");
        QCOMPARE(bench->application->help()->findChild<QTextBrowser*>()->toPlainText().section('\n', 0, 0),
                 QString("Spielzeug"));
    }

    void costsOneLineOutsideItsFolder()
    {
        QCOMPARE(linesThatName(QRegularExpression("\\(toy\\)|rowOfToy|vitrine_dock_toy|ui/toy/|ToyView")),
                 QStringList{"add_subdirectory(toy)"});
    }

private:
    void start()
    {
        bench = std::make_unique<WindowBench>();
        QCOMPARE(test::writeFrames(bench->path("frames.vitrine"), 2), QString());
        QVERIFY(bench->start({bench->path("frames.vitrine"), "--draw", "1", "--dock", "toy"}));
    }
    [[nodiscard]] QDockWidget& toy() const { return *bench->window().docks().dock("toy"); }

    std::unique_ptr<WindowBench> bench;
};

VITRINE_TEST(TestWindowToy, QApplication)
#include "tst_window_toy.moc"
