// SPDX-License-Identifier: Apache-2.0
#include "tests/ui/window_bench.h"
#include "views/base/desk.h"

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

private:
    [[nodiscard]] views::PictureCanvas& canvas() const { return bench->canvas(); }
    [[nodiscard]] views::Desk& desk() const { return bench->window().desk(); }

    std::unique_ptr<WindowBench> bench;
};

QTEST_MAIN(TestWindowFramebuffer)
#include "test_window_framebuffer.moc"
