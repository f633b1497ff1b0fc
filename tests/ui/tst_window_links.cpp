// SPDX-License-Identifier: Apache-2.0
#include "app/docks/docks.h"
#include "tests/harness/child.h"
#include "tests/harness/test_class.h"
#include "tests/session/image_capture.h"
#include "tests/ui/window_bench.h"
#include "views/base/desk.h"
#include "views/base/inspector.h"
#include "views/base/item_tools.h"
#include "views/base/notes.h"
#include "views/docks/notes/notes_view.h"
#include "views/docks/resources/resource_view.h"
#include "views/docks/state/state_view.h"

#include <QDockWidget>
#include <QLineEdit>
#include <QMenu>
#include <QTimer>
#include <QTreeView>

#include <functional>

using namespace vitrine;
using core::ResourceId;
using core::ResourceKind;
using test::WindowBench;

/// The capture of tests/session/image_capture.h: draw 0 goes into framebuffer 30 (color: texture 16, depth:
/// renderbuffer 20) by program 1; draw 1 shows texture 10 of unit 1 in the window by program 5. Buffer 1 serves both.
class TestWindowLinks final : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        bench = std::make_unique<WindowBench>();
        QCOMPARE(test::writeImages(bench->path("images.vitrine")), QString());
    }
    void cleanup() { bench.reset(); }

    void theStateNamesTheObjectsBehindIt()
    {
        QVERIFY(open(1));
        QTRY_COMPARE(value({"program"}), QString("program 5"));
        QCOMPARE(value({"attributes", "0 place"}), QString("buffer 1"));
        QCOMPARE(value({"fragment textures", "0"}), QString("texture 10 on unit 1"));
        QCOMPARE(value({"render targets"}), QString("framebuffer 0 (window)"));
        QVERIFY(!link({"render targets", "color"}).isValid()); // the window's has no name
        QCOMPARE(stateIndex({"program"}).data(Qt::AccessibleDescriptionRole).toString(), QString("Link to program 5"));
    }

    void theStateNamesWhatIsAttached()
    {
        QVERIFY(open(0));
        QTRY_COMPARE(value({"program"}), QString("program 1"));
        QCOMPARE(value({"render targets"}), QString("framebuffer 30"));
        QCOMPARE(value({"render targets", "color"}), QString("texture 16"));
        QCOMPARE(value({"render targets", "depth"}), QString("renderbuffer 20"));
    }

    void namesOfTheUsersAreShownInTheState()
    {
        QVERIFY(open(1));
        QTRY_COMPARE(value({"program"}), QString("program 5"));
        bench->window().desk().notes().setName({ResourceKind::Program, 1, 5}, "glass");
        QCOMPARE(value({"program"}), QString("glass (program 5)"));
    }

    void aStepNamesOtherObjects()
    {
        QVERIFY(open(0));
        QTRY_COMPARE(value({"program"}), QString("program 1"));
        bench->press(Qt::Key_F10);
        QVERIFY(bench->settle());
        QTRY_COMPARE(value({"program"}), QString("program 5"));
        QCOMPARE(value({"render targets", "depth"}), QString()); // in a group of its own, without a name
    }

    void aClickOnTheNameFollowsAndElsewhereSelects()
    {
        QVERIFY(open(1));
        QTRY_COMPARE(value({"program"}), QString("program 5"));
        const QModelIndex cell = stateIndex({"program"});
        clickOn(stateTree(), cell.siblingAtColumn(0));
        QCOMPARE(stateTree().currentIndex().siblingAtColumn(0), cell.siblingAtColumn(0));
        QVERIFY(bench->window().desk().selection() == views::Selection());
        clickText(stateTree(), cell);
        QVERIFY(isSelected({ResourceKind::Program, 1, 5}));
        QTRY_VERIFY(bench->window().docks().dock("program")->isVisible());
    }

    void aLinkLooksLikeOne()
    {
        QVERIFY(open(1));
        QTRY_COMPARE(value({"program"}), QString("program 5"));
        QWidget* viewport = stateTree().viewport();
        QTest::mouseMove(viewport, views::linkRect(stateTree(), stateIndex({"program"})).center());
        QTRY_COMPARE(viewport->cursor().shape(), Qt::PointingHandCursor);
        QTest::mouseMove(viewport, stateTree().visualRect(stateIndex({"program"}).siblingAtColumn(0)).center());
        QTRY_COMPARE(viewport->cursor().shape(), Qt::ArrowCursor);
    }

    void enterFollowsTheLinkOfTheRow()
    {
        QVERIFY(open(1));
        QTRY_COMPARE(value({"program"}), QString("program 5"));
        const QModelIndex texture = stateIndex({"fragment textures", "0"});
        stateTree().setCurrentIndex(texture.siblingAtColumn(0));
        stateTree().setFocus();
        QTest::keyClick(&stateTree(), Qt::Key_Return);
        QVERIFY(isSelected({ResourceKind::Texture, 1, 10}));
        QTRY_VERIFY(bench->window().docks().dock("texture")->isVisible());
    }

    void theNumbersOfDrawAndCallArePlaces()
    {
        QVERIFY(open(1));
        QVERIFY(link({"draw", "draw"}).place == views::Link::Place(views::DrawLink{1, {}}));
        const auto number = value({"draw", "call"}).toULongLong();
        QVERIFY(number > 0);
        QVERIFY(link({"draw", "call"}).place == views::Link::Place(views::CallLink{number}));
    }

    void theMenuOfALinkGoesToItAndToItsUses()
    {
        QVERIFY(open(1));
        QTRY_COMPARE(value({"program"}), QString("program 5"));
        const QModelIndex cell = stateIndex({"program"});
        QStringList offered;
        withMenu(stateTree(), cell, [&](QMenu& menu) { offered = texts(menu); });
        QVERIFY(offered.contains("Go to program 5"));
        withMenu(stateTree(), cell, [&](QMenu& menu) { trigger(menu, "Usage of program 5"); });
        QTRY_VERIFY(bench->window().docks().dock("usage")->isVisible());
        QVERIFY(isSelected({ResourceKind::Program, 1, 5}));
    }

    void namesOfResourcesAreLinksAndTheirRowsAreNot()
    {
        QVERIFY(open(1));
        auto& docks = bench->window().docks();
        docks.raise(*docks.dock("resources"));
        auto& tree =
            test::child<QTreeView>(*qobject_cast<views::ResourceView*>(docks.view("resources")), "resourceTree");
        QTRY_VERIFY(find(tree, "buffer 1").isValid());
        const QModelIndex buffer = find(tree, "buffer 1");
        tree.scrollTo(buffer);
        QTest::mouseClick(tree.viewport(), Qt::LeftButton, {}, tree.visualRect(buffer.siblingAtColumn(2)).center());
        QVERIFY(isSelected({ResourceKind::Buffer, 1, 1}));
        QVERIFY(!docks.dock("buffer")->isVisible());
        clickText(tree, buffer);
        QTRY_VERIFY(docks.dock("buffer")->isVisible());
    }

    void aDrawOffersWhatItUses()
    {
        QVERIFY(open(1));
        QStringList offered;
        auto& tree = test::child<QTreeView>(bench->window().events(), "eventTree");
        withMenu(tree, eventRow("Draw 0"), [&](QMenu& menu) {
            QTRY_VERIFY(texts(menu).contains("Go to texture 16"));
            offered = texts(menu);
        });
        for (const char* text : {"Go to program 1", "Usage of buffer 1", "Previous write of texture 16",
                                 "Next write of texture 16", "Bookmark", "Comment…"})
            QVERIFY2(offered.contains(text), text);
        QVERIFY(!offered.contains("Go to texture 10"));
        withMenu(tree, eventRow("Draw 0"), [&](QMenu& menu) {
            QTRY_VERIFY(texts(menu).contains("Go to buffer 1"));
            trigger(menu, "Go to buffer 1");
        });
        QVERIFY(isSelected({ResourceKind::Buffer, 1, 1}));
    }

    void aDrawLeadsToTheWriteBeforeIt()
    {
        QVERIFY(open(1));
        withMenu(test::child<QTreeView>(bench->window().events(), "eventTree"), eventRow("Draw 0"), [&](QMenu& menu) {
            QTRY_VERIFY(texts(menu).contains("Previous write of texture 16"));
            trigger(menu, "Previous write of texture 16");
        });
        QTRY_VERIFY2(bench->place().contains("clear"), qPrintable(bench->place()));
    }

    // The answer leads to draw 0; whether it comes before or behind the arrival elsewhere does not matter.
    void anAnswerLeadsNoUserBackWhoHasGoneOn_data()
    {
        QTest::addColumn<QString>("gone");
        QTest::addColumn<QString>("place");
        QTest::newRow("stays") << ""
                               << " draw 0 ";
        QTest::newRow("by a link") << "link"
                                   << " draw 1 ";
        QTest::newRow("by a step") << "first-action"
                                   << " clear ";
        QTest::newRow("by the way back") << "back"
                                         << " draw 1 ";
    }
    void anAnswerLeadsNoUserBackWhoHasGoneOn()
    {
        QFETCH(QString, gone);
        QFETCH(QString, place);
        QVERIFY(open(1));
        bench->window().findChild<QAction*>("first-action")->trigger();
        QVERIFY(bench->settle());
        views::Desk& desk = bench->window().desk();
        QObject asker;
        bool isAnswered = false;
        desk.inspector().ask<int>(
            &asker, desk.moment().position, [](views::Inspection&) { return core::Result<int>(0); },
            [&](const auto&) {
                isAnswered = true;
                desk.follow({.place = views::DrawLink{0, {}}, .selection = {}});
            });
        if (gone == "link")
            desk.follow({.place = views::DrawLink{1, {}}, .selection = {}});
        else if (!gone.isEmpty())
            bench->window().findChild<QAction*>(gone)->trigger();
        QTRY_VERIFY(isAnswered);
        QVERIFY(bench->settle());
        QVERIFY2(bench->place().contains(place), qPrintable(bench->place()));

        // It is forgotten with that answer: the next wish counts.
        desk.follow({.place = views::DrawLink{0, {}}, .selection = {}});
        QVERIFY(bench->settle());
        QVERIFY2(bench->place().contains(" draw 0 "), qPrintable(bench->place()));
    }

    void aRowIsBookmarkedAndCommentedOn()
    {
        QVERIFY(open(1));
        const std::uint64_t draw = callOf(0);
        auto& notes = bench->window().desk().notes();
        auto& tree = test::child<QTreeView>(bench->window().events(), "eventTree");
        withMenu(tree, eventRow("Draw 0"), [&](QMenu& menu) { trigger(menu, "Bookmark"); });
        QVERIFY(notes.hasBookmark(draw + 1));
        withMenu(tree, eventRow("Draw 0"), [&](QMenu& menu) { trigger(menu, "Bookmark"); });
        QVERIFY(!notes.hasBookmark(draw + 1));
        withMenu(tree, eventRow("Draw 0"), [&](QMenu& menu) { trigger(menu, "Comment…"); });
        auto* line = bench->window().docks().view("notes")->findChild<QLineEdit*>("commentLine");
        QTRY_VERIFY(line->hasFocus());
        QTest::keyClicks(line, "half a target");
        QTest::keyClick(line, Qt::Key_Return);
        QCOMPARE(notes.comments().at(draw), QString("half a target"));
        QVERIFY2(bench->place().contains("draw 1 "), qPrintable(bench->place())); // where it was
    }

    void theMouseTravelsTheHistory()
    {
        QVERIFY(open(1));
        bench->window().desk().follow({.place = views::DrawLink{0, {}}, .selection = {}});
        QVERIFY(bench->settle());
        QWidget* list = test::child<QTreeView>(bench->window().events(), "eventTree").viewport();
        QTest::mouseClick(list, Qt::BackButton, {}, {20, 20});
        QVERIFY(bench->settle());
        QVERIFY2(bench->place().contains("draw 1 "), qPrintable(bench->place()));
        QTest::mouseClick(list, Qt::ForwardButton, {}, {20, 20});
        QVERIFY(bench->settle());
        QVERIFY2(bench->place().contains("draw 0 "), qPrintable(bench->place()));
    }

    void whereOneIsCanBeCopied()
    {
        QVERIFY(open(1));
        const auto* label = bench->window().findChild<QLabel*>("positionLabel");
        QVERIFY(label->textInteractionFlags() & Qt::TextSelectableByMouse);
        QVERIFY(label->textInteractionFlags() & Qt::TextSelectableByKeyboard);
    }

    // A line of links is put together anew where one of them leads, while others still have to follow.
    void aLinkIsFollowedAsItWas()
    {
        QVERIFY(open(1));
        views::Desk& desk = bench->window().desk();
        views::Link link{.place = {}, .selection = {}, .dock = "history"};
        connect(&desk, &views::Desk::followed, this, [&link] { link = {}; });
        QString followed;
        connect(&desk, &views::Desk::followed, this,
                [&followed](const views::Link& now) { followed = QLatin1String(now.dock); });
        desk.follow(link);
        desk.disconnect(this);
        QCOMPARE(followed, QString("history"));
    }

