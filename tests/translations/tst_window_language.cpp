// SPDX-License-Identifier: Apache-2.0
#include "app/docks/docks.h"
#include "app/translation.h"
#include "tests/harness/test_class.h"
#include "tests/ui/window_bench.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QDockWidget>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>
#include <QTranslator>

#include <functional>

using namespace vitrine;
using test::WindowBench;

namespace {

const QString kOpen = QStringLiteral("‹");
const QString kClose = QStringLiteral("›");

/// Marks every text that goes through translation.
class MarkingTranslator final : public QTranslator {
public:
    [[nodiscard]] QString translate(const char*, const char* text, const char*, int) const override
    {
        return kOpen + QString::fromUtf8(text) + kClose;
    }
    [[nodiscard]] bool isEmpty() const override { return false; }
};

struct Text {
    const QWidget* widget;
    QString what;
    QString text;
};

QString nameOf(const QWidget* widget)
{
    QStringList names;
    for (const QWidget* up = widget; up; up = up->parentWidget())
        names.prepend(up->objectName().isEmpty() ? QString::fromLatin1(up->metaObject()->className())
                                                 : up->objectName());
    return names.join(QLatin1Char('/'));
}

void addHeader(QList<Text>& texts, const QAbstractItemView* view)
{
    const auto* model = view->model();
    for (int column = 0; model && column < model->columnCount(); ++column)
        texts << Text{view, QStringLiteral("column"), model->headerData(column, Qt::Horizontal).toString()};
}

QList<Text> textsOf(const QWidget& window)
{
    QList<Text> texts;
    for (const auto* widget : window.findChildren<QWidget*>()) {
        if (!widget->isVisible())
            continue;
        if (widget->property("saysModel").toBool())
            continue; // what units say of themselves, in every language
        texts << Text{widget, QStringLiteral("tooltip"), widget->toolTip()}
              << Text{widget, QStringLiteral("accessible name"), widget->accessibleName()};
        if (const auto* label = qobject_cast<const QLabel*>(widget))
            texts << Text{widget, QStringLiteral("label"), label->text()};
        if (const auto* button = qobject_cast<const QAbstractButton*>(widget))
            texts << Text{widget, QStringLiteral("button"), button->text()};
        if (const auto* field = qobject_cast<const QLineEdit*>(widget))
            texts << Text{widget, QStringLiteral("placeholder"), field->placeholderText()};
        if (const auto* dock = qobject_cast<const QDockWidget*>(widget))
            texts << Text{widget, QStringLiteral("title"), dock->windowTitle()};
        if (const auto* view = qobject_cast<const QAbstractItemView*>(widget))
            addHeader(texts, view);
    }
    return texts;
}

// Data of the capture, numbers with units, names of formats, of GL and of machines.
bool isData(const QString& text)
{
    static const QRegularExpression kData(
        QStringLiteral(
            "^(\\W*|.*\\.vitrine.*|\\d+ × \\d+ · \\w+|\\w+\\.[xyzw]|\\w+: \\d × \\w+ "
            "@\\d+|[\\d\\s.,:×x/%+-]*( B| px| KiB| MiB)?|(gl|egl|GL_|EGL_|gl_)\\w*.*|rgba?\\d+\\w*|PAR|PROG|SEQ|"
            "[a-z]_\\w+(\\.[xyzw])?|[xyzwrgba]|float\\d.*|#.*|qt_.*)$"),
        QRegularExpression::DotMatchesEverythingOption);
    return kData.match(text).hasMatch();
}

} // namespace

/// What the window says goes through translation, and fits in German.
class TestWindowLanguage final : public QObject {
    Q_OBJECT

private slots:
    void cleanup()
    {
        bench.reset();
        for (auto* translator : qApp->findChildren<QTranslator*>())
            delete translator; // as installTranslation() leaves them
    }

    void everythingGoesThroughTranslation()
    {
        MarkingTranslator translator;
        QVERIFY(QCoreApplication::installTranslator(&translator));
        startWithCapture();
        QStringList missing;
        const auto check = [&] {
            for (const Text& text : textsOf(bench->window()))
                if (!text.text.contains(kOpen) && !isData(text.text))
                    missing << nameOf(text.widget) + QStringLiteral(": ") + text.what + QStringLiteral(" “") +
                                   text.text + QStringLiteral("”");
        };
        forEachDock(check);
        for (const QAction* action : bench->window().findChildren<QAction*>())
            if (!action->isSeparator() && !action->text().contains(kOpen) && !isData(action->text()))
                missing << QStringLiteral("action “%1”").arg(action->text());
        missing.removeDuplicates();
        bench.reset();
        report(missing);
    }

    void germanFits_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("as it opens") << QSize(1440, 900);
        QTest::newRow("small screen") << QSize(1280, 760);
    }

    void germanFits()
    {
        QFETCH(QSize, size);
        app::installTranslation(*qApp, QStringLiteral("de"));
        QCOMPARE(app::currentLanguage(), QStringLiteral("de"));
        startWithCapture();
        bench->window().resize(size);
        QStringList clipped;
        forEachDock([&] {
            for (const auto* label : bench->window().findChildren<QLabel*>())
                if (label->isVisible() && staysClipped(*label))
                    clipped << nameOf(label) + QStringLiteral(": ") + label->text();
            for (const auto* button : bench->window().findChildren<QAbstractButton*>())
                if (button->isVisible() && staysClipped(*button))
                    clipped << nameOf(button) + QStringLiteral(": ") + button->text();
        });
        clipped.removeDuplicates();
        report(clipped);
    }

private:
    /// A line each, since a message of the test is cut off.
    static void report(const QStringList& offenders)
    {
        for (const QString& offender : offenders)
            qWarning("%s", qPrintable(offender));
        QCOMPARE(offenders.size(), 0);
    }
    void startWithCapture()
    {
        bench = std::make_unique<WindowBench>();
        QCOMPARE(test::writeFrames(bench->path("frames.vitrine"), 2), QString());
        QVERIFY(bench->start({bench->path("frames.vitrine")}));
    }

    /// Shows them one after the other, each alone on its side, so that it has the room that it would be given.
    void forEachDock(const std::function<void()>& visit)
    {
        auto& docks = bench->window().docks();
        for (QDockWidget* dock : docks.all()) {
            for (QDockWidget* other : docks.all())
                other->setVisible(other == dock);
            docks.raise(*dock);
            QVERIFY(bench->settle());
            QTRY_VERIFY(bench->isAnswered());
            QCoreApplication::processEvents();
            visit();
        }
    }

    /// What has just got another text is laid out in a moment.
    template <typename Widget>
    [[nodiscard]] static bool staysClipped(const Widget& widget)
    {
        return isClipped(widget) && !test::waitFor([&] { return !isClipped(widget); });
    }
    [[nodiscard]] static bool isClipped(const QLabel& label)
    {
        if (label.wordWrap() || label.text().isEmpty() || label.sizePolicy().horizontalPolicy() == QSizePolicy::Ignored)
            return false;
        return label.width() + 1 < label.minimumSizeHint().width();
    }
    [[nodiscard]] static bool isClipped(const QAbstractButton& button)
    {
        return !button.text().isEmpty() && button.width() + 1 < button.minimumSizeHint().width();
    }

    std::unique_ptr<WindowBench> bench;
};

VITRINE_TEST(TestWindowLanguage, QApplication)
#include "tst_window_language.moc"
