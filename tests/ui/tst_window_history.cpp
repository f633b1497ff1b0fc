// SPDX-License-Identifier: Apache-2.0
#include "app/shell/history_buttons.h"
#include "app/shell/navigator.h"
#include "tests/harness/test_class.h"
#include "tests/ui/window_bench.h"
#include "views/base/desk.h"
#include "views/scrubber/scrubber.h"

#include <QMenu>
#include <QToolButton>

using namespace vitrine;
using test::WindowBench;

namespace {

const views::Selection kTexture = views::ResourceLink{{core::ResourceKind::Texture, 3}};
const views::Selection kBuffer = views::ResourceLink{{core::ResourceKind::Buffer, 1}};

views::Link toDraw(std::uint32_t draw, const views::Selection& selection = {})
{
    return {.place = views::DrawLink{draw, {}}, .selection = selection};
}

} // namespace

// Frames of the capture: clear, draw 0, draw 1 | clear, draw 2, draw 3 | clear, draw 4, draw 5.
class TestWindowHistory final : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        bench = std::make_unique<WindowBench>();
        QCOMPARE(test::writeFrames(bench->path("frames.vitrine"), 3), QString());
        QVERIFY(bench->start({bench->path("frames.vitrine"), "--draw", "0"}));
    }
    void cleanup() { bench.reset(); }

    void linksLeadBackAndForward()
    {
        QVERIFY(!action(app::ActionId::Back).isEnabled());
        QVERIFY(!action(app::ActionId::Forward).isEnabled());
        follow(toDraw(2));
        follow(toDraw(5));
        QVERIFY(isAt("draw 5"));
        back();
        QVERIFY(isAt("draw 2"));
        back();
        QVERIFY(isAt("draw 0"));
        QVERIFY(!action(app::ActionId::Back).isEnabled());
        back(); // nowhere to go
        QVERIFY(isAt("draw 0"));
        forward();
        forward();
        QVERIFY(isAt("draw 5"));
        QVERIFY(!action(app::ActionId::Forward).isEnabled());
    }

    void stepsDoNotFloodTheWayBack()
    {
        follow(toDraw(3));
        for (int i = 0; i < 3; ++i) { // clear, draw 4, draw 5
            bench->press(Qt::Key_F10);
            QVERIFY(bench->settle());
        }
        QVERIFY(isAt("draw 5"));
        back();
        QVERIFY(isAt("draw 0"));
        forward(); // to where the steps had led
        QVERIFY(isAt("draw 5"));
    }

    void anotherJumpFromTheMiddleForgetsWhatWasAhead()
    {
        follow(toDraw(2));
        follow(toDraw(5));
        back();
        follow(toDraw(3));
        QVERIFY(!action(app::ActionId::Forward).isEnabled());
        back();
        QVERIFY(isAt("draw 2"));
    }

    void whatWasSelectedComesBack()
    {
        follow(toDraw(2, kTexture));
        bench->window().desk().select(kBuffer); // a click: the entry goes along
        follow(toDraw(4, kTexture));
        QVERIFY(desk().selection() == kTexture);
        back();
        QVERIFY(isAt("draw 2"));
        QVERIFY(desk().selection() == kBuffer);
        back();
        QVERIFY(isAt("draw 0"));
        QVERIFY(desk().selection() == views::Selection());
    }

    void aThingAtTheSamePlaceIsAnEntryOfItsOwn()
    {
        follow({.place = {}, .selection = kTexture});
        follow({.place = {}, .selection = kBuffer});
        QVERIFY(isAt("draw 0"));
        back();
        QVERIFY(desk().selection() == kTexture);
        back();
        QVERIFY(desk().selection() == views::Selection());
    }

    void homeAndEndAreJumps()
    {
        bench->press(Qt::Key_End);
        QVERIFY(bench->settle());
        QVERIFY(isAt("draw 5"));
        back();
        QVERIFY(isAt("draw 0"));
    }

    void fastKeysAllCount()
    {
        for (const std::uint32_t draw : {1u, 2u, 3u, 4u, 5u})
            follow(toDraw(draw));
        for (int i = 0; i < 4; ++i)
            bench->press(Qt::Key_Left, Qt::AltModifier);
        bench->press(Qt::Key_Right, Qt::AltModifier);
        QVERIFY(bench->settle());
        QVERIFY(isAt("draw 2"));
    }

    void drawingTheMouseAlongTheScrubberIsOneEntry()
    {
        follow(toDraw(2));
        auto& scrubber = bench->window().scrubber();
        for (const std::size_t cell : {0u, 2u, 1u, 2u}) { // of frame 1: clear, draw 2, draw 3
            QTest::mouseClick(&scrubber, Qt::LeftButton, {}, scrubber.cellRect(cell).center().toPoint());
            QVERIFY(bench->settle());
        }
        QVERIFY(isAt("draw 3"));
        back();
        QVERIFY(isAt("draw 2"));
        back();
        QVERIFY(isAt("draw 0"));
    }

    void aPlaceThatIsNotThereIsNoEntry()
    {
        follow(toDraw(99));
        QVERIFY(!bench->window().banner().sentence().isEmpty());
        QVERIFY(!action(app::ActionId::Back).isEnabled());
        bench->press(Qt::Key_F10); // and what comes next is a step still
        QVERIFY(bench->settle());
        QVERIFY(isAt("draw 1"));
        QVERIFY(!action(app::ActionId::Back).isEnabled());
    }

    void theMenuGoesSeveralBackAtOnce()
    {
        for (const std::uint32_t draw : {1u, 2u, 3u, 4u, 5u, 4u, 3u, 2u, 1u, 2u, 3u, 4u, 5u, 4u, 3u, 2u, 1u})
            follow(toDraw(draw));
        auto* menu = bench->window().findChild<QToolButton*>("backButton")->menu();
        emit menu->aboutToShow();
        QCOMPARE(menu->actions().size(), qsizetype(15)); // of 17
        QVERIFY2(menu->actions()[0]->text().startsWith("frame 1 · draw 2 · call "),
                 qPrintable(menu->actions()[0]->text()));
        menu->actions()[4]->trigger(); // 2 3 4 5 4
        QVERIFY(bench->settle());
        QVERIFY(isAt("draw 4"));
        emit bench->window().findChild<QToolButton*>("forwardButton")->menu()->aboutToShow();
        QCOMPARE(bench->window().findChild<QToolButton*>("forwardButton")->menu()->actions().size(), qsizetype(5));
    }

    void everyCaptureHasItsOwn()
    {
        QCOMPARE(test::writeFrames(bench->path("other.vitrine"), 2), QString());
        follow(toDraw(4));
        bench->window().open(bench->path("other.vitrine"));
        QVERIFY(test::waitFor(
            [&] { return bench->window().windowTitle().startsWith("other") && bench->session().state(); }));
        QVERIFY(bench->settle());
        QVERIFY(!action(app::ActionId::Back).isEnabled());
        bench->window().open(bench->path("frames.vitrine"));
        QVERIFY(test::waitFor(
            [&] { return bench->window().windowTitle().startsWith("frames") && bench->session().state(); }));
        QVERIFY(bench->settle());
        QVERIFY(isAt("draw 4"));
        back();
        QVERIFY(isAt("draw 0"));
        bench->press(Qt::Key_W, Qt::ControlModifier);
        QVERIFY(!action(app::ActionId::Forward).isEnabled());
    }

private:
    [[nodiscard]] QAction& action(app::ActionId id) const { return bench->window().actions()[id]; }
    [[nodiscard]] views::Desk& desk() const { return bench->window().desk(); }
    [[nodiscard]] bool isAt(const QString& draw) const { return bench->place().contains(draw + " "); }
    void follow(const views::Link& link)
    {
        desk().follow(link);
        QVERIFY(bench->settle());
    }
    void back()
    {
        bench->press(Qt::Key_Left, Qt::AltModifier);
        QVERIFY(bench->settle());
    }
    void forward()
    {
        bench->press(Qt::Key_Right, Qt::AltModifier);
        QVERIFY(bench->settle());
    }

    std::unique_ptr<WindowBench> bench;
};

VITRINE_TEST(TestWindowHistory, QApplication)
#include "tst_window_history.moc"
