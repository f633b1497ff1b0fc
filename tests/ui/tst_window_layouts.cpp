// SPDX-License-Identifier: Apache-2.0
#include "app/docks/dock_table.h"
#include "app/docks/docks.h"
#include "app/shell/layout_file.h"
#include "app/shell/layout_table.h"
#include "app/shell/layouts.h"
#include "tests/harness/test_class.h"
#include "tests/ui/window_bench.h"
#include "tests/ui/worn_font.h"

#include <QFontMetrics>
#include <QGuiApplication>
#include <QInputDialog>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLineEdit>
#include <QMenuBar>
#include <QRandomGenerator>
#include <QScreen>
#include <QSettings>
#include <QToolButton>
#include <QTreeView>

using namespace vitrine;
using test::WindowBench;

namespace {

/// A common small screen, and what of it a window may need: nine tenths, as fonts of other machines are wider.
constexpr QSize kSmallScreen{1366, 768};
constexpr QSize kWindowRoom{1229, 691};
const QString kKey = QStringLiteral("window/layouts");

} // namespace

class TestWindowLayouts final : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        bench = std::make_unique<WindowBench>();
        QCOMPARE(test::writeFrames(bench->path("frames.vitrine"), 3), QString());
        QVERIFY(bench->start({bench->path("frames.vitrine"), "--draw", "2"}));
    }
    void cleanup()
    {
        bench.reset();
        QApplication::setFont(usual);
    }
    void initTestCase() { usual = QApplication::font(); }

    void theFirstLayoutShowsWhatTheTableOfDocksSays()
    {
        QCOMPARE(layouts().current().id, QString("debug"));
        for (const views::DockRow& row : app::dockTable()) {
            QDockWidget* one = dock(row.id);
            QCOMPARE(!one->isHidden(), row.shownAtFirst);
            QCOMPARE(bench->window().dockWidgetArea(one), row.area);
        }
    }

    void everyLayoutShowsItsDocksAndThePositionStays()
    {
        const QString place = bench->place();
        for (const app::LayoutRow& row : app::layoutTable()) {
            layouts().show(row.id);
            QCOMPARE(layouts().current().id, QString(row.id));
            for (const app::LayoutDock& one : row.docks)
                if (dock(one.dock))
                    QVERIFY2(!dock(one.dock)->isHidden() && bench->window().dockWidgetArea(dock(one.dock)) == one.area,
                             qPrintable(QString("%1 in %2").arg(one.dock, row.id)));
            QVERIFY(bench->window().framebuffer().isVisible());
        }
        QCOMPARE(bench->place(), place);
    }

    void theWindowFitsASmallScreenWithEveryDock_data() { test::addFontRows(); }
    void theWindowFitsASmallScreenWithEveryDock()
    {
        QCOMPARE(test::wearFontRow(*bench), QString());
        for (const app::LayoutRow& row : app::layoutTable()) {
            layouts().show(row.id);
            for (const views::DockRow& one : app::dockTable()) {
                dock(one.id)->show();
                dock(one.id)->raise();
                QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
                const QSize least = bench->window().minimumSizeHint();
                QVERIFY2(least.width() <= kWindowRoom.width() && least.height() <= kWindowRoom.height(),
                         qPrintable(QString("%1 with %2: %3 x %4")
                                        .arg(row.id, one.id, QString::number(least.width()),
                                             QString::number(least.height()))));
                if (std::ranges::none_of(row.docks, [&](const auto& d) { return QString(d.dock) == one.id; }))
                    dock(one.id)->hide();
            }
        }
    }

    void inEveryLayoutTheNumbersOfDrawsAreWhole_data() { test::addFontRows(); }
    void inEveryLayoutTheNumbersOfDrawsAreWhole()
    {
        QCOMPARE(test::wearFontRow(*bench), QString());
        bench->window().showNormal();
        bench->window().resize(kSmallScreen);
        QTreeView& tree = test::child<QTreeView>(bench->window().events(), "eventTree");
        for (const app::LayoutRow& row : app::layoutTable()) {
            if (row.isLarge)
                continue; // without events
            layouts().show(row.id);
            layouts().reset();
            dock("events")->raise();
            QTRY_VERIFY(tree.isVisible());
            QTest::qWait(0); // what the layout has posted
            const QModelIndex draw = tree.currentIndex().siblingAtColumn(0);
            QVERIFY(draw.data(views::EventModel::LabelRole).toString().startsWith("Draw "));
            constexpr int kMarks = 14 + 16 + 4; // of the current row, of the kind, and the margin
            QFont bold = tree.font();
            bold.setBold(true);
            const int room = std::min(tree.visualRect(draw).width(), tree.viewport()->width()) - kMarks;
            QVERIFY2(room >= QFontMetrics(bold).horizontalAdvance("Draw 2"),
                     qPrintable(QString("%1: %2 pixels").arg(row.id).arg(room)));
        }
    }

    void theExhibitOfALayoutHasMostOfTheRoom_data()
    {
        QTest::addColumn<QString>("layout");
        QTest::addColumn<QStringList>("exhibits");
        QTest::newRow("hiz") << "hiz" << QStringList{"hiz"};
        QTest::newRow("power") << "power" << QStringList{"power"};
        QTest::newRow("architecture") << "architecture" << QStringList{"diagram"};
        QTest::newRow("classroom") << "classroom" << QStringList{"diagram"};
    }
    void theExhibitOfALayoutHasMostOfTheRoom()
    {
        QFETCH(QString, layout);
        QFETCH(QStringList, exhibits);
        for (const QSize size : {kSmallScreen, QSize(1900, 1000)}) {
            bench->window().resize(size);
            layouts().show(layout);
            layouts().reset();
            QTest::qWait(0); // what the layout has posted
            const auto area = [](const QWidget& widget) { return widget.width() * widget.height(); };
            const int whole = area(bench->window()); // bars included
            const int picture = area(bench->window().framebuffer());
            const int exhibit = exhibits.isEmpty() ? picture : area(*dock(exhibits.front()));
            QVERIFY2(exhibit * 5 >= whole * 2,
                     qPrintable(QString("%1 of %2 at %3").arg(exhibit).arg(whole).arg(size.width())));
            for (const QDockWidget* other : bench->window().docks().all())
                if (other->isVisible() && !exhibits.contains(other->objectName()))
                    QVERIFY2(other->visibleRegion().isEmpty() || area(*other) < exhibit,
                             qPrintable(other->objectName()));
        }
    }

    void theMenuSwitches()
    {
        auto* menu = layoutMenu();
        emit menu->aboutToShow();
        QVERIFY(menu->actions()[0]->isChecked());
        QCOMPARE(menu->actions()[6]->text(), QString("Classroom"));
        menu->actions()[6]->trigger();
        QCOMPARE(layouts().current().id, QString("classroom"));
        QVERIFY(dock("state")->isHidden());
        QVERIFY(!dock("diagram")->isHidden());
    }

    void aLayoutStaysAsTheUserLeavesItUntilItIsReset()
    {
        QTest::mouseClick(dock("log")->findChild<QToolButton*>("closeButton"), Qt::LeftButton);
        QVERIFY(dock("log")->isHidden());
        layouts().show("resources");
        layouts().show("debug");
        QVERIFY(dock("log")->isHidden());
        trigger(app::ActionId::ResetLayout);
        QVERIFY(!dock("log")->isHidden());
    }

    void aClosedDockKeepsItsPlace()
    {
        dock("state")->close();
        bench->window().close();
        restart();
        QVERIFY(dock("state")->isHidden());
        bench->window().docks().raise(*dock("state"));
        QVERIFY(dock("state")->isVisible());
        QCOMPARE(bench->window().dockWidgetArea(dock("state")), Qt::RightDockWidgetArea);
    }

    void theStartPageGivesTheDocksBack()
    {
        dock("log")->close();
        bench->press(Qt::Key_W, Qt::ControlModifier);
        QVERIFY(dock("events")->isHidden());
        bench->window().open(bench->path("frames.vitrine"));
        QVERIFY(test::waitFor([&] { return bench->session().state() != nullptr; }));
        QVERIFY(dock("events")->isVisible());
        QVERIFY(dock("log")->isHidden());
    }

    void layoutsOfTheUsersOwn()
    {
        dock("log")->close();
        name(app::ActionId::SaveLayout, "Nur Bild");
        QCOMPARE(layouts().current().name, QString("Nur Bild"));
        QVERIFY(layouts().current().isOwn);
        dock("state")->close();
        trigger(app::ActionId::ResetLayout); // as it was when it got its name
        QVERIFY(!dock("state")->isHidden());
        QVERIFY(dock("log")->isHidden());

        name(app::ActionId::RenameLayout, "debug");
        QCOMPARE(bench->window().banner().sentence(), QString("There is a layout “Debug” already"));
        name(app::ActionId::RenameLayout, "Picture");
        QCOMPARE(layouts().current().name, QString("Picture"));

        bench->window().close();
        restart();
        QCOMPARE(layouts().current().name, QString("Picture"));
        QVERIFY(dock("log")->isHidden());
        trigger(app::ActionId::RemoveLayout);
        QCOMPARE(layouts().current().id, QString("debug"));
        QCOMPARE(layouts().items().size(), qsizetype(app::layoutTable().size()));
        QVERIFY(!action(app::ActionId::RemoveLayout).isEnabled()); // the program's own stay
    }

    void resettingAllKeepsTheUsersNames()
    {
        dock("log")->close();
        name(app::ActionId::SaveLayout, "Mine");
        dock("state")->close();
        trigger(app::ActionId::ResetLayouts);
        QCOMPARE(layouts().current().name, QString("Mine"));
        QVERIFY(!dock("state")->isHidden());
        layouts().show("debug");
        QVERIFY(!dock("log")->isHidden());
    }

    void theKeyboardStaysWhereItIsShown()
    {
        test::child<QTreeView>(bench->window().events(), "eventTree").setFocus();
        layouts().show("power"); // with the events
        QVERIFY(test::child<QTreeView>(bench->window().events(), "eventTree").hasFocus());
    }

    void aLayoutOfOneWindowIsKnownToTheOthers()
    {
        auto& other = bench->application->openWindow(bench->path("frames.vitrine")).window;
        QTRY_VERIFY(other.framebuffer().isVisible());
        QCOMPARE(layouts().saveAs("Mine"), QString());
        QCOMPARE(other.layouts().current().id, QString("debug")); // each shows its own
        other.layouts().show("own-1");
        QCOMPARE(other.layouts().current().name, QString("Mine"));
        layouts().remove();
        QCOMPARE(other.layouts().saveAs("Mine"), QString()); // the name is free again
        bench->window().close();
        other.close();
        restart();
        QCOMPARE(layouts().items().last().name, QString("Mine"));
    }

    void aDetachedDockComesBackWhereItCanBeSeen()
    {
        QTest::mouseClick(dock("state")->findChild<QToolButton*>("floatButton"), Qt::LeftButton);
        QVERIFY(dock("state")->isFloating());
        dock("state")->move(20000, 20000); // of a screen that is gone at the next start
        bench->window().close();
        restart();
        QVERIFY(dock("state")->isFloating());
        QVERIFY(
            QGuiApplication::primaryScreen()->availableGeometry().contains(dock("state")->frameGeometry().center()));
    }

    void damagedSettingsCostAnArrangementAndNoDock_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("sentence");
        QRandomGenerator random(7);
        QByteArray noise(3000, '\0');
        for (char& byte : noise)
            byte = static_cast<char>(random.bounded(1, 256));
        const QString whole = "The stored layouts can't be used. %1. The original ones are shown.";
        const QString one = "The stored layout “Debug” can't be used here: its original is shown.";
        QTest::newRow("random bytes") << noise << whole.arg("They are damaged");
        QTest::newRow("another version") << QByteArray(R"({"vitrineLayouts": 2, "layouts": []})")
                                         << whole.arg("Another version of Vitrine has written them");
        QTest::newRow("not a list") << QByteArray(R"({"vitrineLayouts": 1, "layouts": {"id": 5}})") << QString();
        QTest::newRow("nothing known") << QByteArray(R"({"vitrineLayouts": 1, "current": "nowhere", "layouts": [7]})")
                                       << QString();
        QTest::newRow("a state of noise") << stored("debug", {"events", "state", "log"}, noise) << one;
        QTest::newRow("docks of another version")
            << stored("debug", {"events", "state", "log", "hologram"}, stateOf({"events", "hologram"}, 1)) << one;
        QTest::newRow("a window of another version") << stored("debug", {"events"}, stateOf({"events"}, 2)) << one;
    }
    void damagedSettingsCostAnArrangementAndNoDock()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, sentence);
        bench->window().close();
        write(text);
        restart();
        QCOMPARE(bench->window().banner().sentence(), sentence);
        QCOMPARE(layouts().current().id, QString("debug"));
        theFirstLayoutShowsWhatTheTableOfDocksSays();
        for (QDockWidget* one : bench->window().docks().all()) {
            bench->window().docks().raise(*one);
            QVERIFY(one->isVisible());
        }
    }

    void aFlippedLetterIsFound()
    {
        dock("log")->close();
        bench->window().close();
        QByteArray text = read();
        const qsizetype bytes = text.indexOf("\"bytes\"", text.indexOf("\"state\":")) + 40;
        text[bytes] = text[bytes] == 'A' ? 'B' : 'A';
        write(text);
        restart();
        QCOMPARE(bench->window().banner().sentence(),
                 QString("The stored layout “Debug” can't be used here: its original is shown."));
        QVERIFY(!dock("log")->isHidden());
    }

    void settingsThatAreNoneAtAllDoNotKeepTheWindowShut()
    {
        bench->window().close();
        bench->application.reset();
        QFile file(bench->path("settings.ini"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QRandomGenerator random(3);
        for (int i = 0; i < 5000; ++i)
            file.putChar(static_cast<char>(random.bounded(256)));
        file.close();
        restart();
        theFirstLayoutShowsWhatTheTableOfDocksSays();
    }

    void docksThatAStoredLayoutDoesNotKnowComeToTheirPlace()
    {
        bench->window().close();
        write(stored("debug", {"events", "state"}, stateOf({"events", "state"}, 1)));
        restart();
        QCOMPARE(bench->window().banner().sentence(), QString());
        QVERIFY(dock("log")->isVisible());
        QCOMPARE(bench->window().dockWidgetArea(dock("log")), Qt::BottomDockWidgetArea);
    }

    // The classroom of settings from before the schematic: the layout is there as it is now, and nothing is lost.
    void anOlderVersionOfALayoutBecomesOneOfTheUsersOwn()
    {
        bench->window().close();
        write(app::printLayouts(
            {"debug", {{"classroom", {}, {"events", "state"}, stateOf({"events", "state"}, 1), {}}}}));
        restart();
        bench->window().resize(kSmallScreen);
        layouts().show("classroom");
        QVERIFY(dock("diagram")->isVisible());
        QVERIFY(dock("events")->isHidden());
        QCOMPARE(bench->window().banner().sentence(),
                 QString("“Classroom” is arranged anew. Your arrangement is kept as “Classroom, as it was”."));
        QCOMPARE(layouts().items().last().name, QString("Classroom, as it was"));
        layouts().show(layouts().items().last().id);
        QVERIFY(dock("events")->isVisible());
        layouts().show("classroom"); // once
        QVERIFY(dock("diagram")->isVisible());
        QCOMPARE(layouts().items().size(), qsizetype(std::size(app::layoutTable())) + 1);
        restart();
        QCOMPARE(layouts().current().id, QString("classroom"));
        QCOMPARE(layouts().items().size(), qsizetype(std::size(app::layoutTable())) + 1);
    }

    void whatIsWrittenIsRead()
    {
        const app::StoredLayouts layouts{
            "own-1",
            {{"debug", {}, {"events", "log"}, "abc", {}}, {"own-1", "Ä \"x\"", {"events"}, "d", "e", 2, {0.75, 0.25}}}};
        const auto parsed = app::parseLayouts(app::printLayouts(layouts));
        QVERIFY(parsed);
        QVERIFY(*parsed == layouts);
    }

private:
    /// The families that machines commonly have, in the sizes of both densities.
    [[nodiscard]] QDockWidget* dock(const QString& id) const { return bench->window().docks().dock(id); }
    [[nodiscard]] app::Layouts& layouts() const { return bench->window().layouts(); }
    [[nodiscard]] QAction& action(app::ActionId id) const { return bench->window().actions()[id]; }
    void trigger(app::ActionId id) const
    {
        QVERIFY(action(id).isEnabled());
        action(id).trigger();
    }
    void name(app::ActionId id, const QString& text) const
    {
        trigger(id);
        auto* dialog = bench->window().findChild<QInputDialog*>("layoutName");
        QVERIFY(dialog);
        auto* field = dialog->findChild<QLineEdit*>();
        field->selectAll();
        QTest::keyClicks(field, text);
        QTest::keyClick(field, Qt::Key_Return);
        QTRY_VERIFY(!bench->window().findChild<QInputDialog*>("layoutName"));
    }
    [[nodiscard]] QMenu* layoutMenu() const
    {
        for (QAction* one : bench->window().menuBar()->actions())
            if (one->text() == "&Layout")
                return one->menu();
        return nullptr;
    }
    void restart()
    {
        bench->restart();
        QVERIFY(bench->start({bench->path("frames.vitrine"), "--draw", "2"}));
    }
    void write(const QByteArray& text) const
    {
        QSettings(bench->path("settings.ini"), QSettings::IniFormat).setValue(kKey, QString::fromUtf8(text));
    }
    [[nodiscard]] QByteArray read() const
    {
        return QSettings(bench->path("settings.ini"), QSettings::IniFormat).value(kKey).toString().toUtf8();
    }
    static QByteArray stored(const QString& id, const QStringList& docks, const QByteArray& state)
    {
        return app::printLayouts({id, {{id, {}, docks, state, {}}}});
    }
    /// Of a window with these docks, all on the left.
    static QByteArray stateOf(const QStringList& docks, int version)
    {
        QMainWindow window;
        for (const QString& id : docks) {
            auto* one = new QDockWidget(&window);
            one->setObjectName(id);
            window.addDockWidget(Qt::LeftDockWidgetArea, one);
        }
        return window.saveState(version);
    }

    std::unique_ptr<WindowBench> bench;
    QFont usual;
};

VITRINE_TEST(TestWindowLayouts, QApplication)
#include "tst_window_layouts.moc"
