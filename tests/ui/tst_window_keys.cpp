// SPDX-License-Identifier: Apache-2.0
#include "app/docks/docks.h"
#include "app/key_list_dialog.h"
#include "app/shell/key_map.h"
#include "app/shell/keys_page.h"
#include "tests/harness/test_class.h"
#include "tests/ui/window_bench.h"
#include "views/base/desk.h"
#include "views/docks/search/search_view.h"
#include "views/theme/local_action.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QKeySequenceEdit>
#include <QLineEdit>
#include <QPushButton>
#include <QRandomGenerator>
#include <QSettings>
#include <QTreeWidget>

using namespace vitrine;
using app::ActionId;
using test::WindowBench;

// Frames of the capture: clear, draw 0, draw 1 | clear, draw 2, draw 3 | clear, draw 4, draw 5.
class TestWindowKeys final : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        bench = std::make_unique<WindowBench>();
        QCOMPARE(test::writeFrames(bench->path("frames.vitrine"), 3), QString());
        QVERIFY(bench->start({bench->path("frames.vitrine"), "--draw", "0"}));
    }
    void cleanup() { bench.reset(); }

    void noKeyBelongsToTwoActions()
    {
        const QList<QAction*> all = bench->window().actions().all();
        for (const QAction* one : all)
            for (const QAction* other : all)
                for (const QKeySequence& key : one->shortcuts())
                    QVERIFY2(one == other || !app::WindowActions::areHeardTogether(*one, *other) ||
                                 !other->shortcuts().contains(key),
                             qPrintable(key.toString()));
    }

    /// Docks with breakpoints of their own take these keys before the window does.
    void keysOfDebuggersRunAndSetBreakpoints()
    {
        QCOMPARE(keys(ActionId::RunToBreakpoint), QString("F5"));
        QCOMPARE(keys(ActionId::RunBackToBreakpoint), QString("Shift+F5"));
        QCOMPARE(keys(ActionId::ToggleBreakpoint), QString("F9"));
        const QAction& run = action(ActionId::RunToBreakpoint);
        for (const QAction* other : bench->window().actions().all())
            for (const char* key : {"F5", "Shift+F5", "F9"})
                if (other->shortcuts().contains(QKeySequence(key)) && other->objectName().startsWith("trace-"))
                    QVERIFY2(!app::WindowActions::areHeardTogether(*other, run), key);
    }

    void aKeyThatIsFreeIsGivenAtOnceAndStaysOverARestart()
    {
        openList();
        choose(ActionId::NextAction);
        record(Qt::Key_J, Qt::ControlModifier);
        click("setKey");
        closeList();
        bench->press(Qt::Key_F10); // not any more
        QVERIFY(bench->settle());
        QVERIFY(isAt("draw 0"));
        bench->press(Qt::Key_J, Qt::ControlModifier);
        QVERIFY(bench->settle());
        QVERIFY(isAt("draw 1"));
        QVERIFY(action(ActionId::NextAction).toolTip().contains("(Ctrl+J)"));
        restart();
        bench->press(Qt::Key_J, Qt::ControlModifier);
        QVERIFY(bench->settle());
        QVERIFY(isAt("draw 1"));
    }

    void anotherKeyBesideTheOnesThatAreThere()
    {
        openList();
        choose(ActionId::NextAction);
        record(Qt::Key_J, Qt::ControlModifier);
        click("addKey");
        QCOMPARE(keys(ActionId::NextAction), QString("F10; Ctrl+Right; Ctrl+J"));
    }

    void aConflictIsNamedAndCanBeLeft()
    {
        openList();
        choose(ActionId::NextAction);
        record(Qt::Key_G, Qt::ControlModifier);
        click("setKey");
        QCOMPARE(sentence(), QString("Ctrl+G is already used by “Go to…”."));
        QCOMPARE(keys(ActionId::NextAction), QString("F10; Ctrl+Right"));
        click("leaveKey");
        QVERIFY(!page().findChild<QPushButton*>("takeKey")->isVisible());
        QCOMPARE(keys(ActionId::GoTo), QString("Ctrl+G"));
    }

    void aKeyCanBeTakenAway()
    {
        openList();
        choose(ActionId::NextAction);
        record(Qt::Key_G, Qt::ControlModifier);
        click("setKey");
        click("takeKey");
        QCOMPARE(keys(ActionId::NextAction), QString("Ctrl+G"));
        QCOMPARE(keys(ActionId::GoTo), QString());
        restart();
        QCOMPARE(keys(ActionId::NextAction), QString("Ctrl+G"));
        QCOMPARE(keys(ActionId::GoTo), QString());
    }

    void oneAndAllCanBeReset()
    {
        openList();
        for (const ActionId id : {ActionId::NextAction, ActionId::Fit}) {
            choose(id);
            click("removeKeys");
            QCOMPARE(keys(id), QString());
        }
        choose(ActionId::Fit);
        click("resetKeys");
        QCOMPARE(keys(ActionId::Fit), QString("F"));
        QCOMPARE(keys(ActionId::NextAction), QString());
        click("resetAllKeys");
        QCOMPARE(keys(ActionId::NextAction), QString("F10; Ctrl+Right"));
        QVERIFY(!QSettings(bench->path("settings.ini"), QSettings::IniFormat).contains("window/keys"));
    }

    void whatIsSearchedIsFoundByNameAndKey()
    {
        openList();
        auto* field = page().findChild<QLineEdit*>();
        QTest::keyClicks(field, "pgdown");
        QCOMPARE(visibleRows(), (QStringList{"Next frame", "Next task", "Next write", "Classroom: Step forward"}));
        field->clear();
        QTest::keyClicks(field, "stencil");
        QCOMPARE(visibleRows(), QStringList{"Stencil buffer"});
    }

    void keysTravelInAFile()
    {
        openList();
        choose(ActionId::Fit);
        record(Qt::Key_J, Qt::ControlModifier);
        click("setKey");
        const QString path = bench->path("keys.json");
        QCOMPARE(page().exportTo(path), QString());
        click("resetAllKeys");
        QCOMPARE(keys(ActionId::Fit), QString("F"));
        page().importFrom(path);
        QCOMPARE(keys(ActionId::Fit), QString("Ctrl+J"));
        QCOMPARE(keys(ActionId::NextAction), QString("F10; Ctrl+Right"));
    }

    void filesThatCannotBeUsedChangeNothing_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("reason");
        QTest::newRow("noise") << QByteArray("\x01\xff{[") << "They are damaged";
        QTest::newRow("another version") << QByteArray(R"({"vitrineKeys": 9, "keys": {}})")
                                         << "Another version of Vitrine has written them";
        QTest::newRow("no keys") << QByteArray(R"({"vitrineKeys": 1, "keys": {"fit": 5}})")
                                 << "The keys of “fit” are none";
        QTest::newRow("no key") << QByteArray(R"({"vitrineKeys": 1, "keys": {"fit": ["Ctrl+Nonsense"]}})")
                                << "The keys of “fit” are none";
        QTest::newRow("twice") << QByteArray(R"({"vitrineKeys": 1, "keys": {"fit": ["Ctrl+J"], "open": ["Ctrl+J"]}})")
                               << "Ctrl+J is given to both “Fit” and “Open…”";
    }
    void filesThatCannotBeUsedChangeNothing()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, reason);
        openList();
        const QString path = bench->path("keys.json");
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
        file.close();
        page().importFrom(path);
        QCOMPARE(sentence(), QString("The keys in %1 can't be used. %2.").arg(path, reason));
        QCOMPARE(keys(ActionId::Fit), QString("F"));
    }

    void actionsOfAnotherVersionAreLeftOut()
    {
        openList();
        const QString path = bench->path("keys.json");
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(R"({"vitrineKeys": 1, "keys": {"fit": ["Ctrl+J"], "teleport": ["Ctrl+T"]}})");
        file.close();
        page().importFrom(path);
        QCOMPARE(keys(ActionId::Fit), QString("Ctrl+J"));
        QCOMPARE(sentence(), QString("Left out, because this version has no such actions: teleport"));
    }

    void damagedSettingsAreIgnoredWithASentence()
    {
        QRandomGenerator random(11);
        QString noise;
        for (int i = 0; i < 2000; ++i)
            noise += QChar(random.bounded(1, 0xd7ff));
        QSettings(bench->path("settings.ini"), QSettings::IniFormat).setValue("window/keys", noise);
        restart();
        QCOMPARE(bench->window().banner().sentence(),
                 QString("The stored keys can't be used. They are damaged. The original ones are in use."));
        bench->press(Qt::Key_F10);
        QVERIFY(bench->settle());
        QVERIFY(isAt("draw 1"));
    }

    void keysHoldInAllWindows()
    {
        auto& other = bench->application->openWindow().window;
        bench->window().keys().set(action(ActionId::Fit), {QKeySequence("Ctrl+J")});
        QCOMPARE(other.actions()[ActionId::Fit].shortcut(), QKeySequence("Ctrl+J"));
        bench->window().keys().resetAll();
        QCOMPARE(other.actions()[ActionId::Fit].shortcut(), QKeySequence("F"));
    }

    void keysOfPartsOfTheWindowCanBeChanged()
    {
        QAction* bookmark = bench->window().findChild<QAction*>("bookmark");
        QCOMPARE(bench->window().keys().owner(QKeySequence("Ctrl+B")), bookmark);
        bench->window().keys().set(*bookmark, {QKeySequence("Ctrl+J")});
        restart();
        QCOMPARE(bench->window().findChild<QAction*>("bookmark")->shortcut(), QKeySequence("Ctrl+J"));
    }

    void aKeyOfTheUsersWinsOverThatOfANewerAction()
    {
        QSettings(bench->path("settings.ini"), QSettings::IniFormat)
            .setValue("window/keys",
                      R"({"vitrineKeys": 1, "keys": {"fit": ["Ctrl+K"]}})"); // before there was a palette
        restart();
        QCOMPARE(keys(ActionId::Fit), QString("Ctrl+K"));
        QCOMPARE(keys(ActionId::Palette), QString());
    }

    void keysOfDocksAreListedWithTheirDock()
    {
        openList();
        QTest::keyClicks(page().findChild<QLineEdit*>(), "rename");
        QVERIFY2(visibleRows().contains("Resources: Rename"), qPrintable(visibleRows().join(", ")));
        page().choose(*local("rename-resource"));
        record(Qt::Key_J, Qt::ControlModifier);
        click("setKey");
        restart();
        QCOMPARE(local("rename-resource")->shortcut(), QKeySequence("Ctrl+J"));
    }

    void aDocksKeyCollidesWithThoseThatAreHeardWithItAlone()
    {
        const auto& keys = bench->window().keys();
        const QKeySequence rename("F2");
        QCOMPARE(keys.owner(rename, local("next-find")), nullptr); // another dock's
        QCOMPARE(keys.owner(QKeySequence("G"), &action(ActionId::GoTo)), local("enter-texel"));
        QCOMPARE(keys.owner(QKeySequence("Ctrl+G"), local("rename-resource")), &action(ActionId::GoTo));
        // The text takes its keys before the window does.
        QCOMPARE(local("find-in-source")->shortcut(), QKeySequence("Ctrl+F"));
        QCOMPARE(action(ActionId::Filter).shortcut(), QKeySequence("Ctrl+F"));
        QCOMPARE(keys.owner(QKeySequence("Ctrl+G"), local("find-in-source")), nullptr);
        QCOMPARE(keys.owner(QKeySequence("F3"), local("find-in-source")), local("next-in-source"));
    }

    void aKeyThatADockGivesAwayComesBackWithTheReset()
    {
        auto& keys = bench->window().keys();
        keys.set(action(ActionId::GoTo), {QKeySequence("F2")});
        QVERIFY(local("rename-resource")->shortcuts().isEmpty());
        keys.set(*local("next-find"), {QKeySequence("Shift+F2")});
        QCOMPARE(action(ActionId::GoTo).shortcut(), QKeySequence("F2"));
        keys.resetAll();
        QCOMPARE(local("rename-resource")->shortcut(), QKeySequence("F2"));
        QCOMPARE(local("next-find")->shortcut(), QKeySequence("F3"));
    }

    void everyTextHasTheSameKeys()
    {
        bench->window().docks().makeViews();
        const auto all = bench->window().findChildren<QAction*>("find-in-source");
        QVERIFY(all.size() > 1);
        bench->window().keys().set(*local("find-in-source"), {QKeySequence("Ctrl+J")});
        for (const QAction* one : all)
            QCOMPARE(one->shortcut(), QKeySequence("Ctrl+J"));
        const QList<QAction*> listed = bench->window().actions().all();
        QCOMPARE(std::count_if(listed.begin(), listed.end(),
                               [](const QAction* one) { return one->objectName() == "find-in-source"; }),
                 1);
    }

    void everyDockCanHaveAKey()
    {
        auto& docks = bench->window().docks();
        for (const QDockWidget* dock : docks.all())
            QVERIFY2(local("show-" + dock->objectName()), qPrintable(dock->objectName()));
        QVERIFY(!docks.dock("texture")->isVisible());
        bench->window().keys().set(*local("show-texture"), {QKeySequence("Ctrl+J")});
        bench->press(Qt::Key_J, Qt::ControlModifier);
        QTRY_VERIFY(docks.dock("texture")->isVisible());
    }

    void searchIsAKeyAway()
    {
        bench->press(Qt::Key_F, Qt::ControlModifier | Qt::ShiftModifier);
        auto* search = qobject_cast<views::SearchView*>(bench->window().docks().view("search"));
        QTRY_VERIFY(search->isVisible() && test::part<views::FilterField>(*search).hasFocus());
    }

    void writesOfTheSelectedResourceAreAKeyAway()
    {
        bench->press(Qt::Key_PageDown, Qt::AltModifier);
        QCOMPARE(bench->window().banner().sentence(), QString("Select a resource first: its writes are gone to"));
        bench->window().desk().select(views::ResourceLink{{core::ResourceKind::Framebuffer, 1, 0}});
        bench->press(Qt::Key_PageDown, Qt::AltModifier);
        QTRY_VERIFY(isAt("draw 1"));
        bench->press(Qt::Key_PageUp, Qt::AltModifier);
        QTRY_VERIFY(isAt("draw 0"));
    }

