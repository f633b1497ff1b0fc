// SPDX-License-Identifier: Apache-2.0
#include "app/banner.h"
#include "app/docks/docks.h"
#include "app/shell/layouts.h"
#include "core/gpu/presets.h"
#include "tests/harness/test_class.h"
#include "tests/ui/sample_copy.h"
#include "tests/ui/shown.h"
#include "tests/ui/window_bench.h"
#include "views/base/desk.h"
#include "views/base/machine_choice.h"
#include "views/docks/diagram/diagram_canvas.h"
#include "views/docks/waterfall/waterfall.h"
#include "views/machine/activity_style.h"
#include "views/machine/cycle_ruler.h"
#include "views/machine/recordings.h"
#include "views/machine/shown_cycle.h"
#include "views/scrubber/scrubber.h"
#include "views/theme/theme.h"

#include <QApplication>
#include <QDockWidget>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QStatusBar>
#include <QTextBrowser>
#include <QToolBar>
#include <QToolButton>
#include <QTreeView>

#include <algorithm>
#include <cmath>

using namespace vitrine;
using app::ActionId;
using test::WindowBench;

namespace {

constexpr QSize kSmall{1024, 768};
constexpr QSize kUsual{1366, 768};
constexpr QSize kWide{1920, 1080};
constexpr double kLeastText = 18; // pixels

} // namespace

