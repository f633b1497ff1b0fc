// SPDX-License-Identifier: Apache-2.0
#include "app/docks/dock_table.h"
#include "app/docks/docks.h"
#include "tests/harness/test_class.h"
#include "tests/ui/window_bench.h"
#include "views/base/desk.h"
#include "views/base/dock_view.h"
#include "views/base/export_file.h"
#include "views/kit/pane.h"
#include "views/machine/activity_style.h"
#include "views/theme/theme.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QComboBox>
#include <QDockWidget>
#include <QFileInfo>
#include <QHeaderView>
#include <QLineEdit>
#include <QScrollBar>
#include <QSet>

#include <cmath>

using namespace vitrine;
using test::WindowBench;

namespace {

QString nameOf(const QWidget& widget)
{
    QString name;
    for (const QWidget* up = &widget; up && !qobject_cast<const QMainWindow*>(up); up = up->parentWidget())
        name.prepend(QLatin1Char('/') + (up->objectName().isEmpty() ? QString::fromLatin1(up->metaObject()->className())
                                                                    : up->objectName()));
    return name;
}

QString accessibleName(QWidget& widget)
{
    const auto* interface = QAccessible::queryAccessibleInterface(&widget);
    return interface ? interface->text(QAccessible::Name) : QString();
}

/// What a person works with: not the parts that Qt makes inside its own widgets.
bool isControl(const QWidget& widget)
{
    if (!widget.isVisible() || widget.focusPolicy() == Qt::NoFocus)
        return false;
    const QWidget* above = widget.parentWidget();
    if (qobject_cast<const QLabel*>(&widget)) // text, which may be selected
        return false;
    const bool isPart = qobject_cast<const QAbstractSpinBox*>(above) || qobject_cast<const QComboBox*>(above) ||
                        qobject_cast<const QScrollBar*>(&widget) || qobject_cast<const QHeaderView*>(&widget) ||
                        widget.focusProxy() || widget.objectName().startsWith(QLatin1String("qt_")) ||
                        (above && above->objectName().startsWith(QLatin1String("qt_tabwidget_tabbar")));
    return !isPart;
}

/// What we paint ourselves and somebody has to be told of.
bool isPainted(const QWidget& widget)
{
    if (!widget.isVisible())
        return false;
    // A line that says nothing yet, as that of a stretch which is still being counted, paints nothing.
    if (const auto* label = qobject_cast<const QLabel*>(&widget))
        return !label->text().isEmpty();
    // A class of ours, without widgets in it: there is nothing but what it paints.
    const bool isOurs = QString::fromLatin1(widget.metaObject()->className()).startsWith(QLatin1String("vitrine::"));
    return isOurs && widget.findChildren<QWidget*>().isEmpty();
}

double channel(double value)
{
    return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
}

// WCAG 2: relative luminance and contrast.
double luminance(const QColor& color)
{
    return 0.2126 * channel(color.redF()) + 0.7152 * channel(color.greenF()) + 0.0722 * channel(color.blueF());
}
double contrast(const QColor& a, const QColor& b)
{
    const double lighter = std::max(luminance(a), luminance(b));
    const double darker = std::min(luminance(a), luminance(b));
    return (lighter + 0.05) / (darker + 0.05);
}

} // namespace