private:
    /// Among those that the user can change.
    [[nodiscard]] QAction* local(const QString& name) const
    {
        for (QAction* one : bench->window().actions().all())
            if (one->objectName() == name)
                return one;
        return nullptr;
    }
    [[nodiscard]] QAction& action(ActionId id) const { return bench->window().actions()[id]; }
    [[nodiscard]] QString keys(ActionId id) const
    {
        return QKeySequence::listToString(action(id).shortcuts(), QKeySequence::PortableText);
    }
    [[nodiscard]] bool isAt(const QString& draw) const { return bench->place().contains(draw + " "); }
    [[nodiscard]] app::KeyListDialog* list() const { return bench->window().findChild<app::KeyListDialog*>("keyList"); }
    [[nodiscard]] app::KeysPage& page() const { return test::part<app::KeysPage>(*list()); }
    [[nodiscard]] QString sentence() const
    {
        const auto* label = page().findChild<QLabel*>("keysSentence");
        return label->isVisible() ? label->text() : QString();
    }
    void openList()
    {
        bench->press(Qt::Key_F1, Qt::ShiftModifier);
        QVERIFY(list() && list()->isVisible());
    }
    void closeList()
    {
        list()->reject();
        bench->window().activateWindow();
        QTRY_VERIFY(bench->window().isActiveWindow());
    }
    void choose(ActionId id) const { page().choose(action(id)); }
    void record(int key, Qt::KeyboardModifiers modifiers) const
    {
        QTest::keyClick(page().findChild<QKeySequenceEdit*>(), static_cast<Qt::Key>(key), modifiers);
    }
    void click(const QString& name) const
    {
        auto* button = page().findChild<QPushButton*>(name);
        QVERIFY(button->isVisible() && button->isEnabled());
        QTest::mouseClick(button, Qt::LeftButton);
    }
    [[nodiscard]] QStringList visibleRows() const
    {
        QStringList rows;
        for (int i = 0; i < test::part<QTreeWidget>(page()).topLevelItemCount(); ++i)
            if (!test::part<QTreeWidget>(page()).topLevelItem(i)->isHidden())
                rows << test::part<QTreeWidget>(page()).topLevelItem(i)->text(0);
        return rows;
    }
    void restart()
    {
        bench->window().close();
        bench->restart();
        QVERIFY(bench->start({bench->path("frames.vitrine"), "--draw", "0"}));
        QTRY_VERIFY(bench->window().isActiveWindow()); // keys go there
    }

    std::unique_ptr<WindowBench> bench;
};

VITRINE_TEST(TestWindowKeys, QApplication)
#include "tst_window_keys.moc"
