// SPDX-License-Identifier: Apache-2.0
#include "tests/harness/test_class.h"
#include "tests/session/overlay_scene.h"
#include "tests/ui/sample_copy.h"
#include "tests/ui/window_bench.h"
#include "views/base/desk.h"
#include "views/base/export_file.h"
#include "views/base/link_label.h"
#include "views/overlay/overlay_bar.h"
#include "views/overlay/overlay_legend.h"
#include "views/overlay/overlay_table.h"

#include <QAbstractItemModel>
#include <QFile>
#include <QImage>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMenu>
#include <QToolButton>
#include <QTreeView>

using namespace vitrine;
using core::OverlayKind;
using core::OverlayScope;
using test::OverlayScene;
using test::WindowBench;

namespace {

/// A of 8 × 6 pixels from 2,1 on, and behind it B of the same size from 6,2 on: 4 × 5 pixels are in both.
OverlayScene twoRectangles()
{
    OverlayScene scene;
    scene.enable(OverlayScene::kDepthTest);
    scene.clear();
    scene.rectangle(2, 1, 10, 7, 0.25f, 1);
    scene.rectangle(6, 2, 14, 8, 0.75f);
    scene.present();
    return scene;
}

QColor colorAt(const QImage& image, int x, int yFromBottom)
{
    return image.pixelColor(x, image.height() - 1 - yFromBottom);
}

} // namespace