/// Draw 4 of the sample on its machine of two processors, shown to a class.
class TestWindowClassroom final : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        bench = std::make_unique<WindowBench>();
        QVERIFY(bench->start({test::copySample("lit-cube-shadow-map", bench->path("sample.vitrine")), "--draw", "4"}));
        bench->window().showNormal();
    }
    void cleanup() { bench.reset(); }

    void everySizeFitsEveryScreen_data()
    {
        QTest::addColumn<QSize>("screen");
        QTest::addColumn<ActionId>("size");
        QTest::addColumn<int>("text");
        QTest::addColumn<bool>("isWhole");
        const auto add = [](QSize screen, ActionId size, int text, bool isWhole) {
            QTest::addRow("%d px of text on %d x %d", text, screen.width(), screen.height())
                << screen << size << text << isWhole;
        };
        add(kSmall, ActionId::ClassSize1, 18, false);
        add(kSmall, ActionId::ClassSize2, 22, false);
        add(kSmall, ActionId::ClassSize3, 28, false);
        add(kUsual, ActionId::ClassSize1, 18, true);
        add(kUsual, ActionId::ClassSize2, 22, false);
        add(kUsual, ActionId::ClassSize3, 28, false);
        add(kWide, ActionId::ClassSize1, 18, true);
        add(kWide, ActionId::ClassSize2, 22, true);
        add(kWide, ActionId::ClassSize3, 28, true);
    }
    void everySizeFitsEveryScreen()
    {
        QFETCH(QSize, screen);
        QFETCH(ActionId, size);
        QFETCH(int, text);
        QFETCH(bool, isWhole);
        action(size).trigger();
        bench->window().resize(screen);
        showClassroom();
        QCOMPARE(QApplication::font().pixelSize(), text);
        QTRY_COMPARE(bench->window().size(), screen);
        const QSize least = bench->window().minimumSizeHint();
        QVERIFY2(least.width() <= screen.width() && least.height() <= screen.height(),
                 qPrintable(QString("%1 x %2").arg(least.width()).arg(least.height())));
        QTRY_VERIFY(isReady());
        QTRY_COMPARE(bench->window().framebuffer().isVisible(), isWhole);
        QCOMPARE(dock("waterfall").isVisible(), isWhole);
        QVERIFY(dock("explain").isVisible());
        allIsSeen();
        for (const char* shown : {"diagram", "waterfall", "explain"}) // no view is wider than its dock
            if (const auto* room = qobject_cast<const QScrollArea*>(dock(shown).widget()); dock(shown).isVisible())
                QTRY_COMPARE(std::pair(QByteArray(shown), room->widget()->width()),
                             std::pair(QByteArray(shown), room->viewport()->width()));
    }

    // The window grows, as when it is maximized: the picture would get all of it. What the user has chosen stays, too.
    void theMachineKeepsItsShareOfTheWindow()
    {
        const auto share = [this] {
            return static_cast<double>(dock("diagram").width()) / static_cast<double>(bench->window().width());
        };
        constexpr double kMost = 0.01; // splitters, pixels
        bench->window().resize(kUsual);
        showClassroom();
        QTRY_VERIFY(isReady());
        QTRY_VERIFY2(std::abs(share() - 0.78) < kMost, qPrintable(QString::number(share())));
        bench->window().resize(kWide);
        QTRY_COMPARE(bench->window().size(), kWide);
        QTRY_VERIFY2(std::abs(share() - 0.78) < kMost, qPrintable(QString::number(share())));
        bench->window().resizeDocks({&dock("diagram")}, {kWide.width() * 6 / 10}, Qt::Horizontal);
        QTRY_VERIFY2(std::abs(share() - 0.6) < kMost, qPrintable(QString::number(share())));
        // Stored in a window of one size, shown in one of another.
        bench->window().layouts().show("debug");
        bench->window().resize(kUsual);
        QTRY_COMPARE(bench->window().size(), kUsual);
        showClassroom();
        QTRY_VERIFY2(std::abs(share() - 0.6) < kMost, qPrintable(QString::number(share())));
        bench->window().resize(1600, 900);
        QTRY_VERIFY2(bench->window().width() == 1600 && std::abs(share() - 0.6) < kMost,
                     qPrintable(QString::number(share())));
    }

    // PROG has neither FFS nor FFP, so three programs do not link, and the knot is a shadow. The log, which says so, is
    // not among what Classroom shows.
    void warningsAreSaidWhereTheLogIsNotSeen()
    {
        bench = std::make_unique<WindowBench>();
        QVERIFY(bench->start({test::copySample("wood-and-marble-units", bench->path("units.vitrine")), "--draw", "2"}));
        bench->window().showNormal();
        bench->window().resize(kWide);
        const auto& banner = bench->window().banner();
        showClassroom();
        QTRY_VERIFY(isReady());
        QCOMPARE(banner.sentence(), QString());
        use("PROG", core::Preset::Prog);
        QTRY_VERIFY2(banner.sentence().startsWith("There are warnings"), qPrintable(banner.sentence()));
        // The picture is narrow: the button stands below the sentence, which is there whole.
        const auto& text = test::child<QLabel>(banner, "bannerText");
        QTRY_VERIFY2(text.width() > 3 * banner.width() / 4 && text.height() >= text.heightForWidth(text.width()),
                     qPrintable(QString("%1 x %2 of %3").arg(text.width()).arg(text.height()).arg(banner.width())));
        QVERIFY(!dock("log").isVisible());
        auto* show = banner.findChild<QPushButton*>();
        QVERIFY(show);
        QTest::mouseClick(show, Qt::LeftButton);
        QTRY_VERIFY(!dock("log").visibleRegion().isEmpty());
        use("PAR", core::Preset::Par);
        QTRY_COMPARE(banner.sentence(), QString());
        // SEQ runs no fragment shader: nothing but the clear is seen, and the machine's docks have nothing to show.
        dock("log").hide();
        showClassroom();
        use("SEQ", core::Preset::Seq);
        QTRY_VERIFY2(banner.sentence().startsWith("There are warnings"), qPrintable(banner.sentence()));
        QTRY_VERIFY(says("diagram", "draws nothing: no linked program is in use"));
        use("PAR", core::Preset::Par);
        QTRY_COMPARE(banner.sentence(), QString());
        // With more room, the first of them.
        dock("log").hide();
        bench->window().layouts().show("architecture");
        use("PROG", core::Preset::Prog);
        QTRY_VERIFY2(banner.sentence().contains("device FFS absent in PROG"), qPrintable(banner.sentence()));
        use("PAR", core::Preset::Par);
        bench->window().layouts().show("debug");
        // Where the log is seen, it is enough.
        use("PROG", core::Preset::Prog);
        QTRY_VERIFY(dock("log").windowTitle().contains("3 warnings"));
        QCOMPARE(banner.sentence(), QString());
    }

    void aPartOfTheCyclesIsSeenAndFollowsTheCursor()
    {
        auto& recordings = views::Recordings::of(bench->window().desk());
        views::CycleWindow& window = recordings.window();
        bench->window().resize(kWide);
        bench->window().layouts().show("architecture");
        QTRY_VERIFY(isReady());
        QVERIFY(window.showsAll());
        showClassroom();
        QTRY_COMPARE(window.span(), core::Cycle{200});
        const core::Cycle first = window.first();
        const core::Cycle shown = recordings.cursor() - 1;
        QCOMPARE(first, shown - 100);
        // The arrow that goes a cycle on, and one that goes there at once: a page begins with an eighth of the last
        // one.
        const auto go = [&](core::Cycle cycle) {
            bench->window().desk().follow(views::linkToCycle(recordings.draw(), cycle));
            QTRY_COMPARE(recordings.cursor(), cycle + 1);
        };
        go(first + 199);
        QCOMPARE(window.first(), first);
        go(first + 200);
        QCOMPARE(window.first(), first + 200 - 25);
        go(first + 174);
        QCOMPARE(window.first(), first + 174 + 1 + 25 - 200);
        QCOMPARE(window.span(), core::Cycle{200});
        window.showAll();
        go(first + 100);
        QVERIFY(window.showsAll());
    }

    // In a small window the bar has no room for the machine and for Find anything.
    void whatTheBarHasNoRoomForIsBehindAButtonThatIsSeen()
    {
        bench->window().resize(kSmall);
        showClassroom();
        QTRY_VERIFY(isReady());
        use("A machine of a rather long name", core::Preset::Par);
        auto& search = test::child<QPushButton>(bench->window(), "searchButton");
        auto& more = test::child<QToolButton>(test::child<QToolBar>(bench->window(), "steps"), "qt_toolbar_ext_button");
        QTRY_VERIFY(more.isVisible() && !search.isVisible());
        const auto marks = [&more] {
            const QImage image = more.grab().toImage();
            int count = 0;
            for (int y = 0; y < image.height(); ++y)
                for (int x = 0; x < image.width(); ++x)
                    count += std::abs(qGray(image.pixel(x, y)) - qGray(image.pixel(0, 0))) > 100 ? 1 : 0;
            return count;
        };
        for (const ActionId theme : {ActionId::ThemeDark, ActionId::ThemeLight}) {
            action(theme).trigger();
            QTRY_VERIFY2(marks() >= 8, qPrintable(QString::number(marks())));
        }
        QTest::mouseClick(&more, Qt::LeftButton);
        QTRY_VERIFY(search.isVisible());
    }

    void theStripOfDrawsStaysAwayOnAnotherMachine()
    {
        const auto& strip = bench->window().scrubber();
        QVERIFY(strip.isVisible());
        showClassroom();
        QTRY_VERIFY(isReady());
        QVERIFY(!strip.isVisible());
        use("PAR", core::Preset::Par);
        QVERIFY(!strip.isVisible());
        bench->window().layouts().show("debug");
        QVERIFY(strip.isVisible());
    }

    void whatIsDrawnGrowsByOneFactor()
    {
        bench->window().resize(kWide);
        showClassroom();
        QTRY_VERIFY(isReady());
        auto* legend = dock("diagram").findChild<views::DataLegend*>();
        QVERIFY(legend);
        const double text = textSize();
        const int ruler = views::rulerHeight();
        const int swatches = legend->heightForWidth(5000);
        QCOMPARE(text, 18.0);
        action(ActionId::ClassLarger).trigger();
        QCOMPARE(QApplication::font().pixelSize(), 22);
        QTRY_COMPARE(textSize(), 22.0);
        QCOMPARE(ruler, 33);                // 24 · 18 / 13 = 33.2
        QCOMPARE(views::rulerHeight(), 41); // 24 · 22 / 13 = 40.6
        QVERIFY(legend->heightForWidth(5000) > swatches);
        action(ActionId::ClassLarger).trigger();
        QCOMPARE(QApplication::font().pixelSize(), 28);
        action(ActionId::ClassLarger).trigger(); // there is no larger one
        QCOMPARE(QApplication::font().pixelSize(), 28);
        bench->window().layouts().show("debug");
        QCOMPARE(QApplication::font().pixelSize(), 13);
        bench->restart();
        QVERIFY(action(ActionId::ClassSize3).isChecked());
    }

    void aKeyShowsPictureAndWaterfall()
    {
        bench->window().resize(kSmall);
        showClassroom();
        QTRY_VERIFY(!bench->window().framebuffer().isVisible());
        QVERIFY(dock("diagram").isVisible() && dock("explain").isVisible());
        bench->press(Qt::Key_F8); // in their place
        QTRY_VERIFY(bench->window().framebuffer().isVisible());
        QVERIFY(dock("waterfall").isVisible() && !dock("diagram").isVisible() && !dock("explain").isVisible());
        bench->press(Qt::Key_F8);
        QTRY_VERIFY(!bench->window().framebuffer().isVisible());
        QVERIFY(dock("diagram").isVisible());

        bench->window().resize(kWide); // there is room for all
        QTRY_VERIFY(bench->window().framebuffer().isVisible() && dock("waterfall").isVisible());
        QVERIFY(dock("diagram").isVisible() && dock("explain").isVisible());
        bench->press(Qt::Key_F8);
        QTRY_VERIFY(!bench->window().framebuffer().isVisible() && !dock("waterfall").isVisible());
        QVERIFY(dock("diagram").isVisible() && dock("explain").isVisible());
        QCOMPARE(bench->window().layouts().current().id, QString("classroom"));
        bench->window().layouts().show("debug");
        QVERIFY(bench->window().framebuffer().isVisible() && bench->window().statusBar()->isVisible());
        QVERIFY(!action(ActionId::ClassAside).isEnabled());
    }

    void aClickerStepsAsTheLastStepDid()
    {
        bench->window().resize(kWide);
        showClassroom();
        QTRY_VERIFY(isReady());
        canvas().setFocus();
        click(Qt::Key_PageUp);
        QVERIFY2(bench->place().contains("draw 3"), qPrintable(bench->place())); // at first, by draws
        click(Qt::Key_PageDown);
        QVERIFY2(bench->place().contains("draw 4"), qPrintable(bench->place()));
        action(ActionId::PreviousCycle).trigger();
        QVERIFY(bench->settle());
        const auto cycle = [this] { return bench->window().desk().moment().inside->cycle; };
        const auto before = cycle();
        QVERIFY(clicker("clicker-back").toolTip().contains("one cycle"));
        dock("explain").findChild<QTextBrowser*>()->setFocus(); // words to read, where nothing is written
        click(Qt::Key_PageUp);
        QCOMPARE(cycle(), before - 1);
        waterfall().setFocus();
        click(Qt::Key_PageDown);
        QCOMPARE(cycle(), before);
    }

    void tablesAndOtherLayoutsKeepTheirPageKeys()
    {
        bench->window().resize(kWide);
        showClassroom();
        dock("events").show();
        auto& tree = test::child<QTreeView>(bench->window().events(), "eventTree");
        tree.setFocus();
        const QString place = bench->place();
        QKeyEvent key(QEvent::KeyPress, Qt::Key_PageUp, Qt::NoModifier);
        QCoreApplication::sendEvent(&tree, &key);
        QVERIFY(bench->settle());
        QCOMPARE(bench->place(), place);
        bench->window().layouts().show("debug");
        QVERIFY(!clicker("clicker-on").isEnabled());
        bench->window().framebuffer().canvas().setFocus();
        click(Qt::Key_PageDown); // to the end of a frame
        QVERIFY(bench->place() != place);
    }

