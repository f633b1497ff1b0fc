// SPDX-License-Identifier: Apache-2.0
#include "app/docks/docks.h"
#include "app/shell/key_map.h"
#include "app/shell/layouts.h"
#include "tests/harness/test_class.h"
#include "tests/ui/sample_copy.h"
#include "tests/ui/window_bench.h"
#include "views/base/call_of_draw.h"
#include "views/base/desk.h"
#include "views/base/dock_view.h"
#include "views/kit/fact_table.h"
#include "views/machine/recordings.h"

#include <QDockWidget>
#include <QSettings>

using namespace vitrine;
using test::WindowBench;

/// Views are made when they are first seen, and nobody can tell.
class TestWindowDocks final : public QObject {
    Q_OBJECT

private slots:
    void init() { bench = std::make_unique<WindowBench>(); }
    void cleanup() { bench.reset(); }

    void aViewIsMadeWhenItIsFirstSeen()
    {
        QVERIFY(openFrames());
        int unseen = 0;
        for (const QDockWidget* dock : docks().all()) {
            const bool isSeen = dock->isVisible() && !dock->visibleRegion().isEmpty();
            QVERIFY2(!isSeen || hasView(*dock), qPrintable(dock->objectName()));
            unseen += !hasView(*dock);
        }
        QVERIFY2(unseen > docks().all().size() / 2, qPrintable(QString::number(unseen)));
        QDockWidget& usage = *docks().dock("usage");
        QVERIFY(!hasView(usage));
        usage.toggleViewAction()->trigger();
        QTRY_VERIFY(hasView(usage));
        QVERIFY(usage.findChild<views::DockView*>()->isVisible());
        docks().makeViews();
        for (const QDockWidget* dock : docks().all())
            QVERIFY2(hasView(*dock), qPrintable(dock->objectName()));
    }

    void aLinkToADockThatWasNotSeenIsTaken()
    {
        QVERIFY(openFrames());
        QVERIFY(!hasView(*docks().dock("pixel-engine")));
        bench->window().desk().follow({.place = {}, .selection = views::PixelLink{5, 3}, .dock = "pixel-engine"});
        const auto& title = test::child<QLabel>(*docks().dock("pixel-engine"), "pixelEngineTitle");
        QTRY_VERIFY2(title.text().contains("Pixel 5,3"), qPrintable(title.text()));
    }

    // ] is that of Usage, until the user gives it to the window's "Go to".
    void anActionOfADockThatWasNotSeenHasTheKeysThatTheUserLeftIt()
    {
        QSettings(bench->path("settings.ini"), QSettings::IniFormat)
            .setValue("window/keys", "{\"vitrineKeys\": 1, \"keys\": {\"go-to\": [\"]\"]}}");
        bench->restart();
        QVERIFY(openFrames());
        QVERIFY(!hasView(*docks().dock("usage")));
        docks().raise(*docks().dock("usage"));
        const auto& on = test::child<QAction>(*docks().dock("usage"), "usage-page-on");
        QCOMPARE(on.shortcuts(), QList<QKeySequence>());
        bench->window().keys().resetAll();
        QCOMPARE(on.shortcuts(), QList<QKeySequence>{QKeySequence("]")});
    }

    // Its draws are those that were recorded, also while nobody saw the log (BYP-06).
    void theLogKnowsWhatWasRecordedBeforeItWasSeen()
    {
        bench->window().layouts().show("architecture");
        bench->restart();
        const QString copy = test::copySample("bypass-ten-draws", bench->path("bypass-ten-draws.vitrine"));
        QVERIFY(bench->start({copy, "--draw", "0"}));
        QVERIFY(docks().dock("log")->isHidden());
        docks().raise(*docks().dock("diagram"));
        views::Desk& desk = bench->window().desk();
        const views::Recordings& recordings = views::Recordings::of(desk);
        QStringList calls;
        for (const std::uint32_t draw : {0u, 1u}) {
            desk.follow({.place = views::DrawLink{draw, {}}, .selection = {}});
            QTRY_VERIFY(recordings.recording() && recordings.draw() == draw);
            calls << QString::number(*views::callOfDraw(*desk.moment().index, draw));
        }
        docks().raise(*docks().dock("log"));
        const auto& model = *test::part<views::FactTable>(*docks().dock("log")).model();
        QTRY_VERIFY(model.rowCount() >= 2);
        QStringList rows;
        for (int row = 0; row < model.rowCount(); ++row)
            rows << model.index(row, 0).data().toString();
        for (const QString& call : calls)
            QVERIFY2(rows.contains(call), qPrintable(rows.join(' ')));
    }

private:
    [[nodiscard]] bool openFrames()
    {
        const QString path = bench->path("frames.vitrine");
        return test::writeFrames(path, 2).isEmpty() && bench->start({path, "--draw", "0"});
    }
    [[nodiscard]] app::Docks& docks() const { return bench->window().docks(); }
    [[nodiscard]] static bool hasView(const QDockWidget& dock) { return dock.findChild<views::DockView*>(); }

    std::unique_ptr<WindowBench> bench;
};

VITRINE_TEST(TestWindowDocks, QApplication)
#include "tst_window_docks.moc"