private:
    bool open(int draw)
    {
        return bench->start({bench->path("images.vitrine"), "--draw", QString::number(draw)}) &&
               stateTree().isVisible();
    }
    [[nodiscard]] QTreeView& stateTree() const { return test::child<QTreeView>(bench->window().state(), "stateTree"); }
    [[nodiscard]] static QModelIndex find(const QTreeView& tree, const QString& text)
    {
        const auto& model = *tree.model();
        const auto found =
            model.match(model.index(0, 0), Qt::DisplayRole, text, 1, Qt::MatchExactly | Qt::MatchRecursive);
        return found.isEmpty() ? QModelIndex() : found.first();
    }
    /// The value of a row, by the names above it.
    [[nodiscard]] QModelIndex stateIndex(const QStringList& path) const
    {
        const auto& model = *stateTree().model();
        QModelIndex at;
        for (const QString& name : path) {
            QModelIndex next;
            for (int row = 0; row < model.rowCount(at); ++row)
                if (model.index(row, 0, at).data().toString() == name)
                    next = model.index(row, 0, at);
            at = next;
        }
        return at.siblingAtColumn(1);
    }
    [[nodiscard]] QString value(const QStringList& path) const { return stateIndex(path).data().toString(); }
    [[nodiscard]] QVariant linkData(const QStringList& path) const { return stateIndex(path).data(views::kLinkRole); }
    struct FoundLink : views::Link {
        bool isThere = false;
        [[nodiscard]] bool isValid() const { return isThere; }
    };
    [[nodiscard]] FoundLink link(const QStringList& path) const
    {
        const QVariant data = linkData(path);
        return {data.value<views::Link>(), data.isValid()};
    }
    [[nodiscard]] bool isSelected(const ResourceId& id) const
    {
        return bench->window().desk().selection() == views::Selection(views::ResourceLink{id});
    }
    static void clickOn(QTreeView& tree, const QModelIndex& cell)
    {
        QTest::mouseClick(tree.viewport(), Qt::LeftButton, {}, tree.visualRect(cell).center());
    }
    static void clickText(QTreeView& tree, const QModelIndex& cell)
    {
        QTest::mouseClick(tree.viewport(), Qt::LeftButton, {}, views::linkRect(tree, cell).center());
    }
    [[nodiscard]] QModelIndex eventRow(const QString& label) const
    {
        const auto& tree = test::child<QTreeView>(bench->window().events(), "eventTree");
        const auto& model = *tree.model();
        const auto found = model.match(model.index(0, 0), views::EventModel::LabelRole, label, 1,
                                       Qt::MatchExactly | Qt::MatchRecursive);
        return found.isEmpty() ? QModelIndex() : found.first();
    }
    [[nodiscard]] std::uint64_t callOf(std::uint32_t draw) const
    {
        for (const auto& action : bench->window().desk().moment().index->actions)
            if (action.kind == core::ActionKind::Draw && action.draw == draw)
                return action.callIndex;
        return 0;
    }
    static QStringList texts(const QMenu& menu)
    {
        QStringList result;
        for (const QAction* action : menu.actions())
            if (action->isVisible() && !action->isSeparator())
                result << action->text();
        return result;
    }
    static void trigger(const QMenu& menu, const QString& text)
    {
        for (QAction* action : menu.actions())
            if (action->text() == text)
                return action->trigger();
        QFAIL(qPrintable(text));
    }
    static void withMenu(QTreeView& tree, const QModelIndex& cell, const std::function<void(QMenu&)>& look)
    {
        bool hasLooked = false;
        QTimer::singleShot(0, &tree, [&] {
            auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
            QVERIFY(menu);
            look(*menu);
            hasLooked = true;
            menu->close();
        });
        tree.scrollTo(cell);
        emit tree.customContextMenuRequested(tree.visualRect(cell).center());
        QVERIFY(hasLooked);
    }

    std::unique_ptr<WindowBench> bench;
};

VITRINE_TEST(TestWindowLinks, QApplication)
#include "tst_window_links.moc"
