// SPDX-License-Identifier: Apache-2.0
#include "app/shell/dresser.h"
#include "app/shell/layouts.h"
#include "tests/harness/test_class.h"
#include "tests/ui/window_bench.h"
#include "views/scrubber/scrubber.h"
#include "views/theme/theme.h"
#include "views/theme/wrap_layout.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QTextBlock>
#include <QTextDocument>
#include <QTreeView>

using namespace vitrine;
using app::ActionId;
using test::WindowBench;

namespace {

QPalette desktop(const QColor& window)
{
    QPalette palette;
    palette.setColor(QPalette::Window, window);
    return palette;
}

bool isDark(const QColor& color)
{
    return color.lightness() < 128;
}

} // namespace

class TestWindowLook final : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        bench = std::make_unique<WindowBench>();
        QCOMPARE(test::writeFrames(bench->path("frames.vitrine"), 1), QString());
        QVERIFY(bench->start({bench->path("frames.vitrine")}));
    }
    void cleanup() { bench.reset(); }

    void aThemeHoldsAtOnceForAllThatIsPainted()
    {
        for (const ActionId id : {ActionId::ThemeDark, ActionId::ThemeLight, ActionId::ThemeDark}) {
            const bool wanted = id == ActionId::ThemeDark;
            action(id).trigger();
            QVERIFY(action(id).isChecked());
            QCOMPARE(views::Theme::current().isDark, wanted);
            const QImage window = bench->window().grab().toImage();
            const auto at = [&](const QWidget& widget, QPoint place) {
                return window.pixelColor(widget.mapTo(&bench->window(), place) * window.devicePixelRatio());
            };
            QCOMPARE(isDark(at(bench->window().scrubber(), QPoint(2, 2))), wanted); // painted by hand
            auto& tree = *test::child<QTreeView>(bench->window().events(), "eventTree").viewport();
            QCOMPARE(isDark(at(tree, QPoint(tree.width() - 2, tree.height() - 2))), wanted);
            QCOMPARE(isDark(at(bench->window(), QPoint(2, 2))), wanted);
        }
    }

    // They get it when their text is read.
    void linksHaveTheColorOfTheTheme()
    {
        bench = std::make_unique<WindowBench>();
        QCOMPARE(test::writeFrames(bench->path("frames.vitrine"), 1), QString());
        QVERIFY(bench->start({bench->path("frames.vitrine"), "--draw", "0", "--dock", "queues", "--dock", "explain"}));
        for (const ActionId id : {ActionId::ThemeDark, ActionId::ThemeLight, ActionId::ThemeDark}) {
            action(id).trigger();
            QTRY_VERIFY(linkColors().size() > 3); // of the strip above the queues, and of sentences about the cycle
            for (const QColor& color : linkColors())
                QCOMPARE(color, views::Theme::current().palette().color(QPalette::Link));
        }
    }

    void theThemeStaysOverARestart()
    {
        for (const ActionId id : {ActionId::ThemeDark, ActionId::ThemeLight}) {
            action(id).trigger();
            bench->restart();
            QVERIFY(action(id).isChecked());
            QCOMPARE(views::Theme::current().isDark, id == ActionId::ThemeDark);
        }
    }

    void theCommandLineHoldsForOneRun()
    {
        action(ActionId::ThemeLight).trigger();
        bench->restart();
        QVERIFY(bench->start({"--theme", "dark"}));
        QVERIFY(views::Theme::current().isDark);
        bench->restart();
        QVERIFY(!views::Theme::current().isDark);
    }

    void theDesktopIsFollowedWhenItChanges()
    {
        action(ActionId::ThemeDesktop).trigger();
        auto& dresser = bench->application->dresser();
        dresser.schemeChanged({}); // whatever the desktop behind the tests says
        dresser.desktopChanged(desktop(Qt::black));
        QVERIFY(views::Theme::current().isDark);
        dresser.desktopChanged(desktop(Qt::white));
        QVERIFY(!views::Theme::current().isDark);
        action(ActionId::ThemeLight).trigger();
        dresser.desktopChanged(desktop(Qt::black)); // the user's wish goes first
        QVERIFY(!views::Theme::current().isDark);
        action(ActionId::ThemeDesktop).trigger();
        QVERIFY(views::Theme::current().isDark);
        QEvent change(QEvent::ThemeChange); // the desktop behind the tests has light colors
        QCoreApplication::sendEvent(&bench->window(), &change);
        QVERIFY(!views::Theme::current().isDark);
        dresser.schemeChanged(true); // what it says goes before its palette
        QVERIFY(views::Theme::current().isDark);
        dresser.schemeChanged(false);
        QVERIFY(!views::Theme::current().isDark);
    }

    void largeTypeIsLargeEverywhere()
    {
        auto* place = bench->window().findChild<QWidget*>("placeButton");
        QCOMPARE(QApplication::font().pixelSize(), 13);
        QCOMPARE(place->font().pixelSize(), 12);
        action(ActionId::LargeType).trigger();
        QCOMPARE(QApplication::font().pixelSize(), 18);
        QCOMPARE(place->font().pixelSize(), 17);
        QVERIFY(place->height() >= 34);
        bench->restart();
        QCOMPARE(QApplication::font().pixelSize(), 18);
        action(ActionId::LargeType).trigger();
        QCOMPARE(QApplication::font().pixelSize(), 13);
    }

    void theClassroomIsLargeWhileItIsShown()
    {
        bench->window().layouts().show("classroom");
        QCOMPARE(QApplication::font().pixelSize(), 18);
        bench->window().layouts().show("debug");
        QCOMPARE(QApplication::font().pixelSize(), 13);
    }

    void preferencesHoldAtOnce()
    {
        bench->press(Qt::Key_Comma, Qt::ControlModifier);
        auto* dialog = bench->window().findChild<QDialog*>("preferences");
        QVERIFY(dialog && dialog->isVisible());
        choose(*dialog->findChild<QComboBox*>("theme"), 1);
        QVERIFY(views::Theme::current().isDark);
        QVERIFY(action(ActionId::ThemeDark).isChecked());
        choose(*dialog->findChild<QComboBox*>("theme"), 2);
        QVERIFY(!views::Theme::current().isDark);
        choose(*dialog->findChild<QComboBox*>("density"), 1);
        QCOMPARE(QApplication::font().pixelSize(), 18);
        QVERIFY(!views::isMotionReduced());
        dialog->findChild<QCheckBox*>("reducedMotion")->click();
        QVERIFY(views::isMotionReduced());
        choose(*dialog->findChild<QComboBox*>("atFault"), 1);
        QTest::keyClick(dialog, Qt::Key_Escape);
        QVERIFY(!dialog->isVisible());
        bench->restart();
        QVERIFY(views::isMotionReduced());
        QCOMPARE(QApplication::font().pixelSize(), 18);
        action(ActionId::Preferences).trigger();
        auto* atFault = bench->window().findChild<QComboBox*>("atFault");
        QVERIFY(atFault);
        QCOMPARE(atFault->currentIndex(), 1);
    }

    void toolsGoOnInTheNextLineWhereItIsNarrow()
    {
        QWidget row;
        auto* layout = new views::WrapLayout(&row);
        layout->setContentsMargins(0, 0, 0, 0);
        layout->setSpacing(10);
        QList<QWidget*> tools;
        for (int i = 0; i < 3; ++i) {
            tools << new QWidget(&row);
            tools.last()->setFixedSize(100, 20);
            if (i == 2)
                layout->addStretch();
            layout->addWidget(tools.last());
        }
        row.resize(400, 20);
        layout->setGeometry(row.rect());
        QCOMPARE(tools[1]->pos(), QPoint(110, 0));
        QCOMPARE(tools[2]->pos(), QPoint(300, 0)); // at the right end
        QCOMPARE(layout->heightForWidth(320), 20); // 3 · 100 + 2 · 10
        QCOMPARE(layout->heightForWidth(319), 50); // 20 + 10 + 20
        QCOMPARE(layout->heightForWidth(100), 80);
        QCOMPARE(layout->minimumSize(), QSize(100, 20));
        row.resize(319, 50);
        layout->setGeometry(row.rect());
        QCOMPARE(tools[2]->pos(), QPoint(0, 30));
    }

    void nothingInTheToolBarIsClippedAtTheSmallestUsefulWidth()
    {
        bench->window().resize(1280, 720);
        for (QWidget* widget : bench->window().findChild<QWidget*>("steps")->findChildren<QWidget*>())
            if (widget->isVisible())
                QVERIFY2(widget->width() >= widget->minimumSizeHint().width(), qPrintable(widget->objectName()));
    }

private:
    [[nodiscard]] QAction& action(ActionId id) const { return bench->window().actions()[id]; }
    /// Of all links in the window, as they are painted.
    [[nodiscard]] QList<QColor> linkColors() const
    {
        QList<QColor> colors;
        if (bench->window().grab().isNull())
            return colors;
        for (const auto* text : bench->window().findChildren<QTextDocument*>())
            for (QTextBlock block = text->begin(); block.isValid(); block = block.next())
                for (auto piece = block.begin(); !piece.atEnd(); ++piece)
                    if (const QTextCharFormat format = piece.fragment().charFormat(); format.isAnchor())
                        colors << format.foreground().color();
        return colors;
    }
    static void choose(QComboBox& box, int row)
    {
        box.setCurrentIndex(row);
        emit box.activated(row);
    }

    std::unique_ptr<WindowBench> bench;
};

VITRINE_TEST(TestWindowLook, QApplication)
#include "tst_window_look.moc"