/// Overlays in the real window.
class TestWindowOverlays final : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        bench = std::make_unique<WindowBench>();
        QCOMPARE(twoRectangles().write(bench->path("two.vitrine")), QString());
        QVERIFY(bench->start({bench->path("two.vitrine"), "--draw", "1"}));
    }
    void cleanup() { bench.reset(); }

    void theKeyGoesThroughAllOverlays()
    {
        QVERIFY(!bar().isVisible());
        bench->press(Qt::Key_O, Qt::AltModifier);
        QVERIFY(bar().isVisible());
        QCOMPARE(*bar().kind(), OverlayKind::Highlight);
        for (std::size_t i = 1; i < core::kOverlayKinds; ++i)
            bench->press(Qt::Key_O, Qt::AltModifier);
        QCOMPARE(*bar().kind(), OverlayKind::Mask);
        bench->press(Qt::Key_O, Qt::AltModifier);
        QVERIFY(!bar().kind() && !bar().isVisible());
    }

    void depthIsToldByColorLetterAndNumber()
    {
        show(OverlayKind::DepthTest, OverlayScope::Draw);
        QCOMPARE(bar().text(), QString("passed 28 px, failed 20 px").replace(" px", QString(QChar(0xA0)) + "px"));
        const QImage& image = bar().image();
        QCOMPARE(image.size(), QSize(16, 8));
        QCOMPARE(colorAt(image, 12, 3), QColor(0x00, 0x9e, 0x73));
        QCOMPARE(colorAt(image, 7, 3), QColor(0xd5, 0x5e, 0x00));
        QCOMPARE(colorAt(image, 1, 0).alpha(), 0);
        QCOMPARE(bar().markAt({12, 7 - 3}), QString("P"));
        QCOMPARE(bar().markAt({7, 7 - 3}), QString("F"));
    }

    void theNumberUnderTheCursorIsExact()
    {
        show(OverlayKind::Rasterized, OverlayScope::Frame);
        QCOMPARE(bar().text(), QString("0 to 2 fragments"));
        QTest::mouseMove(&canvas(), canvas().rectOf({7, 7 - 3}).center().toPoint());
        QTRY_COMPARE(label("Overlay, cursor"), QString("Overlay, cursor  2 fragments"));
        QVERIFY2(label("16 × 8").endsWith("overlay of 2 draws, 0 to 1"), qPrintable(label("16 × 8")));
        QTest::mouseClick(&canvas(), Qt::LeftButton, {}, canvas().rectOf({3, 7 - 1}).center().toPoint());
        QCOMPARE(label("Overlay, picked"), QString("Overlay, picked  1 fragment"));
    }

    /// Of 92 × 88 pixels around the star 1,747 are at 1 and 781 at 2 (VG2D-06).
    void VG2D_07_thePlaneOfWindingsHasItsNumbers()
    {
        bench = std::make_unique<WindowBench>();
        QVERIFY(bench->start({test::copySample("star", bench->path("star.vitrine")), "--draw", "1"}));
        show(OverlayKind::Winding, OverlayScope::Draw);
        QTRY_VERIFY2(bar().text().contains("winding 2"), qPrintable(bar().text()));
        const QString text = bar().text().replace(QChar(QChar::Nbsp), ' ');
        QVERIFY2(text.contains("winding 1 1 747 px") && text.contains("winding 2 781 px"), qPrintable(text));
        QCOMPARE(bar().markAt({160, 239 - 120}), QString("2"));
        QCOMPARE(bar().textAt(QPoint{160, 239 - 80}), QString("winding 1"));
        QCOMPARE(bar().textAt(QPoint{5, 5}), QString("outside of the box"));
        show(OverlayKind::Mask, OverlayScope::Draw);
        QTRY_COMPARE(bar().text(), QString("Nothing is masked in this drawing."));
    }

    void VG2D_01_aDrawOf3dGraphicsHasNoPlanes()
    {
        show(OverlayKind::Cover, OverlayScope::Draw);
        QTRY_COMPARE(bar().text(), QString("No 2-D graphics in this draw."));
    }

    void theTableHasTheSameNumbers()
    {
        show(OverlayKind::Rasterized, OverlayScope::Frame);
        button("Table").click();
        const auto& shares = *bar().table().shares().model();
        QTRY_VERIFY(bar().table().isVisible());
        QCOMPARE(shares.rowCount(), 3);
        for (int row = 0; row < 3; ++row)
            QCOMPARE(shares.index(row, 1).data().toInt(), (std::array{52, 56, 20}[static_cast<std::size_t>(row)]));
        QCOMPARE(shares.index(2, 0).data().toString(), QString("2 fragments"));
        bench->window().framebuffer().pickGl(7, 3);
        const auto& numbers = *test::child<QTreeView>(bar().table(), "overlay-numbers").model();
        const auto number = [&](const QString& name) {
            const auto found = numbers.match(numbers.index(0, 0), Qt::DisplayRole, name);
            return found.isEmpty() ? -1 : found.first().siblingAtColumn(1).data().toInt();
        };
        QCOMPARE(number("Rasterized"), 2);
        QCOMPARE(number("Shaded"), 1);
        QCOMPARE(number("Depth passed"), 1);
        QCOMPARE(number("Depth failed"), 1);
        QCOMPARE(number("Discarded"), 0);
    }

    void aStepDropsWhatWasKnownAndAsksAgain()
    {
        show(OverlayKind::Written, OverlayScope::Draw);
        const QImage before = bar().image();
        bench->press(Qt::Key_F10, Qt::ShiftModifier);
        QVERIFY(bench->settle());
        QTRY_VERIFY(bar().overlay());
        QCOMPARE(*bar().overlay()->lastDraw, 0u);
        QVERIFY(bar().image() != before);
        bench->press(Qt::Key_F10, Qt::ShiftModifier); // the clear before it
        QVERIFY(bench->settle());
        QTRY_VERIFY2(bar().text().startsWith("The last step drew nothing"), qPrintable(bar().text()));
    }

    void closingForgetsTheOverlay()
    {
        show(OverlayKind::Shaded, OverlayScope::Frame);
        button("Close overlay").click();
        QVERIFY(!bar().isVisible() && bar().image().isNull());
        QVERIFY(bench->window().framebuffer().exports().size() == 1);
    }

    void countingCanBeStopped()
    {
        QCOMPARE(test::writeHeavy(bench->path("heavy.vitrine"), 60, 1024), QString());
        bench->window().open(bench->path("heavy.vitrine"));
        QVERIFY(bench->settle());
        QTRY_VERIFY(bench->session().state() && bench->session().state()->position > 60);
        bar().setScope(OverlayScope::Frame);
        bar().setKind(OverlayKind::Shaded);
        QTRY_VERIFY(button("Stop counting").isVisible());
        QVERIFY(!bar().overlay());
        button("Stop counting").click();
        QVERIFY(!bar().kind() && !bar().isVisible());
    }

    void whatIsExportedIsWhatIsShown()
    {
        show(OverlayKind::DepthTest, OverlayScope::Draw);
        QHash<QString, QString> files;
        for (const views::Export& one : bench->window().framebuffer().exports()) {
            files[one.name] = bench->path(one.name + '.' + one.suffix);
            QCOMPARE(views::saveExport(one, files[one.name], {}), QString());
        }
        QCOMPARE(files.size(), 5);
        const QImage alone(files["Overlay alone"]);
        QCOMPARE(colorAt(alone, 12, 3), QColor(0x00, 0x9e, 0x73));
        QCOMPARE(QImage(files["Picture with overlay"]).size(), QSize(16, 8));
        QFile csv(files["Overlay by pixel"]);
        QVERIFY(csv.open(QIODevice::ReadOnly));
        const auto lines = csv.readAll().split('\n');
        QCOMPARE(lines.size(), 1 + 48 + 1); // the header, B, and the end of the last line
        QVERIFY2(lines.contains("7,3,1,1,0,1,0,0,0,0,0,0,1,0,1,2,1,2\r"), lines[10]);
        QFile json(files["Overlay in sum"]);
        QVERIFY(json.open(QIODevice::ReadOnly));
        const QJsonObject object = QJsonDocument::fromJson(json.readAll()).object();
        QCOMPARE(object["layer"].toString(), QString("depth_test"));
        QCOMPARE(object["totals"].toObject()["depth_failed"].toInt(), 20);
    }

private:
    void show(OverlayKind kind, OverlayScope scope)
    {
        bar().setScope(scope);
        bar().setKind(kind);
        QTRY_VERIFY(bar().overlay());
    }
    [[nodiscard]] views::OverlayBar& bar() const
    {
        return test::child<views::OverlayBar>(bench->window(), "overlayBar");
    }
    [[nodiscard]] views::PictureCanvas& canvas() const { return bench->canvas(); }
    [[nodiscard]] QString label(const QString& start) const
    {
        for (const QLabel* label : bench->window().framebuffer().findChildren<QLabel*>()) {
            const auto* linked = qobject_cast<const views::LinkLabel*>(label);
            const QString text = linked ? linked->plainText() : label->text();
            if (text.startsWith(start))
                return text;
        }
        return {};
    }
    [[nodiscard]] QToolButton& button(const QString& name) const
    {
        for (QToolButton* button : bar().findChildren<QToolButton*>())
            if (button->accessibleName() == name)
                return *button;
        qFatal("there is no such button");
    }

    std::unique_ptr<WindowBench> bench;
};

VITRINE_TEST(TestWindowOverlays, QApplication)
#include "tst_window_overlays.moc"
