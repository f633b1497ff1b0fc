// SPDX-License-Identifier: Apache-2.0
#include "app/docks/docks.h"
#include "app/help/help_window.h"
#include "app/shell/key_map.h"
#include "app/shell/keys_page.h"
#include "tests/harness/test_class.h"
#include "tests/ui/window_bench.h"
#include "views/base/desk.h"
#include "views/docks/buffer/buffer_controls.h"
#include "views/docks/buffer/buffer_view.h"
#include "views/docks/buffer/layout_field.h"
#include "views/docks/events/filter_field.h"
#include "views/docks/events/filter_popup.h"
#include "views/docks/mesh/mesh_canvas.h"
#include "views/docks/usage/usage_strip.h"
#include "views/source/source_pane.h"
#include "views/source/source_view.h"

#include <QClipboard>
#include <QCompleter>
#include <QDockWidget>
#include <QKeySequenceEdit>
#include <QLineEdit>
#include <QPushButton>
#include <QTableView>
#include <QTextBrowser>
#include <QToolButton>
#include <QTreeView>
#include <QTreeWidget>

using namespace vitrine;
using app::ActionId;
using test::WindowBench;

/// Keys that a part of a dock has for itself: another key that the user gives works, and the one before does not.
/// Frames of the capture: clear, draw 0, draw 1 | clear, draw 2, draw 3.
class TestWindowLocalKeys final : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        bench = std::make_unique<WindowBench>();
        QCOMPARE(test::writeFrames(bench->path("frames.vitrine"), 2), QString());
        start();
    }
    void cleanup() { bench.reset(); }

    void allAreListed()
    {
        app::KeysPage page(bench->window().keys(), bench->window().actions());
        QStringList rows;
        for (int i = 0; i < test::part<QTreeWidget>(page).topLevelItemCount(); ++i)
            rows << test::part<QTreeWidget>(page).topLevelItem(i)->text(0);
        for (const char* row :
             {"Tables: Copy", "Tables: Follow the id", "Fields: Offer words", "Framebuffer: Flip, while held",
              "Usage: Ten columns back", "Usage: Ten columns on", "In 3-D: Fit", "In 3-D: From the front",
              "In 3-D: From the right", "In 3-D: From above", "In 3-D: Zoom in", "In 3-D: Zoom out", "Notes: Edit",
              "Shader debugger: Edit the breakpoint", "Source: Find in the text", "Pin this picture"})
            QCOMPARE(std::pair(QByteArray(row), rows.count(row)), std::pair(QByteArray(row), qsizetype(1)));
    }

    void tablesCopyByAnotherKeyAlsoAfterARestart()
    {
        give("copy-rows", "Ctrl+J");
        for (const bool isRestarted : {false, true}) {
            if (isRestarted)
                restart();
            auto* state = raised<QTreeView>("state", "stateTree");
            QTRY_VERIFY(state->model()->rowCount() > 0);
            auto* buffer = raised<QTableView>("buffer", "bufferTable");
            QTRY_VERIFY(buffer->model()->rowCount() > 0);
            auto* resources = raised<QTreeView>("resources", "resourceTree");
            QTRY_VERIFY(resources->model()->rowCount() > 0);
            const QList<std::pair<QString, QAbstractItemView*>> tables{
                {"events", &test::child<QTreeView>(events(), "eventTree")},
                {"state", state},
                {"buffer", buffer},
                {"resources", resources}};
            for (const auto& [dock, table] : tables) {
                raise(dock);
                table->setFocus();
                QTRY_VERIFY2(table->hasFocus(), qPrintable(dock));
                table->setCurrentIndex(table->model()->index(0, 0));
                QGuiApplication::clipboard()->setText("before");
                QTest::keyClick(table, Qt::Key_C, Qt::ControlModifier);
                QCOMPARE(std::pair(dock, QGuiApplication::clipboard()->text()), std::pair(dock, QString("before")));
                QTest::keyClick(table, Qt::Key_J, Qt::ControlModifier);
                QVERIFY2(QGuiApplication::clipboard()->text() != "before", qPrintable(dock));
            }
        }
        bench->window().keys().resetAll();
        QGuiApplication::clipboard()->setText("before");
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_C, Qt::ControlModifier);
        QVERIFY(QGuiApplication::clipboard()->text() != "before");
    }

    void aKeyOfTablesCollidesWithAllThatIsHeardInOne()
    {
        const app::KeyMap& keys = bench->window().keys();
        QCOMPARE(keys.owner(QKeySequence("Shift+F3"), &local("copy-rows")), &local("previous-find"));
        QCOMPARE(keys.owner(QKeySequence("Ctrl+G"), &local("copy-rows")), &bench->window().actions()[ActionId::GoTo]);
        QCOMPARE(keys.owner(QKeySequence("Ctrl+C"), &local("rename-resource")), &local("copy-rows"));
        QCOMPARE(keys.owner(QKeySequence("C"), &bench->window().actions()[ActionId::GoTo]), &local("flip-pictures"));
        QCOMPARE(keys.owner(QKeySequence("1"), &local("mesh-fit")), &local("mesh-front"));
    }

    void anotherKeyIsHeldForThePictureBefore()
    {
        bench->press(Qt::Key_F10); // to draw 1: the right half turns green
        QVERIFY(bench->settle());
        auto& framebuffer = bench->window().framebuffer();
        QVERIFY(framebuffer.pickGl(13, 3));
        const QString now = framebuffer.pickedText();
        give("flip-pictures", "Ctrl+J");
        bench->canvas().setFocus();
        QTest::keyPress(&bench->canvas(), Qt::Key_C);
        QCOMPARE(framebuffer.pickedText(), now);
        QTest::keyRelease(&bench->canvas(), Qt::Key_C);
        QTest::keyPress(&bench->canvas(), Qt::Key_J, Qt::ControlModifier);
        QVERIFY(framebuffer.pickedText() != now);
        QTest::keyRelease(&bench->canvas(), Qt::Key_Control); // which is let go first
        QVERIFY(framebuffer.pickedText() != now);
        QTest::keyRelease(&bench->canvas(), Qt::Key_J);
        QCOMPARE(framebuffer.pickedText(), now);
    }

    void aHeldKeyIsASingleOne()
    {
        app::KeysPage page(bench->window().keys(), bench->window().actions());
        page.show();
        QVERIFY(test::waitForActive(&page));
        page.choose(local("flip-pictures"));
        auto* field = page.findChild<QKeySequenceEdit*>();
        field->setKeySequence(QKeySequence("Ctrl+K, C"));
        QTest::mouseClick(page.findChild<QPushButton*>("setKey"), Qt::LeftButton);
        QCOMPARE(page.findChild<QLabel*>("keysSentence")->text(),
                 QString("“Framebuffer: Flip, while held” takes a single key, not several one after the "
                         "other."));
        QCOMPARE(local("flip-pictures").shortcut(), QKeySequence("C"));
    }

    void theUsageGoesOnByOtherKeys()
    {
        auto* strip = raised<views::UsageStrip>("usage", "usageStrip");
        QTRY_COMPARE(strip->content()->grid.columns().size(), std::size_t(4)); // less than ten: to the ends
        give("usage-page-on", "J");
        give("usage-page-back", "Shift+J");
        strip->setFocus();
        strip->setCurrent(0, 1);
        QTest::keyClick(strip, Qt::Key_BracketRight);
        QCOMPARE(strip->currentColumn(), std::size_t(1));
        QTest::keyClick(strip, Qt::Key_J);
        QCOMPARE(strip->currentColumn(), std::size_t(3));
        QTest::keyClick(strip, Qt::Key_BracketLeft);
        QCOMPARE(strip->currentColumn(), std::size_t(3));
        QTest::keyClick(strip, Qt::Key_J, Qt::ShiftModifier);
        QCOMPARE(strip->currentColumn(), std::size_t(0));
        bench->window().keys().resetAll();
        QTest::keyClick(strip, Qt::Key_BracketRight);
        QCOMPARE(strip->currentColumn(), std::size_t(3));
    }

    void theMeshIsLookedAtByOtherKeys_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("key");
        QTest::newRow("fit") << "mesh-fit" << int(Qt::Key_Home);
        QTest::newRow("front") << "mesh-front" << int(Qt::Key_1);
        QTest::newRow("right") << "mesh-right" << int(Qt::Key_2);
        QTest::newRow("above") << "mesh-above" << int(Qt::Key_3);
        QTest::newRow("zoom in") << "mesh-zoom-in" << int(Qt::Key_Plus);
        QTest::newRow("zoom out") << "mesh-zoom-out" << int(Qt::Key_Minus);
    }
    void theMeshIsLookedAtByOtherKeys()
    {
        QFETCH(QString, name);
        QFETCH(int, key);
        auto* canvas = raised<views::MeshCanvas>("mesh", "meshCanvas");
        QTRY_VERIFY(canvas->scene().shape());
        canvas->setFocus();
        QTRY_VERIFY(canvas->hasFocus());
        QTest::keyClick(canvas, Qt::Key_Left);
        QTest::keyClick(canvas, Qt::Key_Plus);
        give(name, "J");
        const views::SceneCamera before = canvas->scene().camera();
        QTest::keyClick(canvas, Qt::Key_J);
        const views::SceneCamera after = canvas->scene().camera();
        QVERIFY(!(after == before));
        QTest::keyClick(canvas, static_cast<Qt::Key>(key)); // the window's now, where it has it
        QVERIFY(bench->settle());
        QCOMPARE(canvas->scene().camera(), after);
    }

    void signsThatAreTypedWithShiftAreKeys()
    {
        auto* canvas = raised<views::MeshCanvas>("mesh", "meshCanvas");
        QTRY_VERIFY(canvas->scene().shape());
        canvas->setFocus();
        const views::SceneCamera before = canvas->scene().camera();
        QKeyEvent plus(QEvent::KeyPress, Qt::Key_Plus, Qt::ShiftModifier, "+");
        QApplication::sendEvent(canvas, &plus);
        QVERIFY(!(canvas->scene().camera() == before));
    }

    void theFieldOfATextHasTheTextsKeys()
    {
        raise("program");
        QTRY_VERIFY(visiblePane());
        auto* pane = visiblePane();
        QTRY_VERIFY(pane->text().toPlainText().count("p") > 1);
        give("find-in-source", "Ctrl+J");
        give("next-in-source", "F6");
        pane->text().setFocus();
        QTRY_VERIFY(pane->text().hasFocus());
        QTest::keyClick(&pane->text(), Qt::Key_J, Qt::ControlModifier);
        auto& field = test::child<QLineEdit>(*pane, "findInText");
        QVERIFY(field.isVisible() && field.hasFocus());
        QTest::keyClicks(&field, "p");
        const int first = pane->text().textCursor().position();
        QTest::keyClick(&field, Qt::Key_F3);
        QCOMPARE(pane->text().textCursor().position(), first);
        QTest::keyClick(&field, Qt::Key_F6);
        QVERIFY(pane->text().textCursor().position() != first);
        field.deselect();
        QTest::keyClick(&field, Qt::Key_J, Qt::ControlModifier);
        QCOMPARE(field.selectedText(), QString("p"));
        auto* next = named<QToolButton>(*pane, "Next place");
        QVERIFY2(next->toolTip().startsWith("<b>Next place</b> (F6)"), qPrintable(next->toolTip()));
    }

    void wordsAreOfferedByAnotherKey()
    {
        give("offer-words", "Ctrl+J");
        auto& field = test::part<views::FilterField>(events());
        field.setFocus();
        QTRY_VERIFY(field.hasFocus());
        QTest::keyClick(&field, Qt::Key_Space, Qt::ControlModifier);
        QVERIFY(!test::part<views::FilterPopup>(field).isVisible());
        field.clear();
        QTest::keyClick(&field, Qt::Key_J, Qt::ControlModifier);
        QVERIFY(test::part<views::FilterPopup>(field).isVisible());
        QVERIFY2(field.toolTip().contains("Ctrl+J offers what can stand here"), qPrintable(field.toolTip()));

        auto* buffer = dynamic_cast<views::BufferView*>(bench->window().docks().view("buffer"));
        raise("buffer");
        QLineEdit& layout = *test::part<views::BufferHeader>(*buffer).layoutField->lineEdit();
        auto* completer = test::part<views::BufferHeader>(*buffer).layoutField->findChild<QCompleter*>();
        layout.setFocus();
        QTRY_VERIFY(layout.hasFocus());
        layout.setText("flo");
        QTest::keyClick(&layout, Qt::Key_Space, Qt::ControlModifier);
        QVERIFY(!completer->popup()->isVisible());
        layout.setText("flo");
        QTest::keyClick(&layout, Qt::Key_J, Qt::ControlModifier);
        QTRY_VERIFY(completer->popup()->isVisible());
    }

    void namesAreEditedByAnotherKey()
    {
        auto* tree = raised<QTreeView>("resources", "resourceTree");
        QTRY_VERIFY(tree->model()->rowCount() > 0);
        tree->expandAll();
        tree->setFocus();
        tree->setCurrentIndex(tree->model()->index(0, 0, tree->model()->index(0, 0)));
        give("rename-resource", "Ctrl+J");
        QTest::keyClick(tree, Qt::Key_F2);
        QVERIFY(!tree->viewport()->findChild<QLineEdit*>());
        QTest::keyClick(tree, Qt::Key_J, Qt::ControlModifier);
        QVERIFY(tree->viewport()->findChild<QLineEdit*>());
    }

    void notesAreEditedByAnotherKey()
    {
        bench->press(Qt::Key_B, Qt::ControlModifier);
        auto* table = raised<QTreeView>("notes", "notesTable");
        QTRY_COMPARE(table->model()->rowCount(), 1);
        table->setFocus();
        QTRY_VERIFY(table->hasFocus());
        table->setCurrentIndex(table->model()->index(0, 0));
        give("edit-note", "Ctrl+J");
        QTest::keyClick(table, Qt::Key_F2);
        QVERIFY(!table->viewport()->findChild<QLineEdit*>());
        QTest::keyClick(table, Qt::Key_J, Qt::ControlModifier);
        QVERIFY(table->viewport()->findChild<QLineEdit*>());
    }

    void toolTipsFollowTheKeys()
    {
        auto* flip = named<QToolButton>(bench->window().framebuffer(), "Flip");
        QVERIFY2(flip->toolTip().contains("(or C is held)"), qPrintable(flip->toolTip()));
        give("flip-pictures", "<");
        QVERIFY2(flip->toolTip().contains("(or &lt; is held)"), qPrintable(flip->toolTip()));
        bench->window().keys().set(local("flip-pictures"), {});
        QVERIFY2(flip->toolTip().contains("(or – is held)"), qPrintable(flip->toolTip()));
        auto* allCalls = named<QToolButton>(events(), "All calls");
        QVERIFY2(allCalls->toolTip().startsWith("<b>All calls</b> (Ctrl+Shift+A)<br>"),
                 qPrintable(allCalls->toolTip()));
        bench->window().keys().set(bench->window().actions()[ActionId::AllCalls], {});
        QVERIFY2(allCalls->toolTip().startsWith("<b>All calls</b><br>"), qPrintable(allCalls->toolTip()));
    }

    void theHelpGoesBackByTheWindowsKeys()
    {
        bench->press(Qt::Key_F1);
        auto* help = bench->application->help();
        QVERIFY(help && test::waitForActive(help));
        help->showPage("start");
        help->showPage("notes");
        bench->window().keys().set(bench->window().actions()[ActionId::Back], {QKeySequence("Ctrl+J")});
        auto* page = help->findChild<QTextBrowser*>();
        page->setFocus();
        QTest::keyClick(page, Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(bench->helpPage(), QString("notes"));
        QTest::keyClick(page, Qt::Key_J, Qt::ControlModifier);
        QCOMPARE(bench->helpPage(), QString("start"));
        help->close();
    }

private:
    void start() { QVERIFY(bench->start({bench->path("frames.vitrine"), "--draw", "0"})); }
    void restart()
    {
        bench->window().close();
        bench->restart();
        start();
    }
    void give(const QString& name, const char* key)
    {
        bench->window().keys().set(local(name), {QKeySequence(QLatin1String(key))});
    }
    [[nodiscard]] QAction& local(const QString& name) const
    {
        for (QAction* one : bench->window().actions().all())
            if (one->objectName() == name)
                return *one;
        qFatal("there is no action %s", qPrintable(name));
    }
    void raise(const QString& dock) const
    {
        auto& docks = bench->window().docks();
        docks.raise(*docks.dock(dock));
    }
    /// Brings a dock up. What is in it by that name.
    template <typename Widget>
    [[nodiscard]] Widget* raised(const QString& dock, const QString& name)
    {
        raise(dock);
        return bench->window().docks().dock(dock)->template findChild<Widget*>(name);
    }
    template <typename Widget>
    [[nodiscard]] static Widget* named(const QWidget& parent, const QString& name)
    {
        for (auto* one : parent.findChildren<Widget*>())
            if (one->accessibleName() == name || one->text() == name)
                return one;
        return nullptr;
    }
    [[nodiscard]] views::SourcePane* visiblePane() const
    {
        for (auto* pane : bench->window().docks().dock("program")->findChildren<views::SourcePane*>())
            if (pane->isVisible())
                return pane;
        return nullptr;
    }
    [[nodiscard]] views::EventView& events() const { return *bench->window().findChild<views::EventView*>(); }

    std::unique_ptr<WindowBench> bench;
};

VITRINE_TEST(TestWindowLocalKeys, QApplication)
#include "tst_window_local_keys.moc"