private:
    void showClassroom()
    {
        bench->window().layouts().show("classroom");
        QCOMPARE(bench->window().layouts().current().id, QString("classroom"));
    }
    void use(const char* name, core::Preset preset)
    {
        const views::MachineChoice machine{name, core::presetConfig(preset)};
        views::Desk& desk = bench->window().desk();
        desk.useMachine(machine);
        QTRY_VERIFY(desk.moment().machine && *desk.moment().machine == machine && desk.moment().draw());
    }
    void click(Qt::Key key)
    {
        QTest::keyClick(QApplication::focusWidget(), key);
        QVERIFY(bench->settle());
    }
    /// Every box of the machine, in letters that can be read from afar, and every name of a column, once docks and
    /// schematic have come to their sizes.
    void allIsSeen()
    {
        QTRY_VERIFY2(textSize() >= kLeastText, qPrintable(QString::number(textSize())));
        QTRY_COMPARE(unseen(), QString());
    }
    [[nodiscard]] QString unseen() const
    {
        const auto& content = canvas().content();
        for (std::size_t node = 0; node < content.layout.boxes.size(); ++node)
            if (!QRectF(canvas().rect()).contains(canvas().rectOf(node)))
                return QString("%1 of %2, %3 x %4")
                    .arg(content.layout.titles[node])
                    .arg(textSize())
                    .arg(canvas().width())
                    .arg(canvas().height());
        return {};
    }
    [[nodiscard]] bool isReady() const { return bench->isAnswered() && canvas().content().recording; }
    /// Pixels, of all that is written in the schematic.
    [[nodiscard]] double textSize() const
    {
        return test::Shown::look(canvas()).text * test::Shown::scale(canvas()) * std::max(1.0, canvas().zoom());
    }
    [[nodiscard]] views::DiagramCanvas& canvas() const
    {
        return test::child<views::DiagramCanvas>(dock("diagram"), "diagramCanvas");
    }
    [[nodiscard]] views::Waterfall& waterfall() const
    {
        return test::child<views::Waterfall>(dock("waterfall"), "waterfall");
    }
    [[nodiscard]] bool says(const char* id, const char* text) const
    {
        const auto labels = dock(id).findChildren<QLabel*>();
        return std::ranges::any_of(
            labels, [text](const QLabel* label) { return label->isVisible() && label->text().contains(text); });
    }
    [[nodiscard]] QDockWidget& dock(const char* id) const { return *bench->window().docks().dock(id); }
    [[nodiscard]] QAction& action(ActionId id) const { return bench->window().actions()[id]; }
    [[nodiscard]] QAction& clicker(const char* id) const { return test::child<QAction>(bench->window(), id); }

    std::unique_ptr<WindowBench> bench;
};

VITRINE_TEST(TestWindowClassroom, QApplication)
#include "tst_window_classroom.moc"
