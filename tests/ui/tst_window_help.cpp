// SPDX-License-Identifier: Apache-2.0
#include "app/docks/dock_table.h"
#include "app/docks/docks.h"
#include "app/help/help_window.h"
#include "app/shell/key_map.h"
#include "tests/harness/test_class.h"
#include "tests/ui/window_bench.h"

#include <QDir>
#include <QDockWidget>
#include <QLineEdit>
#include <QListWidget>
#include <QRegularExpression>
#include <QTextBrowser>
#include <QToolButton>
#include <QTranslator>

#include <algorithm>

using namespace vitrine;
using app::ActionId;
using app::HelpPages;
using test::WindowBench;

namespace {

QString pageFile(const QString& language, const QString& id)
{
    QFile file(QStringLiteral(":/help/%1/%2.md").arg(language, id));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// What a group of a pattern matches in a text, sorted.
QStringList matches(const QString& text, const char* pattern)
{
    QStringList found;
    const QRegularExpression expression{QLatin1String(pattern)};
    for (auto all = expression.globalMatch(text); all.hasNext();)
        found << all.next().captured(1);
    found.sort();
    return found;
}

QStringList keysIn(const QString& text)
{
    return matches(text, R"(\{key:([^}]*)\})");
}

QStringList linksIn(const QString& text)
{
    return matches(text, R"(\]\(([^)]*)\))");
}

QStringList ids(const HelpPages& pages)
{
    QStringList ids;
    for (const app::HelpPage& page : pages.all())
        ids << page.id;
    return ids;
}

} // namespace

class TestWindowHelp final : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        bench = std::make_unique<WindowBench>();
        QCOMPARE(test::writeFrames(bench->path("frames.vitrine"), 1), QString());
        QVERIFY(bench->start({bench->path("frames.vitrine"), "--draw", "1"}));
        QVERIFY(test::waitForActive(&bench->window()));
    }
    void cleanup() { bench.reset(); }

    void f1OpensThePageOfTheDock_data()
    {
        QTest::addColumn<QString>("dock");
        QTest::addColumn<QString>("title");
        for (const views::DockRow& row : app::dockTable())
            QTest::newRow(row.id) << QString(row.id) << QString(row.title);
    }
    void f1OpensThePageOfTheDock()
    {
        QFETCH(QString, dock);
        QFETCH(QString, title);
        QDockWidget* shown = bench->window().docks().dock(dock);
        bench->window().docks().raise(*shown);
        if (!shown->isAncestorOf(QApplication::focusWidget())) // it is empty, and has no more than its title
            shown->findChild<QToolButton*>("closeButton")->setFocus();
        QVERIFY(shown->isAncestorOf(QApplication::focusWidget()));
        openHelp();
        QCOMPARE(bench->helpPage(), dock);
        QCOMPARE(browser().toPlainText().section('\n', 0, 0), title);
        QCOMPARE(list().currentItem()->text(), title);
    }

    void everyPageIsThere_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("English") << QString("en");
        QTest::newRow("German") << QString("de");
    }
    void everyPageIsThere()
    {
        QFETCH(QString, language);
        const QStringList all = contents();
        for (const views::DockRow& row : app::dockTable())
            QVERIFY2(all.contains(QLatin1String(row.id)), row.id);
        for (const QString& id : all)
            QVERIFY2(pageFile(language, id).startsWith("<!-- SPDX-License-Identifier: GPL-3.0-or-later -->\n# "),
                     qPrintable(id));
        // Qt takes a line of such a table for one of the code.
        for (const QString& id : all)
            QVERIFY2(!pageFile(language, id).contains(QRegularExpression("\n    [^\n]+\n\n\\|")), qPrintable(id));
        QCOMPARE(QDir(":/help/" + language).entryList(QDir::Files).size(), all.size()); // and none beside them
        QVERIFY(!HelpPages(language, [](const QString&) { return QString(); }).all().first().text.contains("SPDX"));
    }

    void germanPagesAreCalledAsTheirDocksAre()
    {
        QTranslator german;
        QVERIFY(german.load("vitrine_de", ":/i18n"));
        for (const views::DockRow& row : app::dockTable())
            QCOMPARE(pageFile("de", row.id).section('\n', 1, 1), "# " + german.translate("DockTable", row.title));
    }

    void keysAndLinksLeadSomewhereAndAreTheSameInEveryLanguage()
    {
        const QStringList all = contents();
        for (const QString& id : all) {
            const QString page = pageFile("en", id);
            for (const QString& key : keysIn(page))
                QVERIFY2(isAction(key), qPrintable(id + ": " + key));
            for (QString link : linksIn(page)) {
                const bool isPage = link.endsWith(".md") && all.contains(link.chopped(3));
                const bool isPicture = link.startsWith("qrc:/") && QFile::exists(link.mid(3));
                QVERIFY2(isPage || isPicture || link.startsWith("https://"), qPrintable(id + ": " + link));
            }
            QCOMPARE(keysIn(pageFile("de", id)), keysIn(page));
            QCOMPARE(linksIn(pageFile("de", id)), linksIn(page));
        }
    }

    void everySubjectIsLinkedFromAnotherPage()
    {
        QStringList linked;
        for (const QString& id : contents())
            linked << linksIn(pageFile("en", id));
        for (const char* subject : {"stepping", "framebuffer", "filter", "recording", "command-line", "glossary"})
            QVERIFY2(linked.contains(QLatin1String(subject) + ".md"), subject);
    }

    void theSearchFindsPagesWithAllWords()
    {
        openHelp();
        auto* field = help().findChild<QLineEdit*>();
        QTest::keyClicks(field, "overdraw WIREFRAME");
        QCOMPARE(listed(), QStringList{"Framebuffer"});
        field->clear();
        QTest::keyClicks(field, "mesh"); // in many texts, but in the title of one
        QCOMPARE(listed().first(), QString("Mesh"));
        QVERIFY(listed().size() > 1);
        field->clear();
        QTest::keyClicks(field, "zzqx");
        QCOMPARE(listed(), QStringList{"No page has these words"});
        field->clear();
        QCOMPARE(listed().size(), contents().size());
    }

    void linksAreFollowedAndAltLeftGoesBack()
    {
        openHelp();
        help().showPage("start");
        emit browser().anchorClicked(QUrl("stepping.md"));
        QCOMPARE(bench->helpPage(), QString("stepping"));
        emit browser().anchorClicked(QUrl("notes.md"));
        QTest::keyClick(&browser(), Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(bench->helpPage(), QString("stepping"));
        QTest::keyClick(&browser(), Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(bench->helpPage(), QString("start"));
        QTest::keyClick(&browser(), Qt::Key_Right, Qt::AltModifier);
        QCOMPARE(bench->helpPage(), QString("stepping"));
    }

    void escapeCloses()
    {
        openHelp();
        QTest::keyClick(&browser(), Qt::Key_Escape);
        QVERIFY(!help().isVisible());
        QVERIFY(bench->window().isVisible());
    }

    void theKeysShownAreTheUsers()
    {
        QAction& next = bench->window().actions()[ActionId::NextAction];
        QVERIFY(textOf("start").contains("Press F10; Ctrl+Right for the next draw"));
        bench->window().keys().set(next, {QKeySequence("Ctrl+*"), QKeySequence("Ctrl+|")}); // Markdown's own letters
        QVERIFY(textOf("start").contains("Press Ctrl+*; Ctrl+| for the next draw"));
        bench->window().keys().set(next, {});
        QVERIFY(textOf("start").contains("Press – for the next draw"));
        for (const QString& id : contents())
            QVERIFY2(!textOf(id).contains("{key:"), qPrintable(id));
    }

private:
    [[nodiscard]] static QStringList contents()
    {
        return ids(HelpPages("en", [](const QString&) { return QString(); }));
    }
    [[nodiscard]] app::HelpWindow& help() const { return *bench->application->help(); }
    [[nodiscard]] QTextBrowser& browser() const { return *help().findChild<QTextBrowser*>(); }
    [[nodiscard]] QListWidget& list() const { return *help().findChild<QListWidget*>(); }
    [[nodiscard]] QStringList listed() const
    {
        QStringList titles;
        for (int row = 0; row < list().count(); ++row)
            titles << list().item(row)->text();
        return titles;
    }
    [[nodiscard]] bool isAction(const QString& name) const
    {
        return std::ranges::any_of(bench->window().actions().all(),
                                   [&](const QAction* action) { return action->objectName() == name; });
    }
    void openHelp() const
    {
        bench->press(Qt::Key_F1);
        QVERIFY(bench->application->help());
        QVERIFY(test::waitForActive(&help()));
    }
    [[nodiscard]] QString textOf(const QString& id) const
    {
        emit bench->window().helpRequested(id);
        return browser().toPlainText();
    }

    std::unique_ptr<WindowBench> bench;
};

VITRINE_TEST(TestWindowHelp, QApplication)
#include "tst_window_help.moc"
