// SPDX-License-Identifier: Apache-2.0
#include "app/session/thumbnail_maker.h"
#include "tests/harness/test_class.h"
#include "tests/session/long_captures.h"
#include "tests/ui/window_bench.h"
#include "views/base/desk.h"
#include "views/base/event_decorations.h"
#include "views/scrubber/scrubber.h"

#include <QAction>
#include <QSettings>

using namespace vitrine;
using app::ThumbnailMaker;
using test::WindowBench;

/// Small pictures of what actions left behind, made while nobody waits for anything.
class TestWindowThumbnails final : public QObject {
    Q_OBJECT

private slots:
    void init() { bench = std::make_unique<WindowBench>(); }
    void cleanup() { bench.reset(); }

    void theyShowWhatEachActionLeftBehind()
    {
        QCOMPARE(test::writeFrames(bench->path("frames.vitrine"), 3), QString());
        QVERIFY(bench->start({bench->path("frames.vitrine"), "--draw", "1"}));
        QVERIFY(decorations().showsThumbnails());
        const std::size_t clear = actionOfDraw(0) - 2; // before it stands the marker of the group
        struct Expected {
            std::size_t action;
            QColor left, right;
        };
        const Expected expected[] = {{clear, test::kBlue, test::kBlue},
                                     {actionOfDraw(0), test::kRed, test::kBlue},
                                     {actionOfDraw(1), test::kRed, test::kGreen}};
        for (const Expected& one : expected) {
            const QImage image = thumbnail(one.action);
            QCOMPARE(image.size(), QSize(96, 48)); // 16 × 8 fitted in
            QCOMPARE(image.pixelColor(20, 24), one.left);
            QCOMPARE(image.pixelColor(75, 24), one.right);
        }
        // Nobody has asked for those of another frame, so there are none until somebody does.
        QVERIFY(!thumbnail(actionOfDraw(4)).isNull());
        QCOMPARE(bench->session().state()->position, index().actions[actionOfDraw(1)].callIndex + 1);
    }

    void theScrubberTellsTheirCall()
    {
        QCOMPARE(test::writeFrames(bench->path("frames.vitrine"), 1), QString());
        QVERIFY(bench->start({bench->path("frames.vitrine"), "--draw", "1"}));
        QSignalSpy changed(&decorations(), &views::EventDecorations::changed);
        QVERIFY(!thumbnail(actionOfDraw(1)).isNull());
        const quint64 call = index().actions[actionOfDraw(1)].callIndex;
        const bool isTold = std::any_of(changed.begin(), changed.end(),
                                        [&](const QList<QVariant>& range) { return range[0].toULongLong() == call; });
        QVERIFY(isTold);
        QVERIFY(!bench->window().scrubber().describe(2).isEmpty());
    }

    void theyAreHeldWhileSomethingElseWorks()
    {
        QCOMPARE(test::writeHeavy(bench->path("heavy.vitrine"), 40, 256), QString());
        QVERIFY(bench->start({bench->path("heavy.vitrine"), "--draw", "0"}));
        const auto& maker = *bench->window().findChild<ThumbnailMaker*>();
        QVERIFY(test::waitFor([&] { return maker.isRunning(); }));
        bench->press(Qt::Key_End);
        QVERIFY(bench->session().busy());
        QVERIFY(maker.isHeld());
        // It ends by itself although dozens of draws are left, and nothing starts before the window is idle.
        bool startedWhileBusy = false;
        bool ended = false;
        QVERIFY(test::waitFor([&] {
            ended = ended || !maker.isRunning();
            startedWhileBusy = startedWhileBusy || (ended && maker.isRunning() && bench->session().busy());
            return ended && !bench->session().busy();
        }));
        QVERIFY(!startedWhileBusy);
        QVERIFY(!thumbnail(actionOfDraw(39)).isNull());
    }

    void aFrameWithVeryManyActionsHasNoneUnlessWished()
    {
        QCOMPARE(test::writeManyDraws(bench->path("many.vitrine"), ThumbnailMaker::kHugeFrame + 1, 64), QString());
        QVERIFY(bench->start({bench->path("many.vitrine"), "--draw", "3"}));
        QVERIFY(!decorations().showsThumbnails());
        QAction& action = thumbnailsAction();
        QVERIFY(!action.isChecked());
        QSignalSpy layout(&decorations(), &views::EventDecorations::layoutChanged);
        action.trigger();
        QVERIFY(decorations().showsThumbnails());
        QCOMPARE(layout.size(), 1);
        QVERIFY(!thumbnail(actionOfDraw(3)).isNull());
    }

    void theUsersWishIsRemembered()
    {
        QCOMPARE(test::writeFrames(bench->path("frames.vitrine"), 1), QString());
        QVERIFY(bench->start({bench->path("frames.vitrine"), "--draw", "1"}));
        thumbnailsAction().trigger();
        QVERIFY(!decorations().showsThumbnails());
        QVERIFY(decorations().thumbnail(actionOfDraw(1)).isNull());
        bench->restart();
        QVERIFY(bench->start({bench->path("frames.vitrine"), "--draw", "1"}));
        QVERIFY(!decorations().showsThumbnails());
        thumbnailsAction().trigger();
        QVERIFY(decorations().showsThumbnails());
    }

    void closingTheCaptureForgetsThem()
    {
        QCOMPARE(test::writeFrames(bench->path("frames.vitrine"), 1), QString());
        QVERIFY(bench->start({bench->path("frames.vitrine"), "--draw", "1"}));
        QVERIFY(!thumbnail(actionOfDraw(1)).isNull());
        const std::size_t action = actionOfDraw(1);
        bench->press(Qt::Key_W, Qt::ControlModifier);
        QVERIFY(!decorations().showsThumbnails());
        QVERIFY(decorations().thumbnail(action).isNull());
    }

private:
    [[nodiscard]] QAction& thumbnailsAction() const { return test::child<QAction>(bench->window(), "thumbnails"); }
    [[nodiscard]] views::EventDecorations& decorations() const { return *bench->window().desk().eventDecorations(); }
    [[nodiscard]] const views::EventIndex& index() const { return bench->session().capture()->index; }
    [[nodiscard]] std::size_t actionOfDraw(std::uint32_t draw) const
    {
        const auto& actions = index().actions;
        const auto found = std::find_if(actions.begin(), actions.end(), [draw](const core::ActionEntry& action) {
            return action.kind == core::ActionKind::Draw && action.draw == draw;
        });
        return static_cast<std::size_t>(found - actions.begin());
    }
    /// Waits for it.
    [[nodiscard]] QImage thumbnail(std::size_t action) const
    {
        QImage image;
        (void)test::waitFor([&] { return !(image = decorations().thumbnail(action)).isNull(); });
        return image;
    }

    std::unique_ptr<WindowBench> bench;
};

VITRINE_TEST(TestWindowThumbnails, QApplication)
#include "tst_window_thumbnails.moc"
