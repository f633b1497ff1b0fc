// SPDX-License-Identifier: Apache-2.0
#include "tests/harness/child.h"
#include "tests/harness/test_class.h"
#include "tests/ui/model_rows.h"
#include "tests/ui/window_bench.h"
#include "views/base/desk.h"
#include "views/docks/events/filter_field.h"
#include "views/docks/state/state_model.h"
#include "views/docks/state/state_view.h"
#include "views/scrubber/scrubber.h"

#include <QLineEdit>
#include <QToolButton>
#include <QTreeView>

using namespace vitrine;
using test::findRow;
using test::WindowBench;

class TestWindowStepping final : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        bench = std::make_unique<WindowBench>();
        QCOMPARE(test::writeFrames(bench->path("frames.vitrine"), 3), QString());
    }
    void cleanup() { bench.reset(); }

    void argumentsOpenAtADraw()
    {
        QVERIFY(bench->start({bench->path("frames.vitrine"), "--draw", "2"}));
        QVERIFY2(bench->place().startsWith("frame 1 · draw 2 · call "), qPrintable(bench->place()));
        QCOMPARE(bench->leftHalf(), test::kRed);
        QCOMPARE(bench->rightHalf(), test::kBlue); // as cleared: draw 3 is yet to come
        QVERIFY(bench->session().state()->warnings->empty());
    }

    void aFreshCaptureShowsItsFirstFrameWhole()
    {
        QVERIFY(bench->start({bench->path("frames.vitrine")}));
        QVERIFY2(bench->place().startsWith("frame 0 · draw 1 · call "), qPrintable(bench->place()));
        QCOMPARE(bench->leftHalf(), test::kRed);
        QCOMPARE(bench->rightHalf(), test::kGreen);
    }

    void keysStepForwardAndBack()
    {
        QVERIFY(bench->start({bench->path("frames.vitrine"), "--draw", "0"}));
        struct Stage {
            int key;
            Qt::KeyboardModifiers modifiers;
            const char* place;
            QColor left, right;
        };
        const Stage stages[] = {
            {Qt::Key_F10, {}, "frame 0 · draw 1 ", test::kRed, test::kGreen},
            {Qt::Key_F10, {}, "frame 1 · clear ", test::kBlue, test::kBlue},
            {Qt::Key_F10, Qt::ShiftModifier, "frame 0 · draw 1 ", test::kRed, test::kGreen},
            {Qt::Key_Left, Qt::ControlModifier, "frame 0 · draw 0 ", test::kRed, test::kBlue},
            {Qt::Key_Right, Qt::ControlModifier, "frame 0 · draw 1 ", test::kRed, test::kGreen},
            {Qt::Key_Home, {}, "frame 0 · clear ", test::kBlue, test::kBlue},
            {Qt::Key_End, {}, "frame 2 · draw 5 ", test::kRed, test::kGreen},
            {Qt::Key_PageUp, {}, "frame 1 · draw 3 ", test::kRed, test::kGreen},
            {Qt::Key_PageDown, {}, "frame 2 · draw 5 ", test::kRed, test::kGreen},
        };
        for (const Stage& stage : stages) {
            bench->press(stage.key, stage.modifiers);
            QVERIFY(bench->settle());
            QVERIFY2(bench->place().startsWith(stage.place), qPrintable(bench->place()));
            QCOMPARE(bench->leftHalf(), stage.left);
            QCOMPARE(bench->rightHalf(), stage.right);
        }
    }

    void singleCalls()
    {
        QVERIFY(bench->start({bench->path("frames.vitrine"), "--draw", "0"}));
        const auto before = bench->session().state()->position;
        bench->press(Qt::Key_F11);
        bench->press(Qt::Key_F11);
        QVERIFY(bench->settle());
        QCOMPARE(bench->session().state()->position, before + 2);
        bench->press(Qt::Key_F11, Qt::ControlModifier);
        QVERIFY(bench->settle());
        QCOMPARE(bench->session().state()->position, before + 1);
        bench->press(Qt::Key_F11, Qt::ShiftModifier); // out of the frame
        QVERIFY(bench->settle());
        QCOMPARE(bench->session().state()->position, bench->session().capture()->index.frames[0].endCallIndex + 1);
    }

    void fastKeysAllCount()
    {
        QVERIFY(bench->start({bench->path("frames.vitrine")}));
        bench->press(Qt::Key_Home); // clear 0 of actions C D0 D1 | C D2 D3 | C D4 D5
        for (int i = 0; i < 7; ++i)
            bench->press(Qt::Key_F10);
        for (int i = 0; i < 2; ++i)
            bench->press(Qt::Key_F10, Qt::ShiftModifier);
        QVERIFY(bench->settle());
        QVERIFY2(bench->place().startsWith("frame 1 · draw 3 "), qPrintable(bench->place()));
    }

    void theNewestPlaceWins()
    {
        QVERIFY(bench->start({bench->path("frames.vitrine")}));
        for (const std::uint64_t draw : {5u, 0u, 4u, 1u, 2u})
            bench->session().go({app::Place::Kind::Draw, draw});
        QVERIFY(bench->settle());
        QVERIFY2(bench->place().startsWith("frame 1 · draw 2 "), qPrintable(bench->place()));
    }

    void placesThatAreNotThereAreToldAndNothingMoves()
    {
        QVERIFY(bench->start({bench->path("frames.vitrine"), "--draw", "1"}));
        const QString before = bench->place();
        bench->session().go({app::Place::Kind::Draw, 6});
        QVERIFY(bench->settle());
        QCOMPARE(bench->window().banner().sentence(), QString("There is no draw 6: the capture has draws 0 to 5"));
        QCOMPARE(bench->place(), before);
        bench->press(Qt::Key_F10);
        QVERIFY(bench->settle());
        QVERIFY2(bench->place().startsWith("frame 1 · clear "), qPrintable(bench->place()));
    }

    void pickedValuesAreThePictures()
    {
        QVERIFY(bench->start({bench->path("frames.vitrine")}));
        auto& canvas = bench->canvas();
        QTest::mouseClick(&canvas, Qt::LeftButton, {}, canvas.rectOf({7, 2}).center().toPoint());
        QCOMPARE(canvas.picked(), std::optional<QPoint>(QPoint(7, 2)));
        const QString left = bench->window().framebuffer().pickedText().simplified();
        QCOMPARE(left, QString("x 7 y 5 row 2 #ff0000ff R 255 G 0 B 0 A 255 1.000 0.000 0.000 1.000"));
        QTest::keyClick(&canvas, Qt::Key_Right); // over the border between the halves
        QVERIFY(bench->window().framebuffer().pickedText().simplified().endsWith(
            "#00ff00ff R 0 G 255 B 0 A 255 0.000 1.000 0.000 1.000"));
        QVERIFY(bench->window().framebuffer().pickGl(0, 0));
        QCOMPARE(canvas.picked(), std::optional<QPoint>(QPoint(0, 7)));
        bench->press(Qt::Key_Home); // the pick stays, its value follows
        QVERIFY(bench->settle());
        QVERIFY(bench->window().framebuffer().pickedText().contains("#0000ffff"));
    }

    void theEventTreeFollowsAndLeads()
    {
        QVERIFY(bench->start({bench->path("frames.vitrine"), "--draw", "1"}));
        auto& tree = test::child<QTreeView>(bench->window().events(), "eventTree");
        const QModelIndex current = tree.currentIndex();
        QVERIFY(current.data().toString().startsWith("Draw 1"));
        QVERIFY(current.data(views::EventModel::CurrentRole).toBool());
        QCOMPARE(current.parent().data(views::EventModel::LabelRole).toString(), QString("halves"));
        QTRY_VERIFY(current.data().toString().contains("glDrawArrays(mode = GL_TRIANGLES, first = 0, count = 3)"));

        const QModelIndex first = findRow(*tree.model(), "Draw 0");
        QVERIFY(first.isValid());
        tree.scrollTo(first);
        const QPoint place = tree.visualRect(first).center();
        QTest::mouseClick(tree.viewport(), Qt::LeftButton, {}, place);
        QTest::mouseDClick(tree.viewport(), Qt::LeftButton, {}, place);
        QVERIFY(bench->settle());
        QVERIFY2(bench->place().startsWith("frame 0 · draw 0 "), qPrintable(bench->place()));
    }

    void theFilterFindsCalls()
    {
        QVERIFY(bench->start({bench->path("frames.vitrine")}));
        auto& events = bench->window().events();
        bench->press(Qt::Key_F, Qt::ControlModifier);
        QTRY_VERIFY(test::part<views::FilterField>(events).hasFocus());
        QTest::keyClicks(&test::part<views::FilterField>(events), "draw 4");
        QTRY_COMPARE(test::child<QTreeView>(events, "eventTree").model()->rowCount(), 1); // frame 2 alone
        QVERIFY(findRow(*test::child<QTreeView>(events, "eventTree").model(), "Draw 4").isValid());
        QVERIFY(!findRow(*test::child<QTreeView>(events, "eventTree").model(), "Draw 5").isValid());
        QTest::keyClick(&test::part<views::FilterField>(events), Qt::Key_Escape);
        QTRY_COMPARE(test::child<QTreeView>(events, "eventTree").model()->rowCount(), 3);
    }

    void allCallsAreShownWhenWanted()
    {
        QVERIFY(bench->start({bench->path("frames.vitrine")}));
        auto& tree = test::child<QTreeView>(bench->window().events(), "eventTree");
        QVERIFY(!findRow(*tree.model(), "glScissor").isValid());
        bench->press(Qt::Key_A, Qt::ControlModifier | Qt::ShiftModifier);
        tree.expandAll();
        QTRY_VERIFY(findRow(*tree.model(), "glScissor(x = 8, y = 0, width = 8, height = 8)").isValid());
    }

    void theScrubberGoesToADraw()
    {
        QVERIFY(bench->start({bench->path("frames.vitrine")}));
        auto& scrubber = bench->window().scrubber();
        QVERIFY2(scrubber.describe(1).endsWith(" 2 of 3 in the frame"), // a clear and two draws
                 qPrintable(scrubber.describe(1)));
        QTest::mouseClick(&scrubber, Qt::LeftButton, {}, scrubber.cellRect(1).center().toPoint());
        QVERIFY(bench->settle());
        QVERIFY2(bench->place().startsWith("frame 0 · draw 0 "), qPrintable(bench->place()));
    }

    void insideADrawEverythingNamesThatDraw()
    {
        QVERIFY(bench->start({bench->path("frames.vitrine"), "--draw", "0"}));
        for (const std::uint32_t draw : {1u, 2u, 0u}) {
            bench->window().desk().follow({.place = views::DrawLink{draw, 3}, .selection = {}});
            QVERIFY(bench->settle());
            const QString name = QString("raw %1 ").arg(draw); // "Draw 1 ", "draw 1 "
            QVERIFY(bench->window().desk().moment().inside);
            QVERIFY2(bench->place().contains(name), qPrintable(bench->place()));
            QVERIFY(bench->window().findChild<QToolButton*>("placeButton")->text().contains(name));
            const QString row = test::child<QTreeView>(bench->window().events(), "eventTree")
                                    .currentIndex()
                                    .siblingAtColumn(0)
                                    .data()
                                    .toString();
            QVERIFY2((row + " ").contains(name), qPrintable(row));
            const QString strip = bench->window().scrubber().accessibleDescription();
            QVERIFY2(strip.contains(name), qPrintable(strip));
            const core::ActionEntry action = *bench->window().desk().moment().draw();
            QVERIFY2(strip.contains(QString(" call %1 ").arg(action.callNumber)), qPrintable(strip));
            QVERIFY2(bench->place().endsWith(QString(" call %1").arg(action.callNumber)), qPrintable(bench->place()));
        }
    }

    void changedStateStandsOut()
    {
        QVERIFY(bench->start({bench->path("frames.vitrine"), "--draw", "0"}));
        bench->press(Qt::Key_F10);
        QVERIFY(bench->settle());
        const auto& model = *test::child<QTreeView>(bench->window().state(), "stateTree").model();
        const QModelIndex box = findRow(model, "GL_SCISSOR_BOX", findRow(model, "rasterization").siblingAtColumn(0));
        const QModelIndex x = findRow(model, "x", box);
        QCOMPARE(x.siblingAtColumn(1).data().toString(), QString("8"));
        QVERIFY(x.data(views::StateModel::ChangedRole).toBool());
        QVERIFY(x.data(Qt::ToolTipRole).toString().contains("was 0"));
        const QModelIndex width = findRow(model, "width", box);
        QCOMPARE(width.siblingAtColumn(1).data().toString(), QString("8"));
        QVERIFY(!width.data(views::StateModel::ChangedRole).toBool());
    }

    void longWorkCanBeCancelledAndLeavesNoHalfPicture()
    {
        QCOMPARE(test::writeHeavy(bench->path("heavy.vitrine"), 3000, 256), QString());
        QVERIFY(bench->start({bench->path("heavy.vitrine"), "--draw", "0"}));
        const QString before = bench->place();
        bench->press(Qt::Key_End);
        auto* cancel = bench->window().findChild<QToolButton*>("cancelButton");
        QTRY_VERIFY(cancel->isVisible());
        QTest::mouseClick(cancel, Qt::LeftButton);
        QVERIFY(!bench->session().busy());
        QVERIFY(!cancel->isVisible());
        QCOMPARE(bench->place(), before);
        QElapsedTimer timer;
        timer.start();
        bench->press(Qt::Key_F10); // counts from what is shown
        QVERIFY(bench->settle());
        QVERIFY2(timer.elapsed() < 3000, "the cancelled work went on");
        QVERIFY2(bench->place().startsWith("frame 0 · draw 1 "), qPrintable(bench->place()));
        for (const QPoint corner : {QPoint(0, 0), QPoint(255, 0), QPoint(0, 255), QPoint(255, 255)})
            QCOMPARE(bench->color(corner.x(), corner.y()), test::kGreen);
    }

private:
    std::unique_ptr<WindowBench> bench;
};

VITRINE_TEST(TestWindowStepping, QApplication)
#include "tst_window_stepping.moc"