/// The window can be used by who doesn't see it and by who doesn't use a mouse.
class TestWindowAccessibility final : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        bench = std::make_unique<WindowBench>();
        QCOMPARE(test::writeFrames(bench->path("frames.vitrine"), 2), QString());
        QVERIFY(bench->start({bench->path("frames.vitrine"), "--draw", "1", "--pixel", "3,4"}));
        QAccessible::setActive(true);
    }
    void cleanupTestCase() { bench.reset(); }

    void everyDock_data()
    {
        QTest::addColumn<QString>("id");
        for (const views::DockRow& row : app::dockTable())
            QTest::newRow(row.id) << QString::fromLatin1(row.id);
        QTest::newRow("framebuffer") << QString();
    }

    void everyDock()
    {
        QFETCH(QString, id);
        QWidget& view = show(id);
        QStringList nameless;
        for (QWidget* widget : view.findChildren<QWidget*>())
            if ((isControl(*widget) || isPainted(*widget)) && accessibleName(*widget).isEmpty())
                nameless << nameOf(*widget);
        QVERIFY2(nameless.isEmpty(), qPrintable(nameless.join(QLatin1Char('\n'))));
    }

    void everyControlIsReachedByTab_data() { everyDock_data(); }

    void everyControlIsReachedByTab()
    {
        QFETCH(QString, id);
        QWidget& view = show(id);
        // The chain that Tab follows; it goes in a circle through the window.
        QSet<const QWidget*> reached;
        for (QWidget* widget = view.nextInFocusChain(); widget && widget != &view; widget = widget->nextInFocusChain())
            if (widget->isVisible() && widget->isEnabled() && (widget->focusPolicy() & Qt::TabFocus))
                reached << widget;
        QStringList lost;
        for (const QWidget* widget : view.findChildren<QWidget*>())
            if (isControl(*widget) && widget->isEnabled() && !reached.contains(widget))
                lost << nameOf(*widget);
        QVERIFY2(lost.isEmpty(), qPrintable(lost.join(QLatin1Char('\n'))));
    }

    void everyLinkInATextIsReachedByTab_data() { everyDock_data(); }

    void everyLinkInATextIsReachedByTab()
    {
        QFETCH(QString, id);
        for (const auto* label : show(id).findChildren<QLabel*>())
            QVERIFY2(!label->isVisible() || !label->text().contains(QLatin1String("<a ")) ||
                         label->textInteractionFlags().testFlag(Qt::LinksAccessibleByKeyboard),
                     qPrintable(nameOf(*label)));
    }

    void everyToolTells_data() { everyDock_data(); }

    /// Buttons, fields and boxes say what they do.
    void everyToolTells()
    {
        QFETCH(QString, id);
        QWidget& view = show(id);
        QStringList silent;
        for (const QWidget* widget : view.findChildren<QWidget*>()) {
            const bool isTool = qobject_cast<const QAbstractButton*>(widget) ||
                                qobject_cast<const QComboBox*>(widget) || qobject_cast<const QLineEdit*>(widget);
            if (isTool && isControl(*widget) && widget->toolTip().isEmpty())
                silent << nameOf(*widget);
        }
        QVERIFY2(silent.isEmpty(), qPrintable(silent.join(QLatin1Char('\n'))));
    }

    void whatIsShownCanBeSaved_data()
    {
        QTest::addColumn<QString>("id");
        for (const views::DockRow& row : app::dockTable())
            QTest::newRow(row.id) << QString::fromLatin1(row.id);
    }

    void whatIsShownCanBeSaved()
    {
        QFETCH(QString, id);
        QWidget& view = show(id);
        const auto panes = view.findChildren<views::Pane*>();
        const bool isEmpty = std::any_of(panes.begin(), panes.end(), [](const views::Pane* pane) {
            return pane->isVisible() && !pane->isContentShown();
        });
        const auto exports = bench->window().docks().view(id)->exports();
        QVERIFY(isEmpty || !exports.isEmpty());
        for (const views::Export& one : exports) {
            const QString path = bench->path(id + QLatin1Char('.') + one.suffix);
            QCOMPARE(views::saveExport(one, path, {}), QString());
            QVERIFY2(QFileInfo(path).size() > 0, qPrintable(path));
        }
    }

    void textAndMarksStandOut_data()
    {
        QTest::addColumn<bool>("isDark");
        QTest::addColumn<views::Contrast>("wanted");
        QTest::addColumn<double>("text");
        QTest::addColumn<double>("marks");
        for (const bool isDark : {true, false}) {
            const char* name = isDark ? "dark" : "light";
            QTest::addRow("%s", name) << isDark << views::Contrast::Usual << 4.5 << 3.0;
            QTest::addRow("%s, high contrast", name) << isDark << views::Contrast::High << 7.0 << 4.5;
        }
    }

    /// ui.md, "Form": 4.5 : 1 for text, 3 : 1 for marks; for high contrast 7 : 1, and 4.5 : 1.
    void textAndMarksStandOut()
    {
        QFETCH(bool, isDark);
        QFETCH(views::Contrast, wanted);
        QFETCH(double, text);
        QFETCH(double, marks);
        const views::Theme theme = isDark ? views::Theme::dark(wanted) : views::Theme::light(wanted);
        for (const QColor& surface : {theme.window, theme.panel, theme.selection()})
            QVERIFY(contrast(theme.text, surface) >= text);
        for (const QColor& surface : {theme.window, theme.panel}) {
            QVERIFY(contrast(theme.secondary, surface) >= text);
            QVERIFY(contrast(theme.changed(), surface) >= text);
            QVERIFY(contrast(theme.accent, surface) >= marks);
            for (const QColor& mark : {theme.busy(), theme.stalled(), theme.done(), theme.waiting()})
                QVERIFY2(contrast(mark, surface) >= marks, qPrintable(mark.name()));
        }
        if (wanted != views::Contrast::High)
            return;
        QVERIFY(contrast(theme.edge, theme.panel) >= marks);
        QVERIFY(contrast(theme.link(), theme.panel) >= text);
        for (const QColor& ground : {theme.line, theme.panel}) // of queues, empty and with a number in them
            QVERIFY(contrast(theme.text, ground) >= text && contrast(theme.secondary, ground) >= text);
        for (const auto& styles : {views::allUnitStates(theme), views::allTaskPhases(theme)})
            for (const views::DataStyle& style : styles)
                QVERIFY2(contrast(views::inkOn(style.fill.color), style.fill.color) >= text, qPrintable(style.name));
    }

private:
    QWidget& show(const QString& id)
    {
        auto& window = bench->window();
        if (id.isEmpty())
            return window.framebuffer();
        window.docks().raise(*window.docks().dock(id));
        [&] { QTRY_VERIFY(bench->isAnswered()); }();
        QCoreApplication::processEvents();
        return *window.docks().view(id);
    }

    std::unique_ptr<WindowBench> bench;
};

VITRINE_TEST(TestWindowAccessibility, QApplication)
#include "tst_window_accessibility.moc"
