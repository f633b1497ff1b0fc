// SPDX-License-Identifier: Apache-2.0
#include "tests/harness/test_class.h"
#include "tests/ui/window_bench.h"
#include "views/base/desk.h"
#include "views/base/link_label.h"
#include "views/framebuffer/compare_bar.h"

#include <QMenu>

using namespace vitrine;
using test::WindowBench;
using views::PixelLink;
using views::Selection;

/// The picked pixel is the selected one.
class TestWindowFramebuffer final : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        bench = std::make_unique<WindowBench>();
        QCOMPARE(test::writeFrames(bench->path("frames.vitrine"), 2), QString());
        QVERIFY(bench->start({bench->path("frames.vitrine")}));
    }
    void cleanup() { bench.reset(); }

    void aClickSelectsAndEscapeClears()
    {
        QTest::mouseClick(&canvas(), Qt::LeftButton, {}, canvas().rectOf({7, 2}).center().toPoint());
        QVERIFY((desk().selection() == Selection(PixelLink{7, 5})));
        QTest::keyClick(&canvas(), Qt::Key_Up);
        QVERIFY((desk().selection() == Selection(PixelLink{7, 6})));
        QTest::keyClick(&canvas(), Qt::Key_Escape);
        QVERIFY(desk().selection() == Selection());
        QVERIFY(!canvas().picked());
    }

    void aFollowedPixelIsPickedAndScrolledTo()
    {
        canvas().setZoom(64);
        desk().follow({{}, PixelLink{0, 0}, ""});
        QCOMPARE(canvas().picked(), std::optional<QPoint>(QPoint(0, 7)));
        QVERIFY(canvas().rect().contains(canvas().rectOf({0, 7}).center().toPoint()));
        desk().follow({{}, PixelLink{15, 7}, ""});
        QCOMPARE(canvas().picked(), std::optional<QPoint>(QPoint(15, 0)));
        QVERIFY(canvas().rect().contains(canvas().rectOf({15, 0}).center().toPoint()));
    }

    void thePickStaysWhileSomethingElseIsSelected()
    {
        desk().select(PixelLink{3, 3});
        desk().select(views::ResourceLink{{core::ResourceKind::Program, 0, 1}});
        QCOMPARE(canvas().picked(), std::optional<QPoint>(QPoint(3, 4)));
        desk().select(views::FragmentLink{0, 1, 5, 3});
        QCOMPARE(canvas().picked(), std::optional<QPoint>(QPoint(5, 4)));
        desk().select({});
        QVERIFY(!canvas().picked());
    }

    void aPixelThatThePictureDoesNotHaveIsNotPicked()
    {
        desk().select(PixelLink{100, 3});
        QVERIFY(!canvas().picked());
        QVERIFY((desk().selection() == Selection(PixelLink{100, 3})));
    }

    void theMenuOffersWhatCanBeDoneWithThePixel()
    {
        QStringList texts;
        std::vector<views::Link> links;
        connect(&desk(), &views::Desk::followed, this, [&](const views::Link& link) { links.push_back(link); });
        QTimer::singleShot(0, this, [&] {
            auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
            QVERIFY(menu);
            for (QAction* action : menu->actions()) {
                texts << action->text();
                if (action->text() == "Pixel history")
                    action->trigger();
            }
            menu->close();
        });
        QContextMenuEvent event(QContextMenuEvent::Mouse, canvas().rectOf({4, 1}).center().toPoint(),
                                canvas().mapToGlobal(canvas().rectOf({4, 1}).center().toPoint()));
        QApplication::sendEvent(&canvas(), &event);
        QVERIFY(texts.contains("Debug the last fragment"));
        QVERIFY((desk().selection() == Selection(PixelLink{4, 6})));
        QCOMPARE(links.size(), std::size_t{1});
        QCOMPARE(QString(links[0].dock), QString("history"));
        QVERIFY((links[0].selection == Selection(PixelLink{4, 6})));
    }

    void holdingAKeyShowsThePictureBeforeTheLastStep()
    {
        back(); // from the end of the frame to draw 1
        back(); // to draw 0: the right half is still blue
        QVERIFY(framebuffer().pickGl(13, 3));
        QVERIFY(framebuffer().pickedText().contains("#0000ffff"));
        QTest::keyPress(&canvas(), Qt::Key_C);
        QVERIFY(framebuffer().pickedText().contains("#00ff00ff"));
        QTest::keyRelease(&canvas(), Qt::Key_C);
        QVERIFY(framebuffer().pickedText().contains("#0000ffff"));
    }

    void aPinnedPictureIsComparedExactly()
    {
        views::CompareBar& bar = test::part<views::CompareBar>(framebuffer());
        back();
        bench->press(Qt::Key_D, Qt::ControlModifier);
        QVERIFY(bar.isVisible());
        QCOMPARE(bar.text(), QString("No pixel differs from draw 1."));
        back();
        // The right half, 8 × 8 pixels, is blue and was green.
        QCOMPARE(bar.text(), QString("64 pixels differ from draw 1, by 255 at most, at 8,7"));
        bar.setMode(views::CompareBar::Mode::Difference);
        QVERIFY(framebuffer().pickGl(13, 3));
        QVERIFY2(framebuffer().pickedText().endsWith("difference R 0 G −255 B +255 A 0"),
                 qPrintable(framebuffer().pickedText()));
        QCOMPARE(bar.difference()->image.pixelColor(13, 4), QColor(0x00, 0x72, 0xb2));
        QCOMPARE(bar.difference()->image.pixelColor(2, 4), QColor(Qt::white));
        bar.setMode(views::CompareBar::Mode::Pinned);
        QVERIFY(framebuffer().pickedText().contains("#00ff00ff"));
        bar.unpin();
        QVERIFY(!bar.isVisible());
        QVERIFY(framebuffer().pickedText().contains("#0000ffff"));
    }

    void theComparisonLeadsToThePinnedDrawAndToThePixel()
    {
        back();
        bench->press(Qt::Key_D, Qt::ControlModifier);
        back();
        auto* label = test::part<views::CompareBar>(framebuffer()).findChild<views::LinkLabel*>();
        QCOMPARE(label->plainText(), test::part<views::CompareBar>(framebuffer()).text());
        QCOMPARE(label->links().size(), 2);
        QVERIFY(label->links()[0].place == views::Link::Place(views::DrawLink{1}));
        QVERIFY(label->links()[1].selection == views::Selection(views::PixelLink{8, 7}));
        emit label->linkActivated("1");
        QVERIFY(bench->window().desk().selection() == views::Selection(views::PixelLink{8, 7}));
        emit label->linkActivated("0");
        QVERIFY(bench->settle());
        QVERIFY2(bench->place().contains("draw 1 "), qPrintable(bench->place()));
        QCOMPARE(label->plainText(), QString("No pixel differs from draw 1."));
    }

    void differencesOfDepthAreExact()
    {
        core::Picture shown, other;
        for (core::Picture* picture : {&shown, &other}) {
            picture->attachment = core::Attachment::Depth;
            picture->width = 3;
            picture->height = 1;
        }
        shown.depth = {0.25f, 1.0f, 0.5f};
        other.depth = {0.75f, 1.0f, 0.25f};
        const auto difference = views::differenceOf(shown, other);
        QVERIFY(difference.has_value());
        QCOMPARE(difference->largest, 0.5);
        QCOMPARE(difference->count, std::uint64_t{2});
        QCOMPARE(difference->where, QPoint(0, 0));
        QCOMPARE(views::differenceText(shown, other, {0, 0}), QString("−0.5"));
        QCOMPARE(views::farthestText(shown, other, {2, 0}), QString("+0.25"));
        QVERIFY(views::farthestText(shown, other, {1, 0}).isEmpty());
        QVERIFY(views::differenceText(shown, other, {3, 0}).isEmpty());
        // Half of the way from white to orange (230, 159, 0).
        QCOMPARE(difference->image.pixelColor(2, 0), QColor(243, 207, 128));
        other.width = 1;
        QVERIFY(!views::differenceOf(shown, other));
    }

private:
    void back() const
    {
        bench->press(Qt::Key_F10, Qt::ShiftModifier);
        QVERIFY(bench->settle());
    }
    [[nodiscard]] views::FramebufferView& framebuffer() const { return bench->window().framebuffer(); }
    [[nodiscard]] views::PictureCanvas& canvas() const { return bench->canvas(); }
    [[nodiscard]] views::Desk& desk() const { return bench->window().desk(); }

    std::unique_ptr<WindowBench> bench;
};

VITRINE_TEST(TestWindowFramebuffer, QApplication)
#include "tst_window_framebuffer.moc"
